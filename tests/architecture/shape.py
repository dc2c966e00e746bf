"""How a module may look: sizes, nesting, and what must not stand in it."""

import ast
from collections.abc import Iterator

from tests.architecture.source import Module

MODULE_LINES, FUNCTION_LINES, NESTING, PUBLIC_METHODS = 400, 50, 3, 15
BLOCKS = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.TryStar, ast.Match)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LITERALS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)
MUTABLE_CALLS = (
    "list", "dict", "set", "bytearray", "array", "defaultdict", "deque", "Counter", "OrderedDict", "ChainMap", "iter",
    "count", "cycle", "SimpleNamespace", "copy", "deepcopy", "fromkeys", "StringIO", "BytesIO",
)  # fmt: skip
READ_ONLY = ("MappingProxyType", "tuple", "frozenset")
SPEAKERS = ("cli", "app", "bench", "installer")


def too_long(one: Module) -> list[str]:
    lines = len(one.text.splitlines())
    return [f"{one.name}: {lines} lines, limit {MODULE_LINES}"] if lines > MODULE_LINES else []


def long_functions(one: Module) -> list[str]:
    return [
        f"{one.name}:{node.lineno}: {node.name} has {length(node)} lines, limit {FUNCTION_LINES}"
        for node in ast.walk(one.tree)
        if isinstance(node, FUNCTIONS) and length(node) > FUNCTION_LINES
    ]


def length(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def deep_nesting(one: Module) -> list[str]:
    return [
        f"{one.name}:{line}: nested {depth} deep, limit {NESTING}"
        for line, depth in depths(one.tree, 0)
        if depth == NESTING + 1
    ]


def depths(node: ast.AST, depth: int) -> Iterator[tuple[int, int]]:
    """(line, depth) of every block. An elif is no deeper than its if; a function starts anew."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTIONS):
            yield from depths(child, 0)
        elif isinstance(child, BLOCKS) and not is_elif(node, child):
            yield child.lineno, depth + 1
            yield from depths(child, depth + 1)
        else:
            yield from depths(child, depth)


def is_elif(parent: ast.AST, child: ast.stmt) -> bool:
    """`elif` stands in the column of its `if`; `else:` with an `if` in it stands deeper."""
    return (
        isinstance(parent, ast.If)
        and isinstance(child, ast.If)
        and parent.orelse == [child]
        and child.col_offset == parent.col_offset
    )


def wide_classes(one: Module) -> list[str]:
    return [
        f"{one.name}:{node.lineno}: {node.name} has {public_methods(node)} public methods, limit {PUBLIC_METHODS}"
        for node in ast.walk(one.tree)
        if isinstance(node, ast.ClassDef) and public_methods(node) > PUBLIC_METHODS
    ]


def public_methods(node: ast.ClassDef) -> int:
    return sum(isinstance(child, FUNCTIONS) and not child.name.startswith("_") for child in node.body)


def star_imports(one: Module) -> list[str]:
    return [
        f"{one.name}:{node.lineno}: star import"
        for node in ast.walk(one.tree)
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]


def inner_imports(one: Module) -> list[str]:
    """Imports inside functions, and imports that hide in a call; the command line may, for a quick start, and the script
    that measures another program may, since that is only there in the environment made for the measuring."""
    if one.name in ("favor.cli", "favor.bench.catan"):
        return []
    inside = [
        node.lineno
        for function in ast.walk(one.tree)
        if isinstance(function, FUNCTIONS)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    hidden = [node.lineno for node in ast.walk(one.tree) if called(node) in ("__import__", "import_module")]
    return [f"{one.name}:{line}: import where nobody looks for it" for line in sorted({*inside, *hidden})]


def prints(one: Module) -> list[str]:
    """Only commands speak to the terminal."""
    is_command = one.last == "command" or one.last.endswith("_command") or one.name == "favor.lab.simulate"
    if one.layer in SPEAKERS or is_command:
        return []
    return [f"{one.name}:{node.lineno}: print" for node in ast.walk(one.tree) if called(node) == "print"]


def called(node: ast.AST | None) -> str:
    """The last word of what is called: `a.b.c()` -> c; `` for anything else."""
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "attr", None) or getattr(node.func, "id", "")


def mutable_values(one: Module) -> list[str]:
    """Lists, dicts and the like that all the program would share: at module level, in class bodies, as defaults."""
    found = [(line, name) for line, name, value in shared_values(one.tree) if name != "__all__" and is_mutable(value)]
    found += [(node.lineno, "global") for node in ast.walk(one.tree) if isinstance(node, ast.Global)]
    return [f"{one.name}:{line}: {name} is shared and can be changed" for line, name in found]


def shared_values(tree: ast.AST) -> Iterator[tuple[int, str, ast.expr | None]]:
    """(line, name, value) of what is bound outside functions, and of functions' defaults."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assign):
            unpacked = isinstance(node.targets[0], ast.Tuple | ast.List)
            for value in parts(node.value) if unpacked else [node.value]:
                yield node.lineno, ast.unparse(node.targets[0]), value
        elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr):
            yield node.lineno, ast.unparse(node.target), node.value
        elif isinstance(node, FUNCTIONS):
            yield from ((node.lineno, f"a default of {node.name}", value) for value in defaults(node.args))
        else:
            yield from shared_values(node)


def defaults(arguments: ast.arguments) -> list[ast.expr]:
    return [value for value in (*arguments.defaults, *arguments.kw_defaults) if value is not None]


def is_mutable(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Call) and called(value) in READ_ONLY:
        return any(is_mutable(inner) for argument in value.args for inner in parts(argument))
    return isinstance(value, LITERALS) or called(value) in MUTABLE_CALLS or any(map(is_mutable, parts(value)))


def parts(value: ast.expr | None) -> list[ast.expr]:
    """What lies in a literal, or comes out of a comprehension."""
    if isinstance(value, ast.Tuple | ast.List | ast.Set):
        return value.elts
    if isinstance(value, ast.Dict):
        pairs = zip(value.keys, value.values, strict=True)
        return [part for key, inner in pairs for part in ([inner] if key else parts(inner))]
    if isinstance(value, ast.DictComp):
        return [value.value]
    if isinstance(value, ast.ListComp | ast.SetComp | ast.GeneratorExp):
        return [value.elt]
    return [value.body, value.orelse] if isinstance(value, ast.IfExp) else []
