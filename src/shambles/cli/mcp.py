"""`shambles mcp`: a Model Context Protocol server for language models."""

from __future__ import annotations

from typing import Annotated

import typer

from shambles.cli.reading import Lang, trouble_in

app = typer.Typer()


@app.command(name="mcp")
def serve_models(
    server: Annotated[
        str | None, typer.Option(help="Play at this running server, such as http://127.0.0.1:8000")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Serve HTTP on this port of 127.0.0.1, for several clients.")] = None,
    lang: Lang = None,
) -> None:
    """Let language models play.

    They speak the Model Context Protocol, over standard input and output.
    """
    with trouble_in(lang) as texts:
        from shambles.doors.mcp import make_server
        from shambles.doors.mcp.here import Here
        from shambles.doors.mcp.there import There

        if port is not None:
            from shambles.server.net.run import try_address

            try_address("127.0.0.1", port)
        house: Here | There = Here(texts.lang)
        if server is not None:
            house = There(texts.lang, server)
            house.look_for_it()
        door = make_server(house)
        if port is None:
            door.run("stdio")
        else:
            door.run("streamable-http", host="127.0.0.1", port=port)
