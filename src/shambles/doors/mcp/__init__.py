"""Model Context Protocol server for language models: whole games as text, from one seat's knowledge.

    $ shambles mcp                               # tables in this process, against bots or other clients
    $ shambles mcp --server http://127.0.0.1:8000    # tables of a running server, with the people there

A client opens or joins a table and gets the token of its seat. Without a seat's token nobody learns anything of it.
"""

from __future__ import annotations

from shambles.doors.mcp.tools import make_server

__all__ = ["make_server"]
