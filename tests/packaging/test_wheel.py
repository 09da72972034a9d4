"""The wheel as somebody gets it: the browser client is in it, and the core alone plays all four games."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest

from packaging_checks import CORE_ONLY

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The Python of an environment with the wheel and msgspec, and nothing else."""
    home = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    with ZipFile(wheel) as packed:
        packed.extractall(packages)
    theirs = Path(msgspec.__file__).parent
    shutil.copytree(theirs, packages / "msgspec")
    (info,) = theirs.parent.glob("msgspec-*.dist-info")
    shutil.copytree(info, packages / info.name)
    yield home / "bin" / "python"
    shutil.rmtree(home)


def run_bare(python: Path, *words: str, lang: str = "en_US.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "LANG": lang, "HOME": str(python.parents[1])}
    return subprocess.run([str(python), *words], cwd=python.parents[1], env=environment, capture_output=True, text=True)


def test_the_browser_client_is_in_the_wheel(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    page = ZipFile(wheel).read("shambles/server/static/index.html").decode()
    wanted = re.findall(r"/assets/[^\"]+", page)
    assert wanted
    assert {f"shambles/server/static{one}" for one in wanted} <= set(names)
    assert "shambles/py.typed" in names
    assert not [name for name in names if not name.startswith(("shambles/", "shambles-", "shambles_command.py"))]


def test_what_a_package_index_shows(wheel: Path) -> None:
    (name,) = (one for one in ZipFile(wheel).namelist() if one.endswith(".dist-info/METADATA"))
    metadata = message_from_string(ZipFile(wheel).read(name).decode())
    needed = [one for one in metadata.get_all("Requires-Dist", []) if "extra ==" not in one]
    assert [re.split(r"[<>=]", one)[0] for one in needed] == ["msgspec"]
    links = re.findall(r"\]\(([^)]+)\)", str(metadata.get_payload()))
    assert [one for one in links if not one.startswith(("https://", "#"))] == []


def test_the_core_alone_plays_every_game(bare: Path) -> None:
    done = run_bare(bare, "-c", CORE_ONLY)
    assert done.returncode == 0, done.stderr
    assert str(bare.parents[1]) in done.stdout


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en_US.UTF-8", "this needs one more package: pip install 'shambles[play]'\n"),
        ("nl_NL.UTF-8", "hiervoor is nog een pakket nodig: pip install 'shambles[play]'\n"),
    ],
)
def test_the_command_says_which_extra_it_needs(bare: Path, lang: str, line: str) -> None:
    done = run_bare(bare, "-X", "utf8", "-m", "shambles", "simulate", "card_game", lang=lang)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", line)


def test_it_starts_quickly(bare: Path) -> None:
    """Measured in processor time, so that a busy machine does not count; the best of five."""
    code = "import time; before = time.process_time(); import shambles; print(time.process_time() - before)"
    assert min(float(run_bare(bare, "-c", code).stdout) for _ in range(5)) <= 0.1


# A server from the wheel, asked what it speaks.
SPEAKING = """
import sys
from pathlib import Path
from litestar.testing import TestClient
import shambles
from shambles.server.config import Config
from shambles.server.net.app import create_app

print(Path(shambles.__file__).parents[1])
with TestClient(create_app(Config(database=f"sqlite+aiosqlite:///{sys.argv[1]}"))) as client:
    asked = client.get("/api/texts/house?lang=fy")
    print(asked.status_code, "web-settings = Ynstellings" in asked.text, "Frysk" in client.get("/").text)
    [game] = [one for one in client.get("/api/games?lang=fy").json() if one["slug"] == "tacdex"]
    print(game["words"]["game"])
"""


def test_a_language_is_added_to_an_installed_server_without_touching_the_package(wheel: Path, tmp_path: Path) -> None:
    home, theirs = tmp_path / "installed", tmp_path / "fy"
    with ZipFile(wheel) as packed:
        packed.extractall(home)
    (theirs / "tacdex").mkdir(parents=True)
    (theirs / "fy.ftl").write_text("language-name = Frysk\nweb-settings = Ynstellings\n", "utf-8")
    (theirs / "tacdex" / "fy.ftl").write_text("game = It gefjocht\n", "utf-8")
    before = {file: file.read_bytes() for file in home.rglob("*") if file.is_file()}
    environment = os.environ | {"PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    said: list[subprocess.CompletedProcess[str]] = []
    for place in (str(theirs), ""):
        command = [sys.executable, "-W", "ignore", "-c", SPEAKING, str(tmp_path / f"{len(said)}.db")]
        named = environment | {"SHAMBLES_LANGUAGES": place}
        said.append(subprocess.run(command, cwd=tmp_path, env=named, capture_output=True, text=True, encoding="utf-8"))
    assert said[0].stdout.splitlines() == [str(home), "200 True True", "It gefjocht"], said[0].stderr
    assert said[1].stdout.splitlines()[:2] == [str(home), "400 False False"], said[1].stderr
    assert {file: file.read_bytes() for file in home.rglob("*") if file.is_file()} == before
