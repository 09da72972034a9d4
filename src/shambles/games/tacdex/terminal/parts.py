"""The parts of TacDex's scene: the marker, the seats, the clash, the hand, and the score at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.content import Content

from shambles.games.tacdex.box.contents import REDO, Card, Side
from shambles.games.tacdex.table.questions import FLIP, KEEP, victim
from shambles.games.tacdex.table.state import other_side
from shambles.games.tacdex.table.view import SeatView, View
from shambles.games.tacdex.terminal.cards import (
    ARROW,
    COVERED,
    LARGE,
    MARKER_LARGE,
    MARKER_SMALL,
    draw_covered,
    draw_marker,
)
from shambles.games.tacdex.terminal.pick import Pick
from shambles.terminal.scene.drawing import (
    BROKEN,
    HEAVY,
    PLAIN,
    Cell,
    Column,
    Hand,
    Ink,
    Size,
    Styled,
    clip,
    draw_card,
    draw_columns,
    padded,
    side_by_side,
    squeeze,
    stack,
)

Say = Callable[..., str]


def foot_of(view: View, card: Card, say: Say) -> str:
    """Lower edge of a card: its action, unless its name is the action."""
    action = view.actions.get(card)
    return say(f"action-{action}") if action is not None and card != REDO else ""


def label_of(card: Card, say: Say) -> str:
    return say("action-redo") if card == REDO else card


# --- The marker


def marker_size(size: Size) -> Size:
    return MARKER_LARGE if size == LARGE else MARKER_SMALL


def draw_side(side: Side, size: Size, say: Say, ink: Ink) -> Content:
    """The marker with the side that it shows."""
    word, words = say(f"side-{side}"), say("marker-line", side=side)
    drawing = draw_marker(side, word, words, marker_size(size))
    return stack([Content.styled(line, ink("marker")) for line in drawing])


# --- The seats


def draw_seats(
    view: View, names: Sequence[str], doing: Sequence[Cell], pick: Pick | None, say: Say, ink: Ink, width: int
) -> Content:
    """A line for each seat: what it is doing, its hand, deck and pile, and its END or when that can come."""
    seats = view.seats
    columns = [
        Column("", 10, [_doing(view, seat, one, doing[seat], say) for seat, one in enumerate(seats)], right=False),
        Column(say("column-hand"), 5, [Cell(str(one.hand)) for one in seats]),
        Column(say("column-deck"), 7, [Cell(str(one.deck)) for one in seats]),
        Column(say("column-pile"), 6, [Cell(str(one.pile), "bold") for one in seats]),
        Column(say("column-end"), 7, [_end(one, say) for one in seats]),
    ]
    called = [_called(view, seat, names[seat], pick) for seat in range(len(seats))]
    return stack(draw_columns(f"  {say('column-seat')}", called, columns, width, ink))


def _doing(view: View, seat: int, one: SeatView, doing: Cell, say: Say) -> Cell:
    if doing.words:
        return doing
    if not one.hand and not one.deck:
        return Cell(say("seat-out"), "faint")
    if not view.tied:
        return Cell("")
    return Cell(say("seat-fights")) if seat in view.tied else Cell(say("seat-sits-out"), "faint")


def _end(one: SeatView, say: Say) -> Cell:
    if one.end_draw is None:
        return Cell(say("seat-end"), "danger")
    return Cell(say("seat-end-draw", first=one.end_draw[0], last=one.end_draw[1]), "muted")


def _called(view: View, seat: int, name: str, pick: Pick | None) -> Cell:
    """A seat by its number and name; where a seat is chosen, the one that is pointed at, and those that cannot be."""
    if pick is None or not pick.chooses_a_seat or seat == view.seat:
        return Cell(f" {seat + 1} {name}", "bold" if seat == view.seat else "plain")
    thing = victim(seat).notation
    here, barred = pick.pointed == thing, pick.barred(thing)
    style = ("barred-cursor" if barred else "cursor") if here else "barred" if barred else "can"
    return Cell(f"{'▸' if here else ' '}{seat + 1} {name}", style)


# --- The clash


def winner_of(view: View) -> int | None:
    """Whose the cards of the last reveal have become, if the table is cleared."""
    won = not view.table and not view.unclaimed and not view.tied
    return view.last_winner if won and view.last_winner is not None and view.shown[view.last_winner] else None


def draw_clash(
    view: View, names: Sequence[str], size: Size, say: Say, ink: Ink, width: int, winner: int | None
) -> Content:
    """The latest revealed cards by seat, under a line with the cards to be won."""
    cell = size.width + 2 * COVERED
    seats = clashing(view)
    fits = even(len(seats), max(width // cell, 1))
    lines = [_pot(view, names, say, ink, width, winner)]
    for first in range(0, len(seats), fits):
        row = seats[first : first + fits]
        labels = [(f"{_sign(view, seat, winner)}{squeeze(names[seat], cell - 3)}".ljust(cell)) for seat in row]
        styles = [ink("can" if seat == winner else "bold" if seat == view.seat else "plain") for seat in row]
        lines.append(Content.assemble(*zip(labels, styles, strict=True)))
        drawn = [[padded(line, cell) for line in _shown(view, seat, size, say, ink, winner)] for seat in row]
        lines += [Content.assemble(*parts) for parts in zip(*drawn, strict=True)]
    return stack(lines)


def clashing(view: View) -> list[int]:
    """The seats whose cards were turned up last; before that, all of them."""
    return [seat for seat, cards in enumerate(view.shown) if cards] or [*range(len(view.seats))]


def clash_lines(view: View, size: Size, width: int) -> int:
    """Number of lines of cards in the battle."""
    return -(-len(clashing(view)) // max(width // (size.width + 2 * COVERED), 1))


def even(count: int, fits: int) -> int:
    """Cards in a line, if all fit and all lines are about as long."""
    lines = -(-count // fits)
    return -(-count // lines)


def _pot(view: View, names: Sequence[str], say: Say, ink: Ink, width: int, winner: int | None) -> Content:
    if view.table:
        cards = " ".join(label_of(played.card, say) for played in view.table)
        words = say("clash-pot", count=len(view.table), cards=cards)
        return Content.styled(clip(words, width), ink("bold"))
    if winner is None:
        return Content.styled("" if any(view.shown) else say("clash-none"), ink("muted"))
    you = "yes" if winner == view.seat else "no"
    return Content.styled(say("clash-won", seat=names[winner], you=you), ink("muted"))


def _sign(view: View, seat: int, winner: int | None) -> str:
    """Before a name: who won, and who is tied. The words for it stand above, and in the list of seats."""
    return "★ " if seat == winner else "= " if view.table and seat in view.tied else "  "


def _shown(view: View, seat: int, size: Size, say: Say, ink: Ink, winner: int | None) -> list[Content]:
    cards = view.shown[seat]
    if not cards:
        return side_by_side([Styled(draw_card("·", "", size, BROKEN), ink("faint"))])
    edge = HEAVY if seat == winner else PLAIN
    style = ink("fresh" if view.table or seat == winner else "card")
    under = [Styled(draw_covered(card, size, edge), style) for card in cards[:-1]]
    top = draw_card(label_of(cards[-1], say), foot_of(view, cards[-1], say), size, edge)
    return side_by_side([*under, Styled(top, style)])


# --- The hand


def draw_hand(
    view: View, things: tuple[str, ...], hand: Hand, size: Size, pick: Pick | None, say: Say, ink: Ink, alive: bool
) -> Content:
    """The hand, and beside it what else can be answered. The cursor has arrows; what is not asked for is pale."""
    lines: list[Content] = []
    held = len(view.cards or ())
    asked = pick if pick is not None and not pick.chooses_a_seat else None
    for places in hand.lines:
        drawn = []
        for place in places:
            pointed = alive and asked is not None and asked.cursor == place and not asked.is_stray()
            idle = asked is not None and place < asked.first
            label, foot = _words_of(view, things[place], place < held, say)
            edge = BROKEN if idle else PLAIN if place < held else HEAVY
            drawing = draw_card(label, foot, size, edge, pointed)
            drawn.append(Styled(drawing, ink("cursor" if pointed else "barred" if idle else "card")))
        lines += side_by_side(drawn)
    return stack(lines)


def _words_of(view: View, thing: str, is_card: bool, say: Say) -> tuple[str, str]:
    if is_card:
        return label_of(thing, say), foot_of(view, thing, say)
    if thing == FLIP.notation:
        return "f", _side(other_side(view.marker), say)
    if thing == KEEP.notation and view.seat is not None and view.shown[view.seat][-1] == REDO:
        return "k", say("choice-nothing")
    return "k", _side(view.marker, say)


def _side(side: Side, say: Say) -> str:
    return f"{ARROW[side]} {say(f'side-{side}')}"
