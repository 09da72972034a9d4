"""The parts of the Card Game's scene: the rows, the seats, the hand, and the scores at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content

from shambles.core.asking.reply import Outcome
from shambles.games.card_game.box.contents import POINTS
from shambles.games.card_game.table.view import View
from shambles.games.card_game.terminal.pick import Item, Pick
from shambles.terminal.scene.drawing import (
    BROKEN,
    HEAVY,
    PLAIN,
    Cell,
    Column,
    Drawing,
    Hand,
    Ink,
    Size,
    Styled,
    draw_card,
    draw_columns,
    padded,
    side_by_side,
    stack,
)

Say = Callable[..., str]

BULLET = "•"
SMALL = Size(7, 2)  # number in the upper edge, bullets in the lower
LARGE = Size(9, 3)
HERO_WIDTH = 10
ROW_LABEL = 2
ROW_NOTE = 11


# --- The cards


def draw_walker(card: int, points: int, size: Size, edge: str = PLAIN, pointed: bool = False) -> Drawing:
    """A Walker: its number and its bullets."""
    bullets = BULLET * points if points <= size.width - 2 else f"{points}{BULLET}"
    return draw_card(str(card), bullets, size, edge, pointed)


def draw_place(size: Size, card: int | None = None) -> Drawing:
    """A place in a row with nothing in it yet; perhaps with the number of the card that would go there now."""
    if card is not None:
        return draw_card(str(card), "", size, BROKEN)
    blank = (" " * size.width,)
    return blank * (size.height // 2) + ("·".center(size.width),) + blank * ((size.height - 1) // 2)


# --- The rows


class Target(NamedTuple):
    """The row of the selected Walker if it were placed now."""

    card: int
    row: int


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
    return Styled(draw_walker(card, POINTS[card], size, HEAVY if fresh else PLAIN), ink(name))


def _row_note(view: View, row: int, say: Say, ink: Ink, targeted: bool) -> list[Content]:
    count, full = len(view.rows[row]), len(view.rows[row]) == view.longest_row
    danger = ink("danger" if view.mode == "survival" else "can")
    length = f" {count}/{view.longest_row}"
    mark = f" {say('row-full')}{' ◂' if targeted else ''}" if full else ""
    return [
        padded(Content.assemble(length, (mark, danger)), ROW_NOTE),
        padded(Content.styled(f" {say('bullets', points=view.row_points[row])}", ink("muted")), ROW_NOTE),
    ]


# --- The hand


def width_of(item: Item, size: Size) -> int:
    return HERO_WIDTH if isinstance(item, str) else size.width


def draw_hand(
    items: Sequence[Item], hand: Hand, size: Size, pick: Pick | None, hero: str | None, say: Say, ink: Ink, alive: bool
) -> Content:
    """The hand. What is picked has a heavy edge, what cannot be added a broken one, the cursor arrows."""
    lines: list[Content] = []
    for places in hand.lines:
        drawn = []
        for item in (items[place] for place in places):
            pointed = alive and pick is not None and pick.pointed == item
            edge, name = _look_of(item, pick, pointed)
            if isinstance(item, int):
                drawing = draw_walker(item, POINTS[item], size, edge, pointed)
            else:
                room = Size(HERO_WIDTH, size.height)
                drawing = draw_card(say("hero"), hero or say("hero-used"), room, edge, pointed)
                name = name if hero or pointed else "barred"
            drawn.append(Styled(drawing, ink(name)))
        lines += side_by_side(drawn)
    return stack(lines)


def _look_of(item: Item, pick: Pick | None, pointed: bool) -> tuple[str, str]:
    if pick is None:
        return PLAIN, "card"
    if item in pick.picked:
        return HEAVY, "cursor" if pointed else "picked"
    if pick.barred(item) is not None:
        return BROKEN, "barred-cursor" if pointed else "barred"
    return PLAIN, "cursor" if pointed else "card"


# --- The seats


def draw_seats(view: View, names: Sequence[str], doing: Sequence[Cell], say: Say, ink: Ink, width: int) -> Content:
    """A line for each seat: hand, Hero, played cards and points; in two columns if they fit."""
    hero_mode, roomy = view.mode == "hero", width >= 60
    seats = [*view.seats]
    two_wide = roomy and len(seats) > 6
    each = (width - 2) // 2 if two_wide else width
    short = ["+H" if hero_mode and one.hero and not roomy else "" for one in seats]
    columns = [Column(say("column-hand"), 5, [Cell(f"{one.walkers}{h}") for one, h in zip(seats, short, strict=True)])]
    if roomy and hero_mode:
        heroes = [Cell(one.hero) if one.hero else Cell(say("hero-used"), "faint") for one in seats]
        columns.append(Column(say("hero"), 9, heroes, right=False))
    before = [_before(view, seat, doing[seat]) for seat in range(len(seats))]
    columns.append(Column(say("column-laid"), 7, before, right=False))
    columns.append(Column(say("column-points"), 4, [Cell(str(one.points), "bold") for one in seats]))
    if view.hands > 1:
        columns.append(Column(say("column-total"), 4, [Cell(str(one.total), "bold") for one in seats]))
    called = [Cell(name, "bold" if seat == view.seat else "plain") for seat, name in enumerate(names)]
    heading, *lines = draw_columns(say("column-seat"), called, columns, each, ink)
    if not two_wide:
        return stack([heading, *lines])
    half = (len(lines) + 1) // 2
    right = [heading, *lines[half:], *([Content("")] * (2 * half - len(lines)))]
    pairs = zip([heading, *lines[:half]], right, strict=True)
    return stack([Content.assemble(padded(first, each + 2), other) for first, other in pairs])


def _before(view: View, seat: int, doing: Cell) -> Cell:
    """A seat's played cards: the revealed ones, or the number of face-down ones."""
    open_cards = [card for card in view.turned if card.seat == seat]
    if not open_cards:
        return doing
    numbers = " ".join(str(card.card) for card in open_cards)
    return Cell(numbers + ("+H" if any(card.hero for card in open_cards) else ""), "can")


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
