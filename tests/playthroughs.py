"""Golden playthroughs: whole games as text that people read. `make golden` writes them anew; the diff is the review."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from shambles import Accepted, Live, Outcome, Table
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event
from shambles.core.game import find_game
from shambles.terminal.rooms import lines_of
from shambles.terminal.saying import say_events, say_options, say_question
from shambles.terminal.scene.lines import Lines
from shambles.texts import LANGUAGES, Texts
from shambles.wording import Words, wording_of

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "card_game-hero-2": ("card_game", {"mode": "hero"}, 2),
    "card_game-hero-6-match": ("card_game", {"mode": "hero", "hands": 2}, 6),
    "card_game-survival-3": ("card_game", {"mode": "survival"}, 3),
    "card_game-survival-10": ("card_game", {"mode": "survival"}, 10),
    "tacdex-2": ("tacdex", {}, 2),
    "tacdex-4": ("tacdex", {}, 4),
    "tacdex-6-swapped": ("tacdex", {"actions": "swapped"}, 6),
    "best_defense-solo": ("best_defense", {"mode": "standard", "difficulty": "beginner"}, 1),
    "best_defense-motives-3": ("best_defense", {"mode": "standard", "difficulty": "expert", "motives": True}, 3),
    "best_defense-quick-4": ("best_defense", {"mode": "hardcore", "difficulty": "beginner", "quick": True}, 4),
    "board_game-2": ("board_game", {}, 2),
    "board_game-solo": ("board_game", {"cooperation": True}, 1),
    "board_game-6": ("board_game", {}, 6),
}
# One game of each, told to its first seat in every language that is shipped: its opening and its end.
TOLD = {
    "card_game": "card_game-hero-6-match",
    "tacdex": "tacdex-2",
    "best_defense": "best_defense-motives-3",
    "board_game": "board_game-6",
}
IN_FULL = 2  # of the first questions, those with the table and the options
OPENING, END = 110, 20  # lines


class Moment(NamedTuple):
    """What a seat was told before a question, what it saw then, and what it answered."""

    events: tuple[Event, ...]
    view: msgspec.Struct
    ask: Ask[Any] | None  # none once the game is over
    choice: Choice | None


class Played(NamedTuple):
    table: Table
    moments: tuple[Moment, ...]
    outcome: Outcome


def playthrough(name: str) -> str:
    """A game with answers drawn from a fixed seed: every event with its rule, every answer with its question."""
    slug, options, seats = GAMES[name]
    table = Table.open(slug, seats=seats, options=options, seed=1)
    texts = Texts("en", find_game(slug))
    names = tuple(f"Seat {seat}" for seat in table.seats)
    wording = wording_of(Words(texts, names, table.game, table.options))
    answers = Live(2)
    lines = [f"{slug}, {options}, {seats} seats, seed 1", ""]
    told = 0
    while asks := table.asks:
        for event in table.events_for(None, told):
            lines.append(f"{wording.event(event, None)} [{event.rule}]")
        told = len(table.events_for(None))
        for seat, ask in asks.items():
            choice = answers.pick("answer", ask.options)
            label = wording.label(table.view(seat), ask, choice)
            lines.append(f"    {names[seat]}: {ask.key} [{ask.rule}]: {choice} (of {len(ask.options)}): {label}")
            assert isinstance(table.answer(seat, choice), Accepted)
    for event in table.events_for(None, told):
        lines.append(f"{wording.event(event, None)} [{event.rule}]")
    outcome = table.outcome
    assert outcome is not None
    lines += ["", f"{texts.outcome(outcome, None, names)} [{outcome.rule}]"]
    return "\n".join(lines) + "\n"


@cache
def played(name: str) -> Played:
    """A game as its first seat lived it, with answers drawn from a fixed seed; played once for all languages."""
    slug, options, seats = GAMES[name]
    table = Table.open(slug, seats=seats, options=options, seed=1)
    answers, told = Live(2), 0
    moments: list[Moment] = []
    while asks := table.asks:
        for seat, ask in asks.items():
            choice = answers.pick("answer", ask.options)
            if seat == 0:
                moments.append(Moment(tuple(table.events_for(0, told)), table.view(0), ask, choice))
                told = len(table.events_for(0))
            assert isinstance(table.answer(seat, choice), Accepted)
    moments.append(Moment(tuple(table.events_for(0, told)), table.view(0), None, None))
    assert table.outcome is not None
    return Played(table, tuple(moments), table.outcome)


def told_in(lang: str, slug: str) -> str:
    """The opening and the end of a game, as the terminal's plain lines tell it in this language."""
    table, moments, outcome = played(TOLD[slug])
    texts = Texts(lang, table.game)
    names = (texts.say("you"), *(texts.say(f"party-{seat + 1}") for seat in table.seats[1:]))
    lines = lines_of(Words(texts, names, table.game, table.options))
    said = [texts.goal(table.options, len(names)), ""]
    for number, moment in enumerate(moments):
        said += _moment_in_words(lines, moment, in_full=number < IN_FULL)
    said += ["", f"{texts.say('game-over')} {texts.outcome(outcome, 0, names)} [{outcome.rule}]"]
    if len(said) > OPENING + END:
        said[OPENING:-END] = ["", "[…]", ""]
    return "\n".join(said) + "\n"


def _moment_in_words(lines: Lines[Any], moment: Moment, *, in_full: bool) -> Iterator[str]:
    yield from say_events(lines, moment.events, 0)
    if moment.ask is None or moment.choice is None:
        return
    if in_full:
        yield from ("", *lines.table(moment.view))
    yield say_question(lines, moment.view, moment.ask)
    if in_full:
        yield from say_options(lines, moment.view, moment.ask)
    yield f"> {lines.wording.label(moment.view, moment.ask, moment.choice)}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug in TOLD:
        for lang in LANGUAGES:
            (FOLDER / f"{slug}.{lang}.txt").write_text(told_in(lang, slug), "utf-8")
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")


if __name__ == "__main__":
    main()
