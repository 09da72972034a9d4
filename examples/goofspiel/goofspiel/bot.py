"""What a player who thinks one step ahead would bid."""

from collections.abc import Mapping, Sequence

from goofspiel.box import SUIT
from goofspiel.table import Bid
from goofspiel.view import View
from shambles.making import Ask, Hint


def worth_of_a_bid(view: View, ask: Ask[Bid]) -> Sequence[float]:
    """A prize is worth about its own number: the card nearest to it, rather above than below."""
    prize = min(sum(view.stakes), SUIT[-1])
    return [-abs(option.card - prize - 0.25) for option in ask.options]


HINTS: Mapping[str, Hint] = {"bid": worth_of_a_bid}
