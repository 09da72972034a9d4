"""The HTTP side of the service: the shelf, the lobby, opening and joining tables, rules, replays."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from shambles.bots import USUAL_LEVEL
from shambles.core.game import CardFace, Game, all_games, find_game, slugs
from shambles.core.lesson import courses_of
from shambles.core.reply import BadInput
from shambles.core.scenario import read_scenarios
from shambles.core.shelf import game_form, needed_options
from shambles.server.config import Config
from shambles.server.forms import (
    BotName,
    ClaimSeat,
    CourseForm,
    Glance,
    HandOver,
    JoinTable,
    LessonForm,
    NewTable,
    PageStart,
    PageStep,
    ReplayPage,
    Revealed,
    RuleForm,
    RulesForm,
    ScenarioForm,
    Seated,
    SeatNumber,
    ShelvedGame,
    TableInfo,
    TextsForm,
    Wrong,
)
from shambles.server.house import House
from shambles.server.live import LiveTable
from shambles.server.names import read_name
from shambles.server.replay import OPEN, PAGE, SPECTATOR
from shambles.server.rows import SeatRow
from shambles.server.tokens import fingerprint, new_token
from shambles.texts import LANGUAGES, Texts, by_seat, rulebook

StepNumber = Annotated[int, Parameter(ge=0, le=10_000_000)]
COOKIE = "shambles-seat"
DAYS_90 = 90 * 86_400
LANG = Parameter(default="en", pattern="^(en|nl)$")
ERRORS = {
    status: ResponseSpec(data_container=Wrong, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in (400, 403, 404, 409, 413, 415, 429)
}


class FillSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots take the open seats."""

    bot: BotName = "survivor"


class RemoveSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I vote that a bot takes over this absent player's seat."""

    seat: SeatNumber


@get("/api/games", sync_to_thread=False, responses=ERRORS)
def games(lang: str = LANG) -> list[ShelvedGame]:
    """The games on the shelf."""
    return [shelved(game, lang if lang in LANGUAGES else "en") for game in all_games()]


@get("/api/rules/{game:str}", sync_to_thread=True, responses=ERRORS)
def rules(game: str, lang: str = LANG) -> RulesForm:
    """A game's rules by number, and its golden examples."""
    found = find_game(game)
    texts = rulebook(lang if lang in LANGUAGES else "en", found)
    examples = []
    for _, given in read_scenarios(found.golden_lines()):
        assert isinstance(given, dict)
        try:
            found.scenarios.position(given, 0)
        except BadInput:
            continue  # a count or a table of points is nothing to play from
        examples.append(ScenarioForm(str(given["id"]), str(given.get("note", "")), given.get("mode")))
    return RulesForm(tuple(RuleForm(rule.id, rule.chapter, rule.text) for rule in texts.values()), tuple(examples))


@get("/api/games/{game:str}/texts", sync_to_thread=False, responses=ERRORS)
def words(game: str, lang: str = LANG) -> TextsForm:
    """A game's own words, for a client that was built without them."""
    found = find_game(game)
    page = found.folder / "text" / f"{lang if lang in LANGUAGES else 'en'}.ftl"
    page = page if page.exists() else page.with_name("en.ftl")
    more = page.with_name(f"lessons.{page.name}")
    return TextsForm(page.read_text("utf-8") + (more.read_text("utf-8") if more.exists() else ""), by_seat(found))


@get("/api/games/{game:str}/lessons", sync_to_thread=False, responses=ERRORS)
def lessons(game: str) -> list[CourseForm]:
    """How a game can be learned: `learn:<course>/<lesson>` is a scenario that a table can be opened with."""
    courses = courses_of(find_game(game))
    return [
        CourseForm(
            course.id,
            course.options,
            course.seats,
            tuple(
                LessonForm(one.id, one.rule, len(one.answers))
                for name in course.lessons
                for one in [courses.find(f"{course.id}/{name}")[1]]
            ),
        )
        for course in courses.course
    ]


@get("/api/games/{game:str}/cards", sync_to_thread=False, responses=ERRORS)
def cards(game: str, lang: str = LANG) -> list[CardFace]:
    """The cards of a game's own box in words; none for a game that needs no such list."""
    found = find_game(game)
    return card_faces(found, needed_options(found), lang)


@get("/api/tables", responses=ERRORS)
async def lobby(state: State) -> list[TableInfo]:
    """Public tables that wait for players."""
    house: House = state.house
    return [live.info() for live in await house.lobby()]


@post("/api/tables", responses=ERRORS, request_max_body_size=262_144)  # somebody's own box is long
async def open_new_table(data: NewTable, request: Request[Any, Any, State]) -> Response[Seated]:
    """Open a table and sit down at it."""
    if data.game not in slugs():
        raise BadInput("game", "unknown-game", found=data.game, known=slugs())
    if not any(seat.kind == "you" for seat in data.seats):
        raise BadInput("seats", "no-seat")
    house: House = request.app.state.house
    live, seat, token = await house.new_table(data, request.client.host if request.client else "")
    assert seat is not None
    return seated(live, seat, token, house.config, 201)


