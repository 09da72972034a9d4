"""Do the rule tests bite? `make mutants GAME=tacdex SAMPLE=300 SEED=7` changes the rules in small ways, one at a time.

The changes are mutmut's. Each is tried in a process of its own against the tests of that game that cite a rule and
come through the changed function, the quick ones first; the files are never touched. What survives is either a test
that is missing or a change that makes no difference.
"""

from __future__ import annotations

import argparse
import os
import pickle
import resource
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from difflib import ndiff
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from time import process_time
from types import FrameType, FunctionType, ModuleType
from typing import IO, Any, NamedTuple

import libcst
import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings
from mutmut.mutation.file_mutation import Mutation, create_mutations, deep_replace

import shambles

TESTS = Path(__file__).parent
SOURCE = Path(shambles.__file__).parents[1]
ROOMS = ("rules", "effects")
NOT_RULES = ("recorded", "old_saves", "whole_games", "screen")  # what was played once, and what is drawn, is no rule
# An operation stands whole in one file of its effects: beside what it does, its words, its forecast and its checks,
# which are no rules and have tests of their own.
BESIDE_THE_RULES = ("says", "would", "rests_on", "parts", "faults")
MOST_MEMORY = 4 << 30
SLOWER = 5  # a change that makes the tests so many times slower has been noticed
KILLED, SURVIVED, TOO_SLOW = "killed", "survived", "too slow"


class Mutant(NamedTuple):
    """A module with one change in it; its number in the sample, and the function that is changed."""

    number: int
    file: Path
    function: str
    source: str

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(SOURCE).with_suffix("").parts)

    def __str__(self) -> str:
        before, after = self.file.read_text("utf-8").splitlines(), self.source.splitlines()
        first = next(number for number, lines in enumerate(zip(before, after, strict=False), 1) if lines[0] != lines[1])
        changed = [line for line in ndiff(before, after) if line[0] in "-+"]
        return "\n    ".join([f"#{self.number} {self.file.relative_to(SOURCE)}:{first} {self.function}", *changed])


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
    return [
        Mutant(number, file, name_of(mutation), changed(module, mutation))
        for number, (file, module, mutation) in ((at, found[at]) for at in chosen)
    ]


def is_worth_trying(mutation: Mutation) -> bool:
    """Within a function that is a rule; of a word, one change is enough."""
    after, function = mutation.mutated_node, function_of(mutation)
    is_same_word = isinstance(after, libcst.SimpleString) and "XX" not in after.value
    is_rule = function is not None and not function.name.value.startswith(BESIDE_THE_RULES)
    return is_rule and not is_same_word


def function_of(mutation: Mutation) -> libcst.FunctionDef | None:
    """mutmut names any statement of a class; what a class says outside its methods is data."""
    statement: libcst.CSTNode | None = mutation.contained_by_top_level_function
    return statement if isinstance(statement, libcst.FunctionDef) else None


def name_of(mutation: Mutation) -> str:
    function = function_of(mutation)
    assert function is not None
    return function.name.value


def changed(module: libcst.Module, mutation: Mutation) -> str:
    after = deep_replace(module, mutation.original_node, mutation.mutated_node)
    assert isinstance(after, libcst.Module)
    return after.code


# --- putting one in the place of the rules


def functions_of(place: ModuleType | type, name: str) -> Iterator[tuple[str, FunctionType]]:
    """The functions written in a module and in its classes, as they are when every wrapper is off."""
    for word, thing in vars(place).items():
        bare = thing.fget if isinstance(thing, property) else getattr(thing, "__wrapped__", thing)
        bare = getattr(bare, "__func__", bare)
        if isinstance(bare, FunctionType) and bare.__module__ == name:
            yield bare.__qualname__, bare
        elif isinstance(thing, type) and thing.__module__ == name and word == thing.__name__:
            yield from functions_of(thing, name)


def put_in_place(mutant: Mutant) -> None:
    """Whoever holds one of its functions holds the changed one: only what they do is other."""
    now = dict(functions_of(import_module(mutant.module), mutant.module))
    other = ModuleType(mutant.module)
    other.__file__ = str(mutant.file)
    exec(compile(mutant.source, mutant.file, "exec"), vars(other))
    for name, function in functions_of(other, mutant.module):
        now[name].__code__ = function.__code__
        now[name].__defaults__ = function.__defaults__
        now[name].__kwdefaults__ = function.__kwdefaults__


# --- trying them


