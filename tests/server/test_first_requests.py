"""The event loop never stands: every address of the service is asked for the first and the second time, at a server as
people start it, and the CPU time of the loop's own thread is counted. However busy the machine is, it is the same.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx

from server.clubs.evenings import night
from server.people import Person
from server.players import become_player, link_for, until_over, who
from server.running import Server
from server.sinks import Subscription
from server.test_limited import is_client, ways_in
from shambles.server.config import Config
from shambles.server.net.app import create_app
from shambles.server.people.tokens import fingerprint

MOST = 0.05  # seconds of CPU time that the loop may stand
KEY = "the-key-of-the-host-of-this-server"
PACE = {"kind": "live", "seconds": 600}


class Rounds:
    """Asks for one address after another, twice each, and writes down for how long the loop stood meanwhile."""

    def __init__(self, server: Server, book: Path) -> None:
        self._server, self._book, self._read = server, book, 0
        self.asked: set[str] = set()
        self.stood: dict[str, list[float]] = {}

    async def ask(self, person: Person, way: str, body: Any = None, /, query: str = "", **names: str) -> httpx.Response:
        """By the way's own name, `GET /api/games/{game:str}`. The first answer."""
        self.asked.add(way)
        method, path = way.split(" ")
        path = re.sub(r"\{(\w+):\w+\}", lambda found: names[found[1]], path) + query
        more = {} if body is None else {"json": body}
        answers = []
        for place in ("first", "second"):
            async with person.http.stream(method, path, **more) as answer:
                if not path.endswith("/trial"):  # that one goes on for as long as somebody listens
                    await answer.aread()
                elif answer.is_success:
                    await anext(answer.aiter_lines())
            answers.append(answer)
            await self._settle(person, f"{place} {way}")
        assert answers[0].status_code < 500, (way, answers[0].text)
        return answers[0]

    async def _settle(self, person: Person, what: str) -> None:
        """A look at the server's health comes back once the loop has had time to write its book."""
        await person.http.get("/healthz")
        lines = self._book.read_text("utf-8").splitlines()[self._read :] if self._book.exists() else []
        self._read += len(lines)
        if (longest := max(map(float, lines), default=0.0)) > MOST:
            self.stood.setdefault(what, []).append(round(longest, 3))


async def test_no_first_request_and_no_second_one_blocks_the_loop(tmp_path: Path) -> None:
    book = tmp_path / "loop"
    ways = {way for way in ways_in(create_app(Config())) if not way.startswith("SOCKET")}
    settings: dict[str, Any] = {
        "whole": True,
        "loop_book": str(book),
        "host_key": fingerprint(KEY),
        "call_inside": True,
        "posts_per_minute": 10_000,  # every route twice is more than a person does in a minute
    }
    with Server(tmp_path / "tables.db", tmp_path, **settings) as server:
        rounds = Rounds(server, book)
        async with Person(server, "Ann") as ann, Person(server, "Ben") as ben, Person(server, "Cas") as cas:
            await look_around(rounds, ways, ann)
            table = await play(rounds, ann, ben)
            await look_back(rounds, ann, ben, table)
            await be_somebody(rounds, ann, ben, cas)
            await meet(rounds, ann, ben)
            await make_boxes(rounds, cas)
            await be_host(rounds, Person(server, "Host"), table)
            await rounds.ask(ann, "POST /api/me/erase")
        assert "Traceback" not in server.said(), server.said()
    assert ways - rounds.asked == set(), "nobody has asked for these"
    assert rounds.stood == {}


async def look_around(rounds: Rounds, ways: set[str], ann: Person) -> None:
    """What is the same for everybody; and in languages that nobody has asked for yet."""
    for path in ("api/daily", "schema/openapi.json", "schema", "api/games", "healthz", "metrics", "api/reach"):
        await rounds.ask(ann, f"GET /{path}")
    await rounds.ask(ann, "GET /schema/{path:str}", path="redoc")
    for way in ("GET /api/daily", "GET /api/games"):
        await rounds.ask(ann, way, query="?lang=nl")
    await rounds.ask(ann, "GET /api/texts/{page:str}", query="?lang=fr", page="web.ftl")
    await rounds.ask(ann, "GET /api/rules/{game:str}", query="?lang=de", game="board_game")
    for what in ("texts", "lessons", "cards", "puzzles", "ratings", "scene.js", "scene.css"):
        await rounds.ask(ann, f"GET /api/games/{{game:str}}/{what}", query="?lang=de", game="tacdex")
    for path in ("tables", "on-now", "seasons", "league", "notice", "clubs"):
        await rounds.ask(ann, f"GET /api/{path}")
    names = {"game": "tacdex", "course": "learn", "table": "x", "deal": "x", "club": "x"}
    for way in sorted(ways):
        if is_client(way):
            await rounds.ask(ann, way, **names)
    page = (await ann.get("/")).text
    for name in sorted(set(re.findall(r'/assets/([^"]+)', page))):
        await rounds.ask(ann, "GET /assets/{name:path}", name=name)
    puzzles = (await ann.get("/api/games/tacdex/puzzles")).json()
    puzzle = {"game": "tacdex", "puzzle": puzzles[0]["puzzles"][0]}
    shown = await rounds.ask(ann, "GET /api/games/{game:str}/puzzles/{puzzle:str}", **puzzle)
    choice = shown.json()["asked"]["options"][0]["notation"]
    await rounds.ask(ann, "POST /api/games/{game:str}/puzzles/{puzzle:str}", {"choice": choice}, **puzzle)


