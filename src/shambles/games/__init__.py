"""The registry of games: ours, and those of every package with by the entry point `shambles.games`.

None is imported before it is used; a game that does not load leaves the others playable.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, supply

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "shambles.games"
IN_ORDER = ("card_game", "tacdex", "best_defense", "board_game")  # from the quickest to the longest; others follow


def games_offered() -> dict[str, Callable[[], Game[Any, Any]]]:
    """Games of the installed packages. Of two with the same name, ours is listed.

    Ours are listed also if nothing is installed, and the source is only on the path.
    """
    # Only now: it takes longer to import than all the rest of the core.
    from importlib.metadata import EntryPoint, entry_points

    ours = [EntryPoint(slug, f"{__name__}.{slug}:GAME", GROUP) for slug in IN_ORDER]
    offered: dict[str, Callable[[], Game[Any, Any]]] = {}
    for offer in [*ours, *sorted(entry_points(group=GROUP), key=_place)]:
        offered.setdefault(offer.name, partial(_take_down, offer))
    return offered


def _place(offer: "EntryPoint") -> tuple[str, str]:
    return offer.name, offer.value


@cache
def _take_down(offer: "EntryPoint") -> Game[Any, Any]:
    try:
        game = offer.load()
    except Exception as error:  # whatever is wrong with somebody else's package, the others are still playable
        detail = f"{type(error).__name__}: {error}"
        raise BadInput("game", "game-fails", found=offer.name, place=offer.value, detail=detail) from error
    if not isinstance(game, Game) or game.slug != offer.name:
        raise BadInput("game", "not-that-game", found=offer.name, place=offer.value)
    return game


supply(games_offered)
