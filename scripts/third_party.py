"""What of others goes into the wheel, with its licence: `python scripts/third_party.py` writes THIRD-PARTY.md.

The fonts and the JavaScript of the browser client are read from browser/node_modules, the theme of the documentation
from the environment. What is only asked for when somebody installs (pyproject.toml) is not in the wheel.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import distribution
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "browser" / "node_modules"
PAGE = ROOT / "THIRD-PARTY.md"
FONTS = ("@fontsource/barlow", "@fontsource/barlow-condensed")
OF_SVELTE = ("clsx", "esm-env")  # what Svelte's own runtime stands on
THEME = "mkdocs-material"
SPECIFIER = re.compile(r"(?:from|import) ['\"]([@a-z][^'\"]*)['\"]")
APACHE = MODULES / "typescript" / "LICENSE.txt"  # the text of Apache-2.0, for who brings none


def bundled() -> list[str]:
    """The packages that the pages import, and what those stand on."""
    found = set(FONTS) | set(OF_SVELTE)
    known = json.loads((ROOT / "browser" / "package.json").read_text("utf-8"))["devDependencies"]
    for file in (ROOT / "browser" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            for name in SPECIFIER.findall(file.read_text("utf-8")):
                package = "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
                if package in known:
                    found.add(package)
    return sorted(found)


def of_npm(name: str) -> tuple[str, str, str]:
    """The version, the licence and its text of a package of the browser."""
    folder = MODULES / name
    about = json.loads((folder / "package.json").read_text("utf-8"))
    texts = [file for file in sorted(folder.iterdir()) if file.name.lower().startswith("licen")]
    if not texts and about["license"] != "Apache-2.0":
        sys.exit(f"{name}: {about['license']}, and no text of it in {folder}")
    return about["version"], about["license"], (texts or [APACHE])[0].read_text("utf-8")


def of_theme() -> tuple[str, str, str]:
    theme = distribution(THEME)
    text = next(file for file in theme.files or () if file.name == "LICENSE")
    return theme.version, "MIT", Path(str(theme.locate_file(text))).read_text("utf-8")


def licences() -> dict[str, tuple[str, str, str]]:
    """Everything, by its name."""
    return {name: of_npm(name) for name in bundled()} | {THEME: of_theme()}


def page() -> str:
    """Without the versions of the theme, which is whatever the documentation was built with."""
    parts = [
        dedent("""\
        # What of others is in Shambles

        Shambles itself is under the MIT licence (`LICENSE`). The wheel and the sdist hold these parts of others: fonts
        and JavaScript of the browser client, and the theme of the built documentation. This page is made by
        `python scripts/third_party.py`.
        """)
    ]
    for name, (version, licence, text) in licences().items():
        title = name if name == THEME else f"{name} {version}"
        body = "\n".join(line.rstrip() for line in text.strip().splitlines())
        parts.append(f"## {title}\n\n{licence}\n\n```text\n{body}\n```\n")
    return "\n".join(parts)


def expression() -> str:
    """The licences of everything in the wheel, as an SPDX expression."""
    others = {licence for _, licence, _ in licences().values()} - {"MIT"}
    return " AND ".join(["MIT", *sorted(others)])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(expression())
