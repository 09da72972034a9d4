"""The documentation at /docs, where `make docs` has built it: plain files, under the headers of everything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import get
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

import shambles

BUILT = Path(shambles.__file__).parent / "server" / "docs"


def documentation() -> list[Any]:
    """What serves it; nothing where it was never built."""
    if not (BUILT / "index.html").exists():
        return []

    @get("/docs", include_in_schema=False, sync_to_thread=False)
    def front() -> Redirect:
        """To a page's own name: its links are relative."""
        return Redirect("/docs/index.html")

    return [front, create_static_files_router("/docs", [BUILT], include_in_schema=False)]
