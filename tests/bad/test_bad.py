"""Every error code has a broken file, and is found in it at the expected line and column."""

from pathlib import Path

import pytest

from favor.content.load import load_catalog
from favor.content.packs import gather
from tests.bad.broken import BASE, FILES, MANIFEST, PACKS, expected, load_case, load_files, load_pack, pack_roots

CODES = """
E101 E102 E103 E104 E105 E106 E107 E108 E109 E110 E111 W112
E201 E202 E203 E204 E205 E206 E207 E208 E209 E210 E211
E301 E302 E303 E304 E306 E307 E308
E401 E402 E403 E404 E405 E407 E409 W410 E411 W412 E413 W414 W415
E501 E502 E503 E504 E505 E506 E511 E514
"""  # E512 and E513 are made in a test: not every disk can hold them


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    return load_files(tmp_path_factory.mktemp("bad"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_broken_file_names_its_place(file: Path, found: dict[str, list[str]]) -> None:
    assert found[file.stem] == expected(file.with_suffix(".expected"))
    assert [line.split()[1] for line in found[file.stem]] == [file.stem]


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_a_broken_pack_names_its_place(folder: Path) -> None:
    assert load_pack(folder) == expected(folder / "expected")
    assert {line.split()[1] for line in load_pack(folder)} == {folder.name}


def test_each_code_has_its_file() -> None:
    assert {file.stem for file in FILES} | {folder.name for folder in PACKS} == set(CODES.split())


def test_the_base_pack_starts_beside_rubbish() -> None:
    roots = [root for folder in PACKS for root in pack_roots(folder)]
    loaded = load_catalog(BASE, roots, use_cache=False)
    assert loaded.packs[0].is_on
    assert len(loaded.catalog.section("relics")) == 36


def test_a_broken_pack_is_off_whole_and_listed() -> None:
    loaded = load_case(next(folder for folder in PACKS if folder.name == "E502"))
    frost = loaded.packs[1]
    assert (frost.id, frost.is_on, [problem.code for problem in frost.problems]) == ("frost", False, ["E502"])
    assert all(definition.pack == "base" for definition in loaded.catalog.section("events"))


def test_names_that_differ_in_case_only_and_names_windows_keeps(tmp_path: Path) -> None:
    root = tmp_path / "frost"
    root.mkdir()
    (root / "pack.yaml").write_text(MANIFEST.format(id="frost"))
    for name in ("cards.yaml", "Cards.yaml", "aux.yaml"):
        (root / name).write_text("format: 1\n")
    codes = sorted(problem.code for problem in gather(root).problems)
    assert codes in (["E512", "E513"], ["E513"])  # a disk that cannot hold both files has only one


def test_dependants_of_a_broken_pack_are_off(tmp_path: Path) -> None:
    for name, requires in (("ember", ""), ("frost", "  requires:\n    - {pack: ember}\n")):
        root = tmp_path / name
        root.mkdir()
        (root / "pack.yaml").write_text(MANIFEST.format(id=name) + requires)
        (root / "cards.yaml").write_text(
            "format: 1\nevents:\n  - {id: a, name: A, colour: red}\n" if not requires else "format: 1\n"
        )
    loaded = load_catalog(BASE, [tmp_path / "frost", tmp_path / "ember"], use_cache=False)
    assert {problem.code: problem.pack for problem in loaded.problems} == {"E204": "ember", "E502": "frost"}
