"""The packages: what is asked for, what is there, and what is said when they cannot be had."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from favor import __version__, bootstrap, installer

ROOT = bootstrap.ROOT
FILES = ("requirements.txt", "requirements-lab.txt", "requirements-cluster.txt", "requirements-dev.txt")


def header() -> dict[str, object]:
    """The script header of main.py (PEP 723), which `uv run main.py` reads."""
    block = re.search(r"(?m)^# /// script$\n((?:^#(?: .*)?$\n)+?)^# ///$", (ROOT / "main.py").read_text("utf-8"))
    assert block
    return tomllib.loads("".join(line[2:] if line.startswith("# ") else line[1:] for line in block[1].splitlines(True)))


def test_the_header_of_main_asks_for_the_same_as_requirements() -> None:
    asked = header()["dependencies"]
    lines = [line for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines() if not line.startswith("#")]
    assert asked == lines


def test_python_is_the_same_everywhere() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert header()["requires-python"] == ">=3.11"
    assert settings["tool"]["ruff"]["target-version"] == "py311"
    assert settings["tool"]["mypy"]["python_version"] == "3.11"
    assert "sys.version_info < (3, 11)" in (ROOT / "main.py").read_text("utf-8")


def test_main_can_be_read_by_an_old_python() -> None:
    ast.parse((ROOT / "main.py").read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_is_pinned(name: str) -> None:
    assert all(re.fullmatch(r"\d+(\.\d+)*", version) for version in bootstrap.pins(name).values())


def test_pins_follow_other_files_and_drop_comments_and_extras(tmp_path: Path) -> None:
    (tmp_path / "base.txt").write_text("# head\nPyTMX==3.32\n\npygame_ce==2.5.8  # window\n")
    (tmp_path / "more.txt").write_text("-r base.txt\ndask[distributed]==2026.8.0\n")
    assert bootstrap.pins("more.txt", tmp_path) == {"pytmx": "3.32", "pygame-ce": "2.5.8", "dask": "2026.8.0"}


def test_a_requirement_without_a_pin_is_refused(tmp_path: Path) -> None:
    (tmp_path / "loose.txt").write_text("PyYAML==6.0.4\ntqdm>=4\n")
    with pytest.raises(ValueError, match=r'loose.txt:2: "tqdm>=4" is not pinned'):
        bootstrap.pins("loose.txt", tmp_path)


def folder_with(folder: Path, *names: str) -> str:
    for name in names:
        (folder / f"{name}.dist-info").mkdir()
    return str(folder)


def all_pins(name: str) -> list[str]:
    return [f"{package.replace('-', '_')}-{version}" for package, version in bootstrap.pins(name).items()]


def test_packages_are_found_by_every_spelling(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "PyTMX-3.32", "pygame_ce-2.5.8", "types_pyyaml-6.0.12.20261122")
    (tmp_path / "pytmx").mkdir()
    found = bootstrap.installed([str(tmp_path / "gone"), folder])
    assert found == {"pytmx": "3.32", "pygame-ce": "2.5.8", "types-pyyaml": "6.0.12.20261122"}


def test_the_first_folder_of_the_path_counts(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    path = [folder_with(tmp_path / "a", "tqdm-4.70.1"), folder_with(tmp_path / "b", "tqdm-4.0.0")]
    assert bootstrap.installed(path) == {"tqdm": "4.70.1"}


def test_satisfied_wants_all_pins_exactly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [folder_with(tmp_path, *all_pins("requirements.txt"))])
    assert bootstrap.satisfied("requirements.txt")
    assert not bootstrap.satisfied("requirements-lab.txt")
    (tmp_path / "pytmx-3.32.dist-info").rename(tmp_path / "pytmx-3.31.dist-info")
    assert not bootstrap.satisfied("requirements.txt")


def test_the_old_pygame_beside_ours_is_not_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [folder_with(tmp_path, *all_pins("requirements.txt"), "pygame-2.6.1")])
    assert not bootstrap.satisfied("requirements.txt")


def test_this_python_satisfies_the_tests() -> None:
    assert bootstrap.satisfied("requirements-dev.txt")
    assert bootstrap.python_for("requirements-dev.txt") == sys.executable


def test_the_environment_is_beside_main_or_where_the_player_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FAVOR_VENV", raising=False)
    assert bootstrap.environment() == ROOT / ".venv"
    monkeypatch.setenv("FAVOR_VENV", "~/favor-env")
    assert bootstrap.environment() == Path.home() / "favor-env"
    assert bootstrap.environment_python().is_relative_to(Path.home() / "favor-env")


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit, match="Set FAVOR_VENV to a folder you may write to"):
        installer.make_environment(tmp_path / "file" / "venv")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs a user whom a read-only folder stops")
def test_a_read_only_folder_is_one_sentence(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(SystemExit, match="Set FAVOR_VENV to a folder you may write to"):
        installer.make_environment(tmp_path / "venv")


def test_a_folder_that_is_no_environment_is_never_emptied(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(SystemExit, match="is not a Python environment and not empty"):
        installer.make_environment(tmp_path)
    assert (tmp_path / "letter.txt").read_text() == "dear"


def test_a_broken_environment_is_cleared(tmp_path: Path) -> None:
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "pyvenv.cfg").write_text("home = /nowhere\n")
    installer.clear(tmp_path / "venv")
    assert not (tmp_path / "venv").exists()


def test_a_python_without_venv_and_pip_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installer.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="sudo apt install -y python3-venv"):
        installer.make_environment(tmp_path / "venv")


def test_packages_that_stay_unusable_do_not_start_an_endless_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(installer.MARK, "requirements.txt")
    with pytest.raises(SystemExit, match="installed but cannot be used"):
        installer.enter("requirements.txt", [])


def test_a_stamp_saves_the_second_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setenv("FAVOR_VENV", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", run)
    installer.install("requirements.txt")
    assert calls[-1][-2:] == ["-r", str(ROOT / "requirements.txt")]
    count = len(calls)
    installer.install("requirements.txt")
    assert len(calls) == count
    installer.install("requirements-lab.txt")
    assert len(calls) > count


def test_a_failed_installation_leaves_no_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAVOR_VENV", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1))
    with pytest.raises(SystemExit, match="could not be installed"):
        installer.install("requirements.txt")
    assert list(tmp_path.iterdir()) == []


def test_a_python_without_the_pins_goes_to_the_environment(tmp_path: Path) -> None:
    """The whole way in a bare Python, up to the refusal of a folder that is not an environment."""
    (tmp_path / "letter.txt").write_text("dear")
    variables = {name: value for name, value in os.environ.items() if name != installer.MARK}
    done = subprocess.run(
        [sys.executable, "-S", "main.py", "check", "--json"],
        cwd=ROOT,
        env=variables | {"FAVOR_VENV": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "Set FAVOR_VENV to another folder" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_version_has_three_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
