"""Short ways to deal a position, to let the dice fall, to play from it and to say what came out.

A road is a row of spaces, each beside the next: `road("a b=resource:food c=location:motel")`. A ring is a middle with
everything around it. Parties are P1 to P6 in seat order. Survivors without abilities, such as Arnold and Chris, keep
positions plain: nobody is asked whether to use one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

import msgspec

from shambles import Accepted, Ask, Live, Refusal, Scripted, Table
from shambles.core.asking.event import Event
from shambles.games.board_game.scenarios.dice import write_dice
from shambles.games.board_game.scenarios.format import journey_position
from shambles.games.board_game.scenarios.forms import Journey, Line
from shambles.games.board_game.table.state import State
from shambles.games.board_game.table.view import View

E = TypeVar("E", bound=Event)
X = TypeVar("X")

FREE_CHOICE = {"kind": "choice"}  # a challenge that is won or lost as its player says
SHOP = "a b=resource:food c"  # a road with food in the middle
ONE_CARD = [[{"step": "encounters", "n": 1}]] * 3
EASY: dict[str, Any] = {"tiers": {"motel": ONE_CARD}}
ALONE = {"cooperation": False}


# --- maps


def road(text: str) -> dict[str, Any]:
    """Spaces in a row: `a b=resource:food c`."""
    spaces = _spaces(text)
    names = list(spaces)
    return {"spaces": spaces, "edges": [f"{one}-{two}" for one, two in pairwise(names)]}


def ring(middle: str, around: str) -> dict[str, Any]:
    """A space in the middle, and others that touch only it."""
    spaces = _spaces(f"{middle} {around}")
    first, *others = spaces
    return {"spaces": spaces, "edges": [f"{first}-{one}" for one in others]}


def _spaces(text: str) -> dict[str, str]:
    return {word.partition("=")[0]: word.partition("=")[2] or "plain" for word in text.split()}


def party(at: str, survivors: str = "arnold chris", **more: Any) -> dict[str, Any]:
    """A sheet: `party("a", "rick:1 bea", gas=2)`; 1 is Rick's fatigue. Resources are 0 unless given."""
    who = {word.partition(":")[0]: int(word.partition(":")[2] or 0) for word in survivors.split()}
    return {"at": at, "survivors": who, "food": 0, "gas": 0, "ammo": 0, **more}


def card(
    challenge: Mapping[str, Any] = FREE_CHOICE, success: Sequence[Any] = (), fail: Sequence[Any] = (), **more: Any
) -> Any:
    """A made-up encounter card; won or lost by free choice unless it has a challenge."""
    return {"challenge": dict(challenge), "success": list(success), "fail": list(fail), **more}


# --- dealing


class Dice(Scripted):
    """Dice fall only as a test has said; everything else comes from a seed."""

    def pick(self, key: str, items: Sequence[X]) -> X:
        if key in ("dice", "ammo"):
            assert self.left, f"nobody has said how the {key} will fall"
        return super().pick(key, items)


def deal(
    world: Mapping[str, Any],
    *parties: dict[str, Any],
    change: Callable[[State], None] | None = None,
    first: Sequence[dict[str, int]] = (),
    **given: Any,
) -> Table:
    """A table at the head of P1's turn, unless `turn` and `phase` say otherwise.

    `change` mends the state by hand; `first` are the rolls for the first turn, in the phase of that name.
    """
    sheets = {f"P{at + 1}": sheet for at, sheet in enumerate(parties)}
    form = msgspec.convert({**world, "parties": sheets, **given}, Journey)
    position = journey_position(form, seed=7)
    if change is not None:
        change(position.state)
    loaded = Dice({}, Live(7))
    for one in first:
        write_dice(loaded, msgspec.convert({"first": one}, Line), "first")
    return Table.deal("board_game", position, seed=7, chance=loaded)


def together(*parties: dict[str, Any], world: str = SHOP, **given: Any) -> Table:
    """A group of everybody; it is P1's turn, and nobody leaves."""
    names = [f"P{at + 1}" for at in range(len(parties))]
    table = deal(road(world), *parties, groups=[names], **given)
    for name in names[1:]:
        play(table, name, "stay")
    return table


def won(*effects: dict[str, Any], mine: dict[str, Any] | None = None, world: str = SHOP, **given: Any) -> Table:
    """P1 has just won a card with these effects on b; P2 looks on from c."""
    sheets = [mine or party("a"), party("c", "hank gus", food=1, gas=1)]
    table = deal(road(world), *sheets, cards=[card(success=effects)], options=ALONE, **given)
    play(table, "P1", "b", "success")
    return table


