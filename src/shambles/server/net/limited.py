"""Every way into the server, and what bounds it: the settings (`config.py`) by name, for routes and for messages.

A test walks the routes and the messages, so that none is added without a bound.
"""

from __future__ import annotations

from collections.abc import Mapping

READ, CHANGE = ("gets_per_minute",), ("posts_per_minute",)
THOUGHT = ("think_seconds", "bot_processes")
TOLD = ("tell_seconds",)
REVIEWED = ("review_seconds", "most_reviews", "most_reviews_each")
OPENED = ("most_tables", "most_tables_each", "largest_number", "try_seconds", "try_megabytes")
SHARED = ("shares_per_hour", "most_boxes", "most_boxes_each", "try_seconds", "try_megabytes")
TRIALLED = ("trials_per_hour", "most_trials", "try_seconds", "try_megabytes")
TRIED = (*CHANGE, "tries_per_minute", "most_devices")
DONE = (*CHANGE, "deeds_per_minute")
HOST_READS, HOST_DOES = (*READ, "tries_per_minute"), (*CHANGE, "tries_per_minute")
SAID = ("messages_per_second", "largest_message", "most_unsent")

ROUTES: Mapping[str, tuple[str, ...]] = {
    # the same for everybody: made once
    "GET /": READ,
    "GET /assets/{name:path}": READ,
    "GET /api/games": READ,
    "GET /api/rules/{game:str}": READ,
    "GET /api/games/{game:str}/texts": READ,
    "GET /api/texts/{page:str}": READ,
    "GET /api/games/{game:str}/scene.js": READ,
    "GET /api/games/{game:str}/scene.css": READ,
    "GET /api/games/{game:str}/lessons": READ,
    "GET /api/games/{game:str}/cards": READ,
    "GET /api/games/{game:str}/boxes/{kind:str}": READ,
    "GET /api/games/{game:str}/puzzles": READ,
    "GET /api/games/{game:str}/puzzles/{puzzle:str}": READ,
    "POST /api/games/{game:str}/puzzles/{puzzle:str}": CHANGE,
    "GET /api/games/{game:str}/ratings": READ,
    "GET /schema": READ,
    "GET /schema/openapi.json": READ,
    "GET /schema/{path:str}": READ,
    "GET /healthz": READ,
    "GET /api/reach": READ,
    "GET /metrics": READ,
    # looking
    "GET /api/tables": READ,
    "GET /api/tables/{table:str}": (*READ, "most_finished"),
    "GET /api/tables/{table:str}/glance": (*READ, "most_finished"),
    "GET /api/tables/{table:str}/cards": (*READ, "boxes_per_minute"),
    "GET /api/tables/{table:str}/replay": (*READ, *TOLD, "sealed_hours"),
    "GET /api/tables/{table:str}/save": (*READ, *TOLD, "sealed_hours"),
    "GET /api/tables/{table:str}/review": (*READ, "sealed_hours"),
    "GET /api/tables/{table:str}/deal": (*READ, "sealed_hours"),
    "GET /api/tables/{table:str}/then": (*READ, *TOLD, "sealed_hours"),
    "GET /api/tables/{table:str}/moments": (*READ, "sealed_hours"),
    "GET /api/tables/{table:str}/moments/{number:str}": (*READ, "sealed_hours"),
    "POST /api/tables/{table:str}/moments/{number:str}": (*CHANGE, "sealed_hours"),
    "GET /api/tables/{table:str}/imagined": (*READ, "worlds_per_minute"),
    "GET /api/deals/{deal:str}": READ,
    "GET /api/daily": READ,
    "GET /api/daily/{deal:str}": READ,
    # boxes of people's own
    "POST /api/looks/{game:str}/{kind:str}": (*READ, "looks_per_minute"),
    "GET /api/boxes/{box:str}": (*READ, "box_days"),
    "POST /api/games/{game:str}/boxes/{kind:str}": (*CHANGE, *SHARED),
    "POST /api/games/{game:str}/boxes/{kind:str}/trial": (*CHANGE, *TRIALLED),
    # changing
    "POST /api/tables": (*CHANGE, *OPENED),
    "POST /api/deals/{deal:str}": (*CHANGE, *OPENED),
    "POST /api/daily/{deal:str}": (*CHANGE, *OPENED),
    "POST /api/tables/{table:str}/play-on": (*CHANGE, *OPENED, *TOLD, "sealed_hours"),
    "POST /api/tables/{table:str}/join": CHANGE,
    "POST /api/tables/{table:str}/fill": CHANGE,
    "POST /api/tables/{table:str}/claim": CHANGE,
    "POST /api/tables/{table:str}/leave": CHANGE,
    "POST /api/tables/{table:str}/bot": CHANGE,
    "POST /api/tables/{table:str}/remove": CHANGE,
    "POST /api/tables/{table:str}/rematch": CHANGE,
    "POST /api/tables/{table:str}/link": CHANGE,
    "POST /api/tables/{table:str}/hint": (*CHANGE, *THOUGHT),
    "POST /api/tables/{table:str}/review": (*CHANGE, *REVIEWED),
    "POST /api/tables/{table:str}/deal": (*CHANGE, *REVIEWED),
    # people
    "POST /api/people": (*CHANGE, "players_per_hour"),
    "POST /api/people/recover": TRIED,
    "POST /api/people/join": TRIED,
    "POST /api/people/challenge": TRIED,
    "POST /api/people/passkey": TRIED,
    "GET /api/me": READ,
    "GET /api/me/news": READ,
    "GET /api/me/games": READ,
    "GET /api/me/known": READ,
    "GET /api/me/export": READ,
    "GET /api/me/skill": READ,
    "POST /api/me/skill": DONE,
    "POST /api/me": DONE,
    "POST /api/me/seats": DONE,
    "POST /api/me/phrase": DONE,
    "POST /api/me/challenge": DONE,
    "POST /api/me/passkeys": DONE,
    "POST /api/me/passkeys/forget": DONE,
    "POST /api/me/devices/{device:str}/remove": DONE,
    "POST /api/me/erase": DONE,
    "POST /api/me/links": DONE,
    "POST /api/me/friends": (*TRIED, "deeds_per_minute", "most_friends"),
    "POST /api/me/friends/{friend:str}/remove": DONE,
    "POST /api/me/known/{player:str}": (*DONE, "most_friends"),
    "POST /api/me/invitations/{table:str}/decline": DONE,
    "GET /api/me/calls": READ,
    "POST /api/me/calls": DONE,
    "POST /api/me/ways": (*DONE, "most_ways", "calls_per_hour", "codes_per_hour", "codes_per_day"),
    "POST /api/me/ways/{way:str}/confirm": (*DONE, "tries_per_minute"),
    "POST /api/me/ways/{way:str}/test": (*DONE, "calls_per_hour"),
    "POST /api/me/ways/{way:str}/remove": DONE,
    "POST /api/me/tables/{table:str}/mute": DONE,
    "POST /api/tables/{table:str}/keep": DONE,
    "POST /api/tables/{table:str}/invite": (*DONE, "most_invitations"),
    "POST /api/tables/{table:str}/regard": (*DONE, "most_friends"),
    # club nights
    "GET /api/clubs": READ,
    "POST /api/clubs": (*DONE, "most_clubs_each", "club_hosts", "largest_number"),
    "GET /api/clubs/{club:str}": READ,
    "GET /api/clubs/{club:str}/me": READ,
    "GET /api/clubs/{club:str}/results": READ,
    "GET /api/clubs/{club:str}/results.csv": READ,
    "POST /api/clubs/{club:str}/join": (*DONE, "most_club_people"),
    "POST /api/clubs/{club:str}/here": DONE,
    "POST /api/clubs/{club:str}/leave": DONE,
    "POST /api/clubs/{club:str}/begin": (*DONE, "most_tables"),
    "POST /api/clubs/{club:str}/pause": DONE,
    "POST /api/clubs/{club:str}/end": DONE,
    "POST /api/clubs/{club:str}/seat": DONE,
    "SOCKET /api/clubs/{club:str}/socket": (
        "sockets_per_minute",
        "most_sockets_each",
        "most_club_watchers",
        "messages_per_second",
    ),
    # looking on
    "GET /api/on-now": READ,
    "GET /api/seasons": READ,
    "GET /api/league": (*READ, "league_bots"),
    "GET /api/embed/{table:str}": (*READ, *TOLD, "sealed_hours", "embed_sites"),
    "GET /api/tables/{table:str}/picture.svg": (*READ, *TOLD, "sealed_hours"),
    "GET /api/tables/{table:str}/picture.png": (*READ, *TOLD, "sealed_hours"),
    # the host
    "GET /api/notice": READ,
    "GET /api/host": HOST_READS,
    "GET /api/host/tables": HOST_READS,
    "GET /api/host/players": HOST_READS,
    "GET /api/host/queues": HOST_READS,
    "GET /api/host/deeds": HOST_READS,
    "POST /api/host/close": HOST_DOES,
    "POST /api/host/reopen": HOST_DOES,
    "POST /api/host/limit": (*HOST_DOES, "longest_ban_days"),
    "POST /api/host/lift": HOST_DOES,
    "POST /api/host/announce": (*HOST_DOES, "longest_announcement"),
    "POST /api/host/maintain": (*HOST_DOES, "drain_seconds"),
    "POST /api/host/call-off": HOST_DOES,
    # sockets
    "SOCKET /api/tables/{table:str}/socket": (
        "sockets_per_minute",
        "most_sockets_each",
        "most_viewers",
        "most_viewers_each",
        *SAID,
    ),
}

MESSAGES: Mapping[str, tuple[str, ...]] = {
    "answer": (*SAID, "answer_seconds"),
    "undo": (*SAID, "answer_seconds", "undos_per_minute", "undos_per_minute_each"),
    "why": SAID,
    "ack": SAID,
    "chat": (*SAID, "most_chat"),
    "ping": SAID,
}
