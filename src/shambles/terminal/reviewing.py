"""A review in words: a small picture of everybody's chances, where they went, and the choices that mattered most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from shambles.bots import Review
from shambles.bots.review import Decision
from shambles.core.story.retelling import Turn, play_again
from shambles.core.table import Table
from shambles.terminal.advice import named
from shambles.texts import Texts
from shambles.wording import Wording

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # characters of the picture at most
MATTERED = 3


def in_words(review: Review, table: Table, wording: Wording[Any]) -> Review:
    """The same review, with answers called as the game calls them."""
    found = {_moment(one): one for one in review.decisions}
    for turn in play_again(table):
        moment = turn.table.told, turn.ask.seat, turn.ask.key, turn.choice.notation
        if turn.stands and moment in found:  # the same answer may have been given and taken back before
            found[moment] = _called(found[moment], turn, wording)
    return msgspec.structs.replace(review, decisions=tuple(found.values()))


def _moment(decision: Decision) -> tuple[int, int, str, str]:
    return decision.step, decision.seat, decision.ask, decision.choice


def _called(decision: Decision, turn: Turn, wording: Wording[Any]) -> Decision:
    view = turn.table.view(decision.seat)
    called = {option.notation: wording.label(view, turn.ask, option) for option in turn.ask.options}
    return msgspec.structs.replace(
        decision,
        choice=called[decision.choice],
        better=called[decision.better],
        reasons=tuple(named(one, called) for one in decision.reasons),
    )


def say_review(review: Review, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """The whole review, a line for each thing."""
    say = texts.say
    yield say("review-chances")
    width = max(map(len, names))
    for seat, name in enumerate(names):
        yield f"  {name.ljust(width)}  {draw_chances([point.chances[seat] for point in review.points])}"
    yield say("review-adds-up")
    for name, share in zip(names, review.shares, strict=True):
        changes = {part: signed(getattr(share, part)) for part in ("luck", "own", "others")}
        ends = {part: str(percent(getattr(share, part))) for part in ("start", "result")}
        yield "  " + say("review-share", name=name, **changes, **ends)
    yield say("review-mattered")
    for one in review.decisions[:MATTERED]:
        figures = {"choice": one.choice, "better": one.better, "lost": percent(one.lost), "step": one.step}
        yield "  " + say("review-decision", name=names[one.seat], **figures)
        for reason in one.reasons:
            yield "    " + texts.reason(reason, one.seat, names)
    if not review.decisions:
        yield "  " + say("review-none")
    yield say("review-explained")


def draw_chances(chances: Sequence[float]) -> str:
    """The chances as a row of bars, the last of them the result."""
    apart = max(1.0, len(chances) / WIDE)
    shown = [chances[int(at * apart)] for at in range(int(len(chances) / apart))]
    shown[-1] = chances[-1]
    return "".join(BARS[min(len(BARS) - 1, int(one * len(BARS)))] for one in shown)


def percent(part: float) -> int:
    return round(100 * part)


def signed(part: float) -> str:
    """A change of a chance, as people write it: +12 % or −12 %."""
    return f"{percent(part):+d} %".replace("-", "−")
