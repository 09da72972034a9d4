"""The map of the Board Game in letters: a hex is four columns and one line, or six columns and two lines.

Before the kind of space stands who or what is there: a pawn in a circle, z for zombies (Z for several packs, the number
of one that lies open), * where a Location can be scouted. Colour is never alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

from shambles.games.board_game.box.board import Space
from shambles.games.board_game.table.view import View
from shambles.terminal.scene.drawing import Ink, Size, stack

Say = Callable[..., str]

PAWNS = "①②③④⑤⑥"
GUTTER = 2  # columns on the left for the letters of the rows
MANY = 10  # packs of this size and above are drawn as X: one digit fits


SMALL = Size(4, 1)
LARGE = Size(6, 2)


class Spot(NamedTuple):
    """Position of a space in columns and lines of the drawing."""

    x: int
    y: int


def places(view: View, size: Size) -> dict[str, Spot]:
    """Pointy-top hexes: each row lies half a hex further than the one above it."""
    left = min(2 * space.q + space.r for space in view.spaces)
    top = min(space.r for space in view.spaces)
    return {
        space.id: Spot(GUTTER + (2 * space.q + space.r - left) * size.width // 2, (space.r - top) * size.height)
        for space in view.spaces
    }


def map_width(view: View, size: Size) -> int:
    return max(spot.x for spot in places(view, size).values()) + size.width


def map_height(view: View, size: Size) -> int:
    return max(spot.y for spot in places(view, size).values()) + size.height


def space_at(view: View, size: Size, x: int, y: int) -> str | None:
    """The space drawn at this place, for the mouse."""
    for name, spot in places(view, size).items():
        if spot.x <= x < spot.x + size.width and spot.y <= y < spot.y + size.height:
            return name
    return None


# --- what a space looks like


def open_places(view: View) -> list[str]:
    """BG-471  The Locations that the one who looks could scout."""
    mine = None if view.seat is None else view.parties[view.seat].private
    return [card.id for card in (*view.public, mine) if card is not None]


def kind_of(view: View, space: Space, say: Say) -> str:
    """Kind of a space: icons, the name of a Location, a start, an arrow across Atlanta's border."""
    waiting = "+" if any(marker.space == space.id for marker in view.markers) else ""
    if space.location:
        return _called(space, say) + waiting
    if space.icons:
        return "".join(say(f"screen-icon-{icon}") for icon in space.icons) + waiting
    if waiting:
        return waiting
    if space.type == "start":
        return say("screen-start")
    if any(space.id in (arrow.inside, arrow.outside) for arrow in view.arrows):
        return "↔"
    return "▫" if space.region == "atlanta" else ""


def _called(space: Space, say: Say) -> str:
    words = say(f"name-{space.location}")
    return words if words != f"name-{space.location}" else space.location.replace("_", " ").title()


def guests_of(view: View, space: str) -> str:
    """The pawns on a space; the active player's first. A group has one pawn (BG-524)."""
    hidden = [member for group in view.groups for member in group.members if member != group.pawn]
    here = [one.seat for one in view.parties if one.at == space and one.status == "in" and one.seat not in hidden]
    return "".join(PAWNS[seat] for seat in sorted(here, key=lambda seat: seat != view.turn.seat))


def zombies_on(view: View, space: str) -> str:
    """Packs of zombies: z each; an open one shows its number."""
    values = next((pack.values for pack in view.tokens if pack.space == space), ())
    return "".join("z" if value is None else str(value) if value < MANY else "X" for value in values)


def mark_of(view: View, space: Space) -> tuple[str, str]:
    """The one letter in front, and the name of its style."""
    guests, zombies = guests_of(view, space.id), zombies_on(view, space.id)
    if guests:
        return guests[0], "pawn"
    if zombies:
        return ("Z" if len(zombies) > 1 else zombies), "danger"
    return ("*", "can") if space.location in open_places(view) else (" ", "plain")


def style_of(view: View, space: Space) -> str:
    if space.location:
        return "can" if space.location in open_places(view) else "muted"
    return "bold" if space.icons else "faint"


# --- drawing


def draw_map(view: View, size: Size, say: Say, ink: Ink, pointed: str | None, reach: Sequence[str]) -> Content:
    """All spaces in their places. `reach` is where one could go now; `pointed` is what is being looked at."""
    spots = places(view, size)
    height = map_height(view, size)
    rows: list[list[tuple[int, Content]]] = [[] for _ in range(height)]
    for y, letter in row_letters(view, spots).items():
        rows[y].append((0, Content.styled(letter, ink("faint"))))
    for space in view.spaces:
        spot = spots[space.id]
        for line, drawn in enumerate(draw_space(view, space, size, say, ink, pointed, reach)):
            rows[spot.y + line].append((spot.x, drawn))
    return stack(_in_a_row(row) for row in rows)


def row_letters(view: View, spots: dict[str, Spot]) -> dict[int, str]:
    """The letter that all the spaces of a line begin with, if they do: `b04` is the fourth space of row B."""
    found: dict[int, set[str]] = {}
    for space in view.spaces:
        found.setdefault(spots[space.id].y, set()).add(space.id[0].upper())
    return {y: min(letters) for y, letters in found.items() if len(letters) == 1}


def _in_a_row(pieces: list[tuple[int, Content]]) -> Content:
    line = Content("")
    for x, drawn in sorted(pieces, key=lambda piece: piece[0]):
        line = Content.assemble(line.pad_right(max(x - line.cell_length, 0)), drawn)
    return line


def draw_space(
    view: View, space: Space, size: Size, say: Say, ink: Ink, pointed: str | None, reach: Sequence[str]
) -> list[Content]:
    mark, mark_style = mark_of(view, space)
    kind, style = kind_of(view, space, say), style_of(view, space)
    if space.id == pointed:
        mark, mark_style, style = "▸", "cursor", "cursor"
    elif space.id in reach and not space.location and mark == " ":
        mark, mark_style = "‹", "can"

    def ground(name: str) -> Style:
        """Atlanta lies on a ground of its own."""
        if space.region != "atlanta" or name == "cursor":
            return ink(name)
        return ink(name) + Style(background=ink("atlanta").background)

    if size == SMALL:
        words = (kind or "·")[: size.width - 1].ljust(size.width - 1)
        return [Content.assemble((mark, ground(mark_style)), (words, ground(style)))]
    room = size.width - 1
    first = (space.id if kind in ("", "▫") else kind)[:room].ljust(room)
    guests, zombies = guests_of(view, space.id), zombies_on(view, space.id)
    front = mark if mark in "▸‹*" else " "
    return [
        Content.assemble((front, ground(mark_style)), (first, ground(style))),
        Content.assemble(
            (" ", ground("plain")),
            (guests[:room], ground("pawn")),
            (zombies[: room - len(guests)].ljust(room - len(guests)), ground("danger")),
        ),
    ]


def draw_sketch(view: View, say: Say, ink: Ink, pointed: str | None, reach: Sequence[str]) -> Content:
    """A piece of a map without places: each space with what it touches."""
    lines = []
    near = {lead.space: lead.spaces for lead in view.near}
    for space in view.spaces:
        others = near[space.id]
        [drawn] = draw_space(view, space, SMALL, say, ink, pointed, reach)
        lines.append(
            Content.assemble((f"{space.id:>3} ", ink("muted")), drawn, (f" – {' '.join(others)}", ink("faint")))
        )
    return stack(lines)