async def play(rounds: Rounds, ann: Person, ben: Person) -> str:
    """A table from its opening to its end; its name."""
    wanted = {"game": "card_game", "name": "Ann", "options": {"mode": "survival"}, "grace": 0, "hints": True}
    wanted |= {"seats": [{"kind": kind} for kind in ("you", "open", "open")], "public": True}
    table = {"table": (await rounds.ask(ann, "POST /api/tables", wanted)).json()["table"]["id"]}
    await rounds.ask(ann, "GET /api/tables")
    await rounds.ask(ben, "POST /api/tables/{table:str}/join", {"name": "Ben"}, **table)
    await rounds.ask(ben, "POST /api/tables/{table:str}/leave", **table)
    seated = (await ben.post(f"/api/tables/{table['table']}/join", {"name": "Ben"})).json()
    await rounds.ask(ann, "POST /api/tables/{table:str}/fill", {}, **table)
    for what in ("", "/glance", "/cards"):
        await rounds.ask(ann, f"GET /api/tables/{{table:str}}{what}", **table)
    await rounds.ask(ann, "GET /api/on-now")
    await rounds.ask(ben, "POST /api/tables/{table:str}/claim", {"token": seated["token"]}, **table)
    await rounds.ask(ann, "POST /api/tables/{table:str}/link", **table)
    await rounds.ask(ann, "POST /api/tables/{table:str}/hint", {"ask": 1}, **table)
    await rounds.ask(ann, "GET /api/tables/{table:str}/imagined", query="?ask=1", **table)
    await rounds.ask(ann, "POST /api/tables/{table:str}/remove", {"seat": 1}, **table)
    await rounds.ask(ann, "GET /api/embed/{table:str}", **table)
    await rounds.ask(ben, "POST /api/tables/{table:str}/bot", {"bot": "greedy"}, **table)
    await until_over(ann, table["table"])
    return str(table["table"])


