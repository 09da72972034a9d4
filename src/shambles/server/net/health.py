"""Whether the server is well: its health, its figures, and what it says where no client was built."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from shambles import __version__
from shambles.server.tables.house import House
from shambles.texts import Texts, language


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> Response[dict[str, Any]]:
    """Whether the server and its database answer, its work goes on, and what is answered can be kept."""
    house: House = state.house
    try:
        await house.store.count_tables()
        await house.store.try_again()
        troubles = house.troubles()
    except (OSError, SQLAlchemyError) as error:
        logging.getLogger("shambles").error("the database does not answer: %s", type(error).__name__)
        troubles = ["database"]
    status = "down" if troubles else "degraded" if house.owed else "ok"  # one table's trouble is no reason to stop
    health = {"status": status, "version": __version__, "down": troubles, "owed": house.owed}
    return Response(health, status_code=503 if troubles else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/", include_in_schema=False, media_type=MediaType.TEXT, status_code=503, sync_to_thread=False)
def no_client() -> str:
    """Where the browser client should be and is not: a source tree in which it was never built."""
    return Texts(language()).say("no-client")
