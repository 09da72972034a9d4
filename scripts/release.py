"""A release, as far as it needs no package index: `make release VERSION=0.2.0`.

One number everywhere: `__version__`, the heading of the changelog and the tag. Then the sdist and the wheel, what they
hold (a CycloneDX bill of materials), their checksums, and a statement of where they come from, ready to be signed.
Nothing leaves this machine: docs/how-to/releasing.md says what is left to do.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
NUMBER = re.compile(r"\d+\.\d+\.\d+")
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) == 2 else ""
    package, changelog = ROOT / "src" / "shambles" / "__init__.py", ROOT / "CHANGELOG.md"
    before, lines = package.read_text("utf-8"), changelog.read_text("utf-8")
    check_number(wanted, before)
    if git("status", "--porcelain"):
        sys.exit("There are changes that are not committed.")
    if f"v{wanted}" in git("tag").split():
        sys.exit(f"There is a tag v{wanted} already.")
    third_party = subprocess.run([sys.executable, "scripts/third_party.py"], cwd=ROOT, capture_output=True, check=False)
    if third_party.returncode or git("status", "--porcelain"):
        sys.exit("THIRD-PARTY.md is not as it should be: python scripts/third_party.py, look at it and commit it.")
    written = head_changelog(lines, wanted, f"{datetime.now(UTC):%Y-%m-%d}")
    package.write_text(VERSION.sub(f'__version__ = "{wanted}"', before), "utf-8")
    changelog.write_text(written, "utf-8")
    git("commit", "--quiet", "--all", "--message", f"Version {wanted}")
    git("tag", "--annotate", f"v{wanted}", "--message", f"Shambles {wanted}")
    build()
    describe(ROOT / "dist", wanted, git("rev-parse", "HEAD").strip())
    print(f"dist/ holds Shambles {wanted}. Left to do: sign, push the tag, upload (docs/how-to/releasing.md).")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def check_number(wanted: str, package: str) -> None:
    """Three numbers, higher than those of the last release."""
    (now,) = VERSION.findall(package)
    if not NUMBER.fullmatch(wanted):
        sys.exit(f"Say which version: make release VERSION=0.2.0 (now {now}).")
    if parts(wanted) <= parts(now):
        sys.exit(f"{wanted} is not after {now}.")


def parts(version: str) -> tuple[int, ...]:
    return tuple(int(one) for one in version.split("."))


def head_changelog(page: str, version: str, day: str) -> str:
    """What was unreleased stands under the number and the day; a new place for what comes next is above it."""
    before, heading, rest = page.partition("## Unreleased\n")
    entries = rest.partition("\n## ")[0].strip()
    if not heading or not entries:
        sys.exit("CHANGELOG.md has nothing under Unreleased.")
    return f"{before}## Unreleased\n\n## {version} ({day})\n{rest}"


def build() -> None:
    subprocess.run([sys.executable, "-m", "build", "--outdir", "dist"], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *sorted(map(str, (ROOT / "dist").glob("*")))],
                   cwd=ROOT, check=True)  # fmt: skip


def describe(folder: Path, version: str, commit: str) -> None:
    """What is in it, what its checksums are, and where it comes from."""
    made = sorted(file for file in folder.iterdir() if file.suffix in (".whl", ".gz"))
    pins = PINNED.findall((ROOT / "requirements" / "play.txt").read_text("utf-8"))
    bundled = re.findall(r"^## (\S+) (\S+)$", (ROOT / "THIRD-PARTY.md").read_text("utf-8"), re.MULTILINE)
    write(folder / f"shambles-{version}.cdx.json", bill_of_materials(version, pins, bundled))
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in made}
    write(folder / f"shambles-{version}.intoto.json", provenance(digests, commit))
    sums = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}
    (folder / "SHA256SUMS").write_text("".join(f"{digest}  {name}\n" for name, digest in sums.items()), "utf-8")


def write(file: Path, content: dict[str, Any]) -> None:
    file.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def bill_of_materials(version: str, pins: list[tuple[str, str]], bundled: list[tuple[str, str]]) -> dict[str, Any]:
    """CycloneDX 1.6: what the wheel holds of others, and what the play extra was tested with."""
    ours = {"type": "application", "name": "shambles", "version": version, "purl": f"pkg:pypi/shambles@{version}"}
    npm = [component(f"pkg:npm/{name.replace('@', '%40')}@{number}", name, number) for name, number in bundled]
    pypi = [component(f"pkg:pypi/{name.lower()}@{number}", name, number) for name, number in pins]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": ours | {"bom-ref": ours["purl"]}},
        "components": [*npm, *pypi],
    }


def component(purl: str, name: str, version: str) -> dict[str, str]:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def provenance(digests: dict[str, str], commit: str) -> dict[str, Any]:
    """An in-toto statement (SLSA provenance): these files were made from this commit. It is not signed yet."""
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [{"name": name, "digest": {"sha256": digest}} for name, digest in digests.items()],
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "make release",
                "externalParameters": {},
                "resolvedDependencies": [{"digest": {"gitCommit": commit}}],
            },
            "runDetails": {"builder": {"id": "a maintainer's machine"}},
        },
    }


if __name__ == "__main__":
    main()
