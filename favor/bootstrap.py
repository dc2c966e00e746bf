"""Whether this Python holds the pinned packages; standard library only, quick, and it changes nothing."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def environment() -> Path:
    """The folder of our own environment: FAVOR_VENV, else .venv beside main.py."""
    chosen = os.environ.get("FAVOR_VENV")
    return Path(chosen).expanduser().absolute() if chosen else ROOT / ".venv"


def environment_python() -> Path:
    """The Python inside our own environment, there or not."""
    return environment() / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def pins(name: str, folder: Path = ROOT) -> dict[str, str]:
    """The exact versions a requirements file asks for, those of the files it includes as well."""
    found: dict[str, str] = {}
    for number, line in enumerate((folder / name).read_text("utf-8").splitlines(), 1):
        text = line.split("#")[0].strip()
        if text.startswith("-r"):
            found |= pins(text.removeprefix("-r").strip(), folder)
            continue
        package, equals, version = text.partition("==")
        if text and not equals:
            raise ValueError(f'{name}:{number}: "{text}" is not pinned; write package==version')
        if text:
            found[plain(package.split("[")[0])] = version
    return found


def plain(package: str) -> str:
    """A package's name as every spelling of it: PyTMX, pytmx; pygame-ce, pygame_ce."""
    return package.strip().replace("_", "-").replace(".", "-").lower()


def installed(folders: list[str]) -> dict[str, str]:
    """Names and versions of the packages in these folders, as told by their .dist-info; the first one found counts.

    importlib.metadata says the same, but importing it takes longer than all the rest of the start.
    """
    found: dict[str, str] = {}
    for folder in folders:
        for entry in names_in(folder):
            if entry.endswith(".dist-info"):
                package, _, version = entry.removesuffix(".dist-info").rpartition("-")
                found.setdefault(plain(package), version)
    return found


def names_in(folder: str) -> list[str]:
    """The entries of a folder of the import path; none for a zip or a folder that is gone."""
    try:
        return sorted(os.listdir(folder or "."))
    except OSError:
        return []


def satisfied(name: str) -> bool:
    """Can this Python run with the pins of that file? The old pygame must be absent: it overwrites pygame-ce."""
    here = installed(sys.path)
    return "pygame" not in here and all(here.get(package) == version for package, version in pins(name).items())


def ready(name: str) -> bool:
    """Is there nothing to install? A frozen program brings its packages along."""
    return bool(getattr(sys, "frozen", False)) or satisfied(name)


def python_for(name: str) -> str:
    """The Python that main.py runs in for that requirements file, once it is installed."""
    return sys.executable if ready(name) else str(environment_python())