def open_table(seats: int, seed: int = 7, **options: Any) -> Table:
    return Table.open("board_game", seats=seats, options=options, seed=seed)


# --- dice


def roll(table: Table, *, kills: int | None = None, actions: int | None = None, faces: str = "") -> None:
    """How the next roll of a pool will fall: in all so many kills or Actions, or exactly these faces."""
    wanted = faces.split() if faces else {"kills": kills} if kills is not None else {"actions": actions}
    write_dice(_dice(table), Line(roll=wanted), "roll")  # type: ignore[arg-type]


def ammo(table: Table, face: str) -> None:
    """How the next Ammo die will fall: K1 to K3, X1 to X3."""
    write_dice(_dice(table), Line(ammo=face), "ammo")


def _dice(table: Table) -> Dice:
    chance = table._run.play.chance
    assert isinstance(chance, Dice)
    return chance


# --- playing


def seat(name: str) -> int:
    return int(name[1:]) - 1


def play(table: Table, name: str, *notations: str) -> None:
    """One answer of a player after another."""
    for notation in notations:
        reply = table.answer(seat(name), notation)
        assert isinstance(reply, Accepted), (name, notation, reply, options(table, name))
        is_sound(table)


def is_sound(table: Table) -> None:
    """The state and what is asked have their form; of what is told, conftest.py sees to that."""
    same(state(table), State)
    for ask in table.asks.values():
        same(ask.about, ask.question.about)


def same(thing: Any, kind: type) -> None:
    assert type(thing) is kind, thing
    assert msgspec.json.decode(msgspec.json.encode(thing), type=kind) == thing


def refused(table: Table, name: str, notation: str) -> tuple[str, str]:
    """The code and the rule with which an answer is refused; nothing at the table may have changed by it."""
    before = table.save()
    reply = table.answer(seat(name), notation)
    assert isinstance(reply, Refusal), (name, notation, reply)
    assert table.save() == before
    return reply.code, reply.rule


def play_on(table: Table, rng: Random, until: Callable[[Table], bool]) -> None:
    """Everybody answers at random until something is so."""
    while not until(table):
        someone = rng.choice(sorted(table.asks))
        reply = table.answer(someone, rng.choice(table.asks[someone].options))
        assert isinstance(reply, Accepted)


# --- looking


def state(table: Table) -> State:
    """The true state. Tests of rules may look; nobody at the table does."""
    found = table._run.play.state
    assert isinstance(found, State)
    return found


def sheet(table: Table, name: str) -> Any:
    return state(table).parties[seat(name)]


def supplies(table: Table, name: str) -> str:
    """`food gas ammo`, such as `1 0 2`."""
    found = sheet(table, name)
    return f"{found.food} {found.gas} {found.ammo}"


def survivors(table: Table, name: str) -> str:
    """Who is in a party, each with the fatigue if there is any: `rick:2 arnold`."""
    return " ".join(f"{one.id}:{one.fatigue}" if one.fatigue else one.id for one in sheet(table, name).survivors)


def tokens(table: Table) -> dict[str, int]:
    """How many tokens lie on each space that has any."""
    return {space: len(found) for space, found in sorted(state(table).tokens.items())}


def markers(table: Table) -> dict[str, str]:
    return {marker.follower: marker.space for marker in state(table).markers}


def look(table: Table, name: str | None = None) -> View:
    """What a player sees; without a name, what a spectator sees."""
    found = table.view(None if name is None else seat(name))
    assert isinstance(found, View)
    return found


def asked(table: Table) -> dict[str, str]:
    """Who is awaited, and with which question."""
    return {f"P{one + 1}": ask.key for one, ask in sorted(table.asks.items())}


def the_ask(table: Table, name: str) -> Ask[Any]:
    return table.asks[seat(name)]


def options(table: Table, name: str) -> list[str]:
    ask = table.asks.get(seat(name))
    return [] if ask is None else [choice.notation for choice in ask.options]


def barred(table: Table, name: str) -> dict[str, str]:
    """The candidates that are greyed out, each with the code of its reason."""
    return {notation: refusal.code for notation, refusal in the_ask(table, name).form().barred.items()}


def told(table: Table, *kinds: type[E]) -> list[E]:
    """The events of these kinds, as a spectator hears them."""
    return [event for event in table.events_for(None) if isinstance(event, kinds)]


def keys(table: Table) -> list[str]:
    return [event.key() for event in table.events_for(None)]


def saved(table: Table) -> Any:
    """The save of a table as plain JSON."""
    return json.loads(table.save())
