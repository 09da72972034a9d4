"""Text of a review: a small chart of all chances, the parts of luck and choices, and the choices that mattered most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from shambles.bots import Review
from shambles.bots.reviewed import Decision, Share, grade_of
from shambles.core.asking.ask import Ask
from shambles.core.asking.chance import Imagined
from shambles.core.asking.reason import Reason
from shambles.core.story.retelling import Turn, play_again
from shambles.core.table import Table
from shambles.terminal.advice import named
from shambles.texts import Texts
from shambles.wording import Wording

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # characters of the picture at most
MATTERED = 3
SIGNS = {"inaccuracy": "!", "mistake": "✗"}  # the same in the browser


def in_words(review: Review, table: Table, wording: Wording[Any]) -> Review:
    """The same review, with names in place of notations."""
    (decisions,) = decisions_in(review, table, [wording])
    return msgspec.structs.replace(review, decisions=decisions)


def decisions_in(review: Review, table: Table, wordings: Sequence[Wording[Any]]) -> list[tuple[Decision, ...]]:
    """Its choices in several languages. One replay of the game serves all of them, because it is the slow part."""
    plain = {_moment(one): one for one in review.decisions}
    found = [dict(plain) for _ in wordings]
    came: dict[_Moment, _Came] = {}
    for turn in play_again(table):
        moment = turn.table.told, turn.ask.seat, turn.ask.key, turn.choice.notation
        if not turn.stands:  # the same answer may have been given and taken back before
            continue
        for one in came.values():
            one.hear(turn)
        if moment in plain:
            came[moment] = _Came(turn, plain[moment].better)
            for words, wording in zip(found, wordings, strict=True):
                words[moment] = _called(plain[moment], turn, wording)
    told = {moment: one.told() for moment, one in came.items()}
    return [
        tuple(msgspec.structs.replace(one, came=told.get(moment)) for moment, one in words.items()) for words in found
    ]


_Moment = tuple[int, int, str, str]


def _moment(decision: Decision) -> _Moment:
    return decision.told, decision.seat, decision.ask, decision.choice


def _called(decision: Decision, turn: Turn, wording: Wording[Any]) -> Decision:
    view = turn.table.view(decision.seat)
    called = {option.notation: wording.label(view, turn.ask, option) for option in turn.ask.options}
    return msgspec.structs.replace(
        decision,
        choice=called[decision.choice],
        better=called[decision.better],
        when=_round_of(turn, wording),
        reasons=tuple(named(one, wording, view, turn.ask) for one in decision.reasons),
        grade=grade_of(decision.lost, decision.points),
    )


class _Came:
    """The table after an answer and after the better one, once the others have answered the same question."""

    def __init__(self, turn: Turn, better: str) -> None:
        self.ask, self.room = turn.ask, turn.table.game.room("bot.hindsight")
        self.worlds: list[Table] = []
        if self.room is None:
            return
        self.before = turn.table.view(turn.ask.seat)
        for notation in (turn.choice.notation, better):
            world = turn.table.copy(Imagined(0))
            world.play(turn.ask.seat, notation)
            self.worlds.append(world)

    def hear(self, turn: Turn) -> None:
        """Give the same answer in both worlds, if it belongs to the same question or follows from it."""
        for world in self.worlds:
            ask = world.asks.get(turn.ask.seat)
            if ask is None or ask.key != turn.ask.key or turn.choice not in ask.options:
                continue
            if ask.number == turn.ask.number == self.ask.number or self._follows(ask):
                world.play(ask.seat, turn.choice)

    def told(self) -> Reason | None:
        """The comparison in the game's own terms, if it tells one. What did not happen follows the hints."""
        if self.room is None:
            return None
        for world in self.worlds:
            while (ask := next(filter(self._follows, world.asks.values()), None)) is not None:
                figures = world.game.figures(ask)
                world.play(ask.seat, ask.options[max(range(len(figures)), key=figures.__getitem__)])
        if any(ask.number == self.ask.number for world in self.worlds for ask in world.asks.values()):
            return None
        after, other = (world.view(self.ask.seat) for world in self.worlds)
        found: Reason | None = self.room.hindsight(self.ask, self.before, after, other)
        return found

    def _follows(self, ask: Ask[Any]) -> bool:
        assert self.room is not None
        return ask.number != self.ask.number and ask.key in self.room.FOLLOWS


