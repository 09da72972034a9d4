"""What a careful player can work out: the odds of a pool, what zombies are likely to cost, what things are worth."""

from __future__ import annotations

from functools import lru_cache

from shambles.core.box import STANDARD
from shambles.games.board_game.box.contents import COLOURS, Box, Effect, Pool, SurvivorCard, find_box
from shambles.games.board_game.table.view import PartyView, View

A_FATIGUE_COSTS = 1.0
A_DEATH_COSTS = 6.0
A_FOLLOWER_IS_WORTH = 4.0
AN_ITEM_IS_WORTH = 2.5
A_RESOURCE_IS_WORTH = 1.0

Odds = tuple[float, ...]  # how likely each total is, from 0 on


@lru_cache(maxsize=4096)
def odds(blue: int, red: int, green: int, actions: bool) -> Odds:
    """How likely each total of kills (or of Actions) is with these dice of the standard box."""
    faces = find_box(STANDARD).faces
    totals = [1.0]
    for colour, count in zip(COLOURS, (blue, red, green), strict=True):
        values = [value_of(face, actions) for face in faces[colour]]
        for _ in range(count):
            grown = [0.0] * (len(totals) + max(values))
            for total, chance in enumerate(totals):
                for value in values:
                    grown[total + value] += chance / len(values)
            totals = grown
    return tuple(totals)


def value_of(face: str, actions: bool) -> int:
    return int(face[1:] or 0) if face[0] in ("AW" if actions else "KW") else 0


def chance_of(pool: Pool, need: int, *, actions: bool = False, bonus: int = 0) -> float:
    """How likely a roll of this pool reaches the number."""
    return sum(odds(pool.blue, pool.red, pool.green, actions)[max(0, need - bonus) :])


def fatigue_from(pool: Pool, zombies: int) -> float:
    """How much fatigue so many zombies are likely to cause."""
    kills = odds(pool.blue, pool.red, pool.green, False)
    return sum(chance * max(0, zombies - total) for total, chance in enumerate(kills))


@lru_cache(maxsize=4096)
def fatigue_from_a_token(blue: int, red: int, green: int) -> float:
    """The same for a token that nobody has seen."""
    tokens = find_box(STANDARD).tokens
    pool = Pool(blue, red, green)
    return sum(fatigue_from(pool, value) * tokens.count(value) for value in dict.fromkeys(tokens)) / len(tokens)


def fatigue_on_space(view: View, space: str, pool: Pool) -> float:
    """What fighting everything on a space is likely to cost."""
    for one in view.tokens:
        if one.space == space:
            hidden = fatigue_from_a_token(pool.blue, pool.red, pool.green)
            return sum(hidden if value is None else fatigue_from(pool, value) for value in one.values)
    return 0.0


def room(party: PartyView) -> int:
    """The fatigue that can still be borne without a death."""
    return sum(2 - one.fatigue for one in party.survivors)


def cost_of_fatigue(party: PartyView, amount: float) -> float:
    """Fatigue is a nuisance while there is room for it, and a disaster when there is not."""
    left = room(party)
    over = max(0.0, amount - left * 0.75)
    return amount * A_FATIGUE_COSTS * (1.0 + 1.5 / (1 + left)) + over * A_DEATH_COSTS


def worth_of_survivor(card: SurvivorCard, box: Box) -> float:
    dice = card.dice.blue + card.dice.red + card.dice.green
    return 1.0 + dice + 0.4 * len(card.abilities) + (0.5 if card.id in box.characters else 0.0)


# --- effects of cards


def worth_of_effects(effects: tuple[Effect, ...], party: PartyView, icons: int) -> float:
    """What these effects are worth to a party that they hit as `self`; `icons` is what the space would yield."""
    return sum(worth_of(effect, party, icons) for effect in effects if effect.who in ("self", "all"))


def worth_of(effect: Effect, party: PartyView, icons: int) -> float:
    n = effect.n if isinstance(effect.n, int) else 2
    tired = sum(one.fatigue for one in party.survivors)
    match effect.op:
        case "gain":
            return n * A_RESOURCE_IS_WORTH
        case "lose" | "give":
            return -n * A_RESOURCE_IS_WORTH
        case "fatigue":
            return -cost_of_fatigue(party, float(n))
        case "heal":
            return min(n, tired) * A_FATIGUE_COSTS
        case "join":
            return n * A_FOLLOWER_IS_WORTH
        case "leave" | "slay":
            return -n * A_FOLLOWER_IS_WORTH * (len(party.survivors) > 1)
        case "keep":
            return AN_ITEM_IS_WORTH
        case "drop":
            return -min(n, len(party.items)) * AN_ITEM_IS_WORTH
        case "no_resources":
            return -icons * A_RESOURCE_IS_WORTH
        case "tokens":
            return -0.4 * n
        case "draw":
            return -0.5 * n
        case "modify":
            return 0.4 * n
        case "peek":
            return 0.3
        case "choose":
            return max(worth_of_effects(option, party, icons) for option in effect.options)
        case "when":
            return worth_of_effects(effect.then, party, icons)
    return 0.0
