"""What is in the box: prizes, a suit of bidding cards for each player, and what the players may agree on."""

from typing import Literal

import msgspec

SUIT = tuple(range(1, 14))  # GS-001: the ace counts 1, the king 13


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GS-012  Everybody holds a suit, as all know; GS-013  or the suits are shuffled, and a hand is secret."""

    deal: Literal["suits", "shuffled"] = "suits"


def seat_range(options: Options) -> range:
    """GS-002  Two to four can play."""
    return range(2, 5)
