"""What hosts copy from `deploy/`: read by the programs it is for, as far as they are here, and shown on one page."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types
from prometheus_client import generate_latest

from shambles.server import metrics
from shambles.server.config import read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "how-to" / "hosting.md").read_text("utf-8")
UNITS = sorted(one.name for one in DEPLOY.glob("shambles*.*") if one.suffix in (".service", ".timer"))
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
SYSTEMD = shutil.which("systemd-analyze")
CADDY = shutil.which("caddy")


def test_every_file_is_on_the_page() -> None:
    for file in DEPLOY.iterdir():
        if not file.name.startswith("."):
            assert f"<!-- made: deploy {file.name} -->" in PAGE or f"deploy/{file.name}" in PAGE, file.name


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here")
def test_systemd_reads_the_units(tmp_path: Path) -> None:
    assert len(UNITS) == 3
    for name in UNITS:
        words = (DEPLOY / name).read_text("utf-8").replace("/opt/shambles/bin/shambles", sys.executable)
        (tmp_path / name).write_text(words, "utf-8")
    done = subprocess.run(
        [SYSTEMD or "", "verify", *(str(tmp_path / name) for name in UNITS)], capture_output=True, text=True
    )
    complaints = [line for line in done.stderr.splitlines() if "shambles" in line]
    assert complaints == []


def test_the_service_is_started_again_after_a_maintenance() -> None:
    """A maintenance ends the process without a mistake: `on-failure` would leave it ended."""
    assert "\nRestart=always\n" in (DEPLOY / "shambles.service").read_text("utf-8")
    assert compose()["services"]["shambles"]["restart"] == "always"


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
def test_nginx_reads_its_file(tmp_path: Path) -> None:
    words = (DEPLOY / "nginx.conf").read_text("utf-8").replace("listen 80;", f"listen unix:{tmp_path}/socket;")
    whole = tmp_path / "nginx.conf"
    places = " ".join(
        f"{kind}_temp_path {tmp_path / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {places}"
    whole.write_text(f"{head}\n{words}\n}}\n", "utf-8")
    done = subprocess.run([NGINX or "", "-t", "-c", str(whole), "-p", str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_says_who_comes_and_keeps_the_figures_inside(name: str) -> None:
    """Limits and bans are per address: a proxy that passes on what a visitor claims would let anybody be anybody."""
    words = (DEPLOY / name).read_text("utf-8")
    assert re.search(r"X-Forwarded-For (\$remote_addr|\{remote_host\})", words)
    assert "/metrics" in words
    assert not re.search(r"^\s*(gzip|encode)\b", words, re.MULTILINE)  # the server knows what may be compressed
    assert words.count("{") == words.count("}")


@pytest.mark.skipif(CADDY is None, reason="there is no Caddy here")
def test_caddy_reads_its_file() -> None:
    words = [CADDY or "", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_compose_names_the_two_and_settings_that_there_are() -> None:
    services = compose()["services"]
    assert services.keys() == {"shambles", "postgres"}
    given = {key: str(value) for key, value in services["shambles"]["environment"].items()}
    given = {key: re.sub(r"\$\{\w+:-\}", "", value) for key, value in given.items()}
    known = read_settings([], given)
    assert known.secure_cookies
    assert known.database.startswith("postgresql+asyncpg://")
    for one in services.values():  # nobody outside this machine gets at them past the proxy
        assert all(port.startswith("127.0.0.1:") for port in one.get("ports", ()))
    assert (ROOT / "deploy" / services["shambles"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["shambles"]["build"]["dockerfile"]).is_file()


def test_the_image_needs_extras_that_there_are() -> None:
    words = (DEPLOY / "Containerfile").read_text("utf-8")
    wanted = re.search(r"\[([\w,]+)\]\"", words)
    assert wanted is not None
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert all(re.search(rf"^{extra} = \[", project, re.MULTILINE) for extra in wanted[1].split(","))


def test_the_dashboard_asks_for_figures_that_the_server_prints() -> None:
    assert metrics.SOCKETS is not None  # they are registered when they are imported
    printed = generate_latest().decode()
    names = set(re.findall(r"^# TYPE (\S+)", printed, re.MULTILINE)) | set(
        re.findall(r"^([a-z_]+)[{ ]", printed, re.MULTILINE)
    )
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    wanted = {name for one in asked for name in re.findall(r"\b(?:shambles|process)_[a-z_]+", one)}
    assert len(wanted) >= 12
    assert wanted - names == set()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
