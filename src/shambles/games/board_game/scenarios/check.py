"""Comparing a table with what a scenario expects of it, field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shambles.core.event import Event
from shambles.core.reply import BadInput
from shambles.core.run import Run
from shambles.core.scenario import Difference
from shambles.games.board_game.scenarios.forms import Expect
from shambles.games.board_game.table.events import FightOver, FirstPlayer, RolledForFirst
from shambles.games.board_game.table.events_of_cards import CardDrawn, CardPassedOver, CardResolved
from shambles.games.board_game.table.moving import steps_left
from shambles.games.board_game.table.state import Party, State, group_pool


def compare(expect: Expect, run: Run, events: Sequence[Event], where: str) -> list[Difference]:
    """A field that is absent from what is expected is not looked at."""
    found: list[Difference] = []
    for field in expect.__struct_fields__:
        wanted = getattr(expect, field)
        if wanted is None:
            continue
        if isinstance(wanted, Mapping):
            for key, value in wanted.items():
                actual = BY_NAME[field](run, key, f"{where}{field}", events)
                if actual != value:
                    found.append(Difference(f"{where}{field}.{key}", value, actual))
        else:
            actual = WHOLE[field](run, events)
            if actual != wanted:
                found.append(Difference(f"{where}{field}", wanted, actual))
    return found


def name_of(seat: int) -> str:
    return f"P{seat + 1}"


def names_of(seats: Sequence[int]) -> list[str]:
    return [name_of(seat) for seat in seats]


def seat_named(run: Run, name: str, where: str) -> int:
    for seat in run.play.seats:
        if name_of(seat) == name:
            return seat
    raise BadInput(where, "no-such-seat", found=name)


# --- fields with a value for each player, survivor or space

ByName = Callable[[Run, str, str, Sequence[Event]], Any]


def of_party(look: Callable[[Party], Any]) -> ByName:
    def find(run: Run, name: str, where: str, events: Sequence[Event]) -> Any:
        return look(run.play.state.parties[seat_named(run, name, where)])

    return find


def fatigue(run: Run, name: str, where: str, events: Sequence[Event]) -> int | str:
    for party in run.play.state.parties:
        for survivor in party.survivors:
            if survivor.id == name:
                return int(survivor.fatigue)
    return "dead" if name in run.play.state.dead else "not in a party"


def pool(run: Run, name: str, where: str, events: Sequence[Event]) -> dict[str, int]:
    dice = group_pool(run.play, seat_named(run, name, where))
    return {colour: count for colour, count in dice.items() if count}


def tokens(run: Run, space: str, where: str, events: Sequence[Event]) -> int:
    return len(run.play.state.tokens.get(space, []))


def markers(run: Run, space: str, where: str, events: Sequence[Event]) -> list[str]:
    return [marker.follower for marker in run.play.state.markers if marker.space == space]


def asked(run: Run, name: str, where: str, events: Sequence[Event]) -> str:
    ask = run.asks.get(seat_named(run, name, where))
    return "" if ask is None else ask.key


def rolls_for_first(run: Run, name: str, where: str, events: Sequence[Event]) -> int:
    seat = seat_named(run, name, where)
    return sum(seat in event.actions for event in events if isinstance(event, RolledForFirst))


BY_NAME: dict[str, ByName] = {
    "at": of_party(lambda party: party.at),
    "survivors": of_party(lambda party: [one.id for one in party.survivors]),
    "fatigue": fatigue,
    "food": of_party(lambda party: party.food),
    "gas": of_party(lambda party: party.gas),
    "ammo": of_party(lambda party: party.ammo),
    "items": of_party(lambda party: party.items),
    "status": of_party(lambda party: party.status),
    "scouted": of_party(lambda party: len(party.scouted)),
    "private": of_party(lambda party: party.private),
    "tokens": tokens,
    "markers": markers,
    "pool": pool,
    "asked": asked,
    "rolls_for_first": rolls_for_first,
}


# --- fields with one value

Whole = Callable[[Run, Sequence[Event]], Any]


def of_state(look: Callable[[State], Any]) -> Whole:
    def find(run: Run, events: Sequence[Event]) -> Any:
        return look(run.play.state)

    return find


def first(run: Run, events: Sequence[Event]) -> str:
    return next((name_of(event.seat) for event in events if isinstance(event, FirstPlayer)), "")


def tier(run: Run, events: Sequence[Event]) -> int:
    scouting = run.play.state.scouting
    return 0 if scouting is None else scouting.tier + 1


def outcome(run: Run, events: Sequence[Event]) -> str:
    return "" if run.outcome is None else run.outcome.reason


def winners(run: Run, events: Sequence[Event]) -> list[str]:
    return names_of(run.play.state.winners if run.outcome is None else run.outcome.winners)


def results(run: Run, events: Sequence[Event]) -> list[str]:
    return ["success" if event.success else "fail" for event in events if isinstance(event, CardResolved)]


def fights(run: Run, events: Sequence[Event]) -> list[str]:
    return ["won" if event.won else "lost" for event in events if isinstance(event, FightOver)]


WHOLE: dict[str, Whole] = {
    "dead": of_state(lambda s: sorted(s.dead)),
    "groups": of_state(lambda s: [names_of(group.members) for group in s.groups]),
    "public": of_state(lambda s: s.public),
    "turn": of_state(lambda s: name_of(s.turn.seat)),
    "round": of_state(lambda s: s.round),
    "steps_left": lambda run, events: max(0, steps_left(run.play, run.play.state.turn.seat)),
    "tier": tier,
    "fights": fights,
    "results": results,
    "cards_drawn": lambda run, events: sum(isinstance(event, CardDrawn) for event in events),
    "passed_over": lambda run, events: sum(isinstance(event, CardPassedOver) for event in events),
    "first": first,
    "events": lambda run, events: [event.key() for event in events],
    "encounter_deck": of_state(lambda s: len(s.encounters)),
    "location_deck": of_state(lambda s: len(s.locations)),
    "follower_deck": of_state(lambda s: len(s.followers)),
    "stranded": of_state(lambda s: len(s.markers)),
    "winners": winners,
    "outcome": outcome,
}
