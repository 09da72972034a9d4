"""Effects are carried out (BG-246): those of a card, and the first words of a follower."""

from __future__ import annotations

from shambles.core.asking.play import Flow
from shambles.games.board_game.box.vocabulary import Effects
from shambles.games.board_game.effects.followers import first_words
from shambles.games.board_game.table.outlook import Source
from shambles.games.board_game.table.state import T, in_play


def carry_out(t: T, effects: Effects, source: Source) -> Flow[None]:
    """BG-248, BG-249, BG-452  One effect after another, as long as there is a party to carry them out."""
    for effect in effects:
        if in_play(t.state, source.seat):
            yield from effect.does(t, source)


def follow_instructions(t: T, seat: int, card: str) -> Flow[None]:
    """BG-037, BG-452, BG-R76  What a survivor brings along, the first time it joins any party."""
    for ability in first_words(t, card):
        yield from carry_out(t, ability.effects, Source(seat, card))
