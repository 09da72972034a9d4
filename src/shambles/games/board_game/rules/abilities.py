"""Using what survivors and items can do: the cost, the use that is gone, the effect (BG-293, BG-317)."""

from __future__ import annotations

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.contents import Power, Trigger
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.effects.carrying_out import carry_out
from shambles.games.board_game.effects.operations.cards import discard_item
from shambles.games.board_game.effects.operations.survivors import fatigue_this
from shambles.games.board_game.effects.resources import change
from shambles.games.board_game.table.abilities import is_due, order_matters, powers_of, works_by_itself
from shambles.games.board_game.table.about import AtOnce
from shambles.games.board_game.table.events_of_cards import Paid, Used
from shambles.games.board_game.table.outlook import Source
from shambles.games.board_game.table.questions import WHICH_FIRST
from shambles.games.board_game.table.state import T


def use_card(t: T, seat: int, card: str, *triggers: Trigger) -> Flow[None]:
    """The seat uses the ability that it was offered."""
    yield from use_power(t, seat, next(powers_of(t, seat, card, *triggers)))


def use_power(t: T, seat: int, power: Power) -> Flow[None]:
    """BG-293, BG-317  The use is counted, the cost is paid, the effect follows."""
    s, ability = t.state, power.ability
    match ability.limit:
        case "turn":
            s.turn.used.append(power.key)
        case "fight" if s.roll is not None:
            s.roll.used.append(power.key)
        case "game":
            s.spent.append(power.key)
    t.tell(Used("BG-293" if power.card in s.parties[seat].items else "BG-317", seat, power.card))
    for resource in RESOURCES:
        if count := getattr(ability.cost, resource):
            change(s.parties[seat], resource, -count)
            t.tell(Paid("BG-317", seat, resource, count))
    if ability.cost.discard:
        discard_item(t, seat, power.card)
    yield from fatigue_this(t, seat, power.card, ability.cost.fatigue_bearer)
    yield from carry_out(t, ability.effects, Source(seat, power.card))


def what_works_by_itself(t: T, seat: int, trigger: Trigger) -> Flow[None]:
    """BG-R112  What strikes at the same moment, each once; the owner chooses the order, where it can matter."""
    waiting = works_by_itself(t, seat, trigger)
    while waiting and (due := [power for power in waiting if is_due(t, seat, power)]):
        power = due[0]
        if order_matters(due):
            choice = yield from decide(t, WHICH_FIRST, seat, AtOnce(tuple(one.card for one in due)))
            power = next(one for one in due if one.card == choice.card)
        waiting.remove(power)
        yield from use_power(t, seat, power)
