"""Every row of the reader's table, in both loaders; and whatever the text, nothing but the reader's own refusals."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from favor.content.reader import FAST_LOADER, PURE_LOADER, Tree, read, read_all
from favor.model.problems import Problems

ROOT = Path(__file__).resolve().parent.parent.parent
CARDS = tuple(sorted((ROOT / "content" / "base").glob("*.yaml")))

REFUSED = [
    *((f"a: {word}", "1:4 E111") for word in ("no", "No", "off", "yes", "on", "~", "null", "True")),
    *(
        (f"a: {word}", "1:4 E111")
        for word in ("1:30", "12:30:45", "010", "08", "0x1f", "1_000", "1e3", "1.5e+3", "1.10")
    ),
    ("a: 2024-01-31", "1:4 E111"),
    ("on: x", "1:1 E111"),
    ("no: x", "1:1 E111"),
    ("1: x", "1:1 E111"),
    ("true: x", "1:1 E111"),
    ("a:", "1:3 E211"),
    ("- ", "1:2 E211"),
    ("a: 1\na: 2", "2:1 E105"),
    ("{a: 1, a: 2}", "1:8 E105"),
    ("text: Choose one: heal", "1:17 E104"),
    *((f"x: 1\ntext: {sign} more words\ny: 2", "2:7 E104") for sign in "%@[{*!-?'\"`"),
    ("n: >=2", "1:4 E104"),
    ("a: x\n  b: y", "2:4 E104"),
    ("a: [1, 2", "1:4 E104"),
    ("{a: Again?, b: 1}", "1:10 E104"),
    ("a:1", "1:1 E109"),
    ("- {do:heal, n: 2}", "1:4 E109"),
    ("do: heal\namount:2\nwho: you", "2:1 E109"),
    ("x:\n\ta: 1", "2:1 E103"),
    ("a: 1\t\nb: 2", "1:5 E103"),
    ("a: b\u2028c", "1:5 E108"),
    ("a: b\u0085c", "1:5 E108"),
    ("a:\u00a01", "1:3 E108"),
    ("x:\n\u00a0 a: 1", "2:1 E108"),
    ("a: '\x01'", "1:5 E108"),
    ("", "1:1 E107"),
    ("# only a remark\n", "1:1 E107"),
    ("---\na: 1\n---\nb: 2", "3:1 E107"),
    ("a: &x 1", "1:4 E106"),
    ("a: *x", "1:4 E106"),
    ("<<: {a: 1}", "1:1 E106"),
    ("a: !tag x", "1:4 E106"),
    ("a: !!python/object {}", "1:4 E106"),
    ("%YAML 1.1\n---\na: 1", "1:1 E106"),
    ("[" * 60 + "]" * 60, "1:41 E110"),
    (b"\xff\xfea\x00", "1:1 E102"),
    (b"a: 1\nb: caf\xe9", "2:7 E101"),
]


def said(text: str | bytes, loader: type) -> list[str]:
    found = read(text, "file.yaml", loader)
    problems = found if isinstance(found, Problems) else found.problems
    return [f"{problem.line}:{problem.column} {problem.code}" for problem in problems]


@pytest.mark.parametrize(("text", "wanted"), REFUSED, ids=[repr(text)[:40] for text, _ in REFUSED])
@pytest.mark.parametrize("loader", [FAST_LOADER, PURE_LOADER], ids=["fast", "pure"])
def test_what_is_refused(text: str | bytes, wanted: str, loader: type) -> None:
    assert said(text, loader) == [wanted]


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("a: +1", {"a": 1}),
        ("a: -3", {"a": -3}),
        ("a: true\nb: false", {"a": True, "b": False}),
        ("a: 'no'\nb: \"1.10\"", {"a": "no", "b": "1.10"}),
        ("a: y\nb: n", {"a": "y", "b": "n"}),
        ("a: gain # of course", {"a": "gain"}),
        ("a: base:ember", {"a": "base:ember"}),
        ("\ufeffa: 1\r\nb: 2\rc: 3", {"a": 1, "b": 2, "c": 3}),
        ("a: '\u2028'\nb: '\u00a0\t'", {"a": "\u2028", "b": "\u00a0\t"}),
        ("expect: {players: {1: {hearts: 2}}}", {"expect": {"players": {1: {"hearts": 2}}}}),
        ("where: [{tag: shiny, on: $card}]", {"where": [{"tag": "shiny", "on": "$card"}]}),
    ],
)
@pytest.mark.parametrize("loader", [FAST_LOADER, PURE_LOADER], ids=["fast", "pure"])
def test_what_is_read(text: str, data: object, loader: type) -> None:
    tree = read(text, "file.yaml", loader)
    assert isinstance(tree, Tree)
    assert tree.data == data
    assert type(tree.data.get("a")) is type(data.get("a"))  # type: ignore[attr-defined]


def test_text_cut_off_by_a_comment_is_a_warning() -> None:
    tree = read("text: gain #1 Favor\nother: 'gain #1'  #fine\n#2\n", "file.yaml")
    assert isinstance(tree, Tree)
    assert [(problem.code, problem.line) for problem in tree.problems] == [("W112", 1)]
    assert "#1 Favor" in tree.problems[0].sentence


def test_every_value_and_key_knows_its_place() -> None:
    tree = read("a: 1\nb:\n  - {c: x,  d: [1, 2]}\n", "file.yaml")
    assert isinstance(tree, Tree)
    assert (tree.place(("b", 0, "d", 1)), tree.key(("b", 0, "d"))) == ((3, 20), (3, 13))
    assert tree.place(("b", 0, "missing")) == (3, 5)


def test_lines_are_those_of_the_editor() -> None:
    tree = read("a: '\u2028\u2028'\nb: no", "file.yaml")
    assert isinstance(tree, Problems)
    assert tree[0].place == "file.yaml:2:4"


def test_all_problems_come_in_one_run() -> None:
    assert said("a: no\nb: 010\nb: 1\nc:\n", FAST_LOADER) == ["1:4 E111", "2:4 E111", "3:1 E105", "4:3 E211"]


def test_nested_aliases_never_explode() -> None:
    lines = ["a0: &a0 [x, x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}, *a{n - 1}]" for n in range(1, 40)]
    assert said("\n".join(lines), FAST_LOADER) == ["1:5 E106"]


@pytest.mark.skipif(not hasattr(yaml, "CSafeLoader"), reason="this PyYAML has no fast loader to compare")
@pytest.mark.parametrize("file", CARDS, ids=lambda file: file.stem)
def test_both_loaders_give_equal_trees(file: Path) -> None:
    fast, pure = (read_all(file.read_bytes(), file.name, loader) for loader in (FAST_LOADER, PURE_LOADER))
    assert isinstance(fast, Tree) and isinstance(pure, Tree)
    assert (fast.data, fast.mark) == (pure.data, pure.mark)


def test_crlf_gives_the_same_tree() -> None:
    text = CARDS[0].read_text("utf-8")
    plain, windows = read(text, "file.yaml"), read(text.replace("\n", "\r\n"), "file.yaml")
    assert isinstance(plain, Tree) and isinstance(windows, Tree)
    assert (plain.data, plain.mark) == (windows.data, windows.mark)


SAMPLE = CARDS[0].read_text("utf-8")[:1500]


@given(start=st.integers(0, 1500), length=st.integers(1, 60))
def test_a_hole_in_a_file_is_refused_alike_by_both_loaders(start: int, length: int) -> None:
    text = SAMPLE[:start] + SAMPLE[start + length :]
    assert said(text, FAST_LOADER) == said(text, PURE_LOADER)


@given(st.text(alphabet="ab:-[]{}'\"#&*!|>%@`,?\n \t\u2028\u00a001", max_size=40))
def test_any_text_gives_a_tree_or_problems(text: str) -> None:
    assert said(text, FAST_LOADER) == said(text, PURE_LOADER)


@given(st.binary(max_size=60))
def test_any_bytes_give_a_tree_or_problems(data: bytes) -> None:
    assert isinstance(read(data, "file.yaml"), Tree | Problems)