@get("/api/tables/{table:str}", responses=ERRORS)
async def look(table: str, state: State) -> TableInfo:
    """What everybody may know of a table."""
    live: LiveTable = await state.house.find(table)
    return live.info()


@get("/api/tables/{table:str}/glance", responses=ERRORS)
async def glance(table: str, request: Request[Any, Any, State]) -> Glance:
    """A table from afar, for whoever sits at several."""
    house: House = request.app.state.house
    live = await house.find(table)
    seat = await house.seat_of(live, request.cookies.get(COOKIE))
    return Glance(live.info(), seat, tuple(live.table.asks) if live.table is not None else ())


@get("/api/tables/{table:str}/cards", responses=ERRORS)
async def table_cards(table: str, state: State, lang: str = LANG) -> list[CardFace]:
    """The cards that this table plays with, in words: those of its box."""
    live: LiveTable = await state.house.find(table)
    return card_faces(find_game(live.row.game), live.row.options, lang)


@post("/api/tables/{table:str}/join", status_code=200, responses=ERRORS)
async def join(table: str, data: JoinTable, request: Request[Any, Any, State]) -> Response[Seated]:
    """Take an open seat."""
    house: House = request.app.state.house
    live = await house.find(table)
    if await house.seat_of(live, request.cookies.get(COOKIE)) is not None:
        raise BadInput("seat", "one-seat-each")
    token = new_token()
    async with live.lock:
        open_seats = [seat.seat for seat in live.seats if seat.kind == "open"]
        seat = data.seat if data.seat is not None else next(iter(open_seats), -1)
        if seat not in open_seats:
            raise BadInput("seat", "seat-taken")
        name = read_name(data.name, (one.name for one in live.seats))
        row = SeatRow(seat=seat, name=name, kind="person", token_hash=fingerprint(token))
        if not await house.store.take_seat(table, row):
            await live.catch_up()
            raise BadInput("seat", "seat-taken")
        await live.catch_up()
        await live.set_status()
    live.tell_everybody()
    return seated(live, seat, token, house.config, 200)


@post("/api/tables/{table:str}/fill", status_code=200, responses=ERRORS)
async def fill(table: str, data: FillSeats, request: Request[Any, Any, State]) -> TableInfo:
    """Give the seats that are still open to bots, so that the game can begin."""
    live, _ = await my_seat(request, table)
    house: House = request.app.state.house
    async with live.lock:
        for row in live.seats:
            if row.kind == "open":
                await house.store.take_seat(table, SeatRow(seat=row.seat, name="", kind="bot", bot=data.bot))
        await live.catch_up()
        await live.set_status()
    live.tell_everybody()
    return live.info()


@post("/api/tables/{table:str}/claim", status_code=200, responses=ERRORS)
async def claim(table: str, data: ClaimSeat, state: State) -> Response[Seated]:
    """Come back to your seat with its token."""
    house: House = state.house
    live = await house.find(table)
    seat = await house.seat_of(live, data.token)
    if seat is None:
        raise BadInput("token", "no-seat")
    return seated(live, seat, data.token, house.config, 200)


@post("/api/tables/{table:str}/leave", status_code=200, responses=ERRORS)
async def leave(table: str, request: Request[Any, Any, State]) -> Response[TableInfo]:
    """Give your seat up: it is open again while the table waits, and a bot's once the game is on."""
    live, seat = await my_seat(request, table)
    mine = live.seats[seat].token_hash

    def give_up(row: SeatRow) -> SeatRow:
        still_mine(row, mine)
        if live.table is None:
            return SeatRow(seat=seat, name="", kind="open")
        return SeatRow(seat=seat, name=row.name, kind="bot", bot=USUAL_LEVEL)

    await live.change_seat(seat, give_up)
    gone = Cookie(key=COOKIE, path=f"/api/tables/{table}", max_age=0)
    return Response(live.info(), cookies=[gone])


@post("/api/tables/{table:str}/bot", status_code=200, responses=ERRORS)
async def hand_over(table: str, data: HandOver, request: Request[Any, Any, State]) -> TableInfo:
    """Let a bot play your seat, or take it back."""
    live, seat = await my_seat(request, table)
    mine = live.seats[seat].token_hash

    def hand(row: SeatRow) -> SeatRow:
        still_mine(row, mine)
        return msgspec.structs.replace(row, bot=data.bot, removers=[])

    await live.change_seat(seat, hand)
    return live.info()


