"""What README.md promises: its commands exist, its links lead somewhere, its card is sound."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from favor import cli
from favor.bootstrap import ROOT

TEXT = (ROOT / "README.md").read_text("utf-8")
FILES = dict(re.findall(r"```yaml\n# (my-pack/\S+)\n(.*?)```", TEXT, re.DOTALL))


def test_every_command_it_names_exists() -> None:
    named = {*re.findall(r"main\.py ([a-z]+)", TEXT), *re.findall(r"(?m)^\| `([a-z]+)[ `]", TEXT)}
    assert named == set(cli.COMMANDS) - {"play"}  # play needs no word


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#:]+)\)", TEXT))
def test_every_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_its_pack_is_sound(tmp_path: Path) -> None:
    assert sorted(FILES) == ["my-pack/pack.yaml", "my-pack/relics.yaml"]
    (tmp_path / "my-pack").mkdir()
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "main.py", "check", str(tmp_path / "my-pack")], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
