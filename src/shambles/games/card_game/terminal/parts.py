"""The parts of the Card Game's scene: the rows, the seats, the hand, and the scores at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

from shambles.core.reply import Outcome
from shambles.games.card_game.box.contents import POINTS
from shambles.games.card_game.table.view import SeatView, View
from shambles.games.card_game.terminal.cards import (
    BARRED,
    FACE_DOWN,
    HERO_WIDTH,
    LARGE,
    PICKED,
    PLAIN,
    Size,
    Styled,
    draw_hero,
    draw_place,
    draw_walker,
    side_by_side,
    squeeze,
    stack,
)
from shambles.games.card_game.terminal.pick import Item, Pick

Say = Callable[..., str]
Ink = Callable[[str], Style]  # the style of a part of the scene, by its name

ROW_LABEL = 2
ROW_NOTE = 11


class Target(NamedTuple):
    """Where the Walker that is pointed at would go if it were placed right now."""

    card: int
    row: int


# --- The rows


def rows_width(view: View, size: Size) -> int:
    return ROW_LABEL + view.longest_row * size.width + ROW_NOTE


def draw_rows(
    view: View, size: Size, say: Say, ink: Ink, fresh: frozenset[int], cursor: int | None, target: Target | None
) -> Content:
    """Four rows of five places, each with its length and its points. A full row says so in a word."""
    lines: list[Content] = []
    for row, cards in enumerate(view.rows):
        here = cursor == row
        places = [_placed(card, size, ink, card in fresh, here) for card in cards]
        if target is not None and target.row == row and len(cards) < view.longest_row:
            places.append(Styled(draw_place(size, target.card), ink("can")))
        while len(places) < view.longest_row:
            places.append(Styled(draw_place(size), ink("faint")))
        note = _row_note(view, row, say, ink, target is not None and target.row == row)
        labels = [Content.styled(f"{'▸' if here else ' '}{row + 1}", ink("can" if here else "plain"))]
        labels += [Content(" " * ROW_LABEL)] * (size.height - 1)
        if size == LARGE:
            labels[0], labels[1] = labels[1], labels[0]
            note = [Content(" " * ROW_NOTE), *note]
        drawn = side_by_side(places)
        lines += [Content.assemble(*line) for line in zip(labels, drawn, note, strict=True)]
    return stack(lines)


def _placed(card: int, size: Size, ink: Ink, fresh: bool, here: bool) -> Styled:
    name = "cursor" if here else "fresh" if fresh else "card"
    return Styled(draw_walker(card, POINTS[card], size, PICKED if fresh else PLAIN), ink(name))


def _row_note(view: View, row: int, say: Say, ink: Ink, targeted: bool) -> list[Content]:
    count, full = len(view.rows[row]), len(view.rows[row]) == view.longest_row
    danger = ink("danger" if view.mode == "survival" else "can")
    length = f" {count}/{view.longest_row}"
    mark = f" {say('row-full')}{' ◂' if targeted else ''}" if full else ""
    return [
        _padded(Content.assemble(length, (mark, danger)), ROW_NOTE),
        _padded(Content.styled(f" {say('bullets', points=view.row_points[row])}", ink("muted")), ROW_NOTE),
    ]


def _padded(line: Content, width: int) -> Content:
    return line.pad_right(max(width - line.cell_length, 0))


# --- The hand


class HandGrid(NamedTuple):
    """How the hand wraps: the cards of each line, and how wide a Walker is."""

    lines: tuple[tuple[Item, ...], ...]
    size: Size

    def item_at(self, x: int, y: int) -> Item | None:
        """The card drawn at this place, for the mouse."""
        line = y // self.size.height
        if not 0 <= line < len(self.lines):
            return None
        place = x // self.size.width
        items = self.lines[line]
        if place < len(items):
            return items[place]
        reaches = len(items) * self.size.width - self.size.width + HERO_WIDTH
        return items[-1] if items and isinstance(items[-1], str) and x < reaches else None


def wrap_hand(items: Sequence[Item], size: Size, width: int) -> HandGrid:
    """The hand in lines that fit the width."""
    lines: list[list[Item]] = [[]]
    used = 0
    for item in items:
        needs = HERO_WIDTH if isinstance(item, str) else size.width
        if used + needs > width and lines[-1]:
            lines.append([])
            used = 0
        lines[-1].append(item)
        used += needs
    return HandGrid(tuple(map(tuple, lines)), size)


def draw_hand(grid: HandGrid, pick: Pick | None, hero: str | None, say: Say, ink: Ink, alive: bool) -> Content:
    """The hand. What is picked has a heavy edge, what cannot be added a broken one, the cursor arrows."""
    lines: list[Content] = []
    for items in grid.lines:
        drawn = []
        for item in items:
            pointed = alive and pick is not None and pick.pointed == item
            edge, name = _look_of(item, pick, pointed)
            if isinstance(item, int):
                drawing = draw_walker(item, POINTS[item], grid.size, edge, pointed)
            else:
                drawing = draw_hero(say("hero"), hero or say("hero-used"), grid.size, edge, pointed)
                name = name if hero or pointed else "barred"
            drawn.append(Styled(drawing, ink(name)))
        if drawn:
            lines += side_by_side(drawn)
    return stack(lines)


def _look_of(item: Item, pick: Pick | None, pointed: bool) -> tuple[str, str]:
    if pick is None:
        return PLAIN, "card"
    if item in pick.picked:
        return PICKED, "cursor" if pointed else "picked"
    if pick.barred(item) is not None:
        return BARRED, "barred-cursor" if pointed else "barred"
    return PLAIN, "cursor" if pointed else "card"


# --- The seats


class Column(NamedTuple):
    """A column of the list of seats."""

    heading: str
    width: int
    cell: Callable[[int, SeatView], tuple[str, str]]  # the words, and the name of their style
    right: bool = True


class Ready(NamedTuple):
    """Who has laid cards face down, and how many; and who is awaited."""

    laid: dict[int, int]
    awaited: tuple[int, ...]


def draw_seats(view: View, names: Sequence[str], ready: Ready, say: Say, ink: Ink, width: int, large: bool) -> Content:
    """A line for each seat: hand, Hero, what lies before it, and its points."""
    hero_mode, match = view.mode == "hero", view.hands > 1
    two_wide = large and len(view.seats) > 6
    each = (width - 2) // 2 if two_wide else width

    def hand(seat: int, one: SeatView) -> tuple[str, str]:
        short = "+H" if hero_mode and one.hero and not large else ""
        return f"{one.walkers}{short}", "plain"

    def hero(seat: int, one: SeatView) -> tuple[str, str]:
        return (one.hero, "plain") if one.hero else (say("hero-used"), "faint")

    def before(seat: int, one: SeatView) -> tuple[str, str]:
        open_cards = [card for card in view.turned if card.seat == seat]
        if open_cards:
            numbers = " ".join(str(card.card) for card in open_cards)
            return numbers + ("+H" if any(card.hero for card in open_cards) else ""), "can"
        if seat in ready.laid:
            return FACE_DOWN * ready.laid[seat], "can"
        return (say("awaited"), "muted") if seat in ready.awaited else ("", "muted")

    columns = [Column(say("column-hand"), 5, hand)]
    if large and hero_mode:
        columns.append(Column(say("hero"), 9, hero, right=False))
    columns.append(Column(say("column-laid"), 7, before, right=False))
    columns.append(Column(say("column-points"), 4, lambda _, one: (str(one.points), "bold")))
    if match:
        columns.append(Column(say("column-total"), 4, lambda _, one: (str(one.total), "bold")))
    room = max(each - sum(column.width + (not column.right) for column in columns), 6)
    if large:
        room = min(room, max(map(len, names)) + 3)

    def line(cells: Sequence[tuple[str, str]], name: tuple[str, str]) -> Content:
        pieces = [(squeeze(name[0], room).ljust(room), ink(name[1]))]
        for column, (words, style) in zip(columns, cells, strict=True):
            pieces.append((words.rjust(column.width) if column.right else f" {words:<{column.width}}", ink(style)))
        return Content.assemble(*pieces)

    heading = line([(column.heading, "muted") for column in columns], (say("column-seat"), "muted"))
    lines = []
    for seat, one in enumerate(view.seats):
        style = "bold" if seat == view.seat else "plain"
        lines.append(line([column.cell(seat, one) for column in columns], (names[seat], style)))
    if not two_wide:
        return stack([heading, *lines])
    half = (len(lines) + 1) // 2
    right = [heading, *lines[half:], *([Content("")] * (2 * half - len(lines)))]
    pairs = zip([heading, *lines[:half]], right, strict=True)
    return stack([Content.assemble(_padded(first, each + 2), other) for first, other in pairs])


# --- The end


def draw_scores(view: View, outcome: Outcome, names: Sequence[str], say: Say, ink: Ink, width: int) -> Content:
    """Every seat's points, hand by hand, and their sum. The winners are named by a word."""
    room = max(map(len, names)) + 2
    total, wins = say("column-total"), say("wins")
    fits = max((width - room - 8 - len(wins) - 2) // 6, 1)
    first = max(len(view.scores) - fits, 0)
    hands = [say("column-of-hand", hand=number + 1) for number in range(first, len(view.scores))]
    heading = "".join(["".ljust(room), *(f"{words:>6}" for words in hands), f"{total:>8}"])
    lines = [Content.styled(say("scores-by-hand"), ink("bold")), Content.styled(heading, ink("muted"))]
    for seat, name in enumerate(names):
        won = seat in outcome.winners
        cells = "".join(f"{score[seat]:>6}" for score in view.scores[first:])
        lines.append(
            Content.assemble(
                (name.ljust(room), ink("bold" if won else "plain")),
                cells,
                (f"{outcome.scores[seat]:>8}", ink("bold")),
                (f"  {wins}" if won else "", ink("can")),
            )
        )
    return stack(lines)
