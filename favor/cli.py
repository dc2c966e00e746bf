"""The command line: what may be asked for, and whom to ask; knows no rules, no files and no window.

Commands are imported when they are called, so that `--help` and a wrong word answer at once.
"""

import argparse
import contextlib
import difflib
import io
import os
import sys
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

from favor import __version__, bootstrap

SEATS = range(2, 7)
INTERRUPTED = 130
GENERAL = ("-h", "--help", "--version")


def main(words: list[str]) -> int:
    """Obey one command line; the number is the exit code."""
    steady_streams()
    arguments = parse(words)
    try:
        if not bootstrap.ready(arguments.needs):
            from favor import installer

            installer.enter(arguments.needs, words)
        return int(arguments.act(arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # `main.py check | head`: nobody reads any more, and Python must not complain about it when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def steady_streams() -> None:
    """A console that lacks a letter shows its code; pygame does not greet on stdout, where JSON may be expected."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(ValueError):
                stream.reconfigure(errors="backslashreplace")


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and end with 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())}; see {self.prog} --help\n")


def parse(words: list[str]) -> argparse.Namespace:
    """The checked command line; ends the program on a usage error (2), --help and --version (0)."""
    parser = make_parser()
    words = arranged(words)
    if words[0] == "test" and words[1:2] not in (["-h"], ["--help"]):
        # Everything after `test` is pytest's, whatever it looks like; argparse would claim its options.
        return argparse.Namespace(**vars(parser.parse_args(["test"])) | {"pytest": words[1:]})
    if words[0] not in (*COMMANDS, *GENERAL):
        parser.error(f'unknown command "{words[0]}"' + suggestion(words[0]))
    return parser.parse_args(words)


def arranged(words: list[str]) -> list[str]:
    """The command in front: `--pack X simulate` is `simulate --pack X`, and no command is `play`."""
    packs = []
    while words and (words[0] == "--pack" or words[0].startswith("--pack=")):
        size = 1 if "=" in words[0] else 2
        packs += words[:size]
        words = words[size:]
    if not words or (words[0].startswith("-") and words[0] not in GENERAL):
        return ["play", *packs, *words]
    return [words[0], *packs, *words[1:]]


def suggestion(word: str) -> str:
    """The nearest command, or all of them."""
    near = difflib.get_close_matches(word, COMMANDS, 1)
    return f' (did you mean "{near[0]}"?)' if near else f" (there are: {', '.join(COMMANDS)})"


def make_parser() -> Parser:
    """The whole command line."""
    parser = Parser(prog="main.py", description="Favor, a board game. Without a command: play.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"Favor {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, (act, needs, fill, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        command.set_defaults(act=act, needs=needs)
        fill(command)
    return parser


def _play_options(command: Parser) -> None:
    _pack_option(command)
    _language_option(command)
    command.add_argument("--seed", type=int, metavar="S", help="the game's seed; without it each game is another")
    command.add_argument("--narrate", action="store_true", help="say in words what is on the screen, here and aloud")


def _check_options(command: Parser) -> None:
    command.add_argument("packs", nargs="*", type=existing, metavar="PACK", help="packs to check besides the base pack")
    _pack_option(command)
    command.add_argument("--json", action="store_true", help="print the problems as JSON, for editors")


def _scenario_options(command: Parser) -> None:
    command.add_argument("files", nargs="+", type=existing, metavar="FILE_OR_FOLDER", help="scenarios to run")


def _simulate_options(command: Parser) -> None:
    add = command.add_argument
    _pack_option(command)
    add("--games", type=count, default=100, metavar="N", help="how many games (100)")
    add("--players", type=seats, default=tuple(SEATS), metavar="P", help="seats: 4, or 2-6 for each in turn (2-6)")
    add("--seed", type=int, default=1, metavar="S", help="the first game's seed; the others follow (1)")
    add("--audit", action="store_true", help="check after each action that the state holds together")


def _demo_options(command: Parser) -> None:
    add = command.add_argument
    _pack_option(command)
    _language_option(command)
    add("--seed", type=int, default=1, metavar="S", help="the game's seed (1)")
    add("--players", type=int, choices=SEATS, default=4, metavar="P", help="seats at the table, 2 to 6 (4)")
    add("--out", type=Path, default=Path("demo"), metavar="FOLDER", help="where the pictures go (demo)")


def _sheet_options(command: Parser) -> None:
    _pack_option(command)
    _language_option(command)
    command.add_argument("out", nargs="?", type=Path, metavar="OUT.png", help="one picture with every card and tile")
    command.add_argument("--print", type=Path, metavar="FOLDER", help="A4 pages with crop marks, to play on paper")


def _language_options(command: Parser) -> None:
    command.add_argument("code", type=language, metavar="CODE", help="the language, such as de or pt-BR")
    command.add_argument("out", type=Path, metavar="OUT.yaml", help="the new file")
    _pack_option(command)


def _bench_options(command: Parser) -> None:
    command.add_argument("--against", choices=("catanatron",), help="measure that program too, and print ratios")
    command.add_argument("--seconds", type=duration, default=10.0, metavar="S", help="how long to measure (10)")


def _replay_options(command: Parser) -> None:
    add = command.add_argument
    add("file", type=existing, metavar="FILE", help="the journal of a game")
    _pack_option(command)
    add("--verify", action="store_true", help="compare every fingerprint; 1 when one differs")
    add("--until", type=place, metavar="N", help="a turn, or d120 for decision 120; the last turn without it")
    add("--scenario", action="store_true", help="print that turn as a scenario: its start, its steps, what came of it")
    add("--out", type=Path, metavar="FILE", help="write the scenario into a new file")


def _test_options(command: Parser) -> None:
    command.add_argument("pytest", nargs="*", metavar="ARGUMENT", help="handed to pytest as it stands")


def _pack_option(command: Parser) -> None:
    text = "a content pack to add; may be repeated"
    command.add_argument("--pack", action="append", default=[], type=existing, metavar="PATH", help=text)


def _language_option(command: Parser) -> None:
    text = "the language, such as de; the one of the settings without it"
    command.add_argument("--language", type=language, metavar="CODE", help=text)


def language(text: str) -> str:
    """The code of a language: letters, and parts of letters and digits."""
    if not all(part.isascii() and part.isalnum() for part in text.split("-")):
        raise argparse.ArgumentTypeError(f'"{text}" is no code of a language such as de or pt-BR')
    return text


def existing(text: str) -> Path:
    """A path that is there."""
    path = Path(text)
    if not path.exists():
        raise argparse.ArgumentTypeError(f'there is no file or folder "{text}"')
    return path


def count(text: str) -> int:
    """A whole number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number of at least 1')
    return int(text)


def place(text: str) -> str:
    """A place in a game: the number of a turn, or of a decision with a d before it."""
    if not text.removeprefix("d").isdecimal() or len(text) > 8:
        raise argparse.ArgumentTypeError(f'"{text}" is neither a turn like 12 nor a decision like d120')
    return text


def duration(text: str) -> float:
    """A positive number of seconds."""
    with contextlib.suppress(ValueError):
        if 0 < float(text) < float("inf"):
            return float(text)
    raise argparse.ArgumentTypeError(f'"{text}" is not a positive number of seconds')


def seats(text: str) -> tuple[int, ...]:
    """`4` is (4,); `2-6` is (2, 3, 4, 5, 6)."""
    first, _, last = text.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal():
        raise argparse.ArgumentTypeError(f'"{text}" is neither a number of players nor a span like 2-6')
    asked = range(int(first), int(last or first) + 1)
    if not asked or asked[0] not in SEATS or asked[-1] not in SEATS:
        raise argparse.ArgumentTypeError(f'"{text}": a game has {SEATS[0]} to {SEATS[-1]} players')
    return tuple(asked)


def _speak(arguments: argparse.Namespace) -> None:
    """Choose the language before any words are read; whoever reads words is imported after this."""
    from favor.table import speaking

    speaking.choose([bootstrap.ROOT / "content" / "base", *arguments.pack], arguments.language or "")


def _play(arguments: argparse.Namespace) -> int:
    _speak(arguments)
    from favor import app

    return app.play(arguments)


def _check(arguments: argparse.Namespace) -> int:
    from favor.content import command, lang

    lines: tuple[str, ...] = ()
    if any(map(lang.files, command.roots(arguments))):
        from favor.ui import language_command  # before all others: it hears the words while they are read

        lines = language_command.heard()
    from favor.table.scenario_examples import run_examples

    return command.run(arguments, run_examples, lines)


def _language(arguments: argparse.Namespace) -> int:
    from favor.ui import language_command

    return language_command.run(arguments)


def _scenario(arguments: argparse.Namespace) -> int:
    from favor.table import scenario_command

    return scenario_command.run(arguments)


def _simulate(arguments: argparse.Namespace) -> int:
    from favor.lab import simulate

    return simulate.run(arguments)


def _replay(arguments: argparse.Namespace) -> int:
    from favor.table import replay_command

    return replay_command.run(arguments)


def _demo(arguments: argparse.Namespace) -> int:
    _speak(arguments)
    from favor import app

    return app.demo(arguments)


def _sheet(arguments: argparse.Namespace) -> int:
    _speak(arguments)
    from favor.app import content
    from favor.ui import sheet_command

    return sheet_command.run(arguments, content)


def _bench(arguments: argparse.Namespace) -> int:
    from favor import bench

    return bench.run(arguments)


def _test(arguments: argparse.Namespace) -> int:
    import pytest

    os.chdir(bootstrap.ROOT)
    return int(pytest.main(["-n", "2", *arguments.pytest]))


GAME, LAB, TOOLS = "requirements.txt", "requirements-lab.txt", "requirements-dev.txt"
# name: what obeys it, what must be installed for it, its options, its help
COMMANDS = MappingProxyType(
    {
        "play": (_play, GAME, _play_options, "open the window and play"),
        "check": (_check, GAME, _check_options, "check the base pack and others, and run the examples on their cards"),
        "scenario": (_scenario, GAME, _scenario_options, "run scenario files: rules as small stories"),
        "simulate": (_simulate, LAB, _simulate_options, "play many games by lot and print what came of them"),
        "replay": (_replay, GAME, _replay_options, "play a stored game again: check it, or cut a turn out as a scenario"),
        "demo": (_demo, GAME, _demo_options, "let a game play itself by lot and save pictures of it"),
        "sheet": (_sheet, GAME, _sheet_options, "paint every card and tile, to look over or to print and cut out"),
        "language": (_language, GAME, _language_options, "write a language file with every line there is to translate"),
        "bench": (_bench, GAME, _bench_options, "measure speed and print the figures as JSON"),
        "test": (_test, TOOLS, _test_options, "run the tests; further arguments are pytest's"),
    }
)
