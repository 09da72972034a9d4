"""Installs what a requirements file pins, and this tree: `python scripts/install.py play`, which `make` does.

uv does it with less than half of pip's work. It does not read pip's settings, so it is told them. Where pip has a
setting that uv is not told, or uv fails, pip does it: it takes longer, and comes to the same.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).with_name("uv")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
# What pip calls it, and what uv does.
TOLD = {
    "cert": "SSL_CERT_FILE",
    "default-timeout": "UV_HTTP_TIMEOUT",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "index-url": "UV_DEFAULT_INDEX",
    "no-cache-dir": "UV_NO_CACHE",
    "no-index": "UV_NO_INDEX",
    "timeout": "UV_HTTP_TIMEOUT",
    "trusted-host": "UV_INSECURE_HOST",
}
WITHOUT_MEANING = {
    "config-file",
    "disable-pip-version-check",
    "no-color",
    "no-input",
    "progress-bar",
    "quiet",
    "retries",
    "root-user-action",
}


def main(what: str) -> None:
    settings = tell_uv(pip_settings())
    for wanted in (
        ["--require-hashes", "-r", f"requirements/{what}.txt"],
        ["--no-build-isolation", "--editable", "."],
    ):
        if settings is None or not install_by_uv(wanted, settings):
            install_by_pip("--no-compile", "--no-deps", *wanted)


def pip_settings() -> dict[str, str]:
    """Those of its files, and over them those of the environment."""
    said = subprocess.run([*PIP, "config", "list"], check=True, capture_output=True, text=True).stdout
    lines = [line.partition("=") for line in said.splitlines() if "=" in line]
    found = [(*name.rpartition(".")[::2], ast.literal_eval(value)) for name, _, value in lines]
    order = ["global", "install", ":env:"]
    return {name: value for section in order for where, name, value in found if where == section}


def tell_uv(settings: Mapping[str, str]) -> dict[str, str] | None:
    """An environment for uv; nothing where it would do something else than pip."""
    if unknown := settings.keys() - TOLD.keys() - WITHOUT_MEANING:
        print("pip installs, because uv is not told its settings:", *sorted(unknown))
        return None
    told = {TOLD[name]: ",".join(value.split()) for name, value in settings.items() if name in TOLD}
    if "UV_INDEX" in told:
        told["UV_INDEX"] = told["UV_INDEX"].replace(",", " ")
    # As pip does: whichever index has the pinned file. Its hash says whether it is the right one.
    return {"UV_INDEX_STRATEGY": "unsafe-best-match"} | told | os.environ


def install_by_uv(wanted: list[str], environment: Mapping[str, str]) -> bool:
    if not UV.exists() and not install_by_pip(
        "--no-compile", "--only-binary=:all:", "--require-hashes", "-r", "requirements/uv.txt", or_else=True
    ):
        return False
    command = [str(UV), "pip", "install", "--quiet", "--python", sys.executable, "--no-deps", *wanted]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment).returncode == 0
    except OSError:  # this machine cannot run it
        done = False
    if not done:
        print("uv could not install this: pip does it.")
    return done


def install_by_pip(*wanted: str, or_else: bool = False) -> bool:
    """`or_else` where there is another way when it fails."""
    return subprocess.run([*PIP, "install", "--quiet", *wanted], cwd=ROOT, check=not or_else).returncode == 0


if __name__ == "__main__":
    main(sys.argv[1])
