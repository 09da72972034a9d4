"""Expectations of a Board Game scenario, as found at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from shambles.core.asking.event import Event
from shambles.core.files.scenario import Among, AnyOrder, Named, Whole
from shambles.core.playing.runner import Runner
from shambles.games.board_game.table.events import FightOver, FirstPlayer, RolledForFirst
from shambles.games.board_game.table.events_of_cards import CardDrawn, CardPassedOver, CardResolved
from shambles.games.board_game.table.reach import steps_left
from shambles.games.board_game.table.state import Party, State, group_pool, markers_on, the_board, the_box


def name_of(seat: int) -> str:
    return f"P{seat + 1}"


def names_of(seats: Iterable[int]) -> list[str]:
    return [name_of(seat) for seat in seats]


def position_now(runner: Runner) -> dict[str, Any]:
    """Everything that can be expected, by its field."""
    table, t, s = runner.table, runner.play, runner.play.state
    outcome, spaces, asks = table.outcome, the_board(t).spaces, table.asks
    return {
        **parties_now(s),
        **told_so_far(runner, table.events_for(None)),
        "fatigue": fatigue_now(s, the_box(t).survivors),
        "pool": by_seat(runner, lambda seat: Whole({one: dice for one, dice in group_pool(t, seat).items() if dice})),
        "asked": by_seat(runner, lambda seat: asks[seat].key if seat in asks else ""),
        "meanwhile": {name_of(seat): ask.key for seat, ask in table.meanwhile.items()},
        "shown": {name_of(seat): notation for seat, notation in table.shown.items()},
        "tokens": Named({space: len(s.tokens.get(space, [])) for space in spaces}),
        "markers": Named({space: markers_on(s, space) for space in spaces}),
        "dead": sorted(s.dead),
        "groups": [names_of(group.members) for group in s.groups],
        "public": s.public,
        "turn": name_of(s.turn.seat),
        "round": s.round,
        "steps_left": max(0, steps_left(t, s.turn.seat)),
        "tier": 0 if s.scouting is None else s.scouting.tier + 1,
        "encounter_deck": len(s.encounters),
        "encounter_discards": Among(s.discard),
        "location_deck": len(s.locations),
        "follower_deck": len(s.followers),
        "stranded": len(s.markers),
        "rescued": AnyOrder(s.rescued),
        "winners": names_of(s.winners if outcome is None else outcome.winners),
        "outcome": "" if outcome is None else outcome.reason,
    }


def by_seat(runner: Runner, value_of: Callable[[int], Any]) -> Named:
    return Named({name_of(seat): value_of(seat) for seat in runner.table.seats})


def parties_now(s: State) -> dict[str, Named]:
    """Contents of all sheets."""
    looks: dict[str, Callable[[Party], Any]] = {
        "at": lambda party: party.at,
        "survivors": lambda party: [one.id for one in party.survivors],
        "food": lambda party: party.food,
        "gas": lambda party: party.gas,
        "ammo": lambda party: party.ammo,
        "items": lambda party: party.items,
        "status": lambda party: party.status,
        "scouted": lambda party: len(party.scouted),
        "private": lambda party: party.private,
    }
    return {
        field: Named({name_of(seat): look(party) for seat, party in enumerate(s.parties)})
        for field, look in looks.items()
    }


def fatigue_now(s: State, known: Iterable[str]) -> Named:
    found = {one.id: one.fatigue for party in s.parties for one in party.survivors}
    return Named({name: found.get(name, "dead" if name in s.dead else "not in a party") for name in known})


def told_so_far(runner: Runner, events: list[Event]) -> dict[str, Any]:
    """Events since the beginning."""
    rolls = [event for event in events if isinstance(event, RolledForFirst)]
    return {
        "fights": ["won" if event.won else "lost" for event in events if isinstance(event, FightOver)],
        "results": ["success" if event.success else "fail" for event in events if isinstance(event, CardResolved)],
        "cards_drawn": sum(isinstance(event, CardDrawn) for event in events),
        "passed_over": sum(isinstance(event, CardPassedOver) for event in events),
        "first": next((name_of(event.seat) for event in events if isinstance(event, FirstPlayer)), ""),
        "rolls_for_first": by_seat(runner, lambda seat: sum(seat in event.actions for event in rolls)),
        "events": [event.key() for event in events],
    }
