"""Known holes in what we stand on: `python scripts/audit.py`, which `make audit` does.

pip-audit looks at the pinned Python packages, npm audit at the browser's. Both ask a service for what is known. Where
it cannot be reached that is said, and counts as nothing found: the exit code is 1 only where there is a finding.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
SECONDS = 300


class NotReached(Exception):
    """Nothing could be looked up; the words say why."""


def main() -> int:
    found: list[str] = []
    with TemporaryDirectory() as folder:
        looks = [(f"requirements/{file.name}", file) for file in sorted((ROOT / "requirements").glob("*.txt"))]
        try:
            tool: Path | None = fetch_pip_audit(Path(folder))
        except NotReached as why:
            tool = None
            print(f"requirements/*.txt: not looked at: {why}")
        for name, file in looks if tool is not None else []:
            found += run_audit(
                name, [str(tool), "-r", str(file), "--require-hashes", "--disable-pip", "--format", "json"]
            )
    found += run_audit("browser/package-lock.json", ["npm", "audit", "--package-lock-only", "--json"], ROOT / "browser")
    for one in found:
        print(one)
    return 1 if found else 0


def run_audit(name: str, command: list[str], folder: Path = ROOT) -> list[str]:
    """A line for each hole that is known."""
    try:
        said = ask(command, folder)
        holes = python_holes(said) if "dependencies" in said else npm_holes(said)
    except NotReached as why:
        print(f"{name}: not looked at: {why}")
        return []
    print(f"{name}: {len(holes)} known")
    return [f"{name}: {one}" for one in holes]


def fetch_pip_audit(folder: Path) -> Path:
    """In an environment of its own: it is no part of ours, and its own needs change nothing here."""
    run([sys.executable, "-m", "venv", str(folder)], ROOT)
    done = run([str(folder / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", "pip-audit"], ROOT)
    if done.returncode:
        raise NotReached("pip-audit cannot be fetched")
    return folder / "bin" / "pip-audit"


def ask(command: list[str], folder: Path) -> dict[str, Any]:
    done = run(command, folder)
    try:
        said = json.loads(done.stdout)
    except ValueError:
        raise NotReached((done.stderr or done.stdout).strip().rpartition("\n")[2] or "no answer") from None
    return said if isinstance(said, dict) else {}


def python_holes(said: dict[str, Any]) -> list[str]:
    """pip-audit leaves out what the service does not know; where it knows nothing at all, nothing was looked at."""
    if all("skip_reason" in one for one in said["dependencies"]):
        raise NotReached("the service knows none of these packages")
    return [
        f"{one['name']} {one['version']}: {hole['id']}, fixed in {', '.join(hole['fix_versions']) or 'no version yet'}"
        for one in said["dependencies"]
        for hole in one.get("vulns", ())
    ]


def npm_holes(said: dict[str, Any]) -> list[str]:
    if "vulnerabilities" not in said:
        trouble = said.get("error")
        words = trouble.get("summary") if isinstance(trouble, dict) else None
        raise NotReached(words or said.get("message") or "no answer")
    return [f"{name} {one['range']}: {one['severity']}" for name, one in said["vulnerabilities"].items()]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotReached(type(error).__name__) from None


if __name__ == "__main__":
    sys.exit(main())
