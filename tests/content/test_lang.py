"""Language files: what they change, what is wrong in them with line and column, what is missing, and what they never touch."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path

import pytest

from favor.app import content
from favor.bootstrap import ROOT
from favor.content import lang
from favor.content.cache import pack_hash
from favor.content.lang_cards import positions, texts_of
from favor.content.lang_check import check
from favor.content.lang_file import forms_of
from favor.content.lang_template import template
from favor.content.load import Loaded, load_catalog
from favor.content.packs import gather
from favor.language.sentence_words import ENGLISH as TEMPLATES
from favor.language.tongue import ENGLISH, speak
from favor.language.tongue_pseudo import CODE, PSEUDO
from favor.model.catalog import Catalog
from favor.rules.sheets import compile_book
from favor.table.speaking import choose, code_for, system_codes

BASE = ROOT / "content" / "base"
HEAD = "format: 1\nlanguage: de\nname: Deutsch\n"
MANIFEST = 'format: 1\npack: {id: frost, name: Frost, version: "1.0.0", api: 1}\n'
LINES = ("Go on", "{0} heals {1|Heart|Hearts}", "Attack {name}")


@pytest.fixture(scope="module", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="module")
def frost(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack with one card."""
    root = tmp_path_factory.mktemp("packs") / "frost"
    (root / "lang").mkdir(parents=True)
    (root / "pack.yaml").write_text(MANIFEST)
    (root / "relics.yaml").write_text(
        "format: 1\nrelics:\n  - {id: horn, name: Horn of Ice, type: charm, passive: [{who: you, stat: charm, add: 1}], "
        "flavor: Cold to the lips.}\n"
    )
    return root


@pytest.fixture(scope="module")
def catalog(frost: Path) -> Catalog:
    """Its card among those of the base pack."""
    return load_catalog(BASE, [frost]).catalog


@pytest.fixture
def pack(frost: Path) -> Path:
    """The pack without any language."""
    for path in lang.files(frost):
        path.unlink()
    return frost


def write(root: Path, text: str, code: str = "de", head: str = HEAD) -> Path:
    path = root / "lang" / f"{code}.yaml"
    path.write_text(head.replace("language: de", f"language: {code}") + text, "utf-8")
    return path


def loaded(tongue: object, *packs: Path) -> Loaded:
    """The content as it is read where that tongue is spoken."""

    def inside() -> Loaded:
        speak(tongue)  # type: ignore[arg-type]
        return load_catalog(BASE, packs)

    return copy_context().run(inside)


def told(root: Path, catalog: Catalog, lines: tuple[str, ...] = LINES) -> list[str]:
    """The problems of a pack's language files, without what is missing."""
    found = check([root], catalog, lines)
    return [f"{p.line}:{p.column} {p.code} {p.sentence}" for p in found if p.code != "W604"]


# -- what a file does -------------------------------------------------------------------------------------------------


def test_lines_sentences_and_plural_become_a_tongue(pack: Path) -> None:
    write(
        pack,
        'plural: "n > 1"\nlines:\n  "Go on": Weiter\n  "Close": ""\nsentences:\n  damage.take: "[nimm/nimmt] {amount} Schaden"\n',
    )
    tongue = lang.tongue("de", [BASE, pack])
    assert (tongue.code, tongue.name, tongue.plural, tongue.problems) == ("de", "Deutsch", "n > 1", ())
    assert tongue.line("Go on") == "Weiter" and tongue.line("Close") == "Close"
    assert dict(tongue.sentences) == {"damage.take": "[nimm/nimmt] {amount} Schaden"}


def test_the_later_pack_wins(pack: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / "lang").mkdir(parents=True)
    write(pack, 'lines: {"Go on": Weiter, "Close": Zu}\n')
    write(other, 'lines: {"Go on": Los}\n')
    tongue = lang.tongue("de", [BASE, pack, other])
    assert (tongue.line("Go on"), tongue.line("Close")) == ("Los", "Zu")


