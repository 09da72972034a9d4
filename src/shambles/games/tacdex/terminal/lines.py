"""TacDex in a terminal: the table in words, and what each option means right now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shambles.core.ask import Choice
from shambles.games.tacdex.bot.hints import Reckoning
from shambles.games.tacdex.box.contents import Card
from shambles.games.tacdex.table.state import Add, Select, Turn, Victim, other_side
from shambles.games.tacdex.table.view import View

Say = Callable[..., str]


def table_lines(view: View, names: Sequence[str], say: Say) -> list[str]:
    """The whole table, a line for each thing, as it would be read aloud."""
    lines = [say("table-battle", battle=view.battle, side=view.marker)]
    shown = [f"{names[seat]}: {' + '.join(cards)}" for seat, cards in enumerate(view.shown) if cards]
    if shown:
        lines.append(say("table-shown", cards=", ".join(shown)))
    if view.table:
        lines.append(say("table-pot", count=len(view.table)))
    if view.tied:
        lines.append(say("table-tied", names=", ".join(names[seat] for seat in view.tied)))
    for name, seat in zip(names, view.seats, strict=True):
        end = "yes" if seat.end else "no"
        lines.append(
            say("table-seat", name=name, theme=seat.theme, hand=seat.hand, deck=seat.deck, pile=seat.pile, end=end)
        )
    if view.seat is not None:
        lines += own_lines(view, view.seats[view.seat].end_draw, say)
    return lines


def own_lines(view: View, end_draw: tuple[int, int] | None, say: Say) -> list[str]:
    """What only this seat sees: its hand, what DISCARD put under its deck, and when its END can come."""
    lines = [say("table-cards", cards=", ".join(named(view, card, say) for card in view.cards or ()))]
    if view.buried:
        lines.append(say("table-buried", cards=", ".join(view.buried)))
    if end_draw is not None:
        lines.append(say("table-end-draw", first=end_draw[0], last=end_draw[1]))
    return lines


def named(view: View, card: Card, say: Say) -> str:
    """A card with its action, if its name does not say it already."""
    action = view.actions.get(card)
    return say("table-card", card=card, action="none" if action in (None, card) else say(f"action-{action}"))


def option_line(view: View, choice: Choice, say: Say) -> str:
    """What one option means."""
    if isinstance(choice, Victim):
        seat = view.seats[choice.seat]
        return say("option-victim", hand=seat.hand, pile=seat.pile)
    if isinstance(choice, Turn):
        if choice.flip:
            return say("option-flip", side=other_side(view.marker))
        return say("option-keep", side=view.marker)
    if isinstance(choice, Add):
        return added_line(view, choice.card, say)
    assert isinstance(choice, Select)
    action = view.actions.get(choice.card)
    if action in ("flip", "redo"):
        return say("option-action", action=action)
    chance = say("option-chance", percent=round(100 * chance_of(view, choice.card)))
    return chance if action is None else f"{chance}; {say('option-action', action=action)}"


def added_line(view: View, card: Card | None, say: Say) -> str:
    """What a card does that REDO adds; None for no card."""
    if card is None:
        return say("option-keep-redo")
    action = view.actions.get(card)
    if action == "redo":
        return say("option-action", action=action)
    fights = say("option-add")
    return fights if action is None else f"{fights}; {say('option-action', action=action)}"


def chance_of(view: View, card: Card) -> float:
    """How likely a number wins against what the opponents may show, counted from all that was seen."""
    return Reckoning(view).strength(card, view.marker)


def is_listed(choice: Choice) -> bool:
    """Whether an option stands in the list of options: here they all do."""
    return True
