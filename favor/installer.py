"""Puts the pinned packages into our own environment and goes on inside it; leaves the Python it started with alone."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from favor.bootstrap import ROOT, environment, environment_python, pins

MARK = "FAVOR_BOOTED"
NO_PIP = """This Python has neither venv nor pip, so the packages cannot be installed.
  Debian, Ubuntu:  sudo apt install -y python3-venv
Then run the same command again."""


def enter(name: str, arguments: list[str]) -> NoReturn:
    """Install what the file asks for, then run main.py again with the environment's Python."""
    if os.environ.get(MARK) == name:
        sys.exit(f"The packages of {name} are installed but cannot be used. Delete {environment()} and try again.")
    if not runs(environment_python()):
        make_environment(environment())
    install(name)
    go_on([str(environment_python()), str(ROOT / "main.py"), *arguments], {**os.environ, MARK: name})


def runs(python: Path) -> bool:
    """Does that Python start? One that was moved or removed leaves an environment that does not."""
    return python.exists() and subprocess.run([python, "-c", ""], capture_output=True).returncode == 0


def make_environment(folder: Path) -> None:
    """Make the environment; an old one that no longer starts is replaced, any other folder is left alone."""
    clear(folder)
    say(f"First start: making {folder}")
    has_ensurepip = importlib.util.find_spec("ensurepip") is not None
    if not has_ensurepip and importlib.util.find_spec("pip") is None:
        sys.exit(NO_PIP)
    options = [] if has_ensurepip else ["--without-pip"]
    made = subprocess.run([sys.executable, "-m", "venv", *options, str(folder)], capture_output=True, text=True)
    if made.returncode:
        reason = (made.stderr or made.stdout).strip().splitlines()[-1:] or ["no reason was given"]
        advice = "Set FAVOR_VENV to a folder you may write to, with 200 MB free, and try again."
        sys.exit(f"Could not make {folder}: {reason[0]}\n{advice}")


def clear(folder: Path) -> None:
    """Remove a broken environment. FAVOR_VENV may name any folder: one that is not an environment is never emptied."""
    try:
        filled = folder.is_dir() and any(folder.iterdir())
    except OSError as problem:
        sys.exit(f"Could not look into {folder}: {problem.strerror}. Set FAVOR_VENV to another folder.")
    if filled and not (folder / "pyvenv.cfg").exists():
        sys.exit(f"{folder} is not a Python environment and not empty. Set FAVOR_VENV to another folder.")
    if filled:
        shutil.rmtree(folder, ignore_errors=True)


def install(name: str) -> None:
    """Install the pins; a stamp in the environment says that this was done."""
    stamp = environment() / (name + ".sha256")
    wanted = hashlib.sha256(repr(sorted(pins(name).items())).encode()).hexdigest()
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    say(f"Installing {name} (needs the internet once)")
    options = ["--quiet", "--disable-pip-version-check", "--only-binary", ":all:"]
    command = [*pip(), "install", *options, "-r", str(ROOT / name)]
    # To stderr, so that `check --json` prints JSON on a first start too. PIP_USER would install beside the environment.
    if subprocess.run(command, stdout=2, env=os.environ | {"PIP_USER": "0"}).returncode:
        sys.exit("The packages could not be installed; the reason stands above. Is there a way to the internet?")
    stamp.write_text(wanted, "utf-8")


def pip() -> list[str]:
    """The environment's pip; where Debian left it out, this Python's pip working on the environment."""
    inside = [str(environment_python()), "-m", "pip"]
    if subprocess.run([*inside, "--version"], capture_output=True).returncode == 0:
        return inside
    return [sys.executable, "-m", "pip", "--python", str(environment_python())]


def go_on(command: list[str], variables: dict[str, str]) -> NoReturn:
    """Become that command; Windows has no such thing, so there we wait for it and pass on how it ended."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execve(command[0], command, variables)
    child = subprocess.Popen(command, env=variables)
    while True:
        try:
            raise SystemExit(child.wait())
        except KeyboardInterrupt:
            continue  # the child got it too, and decides


def say(text: str) -> None:
    """One line for the person waiting, beside the output proper."""
    print(text, file=sys.stderr, flush=True)
