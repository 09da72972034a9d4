"""Docstrings and comments that are hard to read: they begin with a clause, or use a private word of ours.

`python tests/plain_words.py` writes the numbers into tests/contract/plain_words.toml, and with the names of packages
(`src/shambles/core browser/src/shell`) it lists what is found there.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "tests" / "contract" / "plain_words.toml"
PYTHON = ROOT / "src" / "shambles"
BROWSER = ROOT / "browser" / "src"

# A docstring says first what something is or does: "R²: share of the variance explained", not "What is explained".
CLAUSE = re.compile(r"(What|Who|Whoever|Where|That|How|Of|By)\b")
# The same for comments. "by" is free: behind a field it names the key of a mapping ("by seat").
CLAUSE_OF_COMMENT = re.compile(r"(what|who|whoever|where|that|how|of)\b", re.IGNORECASE)
# Words that only this project uses, or uses in its own sense.
PRIVATE = re.compile(
    r"\b(whoever|whatever it|anew|foretell|foretold|one's own|of one's|lets? (it|that) be|of whom|of what|of that"
    r"|told of|by lot|comes? of|came of|laid|stands? (in|on|there|beside)|in words|goes on|as it comes|put away"
    r"|the shelf|room|nature|is said|be said|says of)\b",
    re.IGNORECASE,
)
# The help of a command begins with a title for people, such as "What decides a game".
COMMAND = re.compile(r"\w+\.command\b")
# Names in the code are no prose, and a docstring that begins with the number of a rule has the words of its rulebook.
CODE = re.compile(r"`[^`]*`")
FIELD = re.compile(r"^( *)(\w+)(?= {2,}\S)", re.MULTILINE)  # a name that a list of fields explains
RULE = re.compile(r"[A-Z]{2}-R?\d+")
# The comments of a generated file are docstrings of a Python file, and count there.
GENERATED = "// Made by `make types`"
# Comments for tools, and lines that part a file.
FOR_TOOLS = re.compile(r"noqa|type:|pragma|fmt:|eslint|@ts-|svelte-ignore|prettier-ignore|v8 ignore|---|===|!")

SCRIPT = re.compile(r"<(?:script|style)\b[^>]*>.*?</(?:script|style)>", re.DOTALL)
MARKUP = re.compile(r"<!--(?P<block>.*?)-->", re.DOTALL)
TYPESCRIPT = re.compile(
    r"/\*+(?P<block>.*?)\*/|(?<!:)//(?P<line>[^\n]*)|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Prose:
    """A docstring or a comment. Neighbouring comment lines are one comment."""

    file: Path
    line: int
    text: str
    is_comment: bool = True
    is_help: bool = False

    @property
    def hard(self) -> bool:
        """True if it begins with a clause or has a private word."""
        if RULE.match(self.text) or FOR_TOOLS.match(self.text):
            return False
        clause = CLAUSE_OF_COMMENT if self.is_comment else CLAUSE
        begins_with_clause = clause.match(self.text) and not self.is_help
        return bool(begins_with_clause or PRIVATE.search(CODE.sub("", self.text)))

    @property
    def package(self) -> str:
        """The package of the file; each game and each top folder of the browser's source counts for itself."""
        parts = self.file.relative_to(ROOT).parts[:-1]
        return "/".join(parts[: 4 if "games" in parts or "shell" in parts else 3])

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.text}"


def in_python(file: Path, source: str) -> Iterator[Prose]:
    """All docstrings and comments of a module."""
    tree = ast.parse(source)
    commands = {
        node.body[0].lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and any(COMMAND.match(ast.unparse(one)) for one in node.decorator_list)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            text = FIELD.sub(r"\1`\2`", node.value.value)
            is_help = node.lineno in commands
            yield Prose(file, node.lineno, " ".join(text.split()), is_comment=False, is_help=is_help)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    lines = [
        (token.start[0], not token.line[: token.start[1]].strip(), token.string.lstrip("#: "))
        for token in tokens
        if token.type == tokenize.COMMENT
    ]
    yield from joined(file, lines)


def in_browser(file: Path, source: str) -> Iterator[Prose]:
    """All comments of a TypeScript or Svelte file."""
    parts = [(0, source, TYPESCRIPT)]
    if file.suffix == ".svelte":
        parts = [(found.start(), found[0], TYPESCRIPT) for found in SCRIPT.finditer(source)]
        parts.append((0, SCRIPT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), source), MARKUP))
    lines: list[tuple[int, bool, str]] = []
    for start, text, pattern in parts:
        for found in pattern.finditer(text):
            at = start + found.start()
            number = source.count("\n", 0, at) + 1
            if (block := found["block"]) is not None:
                yield Prose(file, number, " ".join(re.sub(r"^\s*\* ?", " ", block, flags=re.MULTILINE).split()))
            elif (line := found.groupdict().get("line")) is not None:
                lines.append((number, not source[source.rfind("\n", 0, at) + 1 : at].strip(), line.strip()))
    yield from joined(file, lines)


def joined(file: Path, lines: list[tuple[int, bool, str]]) -> Iterator[Prose]:
    """Comments from comment lines. A comment behind code stands for itself; lines below each other are one."""
    numbered = [(number - at if alone else -number, number, text) for at, (number, alone, text) in enumerate(lines)]
    for _, together in groupby(numbered, key=lambda one: one[0]):
        block = list(together)
        yield Prose(file, block[0][1], " ".join(text for _, _, text in block))


def hard_prose() -> list[Prose]:
    """Everything that breaks the rule, by file and line."""
    found = [one for file in sorted(PYTHON.rglob("*.py")) for one in in_python(file, file.read_text("utf-8"))]
    for file in sorted(BROWSER.rglob("*")):
        source = file.read_text("utf-8") if file.suffix in {".ts", ".svelte"} else ""
        if not source.startswith(GENERATED):
            found += in_browser(file, source)
    return sorted((one for one in found if one.hard), key=lambda one: (one.file, one.line))


def count(found: list[Prose]) -> dict[str, int]:
    """How many were found in each package. A package without any is not in the table."""
    return dict(sorted(Counter(one.package for one in found).items()))


def write_table(counts: dict[str, int]) -> None:
    """The checked-in table, one line for each package."""
    head = "# Docstrings and comments that are hard to read. `python tests/plain_words.py` writes this file.\n\n"
    TABLE.write_text(head + "".join(f'"{package}" = {number}\n' for package, number in counts.items()), "utf-8")


if __name__ == "__main__":
    everything = hard_prose()
    if wanted := sys.argv[1:]:
        sys.stdout.write("".join(f"{one}\n" for one in everything if one.package in wanted))
    else:
        write_table(count(everything))