def test_texts_of_cards_and_house_rules_are_replaced(pack: Path) -> None:
    write(
        pack,
        'cards:\n  relics/frost:horn: {"Horn of Ice": Eishorn}\n  relics/royal-circlet: {Royal Circlet: Reif}\n'
        '  rules/warp_from_altar: {"Warping away from the Altar": Fort vom Altar}\n  events/invisibility-cloak: {}\n',
    )
    tongue = lang.tongue("de", [BASE, pack])
    german, english = loaded(tongue, pack), loaded(ENGLISH, pack)
    horn = german.catalog.get("relics", "frost:horn")
    assert (horn.name, horn.data["name"], horn.data["flavor"]) == ("Eishorn", "Eishorn", "Cold to the lips.")
    assert "Fort vom Altar" in [switch["name"] for switch in german.catalog.rules["switches"]]
    assert english.catalog.get("relics", "frost:horn").name == "Horn of Ice"
    assert german.catalog.switches == english.catalog.switches


def test_the_rules_do_not_hear_what_is_spoken() -> None:
    pseudo, english = loaded(PSEUDO), loaded(ENGLISH)
    assert pseudo.catalog.get("characters", "human").name != "Human"
    assert pseudo.catalog.packs == english.catalog.packs
    sheets = [compile_book(one.catalog).sheets for one in (pseudo, english)]
    assert [(sheet.section, sheet.id) for sheet in sheets[0]] == [(sheet.section, sheet.id) for sheet in sheets[1]]


def test_every_text_that_is_read_is_put_into_the_pseudo_language() -> None:
    pseudo = loaded(PSEUDO).catalog
    plain = {
        text
        for _, texts in texts_of(pseudo)
        for text in texts
        if any(c.isascii() and c.isalpha() and c not in "qQ" for c in text)
    }
    assert not plain
    labels = [option["label"] for event in pseudo.section("events") for option in _options(event.data)]
    assert labels and all(label[0] not in "ABCDEFGHIJKLMNOPRSTUVWXYZ" for label in labels)
    asked = [text for section in ("events", "relics", "boons") for one in pseudo.section(section) for text in _asked(one.data)]
    assert len(asked) > 5 and all(text[0] not in "ABCDEFGHIJKLMNOPRSTUVWXYZ" for text in asked)


def _options(data: object) -> list[dict[str, str]]:
    if isinstance(data, dict):
        own = data["options"] if isinstance(data.get("options"), list) else []
        return [*own, *(found for value in data.values() for found in _options(value))]
    return [found for value in data for found in _options(value)] if isinstance(data, list) else []


def _asked(data: object) -> list[str]:
    if isinstance(data, dict):
        own = [data["ask"]] if "ask" in data else []
        return [*own, *(found for value in data.values() for found in _asked(value))]
    return [found for value in data for found in _asked(value)] if isinstance(data, list | tuple) else []


def test_a_language_is_no_part_of_what_a_game_is_played_with(pack: Path) -> None:
    before = pack_hash(gather(pack))
    write(pack, 'lines: {"Go on": Weiter}\n')
    assert pack_hash(gather(pack)) == before