class Trial:
    """The rule tests of a game, collected once; every change is tried in a process that parts from here.

    seconds    how long each test takes
    through    the tests that come through a function
    noticed    the tests that noticed another change in a function: they are asked first
    """

    def __init__(self, mutants: list[Mutant], processes: int) -> None:
        self.mutants = mutants
        self.processes = processes
        self.counts: Counter[str] = Counter()
        self.noticed: defaultdict[str, list[str]] = defaultdict(list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if not item.path.stem.removeprefix("test_").startswith(NOT_RULES)]
        self.seconds, self.through = watch(items)
        for mutant in {one.file: one for one in self.mutants}.values():  # put in place without a change, nobody notices
            same = mutant._replace(source=mutant.file.read_text("utf-8"))
            with TemporaryFile() as paper:
                if os.waitpid(self.start(self.in_order(items, same)[:20], same, paper), 0)[1]:
                    sys.exit(f"{same.module} cannot be put in place")
        waiting, running = list(reversed(self.mutants)), dict[int, tuple[Mutant, IO[bytes]]]()
        while waiting or running:
            while waiting and len(running) < self.processes:
                mutant, paper = waiting.pop(), TemporaryFile()  # noqa: SIM115 - read and closed when the process is done
                running[self.start(self.in_order(items, mutant), mutant, paper)] = mutant, paper
            child, status = os.waitpid(-1, 0)
            self.note(*running.pop(child), status)
        return True

    def in_order(self, items: list[pytest.Item], mutant: Mutant) -> list[pytest.Item]:
        chosen, before = self.through[str(mutant.file), mutant.function], self.noticed[mutant.function]
        mine = [item for item in items if item.nodeid in chosen]
        return sorted(mine, key=lambda item: (item.nodeid not in before, self.seconds[item.nodeid]))

    def start(self, items: list[pytest.Item], mutant: Mutant, paper: IO[bytes]) -> int:
        """The number of a process that tries a mutant, and writes down which test noticed it."""
        sys.stdout.flush()
        if child := os.fork():
            return child
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        be_silent()
        put_in_place(mutant)
        for item in items:
            signal.setitimer(signal.ITIMER_PROF, 2 + SLOWER * self.seconds[item.nodeid])
            if not passes(item):
                paper.write(item.nodeid.encode())
                paper.flush()
                os._exit(1)
        os._exit(0)

    def note(self, mutant: Mutant, paper: IO[bytes], status: int) -> None:
        with paper:
            paper.seek(0)
            self.noticed[mutant.function].append(paper.read().decode())
        found = verdict(status)
        self.counts[found] += 1
        if found == SURVIVED:
            print(f"\n{mutant}", flush=True)
        elif not sum(self.counts.values()) % 50:
            print(f"{sum(self.counts.values())} tried", flush=True)


def be_silent() -> None:
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def watch(items: list[pytest.Item]) -> tuple[dict[str, float], dict[tuple[str, str], set[str]]]:
    """How long each test takes, and which tests come through each function of the rules as they are."""
    with TemporaryFile() as paper:
        if not (child := os.fork()):
            pickle.dump(watched(items), paper)
            paper.flush()
            os._exit(0)
        if os.waitpid(child, 0)[1]:
            sys.exit("the rule tests fail without any change")
        paper.seek(0)
        found: tuple[dict[str, float], dict[tuple[str, str], set[str]]] = pickle.load(paper)
        return found


def watched(items: list[pytest.Item]) -> tuple[dict[str, float], dict[tuple[str, str], set[str]]]:
    seconds, through = dict[str, float](), defaultdict[tuple[str, str], set[str]](set)
    games = str(SOURCE / "shambles" / "games")
    for item in items:
        codes = set[Any]()

        def look(frame: FrameType, event: str, _: object, codes: set[Any] = codes) -> None:
            if event == "call":
                codes.add(frame.f_code)

        began = process_time()
        sys.setprofile(look)
        if not passes(item):
            sys.setprofile(None)
            print(f"{item.nodeid} fails without any change")
            os._exit(1)
        sys.setprofile(None)
        seconds[item.nodeid] = process_time() - began
        for code in codes:
            if code.co_filename.startswith(games):
                name = code.co_qualname.split(".<locals>")[0].rpartition(".")[2]
                through[code.co_filename, name].add(item.nodeid)
    return seconds, through


def verdict(status: int) -> str:
    if os.WIFSIGNALED(status):
        return TOO_SLOW if os.WTERMSIG(status) == signal.SIGPROF else KILLED
    return SURVIVED if os.WEXITSTATUS(status) == 0 else KILLED


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--sample", type=int, default=300)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--only", type=int, nargs="+", help="the numbers of those to try again")
    given = reader.parse_args()
    settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate), database=None, derandomize=True)
    settings.load_profile("mutants")
    mutants = sample_mutants(given.game, given.sample, given.seed)
    trial = Trial([one for one in mutants if not given.only or one.number in given.only], given.processes)
    words = ["-q", "-m", "rule", "-p", "no:cacheprovider", "-p", "no:xdist", "-s", "--no-header", "--no-summary"]
    pytest.main([*words, str(TESTS / "games" / given.game)], plugins=[trial])
    killed = trial.counts[KILLED] + trial.counts[TOO_SLOW]
    print(f"\n{killed} killed ({trial.counts[TOO_SLOW]} of them too slow), {trial.counts[SURVIVED]} survived")


if __name__ == "__main__":
    main()
