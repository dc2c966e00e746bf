"""Every module keeps to the sizes and habits of the house; each check is shown a module that does not."""

import pytest

from tests.architecture import shape
from tests.architecture.source import Module, module, program

CHECKS = (
    shape.too_long, shape.long_functions, shape.deep_nesting, shape.wide_classes, shape.star_imports,
    shape.inner_imports, shape.prints, shape.mutable_values,
)  # fmt: skip
DEEP = "def f():\n    for a in b:\n        if a:\n            while a:\n"
TWO_WAYS = DEEP.replace("while a:", "if a:\n                pass\n            {}")
ELIF = TWO_WAYS.format("elif b:\n                pass\n")
ELSE_IF = TWO_WAYS.format("else:\n                if b:\n                    pass\n")
TRY = "                try:\n                    pass\n                finally:\n                    pass"

BAD = (
    (shape.too_long, "\n" * 401),
    (shape.long_functions, "def f():\n" + "    x = 1\n" * 50),
    (shape.long_functions, "class A:\n    async def f(self):\n" + "        x = 1\n" * 50),
    (shape.deep_nesting, DEEP + "                with a:\n                    pass"),
    (shape.deep_nesting, DEEP + TRY),
    (shape.deep_nesting, ELSE_IF),
    (shape.wide_classes, "class A:\n" + "".join(f"    def m{n}(self): pass\n" for n in range(16))),
    (shape.star_imports, "from favor.model import *"),
    (shape.inner_imports, "def f():\n    import json"),
    (shape.inner_imports, "class A:\n    def f(self):\n        if self:\n            from json import loads"),
    (shape.inner_imports, "import importlib\nimportlib.import_module('favor.ui')"),
    (shape.inner_imports, "pygame = __import__('pygame')"),
    (shape.prints, "def f():\n    print('x')"),
    (shape.mutable_values, "A = []"),
    (shape.mutable_values, "A: dict[str, int] = {}"),
    (shape.mutable_values, "A = {1, 2}"),
    (shape.mutable_values, "A = [n for n in range(3)]"),
    (shape.mutable_values, "A = dict(a=1)"),
    (shape.mutable_values, "A = collections.defaultdict(int)"),
    (shape.mutable_values, "A = (1, [2])"),
    (shape.mutable_values, "A = MappingProxyType({'a': [1]})"),
    (shape.mutable_values, "A = MappingProxyType({a: [] for a in 'ab'})"),
    (shape.mutable_values, "if True:\n    A = []"),
    (shape.mutable_values, "A, B = 1, []"),
    (shape.mutable_values, "class A:\n    b = []"),
    (shape.mutable_values, "def f(a=[]): pass"),
    (shape.mutable_values, "def f(*, a={}): pass"),
    (shape.mutable_values, "A = 0\ndef f():\n    global A\n    A = 1"),
)

GOOD = (
    (shape.too_long, "\n" * 400),
    (shape.long_functions, "def f():\n" + "    x = 1\n" * 49),
    (shape.deep_nesting, DEEP + "                pass"),
    (shape.deep_nesting, ELIF),
    (shape.wide_classes, "class A:\n" + "".join(f"    def _m{n}(self): pass\n" for n in range(16))),
    (shape.inner_imports, "if True:\n    import json"),
    (shape.mutable_values, "A = (1, 2)\nB = MappingProxyType({'a': (1,)})"),
    (shape.mutable_values, "A = frozenset({1})\nB = tuple([n for n in A])"),
    (shape.mutable_values, "A, B = (n for n in range(2))\nC, D = [1, 2]"),
    (shape.mutable_values, "__all__ = ['a']\ndef f():\n    a = []"),
    (shape.mutable_values, "class A:\n    b: list[int] = field(default_factory=list)"),
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_program_holds(check) -> None:
    assert [fault for one in program() for fault in check(one)] == []


def test_every_check_is_shown_something_bad() -> None:
    assert {check for check, _ in BAD} == set(CHECKS)


@pytest.mark.parametrize(("check", "text"), BAD)
def test_a_bad_module_is_found(check, text: str) -> None:
    assert len(check(example(text))) == 1


@pytest.mark.parametrize(("check", "text"), GOOD)
def test_a_good_module_is_not(check, text: str) -> None:
    assert check(example(text)) == []


def test_commands_may_print() -> None:
    for name in ("cli", "app", "content.command", "table.scenario_command", "lab.simulate"):
        assert shape.prints(module("favor." + name, "print(1)")) == []


def test_the_command_line_may_import_late() -> None:
    assert shape.inner_imports(module("favor.cli", "def f():\n    import json")) == []


def example(text: str) -> Module:
    return module("favor.rules.example", text)