def test_a_changed_file_is_read_anew_and_an_unchanged_one_is_kept(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(pack, 'lines: {"Go on": Weiter}\n')
    assert lang.read_file(path).lines == {"Go on": "Weiter"}
    write(pack, 'lines: {"Go on": Los}\n')
    assert lang.read_file(path).lines == {"Go on": "Los"}
    monkeypatch.setattr(lang.lang_file, "plain_of", None)
    assert lang.read_file(path).lines == {"Go on": "Los"}


# -- what is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('lines: {"{0} heals {1|Heart|Hearts}": "{0} heilt"}\n',
         "4:9 E605 the placeholders differ: English has {0} {1}, this has {0}"),
        ('lines:\n  "Attack {name}": "Greife {nam} an"\n',
         "5:3 E605 the placeholders differ: English has {name}, this has {nam}"),
        ('lines: {"Go on": "Weiter {0}"}\n', "4:9 E605 the placeholders differ: English has none, this has {0}"),
        ('lines: {"Go on": "Weiter }"}\n', "4:9 E605 a brace here belongs to no placeholder"),
        ('lines: {"{0} heals {1|Heart|Hearts}": "{0} heilt {1|Herz|Herzen|Herzens}"}\n',
         "4:9 E605 'Herz|Herzen|Herzens' has 3 forms; the plural rule of this language has 2"),
        ('lines: {"{0} heals {1|Heart|Hearts}": "{0|a|b} heilt {1}"}\n', "4:9 E605 {0} has no forms in the English line"),
        ('sentences:\n  heal: "[heile/heilt] {n} {m:Herz|Herzen}"\n',
         "5:3 E605 the placeholders differ: English has {n}, this has {m} {n}"),
        ('sentences: {heal: "{n} {n:Herz}"}\n', "4:13 E605 'Herz' has 1 forms; the plural rule of this language has 2"),
        ('sentences: {set.ruins: Ruinen}\n', "4:13 E605 this template has 2 parts with a | between them, as 'Ruin|Ruins'"),
        ('sentences: {stunned: umgehauen, heall: x}\n', "4:33 W606 there is no template 'heall'; did you mean 'heal'?"),
        ('lines: {"Go onn": Weiter}\n', "4:9 W606 the program has no such line; did you mean 'Go on'?"),
        ('lines: {"Go on": 3}\n', "4:9 E203 a line must be a text; write it in quotes"),
        ('lines: [Weiter]\n', "4:1 E203 'lines' must be a mapping"),
        ('linse: {}\n', "4:1 E204 unknown field 'linse'; did you mean 'lines'?"),
        ('plural: n is one\n', "4:1 E206 this is no plural rule; write one as gettext has it, such as 'n != 1'"),
        ('cards: {relics/horn: {Horn: x}}\n', "4:9 W606 there is no such card or house rule"),
        ('cards: {relics/frost:horn: {"Horn of Icee": x}}\n',
         "4:29 W606 this card has no such text; did you mean 'Horn of Ice'?"),
        ('cards: {relics/frost:horn: x}\n', "4:9 E203 'relics/frost:horn' must be a mapping of English texts to texts"),
        ('lines: {"Go on": Weiter\n', "4:8 E104"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place(pack: Path, catalog: Catalog, text: str, said: str) -> None:
    write(pack, text)
    found = told(pack, catalog)
    assert len(found) == 1 and found[0].startswith(said), found


def test_the_head_of_a_file_is_looked_at(pack: Path, catalog: Catalog) -> None:
    write(pack, "", head="language: fr\nformat: 2\n")
    assert [line.split()[1] for line in told(pack, catalog)] == ["E202", "E206", "E205"]


def test_a_faulty_line_is_left_out_and_the_others_hold(pack: Path) -> None:
    write(pack, 'lines: {"Go on": "Weiter {0}", "Attack {name}": "Greife {name} an"}\n')
    tongue = lang.tongue("de", [pack])
    assert (tongue.line("Go on"), tongue.line("Attack {name}")) == ("Go on", "Greife {name} an")
    assert [problem.code for problem in tongue.problems] == ["E605"]


def test_a_faulty_language_switches_no_card_off(pack: Path) -> None:
    write(pack, "\tlines: [")
    tongue = lang.tongue("de", [BASE, pack])
    assert tongue.problems and loaded(tongue, pack).is_clean


def test_what_is_missing_is_counted_once_for_a_language(pack: Path, catalog: Catalog) -> None:
    write(pack, 'lines: {"Go on": Weiter}\ncards: {relics/frost:horn: {Horn of Ice: Eishorn}}\n')
    missing = [problem for problem in check([BASE, pack], catalog, LINES) if problem.code == "W604"]
    wanted = len({*LINES, *positions(catalog)}) + len(TEMPLATES) + sum(len(texts) for _, texts in texts_of(catalog))
    assert [problem.sentence for problem in missing] == [
        f"{wanted - 2} of {wanted} lines are not translated; they are shown in English"
    ]


def test_a_language_of_packs_alone_is_asked_for_their_cards_alone(pack: Path, catalog: Catalog) -> None:
    write(pack, "cards: {relics/frost:horn: {Horn of Ice: Eishorn}}\n")
    said = [problem.sentence for problem in check([BASE, pack], catalog, LINES)]
    assert said == ["1 of 2 lines are not translated; they are shown in English"]


def test_the_example_pack_is_translated_whole() -> None:
    root = ROOT / "docs" / "example-pack"
    found = load_catalog(BASE, [root])
    assert check([BASE, root], found.catalog, LINES) == []
    german = loaded(lang.tongue("de", [BASE, root]), root)
    assert german.catalog.get("relics", "lantern:paper-lantern").name == "Papierlaterne"


def test_a_faulty_language_that_is_spoken_is_told_on_the_first_screen(pack: Path) -> None:
    write(pack, 'lines: {"Go on": "Weiter {0}"}\n')

    def inside() -> Loaded:
        speak(lang.tongue("de", [BASE, pack]))
        return content([pack])

    assert [problem.code for problem in copy_context().run(inside).problems.errors] == ["E605"]


@pytest.mark.parametrize(("plural", "forms"), [("n != 1", 2), ("0", 1), ("n==1 ? 0 : n==2 ? 1 : n%10==7 ? 2 : 3", 4)])
def test_forms_are_counted(plural: str, forms: int) -> None:
    assert forms_of(plural) == forms


# -- writing one ------------------------------------------------------------------------------------------------------


def test_a_written_file_is_sound_and_keeps_what_there_is(pack: Path, catalog: Catalog) -> None:
    write(pack, 'lines: {"Go on": "Weiter: \\"so\\""}\ncards: {relics/frost:horn: {Horn of Ice: Eishorn}}\n')
    text = template(lang.tongue("de", [pack]), LINES, dict(texts_of(catalog)), lang.card_texts("de", [pack]), True)
    path = write(pack, text, head="")
    assert told(pack, catalog) == []
    read = lang.read_file(path)
    assert read.lines == {"Go on": 'Weiter: "so"'} and read.cards["relics/frost:horn"] == {"Horn of Ice": "Eishorn"}
    assert all(f'"{line}"' in text for line in LINES[:1]) and all(f'"{key}": ""' in text for key in TEMPLATES)


def test_the_command_writes_every_line_and_check_counts_them(tmp_path: Path) -> None:
    out = tmp_path / "new" / "de.yaml"
    words = [sys.executable, "main.py", "language", "de", str(out)]
    assert subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.startswith(str(out))
    text = out.read_text("utf-8")
    for line in (
        "Go on",
        "Make yourself comfortable",
        "{0} is Stunned",
        "Royal Circlet",
        "How to win",
        "Set the table",
        "closed",
    ):
        assert f'"{line}": ""' in text, line
    assert len(max(text.splitlines(), key=len)) < 1000  # a longer key is none for YAML
    again = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (again.returncode, out.read_text("utf-8")) == (2, text)


# -- which one --------------------------------------------------------------------------------------------------------


def test_the_language_is_asked_for_or_set_or_that_of_the_computer(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(pack, "")
    roots = [BASE, pack]
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    settings = tmp_path / "settings"
    settings.mkdir()

    def chosen(asked: str = "") -> str:
        return copy_context().run(lambda: choose(roots, asked, settings).code)

    assert (chosen(), chosen("en"), chosen(CODE), chosen("de-CH"), chosen("fr")) == ("de", "en", CODE, "de", "en")
    (settings / "settings.json").write_text('{"language": "en"}')
    assert (chosen(), chosen("de")) == ("en", "de")
    (settings / "settings.json").write_text("{")
    assert chosen() == "de"


def test_without_a_file_the_computer_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert code_for("system", []) == "en"


@pytest.mark.parametrize(
    ("environment", "codes"),
    [
        ({"LANG": "de_DE.UTF-8"}, ["de-DE"]), ({"LC_ALL": "pt_BR", "LANG": "de_DE"}, ["pt-BR"]),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR.UTF-8@euro"}, ["fr-FR"]), ({"LC_ALL": "C", "LANG": "pl"}, ["pl"]),
    ],
)  # fmt: skip
def test_the_language_of_the_computer(environment: dict[str, str], codes: list[str]) -> None:
    assert list(system_codes(environment)) == codes


@pytest.mark.parametrize(("wanted", "found"), [("de-AT", "de"), ("de", "de"), ("pt_br", "pt-BR"), ("pt", ""), ("xx", "")])
def test_the_nearest_language_is_taken(wanted: str, found: str) -> None:
    assert lang.matching(wanted, ("de", "pt-BR")) == found