async def look_back(rounds: Rounds, ann: Person, ben: Person, name: str) -> None:
    """At a game that is over."""
    table = {"table": name}
    looks = ("replay", "save", "review", "deal", "moments", "picture.svg", "picture.png", "then")
    for what in looks:
        await rounds.ask(ann, f"GET /api/tables/{{table:str}}/{what}", **table)
    await rounds.ask(ann, "GET /api/embed/{table:str}", **table)
    for page in ("t", "replay", "review"):
        await rounds.ask(ann, f"GET /{page}/{{table:str}}", **table)
    for what in ("review", "deal"):
        await rounds.ask(ann, f"POST /api/tables/{{table:str}}/{what}", **table)
    await rounds.ask(ann, "GET /api/tables/{table:str}/moments/{number:str}", number="1", **table)
    body: Any = {"choice": "1"}
    await rounds.ask(ann, "POST /api/tables/{table:str}/moments/{number:str}", body, number="1", **table)
    body = {"name": "Ben", "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]}
    again = await rounds.ask(ben, "POST /api/tables/{table:str}/play-on", body, **table)
    await rounds.ask(ben, "GET /api/tables/{table:str}/then", table=again.json()["table"]["id"])
    deal = (await ann.get(f"/api/tables/{name}")).json()["deal"]
    await rounds.ask(ben, "GET /api/deals/{deal:str}", deal=deal)
    await rounds.ask(ben, "POST /api/deals/{deal:str}", {"name": "Ben"}, deal=deal)
    await rounds.ask(ann, "POST /api/tables/{table:str}/rematch", **table)
    for daily in (await ann.get("/api/daily")).json()["deals"][:2]:
        await rounds.ask(ben, "POST /api/daily/{deal:str}", {"name": "Ben"}, deal=daily["deal"])
        await rounds.ask(ben, "GET /api/daily/{deal:str}", deal=daily["deal"])


async def be_somebody(rounds: Rounds, ann: Person, ben: Person, cas: Person) -> None:
    """Players, their keys and their friends."""
    phrase = (await rounds.ask(ann, "POST /api/people", {"name": "Ann"})).json()["phrase"]
    await become_player(ben)
    await rounds.ask(cas, "POST /api/people/recover", {"phrase": phrase})
    await rounds.ask(cas, "POST /api/people/challenge")
    await rounds.ask(cas, "POST /api/people/passkey", {"credential": {"id": "x", "rawId": "eA"}})
    await rounds.ask(cas, "POST /api/people/join", {"code": await link_for(ann)})
    for what in ("", "/news", "/games", "/known", "/export", "/skill", "/calls"):
        await rounds.ask(ann, f"GET /api/me{what}")
    bodies: dict[str, Any] = {"": {"name": "Anna"}, "/skill": {"wanted": True}, "/links": {"kind": "device"}}
    bodies |= {"/seats": None, "/phrase": None, "/challenge": None, "/passkeys/forget": None, "/calls": {"quiet": None}}
    bodies |= {"/passkeys": {"credential": {"id": "x"}}, "/ways": Subscription("http://127.0.0.1:9/x").form()}
    for what, body in bodies.items():
        await rounds.ask(ann, f"POST /api/me{what}", body)
    way = {"way": (await ann.get("/api/me/calls")).json()["ways"][0]["id"]}
    await rounds.ask(ann, "POST /api/me/ways/{way:str}/confirm", {"code": "123456"}, **way)
    await rounds.ask(ann, "POST /api/me/ways/{way:str}/test", **way)
    await rounds.ask(ann, "POST /api/me/ways/{way:str}/remove", **way)
    await rounds.ask(ben, "POST /api/me/friends", {"code": await link_for(ann, "friend")})
    table = {"table": (await ann.open_table("you open bot"))["id"]}
    await rounds.ask(ann, "POST /api/tables/{table:str}/keep", **table)
    friend = (await who(ben))["id"]
    await rounds.ask(ann, "POST /api/tables/{table:str}/invite", {"friend": friend}, **table)
    await rounds.ask(ben, "POST /api/me/invitations/{table:str}/decline", **table)
    await ben.join(table["table"])
    await rounds.ask(ann, "POST /api/tables/{table:str}/regard", {"seat": 1, "regard": "mute"}, **table)
    await rounds.ask(ann, "POST /api/me/tables/{table:str}/mute", {"muted": True}, **table)
    await rounds.ask(ann, "POST /api/me/known/{player:str}", {"regard": "none"}, player=friend)
    await rounds.ask(ann, "POST /api/me/friends/{friend:str}/remove", friend=friend)
    phone = next(one["id"] for one in (await who(ann))["devices"] if not one["here"])
    await rounds.ask(ann, "POST /api/me/devices/{device:str}/remove", device=phone)


async def meet(rounds: Rounds, ann: Person, ben: Person) -> None:
    """A club night."""
    club = {"club": (await rounds.ask(ann, "POST /api/clubs", night(pace=PACE))).json()["id"]}
    for one in (ann, ben):
        await rounds.ask(one, "POST /api/clubs/{club:str}/join", {"name": one.name}, **club)
        await rounds.ask(one, "POST /api/clubs/{club:str}/here", **club)
    await rounds.ask(ann, "POST /api/clubs/{club:str}/begin", **club)
    for what in ("", "/me", "/results", "/results.csv"):
        await rounds.ask(ann, f"GET /api/clubs/{{club:str}}{what}", **club)
    await rounds.ask(ann, "POST /api/clubs/{club:str}/seat", **club)
    await rounds.ask(ann, "POST /api/clubs/{club:str}/pause", {"paused": True}, **club)
    await rounds.ask(ben, "POST /api/clubs/{club:str}/leave", **club)
    await rounds.ask(ann, "POST /api/clubs/{club:str}/end", **club)


async def make_boxes(rounds: Rounds, cas: Person) -> None:
    """The workshop."""
    for game, kind in (("best_defense", "box"), ("board_game", "map")):
        box = {"game": game, "kind": kind}
        form = (await rounds.ask(cas, "GET /api/games/{game:str}/boxes/{kind:str}", **box)).json()
        look = {"tables": form["tables"], "write": True}
        seen = (await rounds.ask(cas, "POST /api/looks/{game:str}/{kind:str}", look, **box)).json()
        text = {"text": seen["toml"]}
        shared = await rounds.ask(cas, "POST /api/games/{game:str}/boxes/{kind:str}", text, **box)
        await rounds.ask(cas, "GET /api/boxes/{box:str}", box=shared.json().get("id", "x"))
        await rounds.ask(cas, "POST /api/games/{game:str}/boxes/{kind:str}/trial", text, **box)


async def be_host(rounds: Rounds, host: Person, table: str) -> None:
    """Last of all: what the host sees and does."""
    host.http.headers["authorization"] = f"Bearer {KEY}"
    async with host:
        for what in ("", "/tables", "/players", "/deeds", "/queues"):
            await rounds.ask(host, f"GET /api/host{what}")
        ban = {"kind": "ban", "address": "203.0.113.7"}
        bodies: dict[str, Any] = {"close": {"table": table}, "reopen": {"table": table}, "limit": ban | {"hours": 1}}
        bodies |= {"lift": ban, "announce": {"words": {"en": "Hello"}}, "maintain": {"begins_in": 60}, "call-off": None}
        for what, body in bodies.items():
            await rounds.ask(host, f"POST /api/host/{what}", body)
