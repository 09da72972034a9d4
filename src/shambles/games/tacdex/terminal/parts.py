"""The parts of TacDex's scene: the marker, the seats, the clash, the hand, and the score at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

from shambles.core.reply import Outcome
from shambles.games.tacdex.box.contents import REDO, Card, Side
from shambles.games.tacdex.table.questions import FLIP, KEEP, victim
from shambles.games.tacdex.table.state import other_side
from shambles.games.tacdex.table.view import SeatView, View
from shambles.games.tacdex.terminal.cards import (
    ARROW,
    BROKEN,
    COVERED,
    FACE_DOWN,
    HEAVY,
    LARGE,
    MARKER_LARGE,
    MARKER_SMALL,
    PLAIN,
    Drawing,
    Size,
    Styled,
    draw_card,
    draw_covered,
    draw_marker,
    padded,
    side_by_side,
    squeeze,
    stack,
)
from shambles.games.tacdex.terminal.pick import Pick

Say = Callable[..., str]
Ink = Callable[[str], Style]  # the style of a part of the scene, by its name


def foot_of(view: View, card: Card, say: Say) -> str:
    """What stands in the lower edge of a card: its action, unless its name says it already."""
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


class Column(NamedTuple):
    """A column of the list of seats."""

    heading: str
    width: int
    cell: Callable[[int, SeatView], tuple[str, str]]  # the words, and the name of their style
    right: bool = True


class Ready(NamedTuple):
    """Who has laid a card face down, and who is awaited."""

    laid: dict[int, int]
    awaited: tuple[int, ...]


def draw_seats(
    view: View, names: Sequence[str], ready: Ready, pick: Pick | None, say: Say, ink: Ink, width: int
) -> Content:
    """A line for each seat: what it is doing, its hand, deck and pile, and its END or when that can come."""
    choosing = pick if pick is not None and pick.chooses_a_seat else None

    def doing(seat: int, one: SeatView) -> tuple[str, str]:
        if seat in ready.laid:
            return FACE_DOWN, "can"
        if seat in ready.awaited:
            return say("awaited"), "can"
        if not one.hand and not one.deck:
            return say("seat-out"), "faint"
        if view.tied:
            return (say("seat-fights"), "plain") if seat in view.tied else (say("seat-sits-out"), "faint")
        return "", "plain"

    def end(seat: int, one: SeatView) -> tuple[str, str]:
        if one.end_draw is None:
            return say("seat-end"), "danger"
        return say("seat-end-draw", first=one.end_draw[0], last=one.end_draw[1]), "muted"

    columns = [
        Column("", 10, doing, right=False),
        Column(say("column-hand"), 5, lambda _, one: (str(one.hand), "plain")),
        Column(say("column-deck"), 7, lambda _, one: (str(one.deck), "plain")),
        Column(say("column-pile"), 6, lambda _, one: (str(one.pile), "bold")),
        Column(say("column-end"), 7, end),
    ]
    room = min(max(width - sum(column.width + (not column.right) for column in columns), 8), max(map(len, names)) + 5)

    def line(cells: Sequence[tuple[str, str]], name: str, style: str) -> Content:
        pieces = [(squeeze(name, room).ljust(room), ink(style))]
        for column, (words, look) in zip(columns, cells, strict=True):
            pieces.append((words.rjust(column.width) if column.right else f" {words:<{column.width}}", ink(look)))
        return Content.assemble(*pieces)

    lines = [line([(column.heading, "muted") for column in columns], f"  {say('column-seat')}", "muted")]
    for seat, one in enumerate(view.seats):
        style, point = "bold" if seat == view.seat else "plain", " "
        if choosing is not None and seat != view.seat:
            thing = victim(seat).notation
            here, barred = choosing.pointed == thing, choosing.barred(thing)
            point = "▸" if here else " "
            style = ("barred-cursor" if barred else "cursor") if here else "barred" if barred else "can"
        lines.append(line([column.cell(seat, one) for column in columns], f"{point}{seat + 1} {names[seat]}", style))
    return stack(lines)


# --- The clash


def winner_of(view: View) -> int | None:
    """Whose the cards of the last reveal have become, if the table is cleared."""
    won = not view.table and not view.unclaimed and not view.tied
    return view.last_winner if won and view.last_winner is not None and view.shown[view.last_winner] else None


def draw_clash(
    view: View, names: Sequence[str], size: Size, say: Say, ink: Ink, width: int, winner: int | None
) -> Content:
    """What was turned up last, seat by seat, under a line that tells what lies there to be won."""
    cell = size.width + 2 * COVERED
    seats = [seat for seat, cards in enumerate(view.shown) if cards] or [*range(len(view.seats))]
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


def even(count: int, fits: int) -> int:
    """How many go in a line, if no line holds more than fit and all are about as long."""
    lines = -(-count // fits)
    return -(-count // lines)


def _pot(view: View, names: Sequence[str], say: Say, ink: Ink, width: int, winner: int | None) -> Content:
    if view.table:
        cards = " ".join(label_of(played.card, say) for played in view.table)
        words = say("clash-pot", count=len(view.table), cards=cards)
        return Content.styled(words if len(words) <= width else words[: width - 1] + "…", ink("bold"))
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


class HandGrid(NamedTuple):
    """How the hand and what lies beside it wrap: the things of each line, by their place."""

    lines: tuple[tuple[int, ...], ...]
    size: Size

    def place_at(self, x: int, y: int) -> int | None:
        """The place of what is drawn here, for the mouse."""
        line, column = y // self.size.height, x // self.size.width
        if not 0 <= line < len(self.lines) or not 0 <= column < len(self.lines[line]):
            return None
        return self.lines[line][column]


def wrap_hand(count: int, size: Size, width: int) -> HandGrid:
    """The hand in lines that fit the width."""
    fits = max(width // size.width, 1)
    return HandGrid(tuple(tuple(range(at, min(at + fits, count))) for at in range(0, count, fits)), size)


def draw_hand(
    view: View, things: tuple[str, ...], grid: HandGrid, pick: Pick | None, say: Say, ink: Ink, alive: bool
) -> Content:
    """The hand, and beside it what else can be answered. The cursor has arrows; what is not asked for is pale."""
    lines: list[Content] = []
    held = len(view.cards or ())
    asked = pick if pick is not None and not pick.chooses_a_seat else None
    for places in grid.lines:
        drawn = []
        for place in places:
            pointed = alive and asked is not None and asked.cursor == place and not asked.is_stray()
            idle = asked is not None and place < asked.first
            label, foot = _words_of(view, things[place], place < held, say)
            edge = BROKEN if idle else PLAIN if place < held else HEAVY
            drawing: Drawing = draw_card(label, foot, grid.size, edge, pointed)
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


# --- The end


def draw_score(view: View, outcome: Outcome, names: Sequence[str], say: Say, ink: Ink) -> Content:
    """How many cards everybody has won. The winners are named by a word."""
    room = max(map(len, names)) + 2
    lines = [Content.styled(say("score"), ink("bold"))]
    for seat, name in enumerate(names):
        won = seat in outcome.winners
        lines.append(
            Content.assemble(
                (name.ljust(room), ink("bold" if won else "plain")),
                (f"{outcome.scores[seat]:>4}", ink("bold")),
                (f"  {say('wins')}" if won else "", ink("can")),
            )
        )
    if view.unclaimed:
        lines.append(Content.styled(say("score-unclaimed", count=len(view.unclaimed)), ink("muted")))
    return stack(lines)
