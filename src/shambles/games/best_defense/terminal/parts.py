"""The parts of The Best Defense's scene: the round track, the four places, the seats, and the list of answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

from shambles.core.reply import Outcome
from shambles.games.best_defense.box.contents import Box
from shambles.games.best_defense.box.words import card_name
from shambles.games.best_defense.table.view import FighterView, PlaceView, SeatView, View
from shambles.games.best_defense.terminal.pick import Pick
from shambles.games.best_defense.terminal.words import card_in_words, place_name, with_ammo

Say = Callable[..., str]
Ink = Callable[[str], Style]  # the style of a part of the scene, by its name

BITES, WAITS = "●", "○"  # a walker that would bite, and one behind walls or just risen
BADGE = "★"
DICE = " ⚀⚁⚂⚃⚄⚅"
PLAIN, HEAVY = "╭─╮│╰╯", "┏━┓┃┗┛"
COLUMNS = {"screen-column-hp": 4, "screen-column-food": 5, "screen-column-allies": 5, "screen-column-events": 4}


def stack(lines: Sequence[Content]) -> Content:
    """Lines under each other."""
    return Content("\n").join(lines)


def clip(words: str, width: int) -> str:
    """Words that are too long end in an ellipsis."""
    return words if len(words) <= width else words[: max(width - 1, 0)] + "…"


def wrap(words: str, width: int, most: int) -> list[str]:
    """Words in so many lines at most."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    if len(lines) > most:
        lines[most - 1 :] = [clip(" ".join(lines[most - 1 :]), width)]
    return [clip(line, width) for line in lines]


# --- the round track


def draw_track(view: View, say: Say, ink: Ink) -> Content:
    """BD-012  Twelve spaces, those behind us filled; and the victory space."""
    done = max(view.round - 1, 0)
    here = int(1 <= view.round <= view.rounds)
    ahead = max(view.rounds - done - here, 0)
    return Content.assemble(
        ("▪" * min(done, view.rounds), ink("muted")),
        ("◆" * here, ink("can")),
        ("▫" * ahead, ink("faint")),
        ("⚑ ", ink("can" if view.round > view.rounds else "muted")),
        (say("screen-spare", events=view.pile, survivors=len(view.unused)), ink("muted")),
    )


# --- the places


class Spot(NamedTuple):
    """What of the board is to be seen at first glance: the place pointed at, and where something just happened."""

    pointed: str | None
    fresh: frozenset[str]


def draw_board(view: View, say: Say, ink: Ink, width: int, tall: bool, spot: Spot) -> Content:
    """BD-180  The square of two by two: neighbours share an edge."""
    each = width // 2
    cells = [_draw_place(view, one, say, ink, each, tall, spot) for one in view.places]
    rows = [zip(cells[at], cells[at + 1], strict=True) for at in range(0, len(cells), 2)]
    return stack([Content.assemble(left, right) for row in rows for left, right in row])


def _draw_place(view: View, place: PlaceView, say: Say, ink: Ink, width: int, tall: bool, spot: Spot) -> list[Content]:
    pointed = place.place == spot.pointed
    left, level, right, upright, lower_left, lower_right = tuple(HEAVY if pointed else PLAIN)
    edge = ink("can" if pointed else "fresh" if place.place in spot.fresh else "muted")
    inner = width - 2
    title = f"{level}{'▸' if pointed else ' '}{place_name(place.place, say)} "
    pawns = _pawns(view, place.place, inner - 3, say)
    foot = f"{level} {pawns} " if pawns else ""
    lines = [
        _walkers(place, say, ink, inner - 1),
        _deck(place, say, ink, inner - 1),
        *([_left(place, say, ink, inner - 1)] if tall else []),
    ]
    return [
        Content.assemble((left, edge), (title, ink("bold")), (level * (inner - len(title)), edge), (right, edge)),
        *(Content.assemble((f"{upright} ", edge), _padded(line, inner - 1), (upright, edge)) for line in lines),
        Content.assemble(
            (lower_left, edge), (foot, ink("bold")), (level * (inner - len(foot)), edge), (lower_right, edge)
        ),
    ]


def _walkers(place: PlaceView, say: Say, ink: Ink, width: int) -> Content:
    words = say("screen-walkers", walkers=place.walkers, biting=place.biting)
    if not place.walkers:
        return Content.styled(words, ink("faint"))
    bites, waits = BITES * place.biting, WAITS * (place.walkers - place.biting)
    if place.walkers + 1 + len(words) > width:
        bites, waits = (BITES, "") if place.biting else ("", WAITS)
    words = clip(words, width - len(bites + waits) - 1)
    return Content.assemble(
        (bites, ink("danger")), (waits, ink("muted")), " ", (words, ink("danger" if bites else "plain"))
    )


