"""The HTTP side of the workshop: a box while it is made, what it does, and the link that it is shared by."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import Stream

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import weigh
from shambles.core.game import find_game
from shambles.processes import Overrun
from shambles.server.boxes.looking import box_form, find_box, look_at, read_box
from shambles.server.boxes.sharing import SharedBoxes
from shambles.server.boxes.trying import NICE, SECONDS, Trials, options_of_trial, seats_of_trial
from shambles.server.config import Config
from shambles.server.fair_turns import WorkFor
from shambles.server.limits import LOOKS, Buckets, address_of
from shambles.server.net.api import home_of
from shambles.server.net.books import ERRORS, LANG
from shambles.server.tables.house import House
from shambles.server.wire.workshop import BoxForm, BoxSeen, LookAtBox, ShareBox, SharedBox, TryBox
from shambles.server.workers.pool import WorkerPool
from shambles.server.workers.worker import new_workers

LONGEST_LOOK = 5.0  # seconds
LARGEST = 400_000  # bytes of a box: JSON says it at greater length than its file
BoxName = Annotated[str, Parameter(max_length=24, pattern="^[0-9a-f]*$")]
encode = msgspec.json.Encoder().encode


class Benches:
    """Where boxes are looked at and tried out: a process each, started when it is first needed."""

    def __init__(self, house: House, config: Config) -> None:
        self.looking, self._trying = (
            WorkerPool(new_workers(1, seconds, nice=nice)) for seconds, nice in ((LONGEST_LOOK, 0), (SECONDS, NICE))
        )
        self.looks = Buckets(config.looks_per_minute, config.looks_per_minute / 60)
        self.shares = Buckets(config.shares_per_hour, config.shares_per_hour / 3_600)
        self.tries = Buckets(config.trials_per_hour, config.trials_per_hour / 3_600)
        self.trials = Trials(self._trying, config.most_trials)
        self.shared = SharedBoxes(house.store, config)
        for name, desk in (("looks", self.looking), ("trials", self._trying)):
            house.queues.add(name, desk.places, desk.waits)

    def close(self) -> None:
        self.looking.close()
        self._trying.close()


@get("/api/games/{game:str}/boxes/{kind:str}", responses=ERRORS)
async def look_at_form(game: str, kind: str, state: State) -> BoxForm:
    """What can be written in a box of a game, and the game's own."""
    rules = find_game(game)
    find_box(rules, kind)
    made: BoxForm = await state.house.made.get_or_make(("box", game, kind), lambda: box_form(rules, kind))
    return made


@post(f"{LOOKS}{{game:str}}/{{kind:str}}", status_code=200, responses=ERRORS, request_max_body_size=LARGEST)
async def look(game: str, kind: str, data: LookAtBox, request: Request[Any, Any, State], lang: str = LANG) -> BoxSeen:
    """A box that is being made: its cards in words, what is wrong with it, what changed. Nothing is kept."""
    benches: Benches = request.app.state.benches
    find_box(find_game(game), kind)
    address = address_of(request)
    weigh(kind, data.tables or {})  # before it goes anywhere
    if not benches.looks.take(address):
        raise BadInput("request", "too-fast")
    asker = WorkFor(home_of(request) or "", is_person=True)
    try:
        return await benches.looking.do(asker, look_at, game, kind, data, lang)
    except Overrun:
        raise BadInput(kind, "box-overruns") from None


@post("/api/games/{game:str}/boxes/{kind:str}", status_code=200, responses=ERRORS, request_max_body_size=LARGEST)
async def share(game: str, kind: str, data: ShareBox, request: Request[Any, Any, State]) -> SharedBox:
    """Share a box by a link, if nothing is wrong with it."""
    benches: Benches = request.app.state.benches
    checked = await _checked(request, game, kind, TryBox(data.text), benches.shares)
    return await benches.shared.share(game, kind, checked.text, home_of(request) or "")


@get("/api/boxes/{box:str}", responses=ERRORS)
async def look_at_shared(box: BoxName, request: Request[Any, Any, State]) -> SharedBox:
    """A box that somebody has shared."""
    benches: Benches = request.app.state.benches
    return await benches.shared.find(box)


@post("/api/games/{game:str}/boxes/{kind:str}/trial", status_code=200, responses=ERRORS, request_max_body_size=LARGEST)
async def try_box(game: str, kind: str, data: TryBox, request: Request[Any, Any, State], lang: str = LANG) -> Stream:
    """Have bots play the same deals with this box and with the game's own: a line of JSON as often as there is news,
    each a `TrialForm`. It ends when nobody reads on."""
    benches: Benches = request.app.state.benches
    address = home_of(request) or ""
    wanted = await _checked(request, game, kind, data, benches.tries)
    benches.trials.begin(address)

    async def lines() -> AsyncIterator[bytes]:
        async for form in benches.trials.run(address, game, kind, wanted, lang):
            yield encode(form) + b"\n"

    return Stream(lines(), media_type="application/x-ndjson", headers={"x-accel-buffering": "no"})


async def _checked(request: Request[Any, Any, State], slug: str, kind: str, given: TryBox, pace: Buckets) -> TryBox:
    """The same, with a box that was read and played with at a safe place; BadInput says what is wrong with it."""
    game = find_game(slug)
    find_box(game, kind)
    options = options_of_trial(game, kind, given)
    seats = seats_of_trial(game, options, given)
    if not pace.take(address_of(request)):
        raise BadInput("request", "too-fast")
    _, text = await asyncio.to_thread(read_box, f"options.{kind}", LookAtBox(text=given.text))
    house: House = request.app.state.house
    await house.workshop.try_box(home_of(request) or "", slug, options | {kind: text}, seats)
    return msgspec.structs.replace(given, text=text)


HANDLERS: list[Any] = [look_at_form, look, share, look_at_shared, try_box]
