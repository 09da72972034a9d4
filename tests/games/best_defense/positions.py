"""Short ways to deal a position of The Best Defense, to play from it, and to look at what came out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from shambles import Accepted, Refusal, Table
from shambles.core.asking.chance import Live, Scripted
from shambles.core.asking.event import Event
from shambles.core.files.scenario import Position
from shambles.games.best_defense import GAME
from shambles.games.best_defense.box.contents import FOLDER
from shambles.games.best_defense.table.state import State
from shambles.games.best_defense.table.view import SeatView, View

BOX = (FOLDER / "box" / "standard.toml").read_text("utf-8")
RATS = 'effects = [{ op = "eat", loc = "each_empty", n = 2 }]'  # what Rats in the Stores does, unless `played`
BOARD = ["farm", "town", "prison", "highway"]  # the Farm lies beside the Town and the Prison


def person(name: str, place: str | None = None, **more: Any) -> dict[str, Any]:
    return {"name": name, "place": place, **more}


def gun(card: str, ammo: int = 1) -> dict[str, Any]:
    return {"card": card, "ammo": ammo}


def deal(
    phase: str,
    *people: dict[str, Any],
    white: Sequence[int] = (),
    black: Sequence[int] = (),
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **position: Any,
) -> Table:
    """A table at the head of a phase; `white` and `black` are the dice that come first."""
    given = {
        "game": "best_defense",
        "options": {"mode": "standard", "difficulty": "beginner", **(options or {})},
        "position": {"phase": phase, "survivors": list(people), "board": BOARD, **position},
    }
    where: Position = GAME.scenarios.position(given, seed)
    dice = {die: list(faces) for die, faces in (("white", white), ("black", black)) if faces}
    return well_asked(Table.deal("best_defense", where, seed=seed, chance=Scripted(dice, Live(seed))))


def played(effects: str, rick: dict[str, Any], *others: dict[str, Any], **position: Any) -> Table:
    """Rick leads and plays an event with these effects."""
    assert BOX.count(RATS) == 1
    options = {"box": BOX.replace(RATS, f"effects = [{effects}]"), **position.pop("options", {})}
    return deal("events", {**rick, "events": ["rats_in_the_stores"]}, *others, options=options, **position)


def well_asked(table: Table) -> Table:
    """What is asked has the fields that it promises; of what is told, conftest.py sees to that."""
    for ask in (*table.asks.values(), *table.meanwhile.values()):
        assert isinstance(ask.number, int)
        assert msgspec.convert(msgspec.to_builtins(ask.about), ask.question.about) == ask.about
    return table


def play(table: Table, *answers: str) -> Table:
    """Each answer is given by whoever is asked then."""
    for answer in answers:
        seat = next(iter(table.asks))
        reply = table.answer(seat, answer)
        assert isinstance(reply, Accepted), f"{answer}: {reply}, asked is {table.asks[seat].key}"
    return well_asked(table)


def agree(table: Table, answer: str) -> Table:
    """Everybody who is asked at this moment gives the same answer."""
    return play(table, *[answer for _ in table.asks])


def refused(table: Table, answer: str) -> Refusal:
    seat = next(iter(table.asks))
    reply = table.answer(seat, answer)
    assert isinstance(reply, Refusal), answer
    return reply


def offered(table: Table) -> list[str]:
    return [option.notation for ask in table.asks.values() for option in ask.options]


def asked(table: Table) -> dict[str, str]:
    """Who is asked what, by the survivors' names."""
    return {look(table).seats[seat].survivor: ask.key for seat, ask in table.asks.items()}


def look(table: Table, seat: int | None = None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def see(table: Table, name: str) -> SeatView:
    """What lies in front of whoever plays this survivor."""
    return next(seat for seat in look(table).seats if seat.survivor == name)


def walkers(table: Table) -> dict[str, int]:
    return {place.place: place.walkers for place in look(table).places}


def decks(table: Table) -> dict[str, int]:
    return {place.deck: place.cards for place in look(table).places}


def told(table: Table, kind: str) -> list[Any]:
    events: list[Event] = table.events_for(None)
    return [event for event in events if event.key() == kind]


def state(table: Table) -> State:
    found: State = table._run.play.state
    return found


def play_randomly(table: Table, random: Random, most: int = 5000) -> Table:
    for _ in range(most):
        if not table.asks:
            return table
        seat = random.choice(sorted(table.asks))
        assert isinstance(table.answer(seat, random.choice(table.asks[seat].options)), Accepted)
    raise AssertionError("the game does not end")