def _round_of(turn: Turn, wording: Wording[Any]) -> str:
    """Name of the round of a choice, as in the replay; empty in games without rounds."""
    has, told = wording.words.has, turn.table.events_for(None)
    marks = (event for event in reversed(told) if has(f"mark-{event.key()}"))
    mark = next(marks, None)
    return "" if mark is None else wording.say(f"mark-{mark.key()}", **msgspec.structs.asdict(mark))


def say_review(review: Review, texts: Texts, names: Sequence[str], viewer: int | None = None) -> Iterator[str]:
    """The whole review as lines: first the viewer's own costliest choices, then everybody's."""
    say = texts.say
    if viewer is not None:
        yield say("review-mine")
        yield from _say_decisions([one for one in review.decisions if one.seat == viewer], texts, names, viewer)
    yield say("review-chances")
    width = max(map(len, names))
    for seat, name in enumerate(names):
        yield f"  {name.ljust(width)}  {draw_chances([point.chances[seat] for point in review.points])}"
    yield say("review-adds-up")
    for name, share in zip(names, review.in_points or review.shares, strict=True):
        yield "  " + say("review-share", name=name, **said_of(share, bool(review.in_points), texts))
    others = [one for one in review.decisions if one.seat != viewer]
    yield say("review-mattered" if viewer is None else "review-theirs")
    yield from _say_decisions(others, texts, names, viewer)
    yield say("review-explained")


def _say_decisions(
    decisions: Sequence[Decision], texts: Texts, names: Sequence[str], viewer: int | None
) -> Iterator[str]:
    for one in decisions[:MATTERED]:
        when = texts.row((say_when(one, texts), texts.say(f"grade-{one.grade}")))
        words = texts.say("said-of", name=when, what=say_decision(one, texts, names, viewer))
        yield f"  {SIGNS[one.grade]} {words}"
        for reason in one.reasons:
            yield "    " + texts.reason(reason, viewer, names)
        yield "    " + say_cost(one, texts)
    if not decisions:
        yield "  " + texts.say("review-none-of-mine" if viewer is not None else "review-none")


def say_decision(one: Decision, texts: Texts, names: Sequence[str], viewer: int | None = None) -> str:
    """One important choice in a sentence: what it led to and what the better one would have led to."""
    key, figures = ("chose", {}) if one.came is None else (one.came.key, one.came.params)
    you = "yes" if one.seat == viewer else "no"
    given = {"choice": one.choice, "better": one.better, "seat": names[one.seat], "you": you}
    return texts.say(f"review-{key}", **given, **figures)


def say_when(one: Decision, texts: Texts) -> str:
    """Round and step of a choice."""
    return texts.say("review-when", when=one.when, step=one.step, marked="yes" if one.when else "no")


def say_cost(one: Decision, texts: Texts) -> str:
    """Cost of a choice, in points if the game counts them, else in chances."""
    if one.points is not None:
        return texts.say("review-cost-points", points=round(one.points, 1))
    return texts.say("review-cost", lost=percent(one.lost))


def said_of(share: Share, in_points: bool, texts: Texts) -> dict[str, str]:
    """The parts of a share as text, in points or in chances."""
    ends, changes = ("start", "result"), ("luck", "own", "others")
    if in_points:
        points = {part: f"{getattr(share, part):+.1f}".replace("-", "−") for part in changes}
        return points | {part: texts.say("review-points", points=round(getattr(share, part), 1)) for part in ends}
    chances = {part: signed(getattr(share, part)) for part in changes}
    return chances | {part: f"{percent(getattr(share, part))} %" for part in ends}


def draw_chances(chances: Sequence[float]) -> str:
    """A bar chart of the chances in one line; the last bar is the result."""
    apart = max(1.0, len(chances) / WIDE)
    shown = [chances[int(at * apart)] for at in range(int(len(chances) / apart))]
    shown[-1] = chances[-1]
    return "".join(BARS[min(len(BARS) - 1, int(one * len(BARS)))] for one in shown)


def percent(part: float) -> int:
    return round(100 * part)


def signed(part: float) -> str:
    """Text of a change of a chance: +12 % or −12 %."""
    return f"{percent(part):+d} %".replace("-", "−")