def _deck(place: PlaceView, say: Say, ink: Ink, width: int) -> Content:
    words = say("screen-deck", deck=place.deck, cards=place.cards)
    return Content.styled(clip(words, width), ink("danger" if place.cards <= 3 else "plain"))


def _left(place: PlaceView, say: Say, ink: Ink, width: int) -> Content:
    """BD-444  The ammo cards that lie there."""
    cards = ", ".join(card_name(card, say) for card in place.left)
    return Content.styled(clip(say("screen-left", cards=cards), width) if cards else "", ink("plain"))


def _pawns(view: View, place: str, width: int, say: Say) -> str:
    """Who stands there, with the badge; names are cut where there is no room for all."""
    here = [
        (card_name(one.survivor, say), BADGE if seat == view.leader and view.round else "")
        for seat, one in enumerate(view.seats)
        if one.place == place
    ]
    for letters in (20, 7, 5, 4, 3, 2):
        words = " ".join(f"{badge}{name[:letters]}" for name, badge in here)
        if len(words) <= width:
            break
    return words


def _padded(line: Content, width: int) -> Content:
    return line.pad_right(max(width - line.cell_length, 0))


# --- the seats


class People(NamedTuple):
    """Who sits there, who is awaited, and who is pointed at."""

    names: Sequence[str]
    awaited: Sequence[int]
    pointed: int | None


