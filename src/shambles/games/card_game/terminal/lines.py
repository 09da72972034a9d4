"""The Card Game in a terminal: the table in words, and what each option means right now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shambles.core.ask import Choice
from shambles.games.card_game.bot.hints import target_row
from shambles.games.card_game.box.contents import POINTS
from shambles.games.card_game.table.state import Lay, TakeRow
from shambles.games.card_game.table.view import View

Say = Callable[..., str]


def table_lines(view: View, names: Sequence[str], say: Say) -> list[str]:
    """The whole table, a line for each thing, as it would be read aloud."""
    where = "table-hand" if view.hands > 1 else "table-round"
    lines = [f"{say(f'mode-{view.mode}')}. {say(where, hand=view.hand, hands=view.hands, round=view.round)}"]
    for number, cards in enumerate(view.rows):
        lines.append(
            say(
                "table-row",
                row=number + 1,
                cards=", ".join(map(str, cards)),
                count=len(cards),
                most=view.longest_row,
                points=view.row_points[number],
            )
        )
    if view.turned:
        lines.append(say("table-turned", cards=", ".join(f"{one.card} ({names[one.seat]})" for one in view.turned)))
    for name, seat in zip(names, view.seats, strict=True):
        total = seat.total if view.hands > 1 else "none"
        lines.append(
            say(
                "table-seat", name=name, walkers=seat.walkers, hero=seat.hero or "none", points=seat.points, total=total
            )
        )
    if view.cards:
        lines.append(say("table-cards", cards=", ".join(map(str, view.cards))))
    if view.seat is not None and view.mode == "hero":
        lines.append(say("table-hero", hero=view.hero) if view.hero else say("table-hero-used"))
    return lines


def option_line(view: View, choice: Choice, say: Say) -> str:
    """What one option means if nothing else happened before it."""
    if isinstance(choice, TakeRow):
        cards = ", ".join(map(str, view.rows[choice.row]))
        return say("option-take-row", cards=cards, points=view.row_points[choice.row])
    assert isinstance(choice, Lay)
    if choice.hero:
        return say("option-first")
    if len(choice.cards) > 1:
        return say("option-two")
    card = choice.cards[0]
    return f"{say('bullets', points=POINTS[card])}, {where_it_goes(view, card, say)}"


def where_it_goes(view: View, card: int, say: Say) -> str:
    """Where a Walker would go if it were placed right now."""
    low = all(card < row[-1] for row in view.rows)
    if low and view.mode == "survival":
        return say("option-low")
    row = target_row(view, card)
    if len(view.rows[row]) == view.longest_row:
        return say("option-sixth", row=row + 1, points=view.row_points[row])
    return say("option-low-hero" if low else "option-goes-to", row=row + 1)


def is_listed(choice: Choice) -> bool:
    """Whether an option stands in the list of options; pairs are too many, and are typed."""
    return not isinstance(choice, Lay) or (len(choice.cards) == 1 and not choice.hero)