@post("/api/tables/{table:str}/remove", status_code=200, responses=ERRORS)
async def remove(table: str, data: RemoveSeat, request: Request[Any, Any, State]) -> TableInfo:
    """Vote to give an absent player's seat to a bot. It happens when all the other people agree."""
    live, seat = await my_seat(request, table)
    if data.seat >= len(live.seats) or data.seat == seat:
        raise BadInput("seat", "not-absent")

    def vote(target: SeatRow) -> SeatRow:
        here = live.audience.present()
        if target.kind != "person" or target.bot is not None or data.seat in here:
            raise BadInput("seat", "not-absent")
        if (left := live.audience.grace_left(data.seat)) > 0:
            raise BadInput("seat", "too-soon", seconds=left)
        # Who is away cannot vote; otherwise nobody could vote out two who are.
        people = {row.seat for row in live.seats if row.kind == "person" and row.bot is None and row.seat in here}
        people = (people | {seat}) - {data.seat}
        removers = sorted({*target.removers, seat} & people)
        if set(removers) == people:
            # The seat stays its owner's: whoever comes back can take it from the bot again.
            return msgspec.structs.replace(target, bot=USUAL_LEVEL, removers=[])
        return msgspec.structs.replace(target, removers=removers)

    await live.change_seat(data.seat, vote)
    return live.info()


@post("/api/tables/{table:str}/rematch", status_code=200, responses=ERRORS)
async def rematch(table: str, request: Request[Any, Any, State]) -> Response[Seated]:
    """The same people, the same settings, a new deal."""
    live, seat = await my_seat(request, table)
    if live.table is None or live.table.outcome is None:
        raise BadInput("table", "not-over")
    house: House = request.app.state.house
    again, mine, token = await house.rematch(live, seat, request.cookies[COOKIE])
    return seated(again, mine, token, house.config, 200)


@get("/api/tables/{table:str}/replay", responses=ERRORS)
async def replay(
    table: str, state: State, viewpoint: str = OPEN, since: StepNumber = 0, lang: str = LANG
) -> ReplayPage:
    """A page of a finished game, with what its commitment was made of: the steps after number `since`.

    `viewpoint` is the seat that looks, by its number, or `spectator`, or `open`: all that any seat knew.
    """
    house: House = state.house
    live = await house.find(table)
    if live.table is None or live.table.outcome is None:
        raise BadInput("table", "not-over")
    if viewpoint not in (OPEN, SPECTATOR, *map(str, live.table.seats)):
        raise BadInput("viewpoint", "no-such-viewpoint", found=viewpoint[:40])
    story = await house.story(live, viewpoint, lang)
    page = min(since // PAGE, len(story.pages) - 1)
    start, steps = map(msgspec.Raw, story.pages[page])
    return ReplayPage(
        table=live.info(),
        revealed=Revealed(str(live.row.seed), live.row.salt),
        outcome=live.table.outcome,
        sound=story.sound,
        viewpoint=viewpoint,
        count=story.count,
        next=(page + 1) * PAGE if page + 1 < len(story.pages) else None,
        start=cast("PageStart", start),  # both are JSON already
        steps=cast("tuple[PageStep, ...]", steps),
    )


@get("/api/tables/{table:str}/save", responses=ERRORS)
async def save(table: str, state: State) -> Response[bytes]:
    """The save of a finished game, for `shambles verify` and `shambles replay`."""
    live = await state.house.find(table)
    if live.table is None or live.table.outcome is None:
        raise BadInput("table", "not-over")
    return Response(live.table.save(), media_type="application/json")


HANDLERS: list[Any] = [
    games,
    rules,
    words,
    lessons,
    cards,
    lobby,
    glance,
    open_new_table,
    look,
    table_cards,
    join,
    fill,
    claim,
    leave,
    hand_over,
    remove,
    rematch,
    replay,
    save,
]


def card_faces(game: Game[Any, Any], options: Mapping[str, Any], lang: str) -> list[CardFace]:
    """The cards of a game with these options, in the words of this language."""
    return list(game.cards(game.read_options(options), Texts(lang, game).say))


def shelved(game: Game[Any, Any], lang: str) -> ShelvedGame:
    """A game with the words that the shelf says, so that nobody loads a whole game's words to see its name."""
    form, texts = game_form(game), Texts(lang, game)
    words = {key: texts.say(key) for key in ("game", "game-line")}
    for seats in form.seats:
        chosen = {form.options[0].name: seats.value} if seats.value else {}
        words[f"goal-{seats.value}"] = texts.goal(chosen, seats.usual)
        words |= {key: texts.say(key) for name, value in chosen.items() if texts.has(key := f"{name}-{value}")}
    return ShelvedGame(**msgspec.structs.asdict(form), words=words)


def seated(live: LiveTable, seat: int, token: str, config: Config, status: int) -> Response[Seated]:
    """The answer to somebody who has sat down; the browser keeps the token where no script can read it."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{live.row.id}",
        httponly=True,
        samesite="strict",
        secure=config.secure_cookies,
        max_age=DAYS_90,
    )
    return Response(Seated(live.info(), seat, token), cookies=[cookie], status_code=status)


def still_mine(row: SeatRow, mine: str | None) -> None:
    """A seat that somebody else has got meanwhile is not changed."""
    if row.token_hash != mine:
        raise BadInput("seat", "no-seat")


async def my_seat(request: Request[Any, Any, State], table: str) -> tuple[LiveTable, int]:
    """The table, and the seat that the caller holds at it."""
    house: House = request.app.state.house
    live = await house.find(table)
    seat = await house.seat_of(live, request.cookies.get(COOKIE))
    if seat is None:
        raise BadInput("seat", "no-seat")
    return live, seat
