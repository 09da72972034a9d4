"""The steps of a story, as people count them: the same for a review and for a replay."""

from __future__ import annotations

from games.card_game.positions import deal, lay
from shambles.core.story.retelling import play_again, story_of


def test_what_all_choose_together_is_one_step_and_one_looks_at_it_before_ones_own_choice() -> None:
    """The set-up is step 0. Whoever lays last sees, like the first, the table before anybody's card was turned up."""
    table = deal("survival", "10 / 30 / 50 / 70", A="15 71", B="16 31", C="17 51")
    lay(table, A="15", B="16", C="17")
    lay(table, A="71", B="31", C="51")
    story = story_of(table)
    assert story.ends[-1] == table.told
    turns = [turn.table.told for turn in play_again(table)]  # of the position at each answer, as the turns go on
    assert [story.step_before(told) for told in turns] == [0, 0, 0, 1, 1, 1]
    assert len(story.ends) == 3


def test_what_was_taken_back_is_a_step_of_its_own() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="15 71", B="16 31", C="17 51")
    lay(table, A="15")
    table.undo(0)
    lay(table, A="71", B="16", C="17")
    story = story_of(table)
    assert [story.step_before(turn.table.told) for turn in play_again(table)][-1] == len(story.ends) - 2
