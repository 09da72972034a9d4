"""Running the service under uvicorn."""

from __future__ import annotations

import gc
import threading
import webbrowser

import uvicorn

from shambles.core.reply import BadInput
from shambles.folder import state_folder
from shambles.server.app import create_app
from shambles.server.config import Config


def run_server(
    host: str, port: int, database: str | None, channels: str, bot_pause: float, *, open_browser: bool = False
) -> None:
    """Serve until somebody stops it."""
    if database is None:
        folder = state_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    if not 0 < port < 65_536:
        raise BadInput("port", "not-a-port", found=port)
    config = Config(database=database, channels=channels, bot_pause=bot_pause)
    if open_browser:
        # A moment later, when the server listens; without a browser on this machine nothing happens.
        threading.Timer(1.0, webbrowser.open, [f"http://{host}:{port}"]).start()
    app = create_app(config)
    # What is loaded by now stays. A search of all tables for garbage would hold everybody up for a tenth of a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    uvicorn.run(
        app,
        host=host,
        port=port,
        ws_max_size=config.largest_message * 4,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
