"""Preview images for shared links: the scene, with players and outcome beside it, in the size that chats show."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from shambles.doors.drawing import CARD, FAMILY, GAP, GROUND, LABEL, MARGIN, TEXT, WIDTH, Picture, draw_board, write

SIZE = (1200, 630)  # the size that Open Graph recommends
SCENE = (470, 30, 700, 570)  # left, top, width, height
LEFT = 40
TITLE, WORDS = (42, 17, 50), (25, 29, 34)  # the size of the letters, how many fit beside the scene, and a line's height
MOST_LINES = 13
SOFT = "#c9c2ae"


def write_postcard(picture: Picture, title: str, line: str, seats: Sequence[str]) -> str:
    """SVG of the scene, the title, a sentence, and a line for each seat."""
    wide, high = SIZE
    x, y, width, height = SCENE
    board, bottom = draw_board(picture)
    scene = (
        f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 {_width(picture)} {bottom + MARGIN}">'
        f"{''.join(board)}</svg>"
    )
    words, at = [], 70
    for part in wrap(title, TITLE[1])[:3]:
        words.append(write(part, LEFT, at, TITLE[0], TEXT, "start"))
        at += TITLE[2]
    at += 12
    lines = [*((part, TEXT) for part in wrap(line, WORDS[1])), ("", TEXT)]
    lines += [(part, SOFT) for seat in seats for part in wrap(seat, WORDS[1])[:1]]
    for part, ink in lines[:MOST_LINES]:
        words.append(write(part, LEFT, at, WORDS[0], ink, "start"))
        at += WORDS[2]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        f' font-family="{FAMILY}, sans-serif"><rect width="{wide}" height="{high}" fill="{GROUND}"/>'
        f"{''.join(words)}{scene}</svg>"
    )


def _width(picture: Picture) -> int:
    """Width of the drawing, by the longest strip. Small tables are enlarged."""
    most = max((len(strip.cards) for strip in picture.strips), default=0)
    return WIDTH if picture.hexes else min(WIDTH, max(LABEL + most * (CARD[0] + GAP) + MARGIN, WIDTH // 2))


def write_scene(picture: Picture) -> str:
    """SVG of the scene alone, in its own height."""
    board, bottom = draw_board(picture)
    high = bottom + MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{high}" viewBox="0 0 {WIDTH} {high}"'
        f' font-family="{FAMILY}, sans-serif"><rect width="{WIDTH}" height="{high}" fill="{GROUND}"/>'
        f"{''.join(board)}</svg>"
    )
