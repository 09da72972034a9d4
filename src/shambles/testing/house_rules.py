"""The house rules for rules, as checks of the syntax tree. Each takes a game's modules and says where it is broken."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

Modules = dict[str, ast.Module]  # of one game, by their dotted names within its folder: effects.operations
Check = Callable[[Modules], list[str]]

CORE_FLOWS = {"choose", "all_of"}
UNSEEMLY = {"random", "time", "datetime", "secrets", "os", "threading"}
SETS = {"set", "frozenset"}
WALKERS = {"list", "tuple", "iter", "enumerate", "map", "filter", "zip", "reversed"}  # what walks along its argument
CHANGES = {
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),
    *("add", "discard", "update", "setdefault", "popitem"),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


LAYOUT = "terminal"  # the room that lays a game out on a terminal holds no rules


def read_modules(folder: Path, but: str = "") -> Modules:
    """The modules below a folder, by their dotted names; a package goes by its own name."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        if parts[0] != but:
            found[".".join(parts).removesuffix(".__init__")] = ast.parse(file.read_text("utf-8"))
    return found


def parse(sources: dict[str, str]) -> Modules:
    return {name: ast.parse(source) for name, source in sources.items()}


def _at(name: str, node: ast.AST, what: str) -> str:
    return f"{name}.py:{getattr(node, 'lineno', 0)}: {what}"


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _within(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """Everything in these statements that belongs to the same function."""
    waiting: list[ast.AST] = list(body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, Function | ast.ClassDef):
            waiting += ast.iter_child_nodes(node)


# --- a flow is called by `yield from`, or nothing happens


def forgotten_yield_from(modules: Modules) -> list[str]:
    flows = {name: _flows_defined(tree) for name, tree in modules.items()}
    methods = {
        function.name
        for tree in modules.values()
        for one in ast.walk(tree)
        if isinstance(one, ast.ClassDef)
        for function in _functions(one)
        if _is_flow(function.returns)
    }
    found = []
    for name, tree in modules.items():
        known = flows[name] | _flows_imported(name, tree, flows)
        rooms = _modules_imported(name, tree, flows)
        shelves = _shelves_of_flows(tree, known)
        awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and id(node) not in awaited:
                match node.func:
                    case ast.Name(id=called) if called in known:
                        found.append(_at(name, node, f"{called} is a flow and stands under no `yield from`"))
                    case ast.Attribute(value=ast.Name(id=module), attr=called) if called in rooms.get(module, set()):
                        found.append(_at(name, node, f"{module}.{called} is a flow and stands under no `yield from`"))
                    case ast.Attribute(attr=called) if called in methods:
                        found.append(_at(name, node, f".{called} is a flow and stands under no `yield from`"))
                    case ast.Subscript(value=ast.Name(id=shelf)) if shelf in shelves:
                        found.append(_at(name, node, f"{shelf}[…] is a flow and stands under no `yield from`"))
    return found


def _is_flow(annotation: ast.expr | None) -> bool:
    match annotation:
        case ast.Subscript(value=ast.Name(id="Flow")) | ast.Subscript(value=ast.Attribute(attr="Flow")):
            return True
        case ast.Constant(value=str(text)):
            return text.startswith("Flow[")
    return False


def _flows_defined(tree: ast.Module) -> set[str]:
    return {function.name for function in _functions(tree) if _is_flow(function.returns)}


def _flows_imported(name: str, tree: ast.Module, flows: dict[str, set[str]]) -> set[str]:
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            home = _home(name, node)
            there = CORE_FLOWS if home.endswith("core.play") else flows.get(_within_the_game(home, flows), set())
            imported |= {alias.asname or alias.name for alias in node.names if alias.name in there}
    return imported


def _modules_imported(name: str, tree: ast.Module, flows: dict[str, set[str]]) -> dict[str, set[str]]:
    """The flows of each module of the game that stands here under a name of its own."""
    modules = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inner = _within_the_game(f"{_home(name, node)}.{alias.name}".lstrip("."), flows)
                modules[alias.asname or alias.name] = flows.get(inner, set())
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname:
                    modules[alias.asname] = flows.get(_within_the_game(alias.name, flows), set())
    return modules


def _home(name: str, node: ast.ImportFrom) -> str:
    """The module that something is imported from; `from ..table import x` is read from where it stands."""
    if not node.level:
        return node.module or ""
    room = name.split(".")[: -node.level]
    return ".".join([*room, *filter(None, [node.module])])


def _within_the_game(full: str, flows: dict[str, set[str]]) -> str:
    """The name of a module within its game: effects.operations for shambles.games.tacdex.effects.operations."""
    parts = full.split(".")
    return next((one for at in range(len(parts)) if (one := ".".join(parts[at:])) in flows), "")


def _shelves_of_flows(tree: ast.Module, known: set[str]) -> set[str]:
    """Names of the module that hold flows by key, such as the effects of cards."""
    shelves = set()
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict(values=values)):
                if values and all(isinstance(value, ast.Name) and value.id in known for value in values):
                    shelves.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                if any(_is_flow(part) for part in ast.walk(annotation) if isinstance(part, ast.expr)):
                    shelves.add(name)
    return shelves


# --- chance comes from the table, and there is no clock


def unseemly_imports(modules: Modules) -> list[str]:
    """What rules must not reach for. A bot's thoughts are no rules: they may be as random as it likes."""
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
            found += [_at(name, node, f"imports {one}") for one in wanted if one.partition(".")[0] in UNSEEMLY]
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
            if any(isinstance(one, ast.Yield | ast.YieldFrom) for one in _within([node])):
                found.append(_at(name, node, what))
    return found


# --- only the state is remembered


def global_state(modules: Modules) -> list[str]:
    found = []
    for name, tree in modules.items():
        shared = _mutable_names(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Global | ast.Nonlocal):
                found.append(_at(name, node, f"{type(node).__name__.lower()} {', '.join(node.names)}"))
            elif isinstance(node, ast.FunctionDef):
                own = _names_bound_in(node)
                for one in _within(node.body):
                    if (changed := _changed_name(one)) in shared - own:
                        found.append(_at(name, one, f"changes {changed}, which belongs to the module"))
    return found


def _mutable_names(tree: ast.Module) -> set[str]:
    """Names that the module itself binds to a list, a dict or a set."""
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
    stored = (one for one in _within(function.body) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store))
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
        scopes: list[ast.Module | ast.FunctionDef] = [tree, *_functions(tree)]
        for scope in scopes:
            sets = _names_of_sets(scope)
            for node in _within(scope.body):
                for walked in _walked(node):
                    if _is_set(walked, sets):
                        found.append(_at(name, walked, "walks along a set"))
    return found


def _names_of_sets(scope: ast.Module | ast.FunctionDef) -> set[str]:
    names = set()
    if isinstance(scope, ast.FunctionDef):
        arguments = (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs)
        names |= {one.arg for one in arguments if _says_set(one.annotation)}
    for node in _within(scope.body):
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
    """What this node goes through one by one, in whatever order it comes."""
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
                    found.append(_at(name, node, "deepcopy"))
    return found


CHECKS: tuple[Check, ...] = (
    forgotten_yield_from,
    unseemly_imports,
    cleanup_around_an_ask,
    global_state,
    walks_along_a_set,
    deep_copies,
)
