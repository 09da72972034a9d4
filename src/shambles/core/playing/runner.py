"""The scenario runner: deals a position, lets the draws fall as they are written, gives the answers, and compares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from shambles.core.asking.ask import Choice
from shambles.core.asking.chance import Live, Scripted
from shambles.core.asking.event import Event
from shambles.core.asking.play import Play
from shambles.core.asking.reply import BadInput, Param, Refusal
from shambles.core.files.form import Form
from shambles.core.files.scenario import Difference, Position, compare, read_scenarios
from shambles.core.game import Game, all_games, find_game
from shambles.core.table import Table


class Runner:
    """A scenario that is being played.

    table        dealt from a position, or opened for a number of seats
    draws        what is written down of the draws; more can be written at any time
    differences  what was not as expected so far
    """

    def __init__(
        self,
        game: str,
        start: Position | int,
        *,
        options: Mapping[str, Any] | None = None,
        draws: Scripted | None = None,
        seed: int = 0,
    ) -> None:
        self.draws = draws or Scripted({}, Live(seed))
        self.differences: list[Difference] = []
        self._told = 0
        if isinstance(start, Position):
            self.table = Table.deal(game, start, seed=seed, chance=self.draws)
        else:
            self.table = Table.open(game, seats=start, options=options, seed=seed, chance=self.draws)

    @property
    def play(self) -> Play[Any, Any]:
        """The game as its rules see it, hidden cards and all."""
        assert self.draws.play is not None
        return self.draws.play

    def answer(self, seat: int, choice: Choice | str, where: str) -> None:
        """An answer that counts: to what is asked, to what may be done meanwhile, or instead of one that lies ready."""
        reply = self.table.answer(seat, choice)
        if isinstance(reply, Refusal):
            refused: dict[str, Param] = {"reason": reply.code, "rule": reply.rule, "answer": str(choice)}
            asked = tuple(f"{one + 1}: {ask.key} [{ask.rule}]" for one, ask in self.table.asks.items())
            unasked = tuple(f"{one.seat + 1}: {one.key} = {one.answer}" for one in self.play.unasked)
            raise BadInput(where, "answer-refused", **refused, asked=asked, unasked=unasked)

    def refuse(self, seat: int, choice: Choice | str, where: str, *, code: str = "", rule: str = "") -> None:
        """An answer that must not count, for this reason and by this rule if they are given. It is never played."""
        found = self.table.judge(seat, choice)
        if not isinstance(found, Refusal):
            self.differences.append(Difference(f"{where}.refused", code or "refused", "accepted"))
        elif code not in ("", found.code):
            self.differences.append(Difference(f"{where}.refused", code, found.code))
        elif rule not in ("", found.rule):
            self.differences.append(Difference(f"{where}.rule", rule, found.rule))

    def check_offers(self, seat: int, where: str, offers: Sequence[str] = (), withholds: Sequence[str] = ()) -> None:
        """What the seat may answer now, and what not; a change of its answer and what it may do meanwhile count too."""
        on_offer = self.options(seat)
        missing = [one for one in offers if one not in on_offer]
        too_many = [one for one in withholds if one in on_offer]
        if missing:
            self.differences.append(Difference(f"{where}.offers", missing, on_offer))
        if too_many:
            self.differences.append(Difference(f"{where}.withholds", too_many, on_offer))

    def options(self, seat: int) -> list[str]:
        asks = (self.table.asks.get(seat) or self.table.may_change(seat), self.table.meanwhile.get(seat))
        return [option.notation for ask in asks if ask is not None for option in ask.options]

    def news(self) -> list[Event]:
        """What was told since the last time somebody asked, as everybody may know it."""
        events = self.table.events_for(None, self._told)
        self._told += len(events)
        return events

    def compare(self, expect: Form, found: Mapping[str, Any], where: str = "") -> None:
        self.differences += compare(expect, found, where)


# --- files


class Report(msgspec.Struct, frozen=True):
    """What came of one scenario: the differences, or what is wrong with the scenario itself."""

    line: int
    id: str
    differences: list[Difference]
    trouble: BadInput | None = None

    @property
    def differs(self) -> bool:
        return bool(self.differences) or self.trouble is not None


def check_scenarios(lines: Iterable[str]) -> Iterator[Report]:
    """Run every scenario of a file. Each has an `id` of its own."""
    lines_of: dict[str, int] = {}
    for number, given in read_scenarios(lines):
        name = str(given.get("id", "")) if isinstance(given, dict) else ""
        try:
            if isinstance(given, BadInput):
                raise BadInput("scenario", given.code, **given.params)
            if not name:
                raise BadInput("id", "field-missing")
            if name in lines_of:
                raise BadInput("id", "id-twice", found=name[:40], line=lines_of[name])
            lines_of[name] = number
            yield Report(number, name, game_of(given).scenarios.check(given))
        except BadInput as trouble:
            yield Report(number, name, [], trouble)


def find_scenario(lines: Iterable[str], name: str) -> dict[str, Any]:
    """The scenario of a file that has this id."""
    for _, given in read_scenarios(lines):
        if isinstance(given, dict) and str(given.get("id", "")) == name:
            return given
    raise BadInput("scenario", "no-such-scenario", found=name[:40])


def game_of(given: Mapping[str, Any]) -> Game[Any, Any]:
    """The game that a scenario names, or whose fields it has."""
    if "game" in given:
        return find_game(given["game"])
    for game in all_games():
        if game.scenarios.recognises(dict(given)):
            return game
    raise BadInput("scenario", "no-game-recognises-it", fields=tuple(sorted(given)))
