"""The house rules for rules, as checks of the syntax tree. Each takes a game's modules and returns the violations."""

from __future__ import annotations

import ast
from collections.abc import Callable

from shambles.testing.source import Modules, at, functions, within

Check = Callable[[Modules], list[str]]

UNSEEMLY = {"random", "time", "datetime", "secrets", "os", "threading"}
SETS = {"set", "frozenset"}
WALKERS = {"list", "tuple", "iter", "enumerate", "map", "filter", "zip", "reversed"}  # iterate over their argument
CHANGES = {
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),
    *("add", "discard", "update", "setdefault", "popitem"),
}

# --- chance comes from the table, and there is no clock


def unseemly_imports(modules: Modules) -> list[str]:
    """Forbidden imports of rules. Bots are exempt: they may be as random as they like."""
    found = []
    for name, tree in modules.items():
        if name.split(".")[0] == "bot":
            continue
        for node in ast.walk(tree):
            wanted = []
            if isinstance(node, ast.Import):
                wanted = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                wanted = [node.module or ""]
            found += [at(name, node, f"imports {one}") for one in wanted if one.partition(".")[0] in UNSEEMLY]
    return found


# --- a flow may be left at any ask and never come back


def cleanup_around_an_ask(modules: Modules) -> list[str]:
    found = []
    for name, tree in modules.items():
        for node in ast.walk(tree):
            match node:
                case ast.Try(finalbody=[_, *_]) | ast.TryStar(finalbody=[_, *_]):
                    what = "try/finally around a yield"
                case ast.With():
                    what = "with around a yield"
                case _:
                    continue
            if any(isinstance(one, ast.Yield | ast.YieldFrom) for one in within([node])):
                found.append(at(name, node, what))
    return found


# --- only the state is remembered


def global_state(modules: Modules) -> list[str]:
    found = []
    for name, tree in modules.items():
        shared = _mutable_names(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Global | ast.Nonlocal):
                found.append(at(name, node, f"{type(node).__name__.lower()} {', '.join(node.names)}"))
            elif isinstance(node, ast.FunctionDef):
                own = _names_bound_in(node)
                for one in within(node.body):
                    if (changed := _changed_name(one)) in shared - own:
                        found.append(at(name, one, f"changes {changed}, which belongs to the module"))
    return found


def _mutable_names(tree: ast.Module) -> set[str]:
    """Module-level names bound to a list, a dict or a set."""
    names = set()
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=value)
            ):
                made = isinstance(value, ast.Call) and isinstance(value.func, ast.Name)
                makers = {"list", "dict", "set", "defaultdict", "Counter", "deque"}
                if isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp) or (
                    made and value.func.id in makers  # type: ignore[union-attr]
                ):
                    names.add(name)
    return names


def _names_bound_in(function: ast.FunctionDef) -> set[str]:
    arguments = function.args
    bound = {one.arg for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}
    stored = (one for one in within(function.body) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store))
    return bound | {one.id for one in stored}


def _changed_name(node: ast.AST) -> str | None:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=verb)) if verb in CHANGES:
            return name
        case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
            return name
    return None


# --- the order of a set is nobody's


def walks_along_a_set(modules: Modules) -> list[str]:
    found = []
    for name, tree in modules.items():
        scopes: list[ast.Module | ast.FunctionDef] = [tree, *functions(tree)]
        for scope in scopes:
            sets = _names_of_sets(scope)
            for node in within(scope.body):
                for walked in _walked(node):
                    if _is_set(walked, sets):
                        found.append(at(name, walked, "walks along a set"))
    return found


def _names_of_sets(scope: ast.Module | ast.FunctionDef) -> set[str]:
    names = set()
    if isinstance(scope, ast.FunctionDef):
        arguments = (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs)
        names |= {one.arg for one in arguments if _says_set(one.annotation)}
    for node in within(scope.body):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_set(value, names):
                names.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if _says_set(annotation):
                names.add(name)
    return names


def _says_set(annotation: ast.expr | None) -> bool:
    kind = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(kind, ast.Name) and kind.id in SETS


def _walked(node: ast.AST) -> list[ast.expr]:
    """Expressions that this node iterates over."""
    match node:
        case ast.For(iter=walked) | ast.comprehension(iter=walked) | ast.Starred(value=walked):
            return [walked]
        case ast.Call(func=ast.Name(id=name), args=arguments) if name in WALKERS:
            return arguments
    return []


def _is_set(node: ast.expr, names: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name(id=name):
            return name in names
        case ast.Call(func=ast.Name(id=name)):
            return name in SETS
        case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr() | ast.Sub() | ast.BitXor(), right=right):
            return _is_set(left, names) or _is_set(right, names)
    return False


# --- copies are made by the table


def deep_copies(modules: Modules) -> list[str]:
    found = []
    for name, tree in modules.items():
        for node in ast.walk(tree):
            match node:
                case ast.Name(id="deepcopy") | ast.Attribute(attr="deepcopy") | ast.alias(name="deepcopy"):
                    found.append(at(name, node, "deepcopy"))
    return found


CHECKS: tuple[Check, ...] = (
    unseemly_imports,
    cleanup_around_an_ask,
    global_state,
    walks_along_a_set,
    deep_copies,
)
