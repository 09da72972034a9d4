"""Facts about spaces: their zombies and resources, the noise of a shot, the way to a Location."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reason import Facts
from shambles.games.board_game.bot.plan import Plan
from shambles.games.board_game.bot.worth import me
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.effects.tokens import spaces_in_earshot
from shambles.games.board_game.table.choices import OnCard, OnSpace, Use
from shambles.games.board_game.table.state import the_box
from shambles.games.board_game.table.view import View


def of_spaces(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Tokens lie best where others lie already."""
    packs = {one.space: len(one.values) for one in view.tokens}
    return [{"zombies-there": packs.get(one.space, 0)} if isinstance(one, OnSpace) else {} for one in ask.options]


def of_clearing(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Tokens in the way, on resources above all, are best taken away or looked at."""
    icons = {space.id: len(space.icons) for space in view.spaces}
    return [
        {**known, "supplies-there": icons[one.space]} if isinstance(one, OnSpace) else {"zombies-there": 0}
        for one, known in zip(ask.options, of_spaces(view, ask), strict=True)
    ]


def of_noise(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """BG-371  A token comes to every space around, unless an ability swallows the noise."""
    around = len(spaces_in_earshot(ask.play, me(view).at))
    return [{"noise": 0 if isinstance(one, Use) else around} for one in ask.options]


def of_swapping(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Distance to each card's Location, and its unmet requirements."""
    plan, box = Plan(view, ask), the_box(ask.play)
    ways, found = plan.board.ways[plan.party.at], list[Facts]()
    for option in ask.options:
        card = box.locations[option.card] if isinstance(option, OnCard) else plan.party.private
        if card is None:
            found.append({})
            continue
        known: dict[str, float] = {"goal-lacks": sum(plan.lack(card, resource) for resource in RESOURCES)}
        if (steps := ways.get(plan.board.places.get(card.id, ""))) is not None:
            known["goal-steps"] = steps
        found.append(known)
    return found
