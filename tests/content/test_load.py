"""Packs to a Catalog: references, order, the cache and its accidents."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from favor.content import cache
from favor.content.load import load_catalog

ROOT = Path(__file__).resolve().parent.parent.parent
BASE = ROOT / "content" / "base"
MANIFEST = 'format: 1\npack:\n  id: {id}\n  name: {id}\n  version: "1.0.0"\n  api: 1\n{more}'
HEX = (
    "format: 1\nactions:\n  - {{id: chill, name: Chill, type: hex, cost: 0, "
    "effects: [{{do: afflict, who: you, status: {status}}}]}}\n"
)
STATUS = "format: 1\nstatuses:\n  - {id: damp, name: Damp, stacking: refuse, until: {end_of_turn_of: holder}}\n"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    return tmp_path


def pack(root: Path, id: str, more: str = "", **files: str) -> Path:
    folder = root / id
    folder.mkdir()
    (folder / "pack.yaml").write_text(MANIFEST.format(id=id, more=more))
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text)
    return folder


def test_the_base_pack_is_sound() -> None:
    loaded = load_catalog(BASE, use_cache=False)
    assert loaded.problems == ()
    assert len(loaded.catalog.tiles) == 45
    assert loaded.catalog.switches["spike_shield_pays"] is True
    assert all(tile.id in loaded.catalog.art for tile in loaded.catalog.tiles)


def test_references_are_written_in_full(home: Path) -> None:
    roots = [
        pack(home, "ember", cards=STATUS),
        pack(home, "frost", "  requires: [{pack: ember}]\n", cards=HEX.format(status="ember:damp")),
        pack(home, "gale", cards=HEX.format(status="damp"), more_=STATUS),
        pack(home, "haze", cards=HEX.format(status="base:cold")),
    ]
    loaded = load_catalog(BASE, roots, use_cache=False)
    assert loaded.problems == ()
    named = {
        id: card.data["effects"][0]["status"] for id, card in loaded.catalog.sections["actions"].items() if ":" in id
    }
    assert named == {"frost:chill": "ember:damp", "gale:chill": "gale:damp", "haze:chill": "cold"}


def test_a_pack_must_require_what_it_names(home: Path) -> None:
    roots = [pack(home, "ember", cards=STATUS), pack(home, "frost", cards=HEX.format(status="ember:damp"))]
    problem = load_catalog(BASE, roots, use_cache=False).problems[0]
    assert (problem.code, problem.pack) == ("E306", "frost")
    assert "in pack 'ember', which you do not require" in problem.sentence


def test_order_is_by_requirement_then_wish_then_id_and_never_by_folder(home: Path) -> None:
    roots = [
        pack(home, "alder", "  requires: [{pack: cedar}]\n"),
        pack(home, "birch", "  load_after: [dogwood]\n"),
        pack(home, "cedar"),
        pack(home, "dogwood"),
    ]
    for folders in (roots, roots[::-1]):
        packs = load_catalog(BASE, folders, use_cache=False).catalog.packs
        assert [id for id, _, _ in packs] == ["base", "cedar", "alder", "dogwood", "birch"]


def test_a_count_that_is_wrong_is_named(home: Path) -> None:
    (home / "content").mkdir()
    base = home / "content" / "base"
    base.mkdir()
    (base / "pack.yaml").write_text(MANIFEST.format(id="base", more=""))
    rules = (BASE / "rules.yaml").read_text().replace("god_cards: 40", "god_cards: 1")
    (base / "rules.yaml").write_text(rules)
    problems = load_catalog(base, use_cache=False).problems
    assert "'god_cards' should be 1, but 0 are there" in {problem.sentence for problem in problems}
    assert {problem.code for problem in problems} == {"E205"}


def test_the_cache_gives_the_same_content(home: Path) -> None:
    slow = load_catalog(BASE)
    assert list((home / "cache" / "content").iterdir())
    fast = load_catalog(BASE)
    assert fast.catalog.sections == slow.catalog.sections
    assert (fast.catalog.tiles, fast.catalog.rules, fast.catalog.packs) == (
        slow.catalog.tiles,
        slow.catalog.rules,
        slow.catalog.packs,
    )
    assert fast.catalog.art == slow.catalog.art


def test_the_cache_keeps_warnings_and_errors(home: Path) -> None:
    roots = [pack(home, "frost", cards="format: 1\nevents:\n  - {id: a, name: A, colour: red}\n")]
    load_catalog(BASE, roots)
    assert [problem.code for problem in load_catalog(BASE, roots).problems] == ["E204"]
    assert not load_catalog(BASE, roots).packs[1].is_on


def test_a_changed_card_is_seen(home: Path) -> None:
    folder = pack(home, "frost", cards="format: 1\nevents:\n  - {id: a, name: A}\n")
    assert load_catalog(BASE, [folder]).catalog.get("events", "frost:a").name == "A"
    (folder / "cards.yaml").write_text("format: 1\nevents:\n  - {id: a, name: B}\n")
    assert load_catalog(BASE, [folder]).catalog.get("events", "frost:a").name == "B"


@pytest.mark.parametrize("damage", [b"", b"rubbish", b"\0" * 400])
def test_a_damaged_cache_is_ignored(home: Path, damage: bytes) -> None:
    load_catalog(BASE)
    for file in (home / "cache" / "content").iterdir():
        file.write_bytes(damage + file.read_bytes()[len(damage) :] if damage else damage)
    assert len(load_catalog(BASE).catalog.section("relics")) == 36


def test_a_home_that_takes_nothing_only_costs_time(home: Path) -> None:
    (home / "cache").write_text("a file where the folder should be")
    assert len(load_catalog(BASE).catalog.section("relics")) == 36


def test_a_start_with_a_cache_reads_neither_yaml_nor_tiled(home: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from favor.content.load import load_catalog; "
        f"load_catalog(Path({str(BASE)!r})); print(*(name in sys.modules for name in ('yaml', 'pytmx', 'pygame')))"
    )
    env = {**os.environ, "XDG_CACHE_HOME": str(home), "HOME": str(home)}
    runs = [
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True)
        for _ in range(2)
    ]
    assert [run.stdout.split()[0] for run in runs] == ["True", "False"]
    assert runs[1].stdout.split() == ["False", "False", "False"]
