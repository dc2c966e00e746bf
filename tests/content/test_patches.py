"""Packs that change others' cards: replace, patch, old names; and what they are told when they cannot."""

from pathlib import Path

from favor.content.load import Loaded, load_catalog

ROOT = Path(__file__).resolve().parent.parent.parent
BASE = ROOT / "content" / "base"
MANIFEST = 'format: 1\npack:\n  id: {id}\n  name: {id}\n  version: "1.0.0"\n  api: 1\n{more}'
COIN = (
    "format: 1\nrelics:\n  - id: coin\n    name: Coin\n    type: charm\n    art: coin\n    tags: [shiny]\n    reacts:\n"
    "      - id: glow\n        when: delved\n        by: you\n        timing: after\n        effects:\n"
    "          - {do: heal, id: warmth, who: you, amount: 1}\n"
)


def load(root: Path, **packs: str) -> Loaded:
    """The packs, each of one file; `requires` of a pack stands in a first remark: # a b."""
    folders = []
    for id, text in packs.items():
        folder = root / id
        folder.mkdir()
        needs = text.partition("\n")[0].removeprefix("#").split() if text.startswith("#") else []
        more = "  requires: [" + ", ".join(f"{{pack: {need}}}" for need in needs) + "]\n" if needs else ""
        (folder / "pack.yaml").write_text(MANIFEST.format(id=id, more=more))
        (folder / "cards.yaml").write_text(text)
        folders.append(folder)
    return load_catalog(BASE, folders, use_cache=False)


def said(loaded: Loaded) -> list[str]:
    return [f"{problem.pack}:{problem.line}:{problem.column} {problem.code}" for problem in loaded.problems]


def patch(lines: str) -> str:
    return "format: 1\npatch:\n" + "".join(f"  {line}\n" for line in lines.split("\n"))


def test_a_patch_sets_adds_and_removes(tmp_path: Path) -> None:
    text = patch(
        "- at: relics/bazaar:coin/reacts/glow/effects/warmth\n  set: {amount: 2}\n"
        "- at: relics/bazaar:coin\n  add: {tags: [frozen]}\n  remove: [art]"
    )
    loaded = load(tmp_path, frost="#bazaar\n" + text, bazaar=COIN)
    coin = loaded.catalog.get("relics", "bazaar:coin")
    assert said(loaded) == []
    assert coin.data["reacts"][0]["effects"] == [{"do": "heal", "id": "warmth", "who": "you", "amount": 2}]
    assert coin.data["tags"] == ["shiny", "frozen"] and "art" not in coin.data
    assert coin.pack == "bazaar"


def test_a_replacement_takes_the_place_and_the_id(tmp_path: Path) -> None:
    card = "relics:\n  - {id: crystal-scepter, name: Glass Scepter, type: fight}\n"
    loaded = load(tmp_path, frost="format: 1\nreplace: [relics/base:crystal-scepter]\n" + card)
    assert said(loaded) == []
    scepter = loaded.catalog.get("relics", "crystal-scepter")
    assert (scepter.name, scepter.pack, len(loaded.catalog.section("relics"))) == ("Glass Scepter", "frost", 36)


def test_a_replacement_needs_an_old_and_a_new_card(tmp_path: Path) -> None:
    loaded = load(tmp_path, frost="format: 1\nreplace:\n  - relics/base:crystal-septer\n  - relics/base:spike-shield\n")
    assert said(loaded) == ["frost:3:5 E507", "frost:4:5 E507"]
    assert "did you mean 'crystal-scepter'?" in loaded.problems[0].sentence


def test_a_patch_on_nothing(tmp_path: Path) -> None:
    text = patch(
        "- {at: 'relics/base:crystal-septer', set: {name: X}}\n"
        "- {at: 'relics/base:crystal-scepter/reacts/glow', set: {amount: 2}}\n"
        "- {at: 'relics/base:crystal-scepter', remove: [coluor]}\n"
        "- {at: 'relics/base:crystal-septer', if_missing: skip, set: {name: X}}\n"
        "- {at: 'relics/base:crystal-scepter/reacts/glow', if_missing: skip, set: {amount: 2}}"
    )
    assert said(load(tmp_path, frost=text)) == ["frost:3:10 E507", "frost:4:10 E508", "frost:5:50 E508"]


def test_a_patch_that_breaks_a_card_names_both_places(tmp_path: Path) -> None:
    text = patch("- {at: 'relics/bazaar:coin', set: {typ: curse}}\n- {at: 'relics/bazaar:coin', set: {type: cruse}}")
    loaded = load(tmp_path, frost=text, bazaar=COIN)
    assert said(loaded) == ["frost:3:5 E509", "frost:4:5 E509"]
    assert "bazaar/cards.yaml:5:11: E206" in loaded.problems[1].sentence
    assert loaded.catalog.get("relics", "bazaar:coin").data["type"] == "charm"


def test_names_in_a_patch_are_those_of_either_pack(tmp_path: Path) -> None:
    status = "statuses:\n  - {id: damp, name: Damp, stacking: refuse, until: {end_of_turn_of: holder}}\n"
    step = "{add: {effects: [{do: afflict, who: you, status: damp}]}, at: 'relics/bazaar:coin/reacts/glow'}"
    loaded = load(tmp_path, frost=f"format: 1\npatch: [{step}]\n{status}", bazaar=COIN)
    assert said(loaded) == []
    effects = loaded.catalog.get("relics", "bazaar:coin").data["reacts"][0]["effects"]
    assert effects[1]["status"] == "frost:damp"


def test_two_packs_that_set_one_field(tmp_path: Path) -> None:
    name = patch("- {at: 'relics/bazaar:coin', set: {name: %s}}")
    loaded = load(tmp_path, dune=name % "Sand", frost=name % "Ice", bazaar=COIN)
    assert said(loaded) == ["frost:3:44 W510"]
    assert loaded.catalog.get("relics", "bazaar:coin").name == "Ice"
    (tmp_path / "again").mkdir()
    knowing = load(tmp_path / "again", dune=name % "Sand", frost="#dune\n" + name % "Ice", bazaar=COIN)
    assert said(knowing) == []


def test_the_order_of_folders_changes_nothing(tmp_path: Path) -> None:
    name = patch("- {at: 'relics/bazaar:coin', set: {name: %s}}")
    load(tmp_path, dune=name % "Sand", frost=name % "Ice", bazaar=COIN)
    folders = [tmp_path / id for id in ("bazaar", "frost", "dune")]
    assert load_catalog(BASE, folders, use_cache=False).catalog.get("relics", "bazaar:coin").name == "Ice"


def test_a_broken_pack_leaves_no_patch_behind(tmp_path: Path) -> None:
    text = patch("- {at: 'relics/base:crystal-scepter', set: {name: X}}\n- {at: 'relics/base:nothing', set: {name: X}}")
    loaded = load(tmp_path, frost=text)
    assert not loaded.packs[1].is_on
    assert loaded.catalog.get("relics", "crystal-scepter").name != "X"


def test_old_ids_are_kept_for_saves(tmp_path: Path) -> None:
    text = (
        "format: 1\nrenamed:\n  - {from: relics/frost:old-horn, to: relics/frost:horn}\n"
        "removed:\n  - {id: items/frost:salve, becomes: nothing}\n"
    )
    loaded = load(tmp_path, frost=text)
    assert loaded.renamed == (("relics/frost:old-horn", "relics/frost:horn"), ("items/frost:salve", "nothing"))
