"""Using what survivors and items can do: the cost, the use that is gone, the effect (BG-293, BG-317)."""

from __future__ import annotations

from shambles.core.play import Flow
from shambles.games.board_game.box.contents import Power, Trigger
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.effects.operations import carry_out, discard_item, fatigue_this
from shambles.games.board_game.effects.resources import change
from shambles.games.board_game.table.abilities import is_usable, powers
from shambles.games.board_game.table.events_of_cards import Paid, Used
from shambles.games.board_game.table.outlook import Source
from shambles.games.board_game.table.state import T, cards_of, in_play, the_box


def use_card(t: T, seat: int, card: str, *triggers: Trigger) -> Flow[None]:
    """The seat uses the ability that it was offered."""
    yield from use_power(t, seat, next(one for one in powers(t, seat, *triggers) if one.card == card))


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
    """Instructions that nobody decides on are followed when their moment comes, in the order of the party."""
    box = the_box(t)
    due = [
        Power(card, number, ability)
        for card in cards_of(t.state.parties[seat])
        for number, ability in enumerate(box.abilities_of(card))
        if ability.trigger == trigger and ability.works_by_itself
    ]
    for power in due:
        present = in_play(t.state, seat) and power.card in cards_of(t.state.parties[seat])
        if present and is_usable(t, seat, power):
            yield from use_power(t, seat, power)
