"""Do the rule tests bite? `make mutants GAME=tacdex SAMPLE=300` changes the rules in small ways, one at a time.

The changes are mutmut's. Each is tried in a process of its own against the tests of that game that cite a rule; the
files are never touched. What survives is either a test that is missing or a change that makes no difference.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import ndiff
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from random import Random
from time import monotonic
from types import CodeType, ModuleType
from typing import NamedTuple

import libcst
import pytest
from hypothesis import Phase, is_hypothesis_test, settings
from mutmut.mutation.file_mutation import Mutation, create_mutations, deep_replace

import shambles
from shambles.testing import tables  # noqa: F401 - what every test needs is imported once, before the processes part

TESTS = Path(__file__).parent
SOURCE = Path(shambles.__file__).parents[1]
ROOMS = ("rules", "effects")
SLOWER = 10  # a change that makes the tests so many times slower has been noticed
KILLED, SURVIVED, TOO_SLOW = "killed", "survived", "too slow"


class Mutant(NamedTuple):
    """A module with one change in it."""

    file: Path
    source: str

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(SOURCE).with_suffix("").parts)

    def __str__(self) -> str:
        before, after = self.file.read_text("utf-8").splitlines(), self.source.splitlines()
        first = next(number for number, lines in enumerate(zip(before, after, strict=False), 1) if lines[0] != lines[1])
        changed = [line for line in ndiff(before, after) if line[0] in "-+"]
        return "\n    ".join([f"{self.file.relative_to(SOURCE)}:{first}", *changed])


# --- the changes


def sample_mutants(game: str, count: int, seed: int) -> list[Mutant]:
    """Some of all the changes there are to the rules and effects of a game; the same seed gives the same ones."""
    folder = SOURCE / "shambles" / "games" / game
    found: list[tuple[Path, libcst.Module, Mutation]] = []
    pages = [page for room in ROOMS for page in (*folder.glob(f"{room}.py"), *folder.glob(f"{room}/**/*.py"))]
    for file in sorted(pages):
        module, mutations, *_ = create_mutations(str(file), file.read_text("utf-8"))
        found += [(file, module, mutation) for mutation in mutations if is_worth_trying(mutation)]
    print(f"{game}: {len(found)} changes in {', '.join(ROOMS)}; {min(count, len(found))} of them are tried")
    chosen = sorted(Random(seed).sample(range(len(found)), min(count, len(found))))
    return [Mutant(file, changed(module, mutation)) for file, module, mutation in map(found.__getitem__, chosen)]


def is_worth_trying(mutation: Mutation) -> bool:
    """Within a function; of a word, one change is enough."""
    after = mutation.mutated_node
    is_same_word = isinstance(after, libcst.SimpleString) and "XX" not in after.value
    return mutation.contained_by_top_level_function is not None and not is_same_word


def changed(module: libcst.Module, mutation: Mutation) -> str:
    after = deep_replace(module, mutation.original_node, mutation.mutated_node)
    assert isinstance(after, libcst.Module)
    return after.code


# --- trying them


class Instead(MetaPathFinder):
    """Gives a mutant to whoever imports its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name == self.mutant.module else None
        if spec is not None:
            spec.loader = Loader(self.mutant)
        return spec


class Loader(SourceFileLoader):
    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.file))
        self.mutant = mutant

    def get_code(self, name: str) -> CodeType:
        return compile(self.mutant.source, self.mutant.file, "exec")


class QuickOnesFirst:
    """The order of the tests: most changes are noticed by a test of one rule, long before whole games are played."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: is_hypothesis_test(getattr(item, "obj", None)))


def run_rule_tests(game: str) -> int:
    """The tests of a game that cite a rule, up to the first that fails, without a word."""
    settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate), database=None, derandomize=True)
    settings.load_profile("mutants")
    words = ["-x", "-q", "--tb=no", "-m", "rule", "-p", "no:cacheprovider", "-p", "no:xdist"]
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        return int(pytest.main([*words, str(TESTS / "games" / game)], plugins=[QuickOnesFirst()]))


def start(game: str, mutant: Mutant | None, seconds: float) -> int:
    """The number of a process that tries a mutant (None: the rules as they are)."""
    sys.stdout.flush()
    if child := os.fork():
        return child
    signal.setitimer(signal.ITIMER_REAL, seconds)
    if mutant is not None:
        sys.meta_path.insert(0, Instead(mutant))
    os._exit(run_rule_tests(game))


def verdict(status: int) -> str:
    if os.WIFSIGNALED(status):
        return TOO_SLOW if os.WTERMSIG(status) == signal.SIGALRM else KILLED
    return SURVIVED if os.WEXITSTATUS(status) == 0 else KILLED


def try_all(game: str, mutants: list[Mutant], processes: int) -> Iterator[tuple[Mutant, str]]:
    began = monotonic()
    _, status = os.waitpid(start(game, None, 600), 0)
    if verdict(status) != SURVIVED:
        sys.exit(f"{game}: the rule tests fail without any change: pytest -m rule tests/games/{game}")
    seconds = SLOWER * (monotonic() - began)
    waiting, running = list(reversed(mutants)), dict[int, Mutant]()
    while waiting or running:
        while waiting and len(running) < processes:
            mutant = waiting.pop()
            running[start(game, mutant, seconds)] = mutant
        child, status = os.waitpid(-1, 0)
        yield running.pop(child), verdict(status)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--sample", type=int, default=300)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = reader.parse_args()
    counts: Counter[str] = Counter()
    for mutant, found in try_all(given.game, sample_mutants(given.game, given.sample, given.seed), given.processes):
        counts[found] += 1
        if found == SURVIVED:
            print(f"\n{mutant}")
    killed = counts[KILLED] + counts[TOO_SLOW]
    print(f"\n{killed} killed ({counts[TOO_SLOW]} of them too slow), {counts[SURVIVED]} survived")


if __name__ == "__main__":
    main()