def draw_seats(view: View, people: People, say: Say, ink: Ink, width: int, height: int) -> Content:
    """BD-014  For each seat its survivor, hit points, food, allies and events; below, equipment and ammo."""
    hp, food, allies, events = COLUMNS.values()
    room = width - sum(COLUMNS.values())
    heads = "".join(say(column).rjust(wide) for column, wide in COLUMNS.items())
    lines = [Content.styled(f"{'':{room}}{heads}", ink("muted"))]
    below = max((height - 1) // max(len(view.seats), 1) - 1, 1)
    for seat, one in enumerate(view.seats):
        mark = "▸" if seat in people.awaited else " "
        badge = BADGE if seat == view.leader and view.round else ""
        title = clip(f"{mark}{badge}{card_name(one.survivor, say)} ", room)
        name = clip(people.names[seat], room - len(title))
        style = "can" if seat == people.pointed else "bold" if seat == view.seat else "plain"
        off = "" if one.place or not view.round else f" ({place_name(None, say)})"
        lines.append(
            Content.assemble(
                (title, ink(style)),
                (clip(name + off, room - len(title)).ljust(room - len(title)), ink("muted")),
                (f"{one.hp:>{hp}}", ink("danger" if one.hp <= 2 else "plain")),
                f"{one.food:>{food}}{one.allies:>{allies}}",
                (f"{one.events or '·':>{events}}", ink("plain" if one.events else "faint")),
            )
        )
        for line in wrap(_belongings(view, seat, one, say), width - 3, below):
            lines.append(Content.styled(f"   {line}", ink("plain" if line != "–" else "faint")))
    return stack(lines)


def _belongings(view: View, seat: int, one: SeatView, say: Say) -> str:
    """What somebody fights with now, the motive, and what lies beside the survivor's card."""
    parts = [_fight(fighter, say) for fighter in view.fighters if fighter.seat == seat]
    if one.motive is not None:
        parts.append(say("screen-motive", motive=card_name(one.motive, say), tokens=one.tokens))
    elif one.tokens:
        parts.append(say("screen-tokens", tokens=one.tokens))
    parts += [with_ammo(laid, say) for laid in (*one.gear, *one.ammo_cards)]
    return ", ".join(parts) or "–"


def _fight(fighter: FighterView, say: Say) -> str:
    dice = draw_dice((*fighter.dice, *fighter.extra))
    weapon = card_name(fighter.weapon, say)
    return say("screen-fights", weapon=weapon, dice=dice or "none", total=fighter.total)


def draw_dice(dice: Sequence[int]) -> str:
    return " ".join(f"{DICE[face]}{face}" for face in dice)


# --- the cards in hand


def draw_hands(view: View, box: Box, say: Say, ink: Ink, width: int) -> Content:
    """BD-224, BD-225  All equipment, and every event and motive that the viewer may see, with its text."""
    lines = []
    for seat, one in enumerate(view.seats):
        lines.append(Content.styled(card_name(one.survivor, say), ink("bold")))
        lines += [Content(f" {line}") for line in wrap(_belongings(view, seat, one, say), width - 1, 3)]
        for card in one.hand if one.hand is not None else ():
            lines += [Content(f" {line}") for line in wrap(card_in_words(box, card, say), width - 1, 2)]
        if one.motive is not None:
            lines += [Content(f" {line}") for line in wrap(card_in_words(box, one.motive, say), width - 1, 2)]
        if one.hand is None or not one.events:
            lines.append(Content.styled(f" {say('screen-hidden', count=one.events)}", ink("muted")))
    return stack(lines)


# --- the answers


class Answer(NamedTuple):
    """A line of the list: what the answer is called, and what it means or why it cannot be given."""

    label: str
    meaning: str
    is_barred: bool


def in_full(answer: Answer) -> str:
    """An answer with its meaning."""
    return f"{answer.label}: {answer.meaning}" if answer.meaning else answer.label


class ListGrid(NamedTuple):
    """How the answers are laid out: how many columns, how wide, how many lines, and the first line to be seen."""

    columns: int
    width: int
    rows: int
    first: int

    def line_at(self, x: int, y: int) -> int:
        """The answer drawn at this place, for the mouse."""
        return (self.first + y) * self.columns + min(x // self.width, self.columns - 1)


NUMBERED = 4  # the arrow, the number of the line and a space


def label_width(answers: Sequence[Answer]) -> int:
    return NUMBERED + max(len(answer.label) for answer in answers) + 3


def lay_out(answers: Sequence[Answer], cursor: int, width: int, rows: int) -> ListGrid:
    """One answer a line with its meaning if they all fit; otherwise the labels side by side."""
    if len(answers) <= rows:
        return ListGrid(1, width, len(answers), 0)
    columns = max(width // label_width(answers), 1)
    lines = -(-len(answers) // columns)
    shown = min(lines, rows)
    first = max(0, min(cursor // columns - shown // 2, lines - shown))
    return ListGrid(columns, width // columns, shown, first)


def says_all(answers: Sequence[Answer], grid: ListGrid) -> bool:
    """Whether the list has room for all that there is to say."""
    room = grid.width - label_width(answers)
    return grid.columns == 1 and all(len(answer.meaning) <= room for answer in answers)


def draw_list(answers: Sequence[Answer], pick: Pick, grid: ListGrid, ink: Ink, alive: bool) -> Content:
    """The answers. What cannot be done stands in brackets, with its reason; the one pointed at has an arrow."""
    lines = []
    widest = label_width(answers)
    for row in range(grid.first, grid.first + grid.rows):
        pieces = []
        for at in range(row * grid.columns, min((row + 1) * grid.columns, len(answers))):
            answer, pointed = answers[at], at == pick.cursor
            number = f"{at + 1:>2} " if pick.is_numbered else "   "
            words = f"({answer.label})" if answer.is_barred else answer.label
            text = clip(f"{'▸' if pointed else ' '}{number}{words}", grid.width - 1)
            style = "barred" if answer.is_barred else "plain"
            if pointed:
                style = "barred-cursor" if answer.is_barred else "cursor" if alive else "bold"
            if grid.columns == 1:
                gap = max(widest - len(text), 1)
                meaning = " " * gap + clip(answer.meaning, grid.width - len(text) - gap)
                pieces += [(text, ink(style)), (meaning, ink("muted"))]
            else:
                pieces += [(text, ink(style)), (" " * (grid.width - len(text)), ink("plain"))]
        lines.append(Content.assemble(*pieces))
    return stack(lines)


# --- the end


def draw_end(view: View, outcome: Outcome, names: Sequence[str], say: Say, ink: Ink) -> Content:
    """BD-401  All won or all lost; who completed a motive has a partial victory."""
    lines = []
    for seat, one in enumerate(view.seats):
        survivor = card_name(one.survivor, say)
        score = say("screen-score", score=outcome.scores[seat])
        motive = f" · {card_name(one.motive, say)}" if one.motive is not None else ""
        won = outcome.scores[seat] > 0
        lines.append(
            Content.assemble(
                (f"{survivor}, {names[seat]}: ", ink("bold")), (score, ink("can" if won else "muted")), motive
            )
        )
    return stack(lines)
