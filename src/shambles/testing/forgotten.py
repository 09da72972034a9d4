"""Check for flows that are called without `yield from`: they ask nobody and return no answer."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping

from shambles.core.asking import play
from shambles.testing.source import Modules, at, functions, within

CORE = ("shambles.core.asking.play", "shambles.making")  # games import the flows of the core from these


def forgotten_yield_from(modules: Modules, phases: Mapping[str, str] | None = None) -> list[str]:
    """Calls of a flow without `yield from`. `phases` holds the names of the phases, by those of their functions."""
    flows = {name: _flows_defined(tree) for name, tree in modules.items()}
    methods = {
        function.name
        for tree in modules.values()
        for one in ast.walk(tree)
        if isinstance(one, ast.ClassDef)
        for function in functions(one)
        if _is_flow(function)
    }
    reached = _phases_of(modules, phases or {})
    found = []
    for name, tree in modules.items():
        known = flows[name] | _flows_imported(name, tree, flows)
        rooms = _modules_imported(name, tree, flows)
        shelves = _shelves_of_flows(tree, known)
        awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
        for node, function in _calls(tree):
            called = _flow_called(node.func, known, rooms, shelves, methods)
            if called and id(node) not in awaited:
                found.append(at(name, node, _say(called, function, reached.get(function, []))))
    return found


def _flow_called(
    func: ast.expr, known: set[str], rooms: dict[str, set[str]], shelves: set[str], methods: set[str]
) -> str:
    """Name of the flow that is called here; empty if it is none."""
    match func:
        case ast.Name(id=called) if called in known:
            return called
        case ast.Attribute(value=ast.Name(id=module), attr=called) if called in rooms.get(module, set()):
            return f"{module}.{called}"
        case ast.Attribute(attr=called) if called in methods:
            return f".{called}"
        case ast.Subscript(value=ast.Name(id=shelf)) if shelf in shelves:
            return f"{shelf}[…]"
    return ""


def _say(called: str, function: str, phases: list[str]) -> str:
    place = f"in {function}()" if function else "outside of any function"
    phase = f", of the phase {' and '.join(phases)}" if phases else ""
    return (
        f"{called} is a flow and stands under no `yield from`, {place}{phase}: nobody is asked there. "
        f"Cure: write `yield from {called}(…)`."
    )


def _calls(tree: ast.Module) -> Iterator[tuple[ast.Call, str]]:
    """Every call, with its innermost enclosing function."""
    waiting: list[tuple[ast.AST, str]] = [(tree, "")]
    for node, function in waiting:
        if isinstance(node, ast.Call):
            yield node, function
        inner = node.name if isinstance(node, ast.FunctionDef) else function
        waiting += [(child, inner) for child in ast.iter_child_nodes(node)]


def _phases_of(modules: Modules, phases: Mapping[str, str]) -> dict[str, list[str]]:
    """For each function the phases that call it, directly or not, as far as names tell."""
    calls: dict[str, set[str]] = {}
    for tree in modules.values():
        for call, function in _calls(tree):
            match call.func:
                case ast.Name(id=called) | ast.Attribute(attr=called):
                    calls.setdefault(function, set()).add(called)
    found: dict[str, list[str]] = {}
    for function, phase in phases.items():
        waiting = [function]
        for one in waiting:
            if phase not in found.setdefault(one, []):
                found[one].append(phase)
                waiting += sorted(calls.get(one, ()))
    return found


def _is_flow(function: ast.FunctionDef) -> bool:
    """True if the return annotation says so, or if there is none and the function yields."""
    if function.returns is not None:
        return _says_flow(function.returns)
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in within(function.body))


def _says_flow(annotation: ast.expr) -> bool:
    match annotation:
        case ast.Subscript(value=ast.Name(id="Flow")) | ast.Subscript(value=ast.Attribute(attr="Flow")):
            return True
        case ast.Constant(value=str(text)):
            return text.startswith("Flow[")
    return False


def _flows_defined(tree: ast.Module) -> set[str]:
    return {function.name for function in functions(tree) if _is_flow(function)}


CORE_FLOWS = _flows_defined(ast.parse(inspect.getsource(play)))


def _flows_imported(name: str, tree: ast.Module, flows: dict[str, set[str]]) -> set[str]:
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            home = _home(name, node)
            imported |= {alias.asname or alias.name for alias in node.names if alias.name in _flows_of(home, flows)}
    return imported


def _flows_of(module: str, flows: dict[str, set[str]]) -> set[str]:
    """Names of the flows in a module of the core or of the game."""
    return CORE_FLOWS if module in CORE else flows.get(_within_the_game(module, flows), set())


def _modules_imported(name: str, tree: ast.Module, flows: dict[str, set[str]]) -> dict[str, set[str]]:
    """The flows of each imported module, by its local name."""
    modules = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inner = f"{_home(name, node)}.{alias.name}".lstrip(".")
                modules[alias.asname or alias.name] = _flows_of(inner, flows)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname:
                    modules[alias.asname] = _flows_of(alias.name, flows)
    return modules


def _home(name: str, node: ast.ImportFrom) -> str:
    """Full name of the module in an import statement, relative imports included."""
    if not node.level:
        return node.module or ""
    room = name.split(".")[: -node.level]
    return ".".join([*room, *filter(None, [node.module])])


def _within_the_game(full: str, flows: dict[str, set[str]]) -> str:
    """The name of a module within its game: effects.operations for shambles.games.tacdex.effects.operations."""
    parts = full.split(".")
    return next((one for at in range(len(parts)) if (one := ".".join(parts[at:])) in flows), "")


def _shelves_of_flows(tree: ast.Module, known: set[str]) -> set[str]:
    """Module-level names of mappings with flows as values, such as the effects of cards."""
    shelves = set()
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict(values=values)):
                if values and all(isinstance(value, ast.Name) and value.id in known for value in values):
                    shelves.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                if any(_says_flow(part) for part in ast.walk(annotation) if isinstance(part, ast.expr)):
                    shelves.add(name)
    return shelves
