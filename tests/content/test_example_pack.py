"""The pack that docs/modding.md shows: it checks clean, its examples hold, and the page prints it as it stands."""

import copy
import dataclasses
import re
from pathlib import Path
from types import MappingProxyType

import pytest

from favor.bootstrap import ROOT
from favor.content.binder import bind
from favor.content.load import Loaded, load_catalog
from favor.content.reader import Tree, read
from favor.table.scenario_examples import run_examples
from favor.ui.paint.motifs import MOTIFS

PACK = ROOT / "docs" / "example-pack"
PAGE = (ROOT / "docs" / "modding.md").read_text("utf-8")
FRAGMENTS = [text for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) if not text.startswith("# docs/")]
NAMES = "needs: [{as: foe, what: player, from: opponents, take: 1, by: you}]"
EVENT = f"format: 1\nevents:\n  - id: page\n    name: Page\n    {NAMES}\n"
RELIC = "format: 1\nrelics:\n  - id: page\n    name: Page\n    type: charm\n"
ANSWER = "    reacts:\n      - {when: damage_dealt, by: you, to: anyone, cause: any, timing: after, effects: ["
AMOUNT = "{do: heal, who: you, amount: %s}"


def whole(fragment: str) -> str:
    """A whole file round a fragment of the page."""
    inside = "".join(f"    {line}\n" for line in fragment.splitlines())
    if fragment.startswith("- do:"):
        return f"{EVENT}    effects:\n{inside}"
    if fragment.startswith("{from:"):
        return f"{EVENT}    effects:\n      - {{do: each, in: {fragment.strip()}, name: one, effects: [{{do: end_effects}}]}}\n"
    if fragment.startswith("amount:"):
        amounts = [line.partition("amount: ")[2].partition(" #")[0].strip() for line in fragment.splitlines()]
        return RELIC + ANSWER + ", ".join(AMOUNT % amount for amount in amounts) + "]}\n"
    if fragment.startswith("examples:"):
        return f"{EVENT}    effects: [{AMOUNT % 1}]\n{inside}"
    if fragment.startswith("effects:"):
        return EVENT + inside
    if fragment.startswith(("passive:", "reacts:")):
        return RELIC + inside
    return fragment if fragment.startswith("format:") else f"format: 1\n{fragment}"


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return load_catalog(ROOT / "content" / "base", [PACK], use_cache=False)


def test_it_checks_clean(loaded: Loaded) -> None:
    assert not loaded.problems
    assert {state.id for state in loaded.packs if state.is_on} == {"base", "lantern"}


def test_every_card_has_an_example_and_all_hold(loaded: Loaded) -> None:
    for section in ("relics", "actions", "events"):
        for card in loaded.catalog.section(section):
            assert card.pack != "lantern" or card.data["examples"]
    assert not [problem.sentence for problem in run_examples(loaded)]


def test_an_example_that_is_wrong_is_told(loaded: Loaded) -> None:
    relics = dict(loaded.catalog.sections["relics"])
    card = relics["lantern:paper-lantern"]
    data = copy.deepcopy(dict(card.data))
    data["examples"][0]["expect"]["players"][1]["energy"] = 2
    relics[card.id] = dataclasses.replace(card, data=data)
    sections = MappingProxyType({**loaded.catalog.sections, "relics": MappingProxyType(relics)})
    spoilt = dataclasses.replace(loaded, catalog=dataclasses.replace(loaded.catalog, sections=sections))
    assert ["players.1.energy: expected 2, found 3" in problem.sentence for problem in run_examples(spoilt)] == [True]


@pytest.mark.parametrize("name", sorted(path.name for path in PACK.glob("*.yaml")))
def test_the_page_prints_its_files(name: str) -> None:
    printed = dict(re.findall(r"```yaml\n# docs/example-pack/(\S+)\n(.*?)```", PAGE, re.DOTALL))
    assert printed[name] == (PACK / name).read_text("utf-8")


@pytest.mark.parametrize("path", sorted((ROOT / "docs").rglob("*.md")), ids=lambda path: path.name)
def test_every_link_of_the_pages_leads_somewhere(path: Path) -> None:
    for link, anchor in re.findall(r"\]\(([^)#:\s]*)(?:#([^)\s]*))?\)", path.read_text("utf-8")):
        goal = path.parent / link if link else path
        assert goal.exists(), link
        assert not anchor or anchor in anchors(goal.read_text("utf-8")), f"{link}#{anchor}"


def anchors(text: str) -> set[str]:
    """Where a link into a page may lead."""
    titles = re.findall(r"(?m)^#+ (.+)$", text)
    return {
        *re.findall(r'<a id="([^"]+)">', text),
        *(re.sub(r"[^a-z0-9 _-]", "", each.lower()).replace(" ", "-") for each in titles),
    }


def test_the_page_lists_every_code_and_picture() -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "favor").rglob("*.py")))
    codes = set(re.findall(r"\"([EW]\d{3})\"", source))
    assert sorted(codes - set(re.findall(r"\b[EW]\d{3}\b", PAGE))) == []
    assert [name for name in MOTIFS if f"`{name}`" not in PAGE] == []


@pytest.mark.parametrize("number", range(len(FRAGMENTS)))
def test_the_fragments_of_the_page_are_sound(number: int) -> None:
    text = whole(FRAGMENTS[number])
    tree = read(text.encode(), "page.yaml")
    assert isinstance(tree, Tree), text
    problems = [*tree.problems, *bind(tree).problems]
    assert not problems, (text, problems)
