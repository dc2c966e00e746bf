"""The command line: every command explains itself, and a mistake is one line and exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from favor import __version__, cli
from favor.bootstrap import ROOT

NAMES = ("play", "check", "scenario", "simulate", "replay", "demo", "sheet", "language", "bench", "test")


def command(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", *words], cwd=ROOT, env=os.environ | variables, capture_output=True, text=True
    )


def test_there_are_these_commands() -> None:
    assert tuple(cli.COMMANDS) == NAMES


def test_help_names_every_command() -> None:
    done = command("--help")
    assert done.returncode == 0
    assert [name for name in NAMES if f"\n    {name} " not in done.stdout] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_every_command_explains_itself(name: str, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.parse([name, option])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: main.py {name} ")


def test_version() -> None:
    done = command("--version")
    assert (done.returncode, done.stdout) == (0, f"Favor {__version__}\n")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chek"], 'unknown command "chek" (did you mean "check"?)'),
        (["xyzzy"], 'unknown command "xyzzy" (there are: play, check,'),
        (["two\nlines"], 'unknown command "two lines"'),
        (["--sed", "3"], "--sed"),
        (["--seed", "three"], "three"),
        (["play", "now"], "now"),
        (["--pack"], "--pack"),
        (["--pack", "no/such"], 'there is no file or folder "no/such"'),
        (["check", "no/such"], 'there is no file or folder "no/such"'),
        (["check", "--jso"], "--jso"),
        (["scenario"], "FILE_OR_FOLDER"),
        (["scenario", "no/such.yaml"], 'there is no file or folder "no/such.yaml"'),
        (["simulate", "--games", "0"], '"0" is not a whole number of at least 1'),
        (["simulate", "--games", "-5"], "--games"),
        (["simulate", "--players", "1"], '"1": a game has 2 to 6 players'),
        (["simulate", "--players", "2-7"], '"2-7": a game has 2 to 6 players'),
        (["simulate", "--players", "5-3"], '"5-3"'),
        (["simulate", "--players", "few"], "neither a number of players nor a span like 2-6"),
        (["simulate", "--players", ""], "neither a number of players nor a span like 2-6"),
        (["demo", "--players", "7"], "7"),
        (["bench", "--seconds", "0"], '"0" is not a positive number of seconds'),
        (["bench", "--seconds", "nan"], '"nan" is not a positive number of seconds'),
        (["bench", "--against", "chess"], "chess"),
    ],
)
def test_a_mistake_is_one_line_and_exit_2(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.parse(words)
    told = capsys.readouterr()
    assert end.value.code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("main.py")
    assert "--help" in told.err
    assert says in told.err


def test_a_mistake_by_the_whole_program() -> None:
    done = command("simulate", "--players", "12")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_without_a_command_the_game_is_played() -> None:
    for words in ([], ["--seed", "7"], ["play", "--seed", "7"]):
        assert cli.parse(words).act is cli.parse(["play"]).act
    assert cli.parse(["--seed", "7"]).seed == 7
    assert cli.parse([]).seed is None


def test_packs_may_stand_before_the_command(tmp_path: Path) -> None:
    for words in (
        ["--pack", str(tmp_path), f"--pack={ROOT}", "simulate", "--games", "3"],
        ["simulate", "--pack", str(tmp_path), "--games", "3", "--pack", str(ROOT)],
    ):
        arguments = cli.parse(words)
        assert (arguments.pack, arguments.games) == ([tmp_path, ROOT], 3)
    assert cli.parse(["--pack", str(tmp_path)]).pack == [tmp_path]
    assert cli.parse(["simulate"]).pack == []


def test_what_the_commands_are_given(tmp_path: Path) -> None:
    simulate = cli.parse(["simulate", "--players", "2-6", "--seed", "-4", "--audit"])
    assert (simulate.players, simulate.seed, simulate.audit, simulate.games) == ((2, 3, 4, 5, 6), -4, True, 100)
    assert cli.parse(["simulate", "--players", "3"]).players == (3,)
    check = cli.parse(["check", str(tmp_path), "--json"])
    assert (check.packs, check.json, check.pack) == ([tmp_path], True, [])
    assert cli.parse(["scenario", str(tmp_path)]).files == [tmp_path]
    demo = cli.parse(["demo", "--out", "x/y"])
    assert (demo.seed, demo.players, demo.out) == (1, 4, Path("x/y"))
    bench = cli.parse(["bench", "--against", "catanatron", "--seconds", "2.5"])
    assert (bench.against, bench.seconds) == ("catanatron", 2.5)


def test_the_rest_of_the_line_is_for_pytest() -> None:
    rest = ["-k", "traps", "--maxfail=1", "tests/rules"]
    assert cli.parse(["test", *rest]).pytest == rest
    assert cli.parse(["test"]).pytest == []


def test_only_what_a_command_needs_is_installed() -> None:
    needs = {name: cli.COMMANDS[name][1] for name in NAMES}
    assert needs.pop("test") == "requirements-dev.txt"
    assert needs.pop("simulate") == "requirements-lab.txt"
    assert set(needs.values()) == {"requirements.txt"}


def ending(monkeypatch: pytest.MonkeyPatch, how: type[BaseException]) -> int:
    def act(_: object) -> int:
        raise how

    monkeypatch.setattr(cli, "parse", lambda words: cli.argparse.Namespace(act=act, needs="requirements.txt"))
    return cli.main([])


def test_an_interrupted_command_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ending(monkeypatch, KeyboardInterrupt) == 130
    assert capsys.readouterr() == ("", "")


def test_a_closed_pipe_ends_quietly() -> None:
    code = (
        "from favor import cli\n"
        "def act(_):\n"
        "    for _ in range(100000): print('line')\n"
        "cli.parse = lambda words: cli.argparse.Namespace(act=act, needs='requirements.txt')\n"
        "raise SystemExit(cli.main([]))\n"
    )
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, **pipes) as child:
        assert child.stdout is not None and child.stderr is not None
        assert child.stdout.readline().strip() == b"line"
        child.stdout.close()
        assert (child.stderr.read(), child.wait()) == (b"", 1)


def test_the_command_line_loads_nothing_heavy() -> None:
    code = "import sys; import favor.cli; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = {name for name in done.stdout.split() if name.startswith("favor")}
    assert loaded == {"favor", "favor.bootstrap", "favor.cli"}
    heavy = {"pygame", "yaml", "pytmx", "importlib.metadata", "subprocess", "multiprocessing"}
    assert not heavy & set(done.stdout.split())
