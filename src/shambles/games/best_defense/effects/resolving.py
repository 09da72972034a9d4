"""Effects are carried out one after the other, and so is what is done beside any step."""

from __future__ import annotations

from shambles.core.asking.play import Flow
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.vocabulary import Effects
from shambles.games.best_defense.effects.asking import T
from shambles.games.best_defense.effects.supplies import discard_gear, load_card
from shambles.games.best_defense.table.choices import Load, Use
from shambles.games.best_defense.table.events import ItemUsed
from shambles.games.best_defense.table.reach import Scope


def resolve(t: T, scope: Scope, effects: Effects) -> Flow[None]:
    """From the first effect to the last."""
    for effect in effects:
        yield from effect.does(t, scope)


def act(t: T, seat: int, action: Use | Load) -> Flow[None]:
    """BD-166, BD-R41  An item is used, or an ammo card is loaded."""
    if isinstance(action, Load):
        load_card(t, seat, action.ammo, action.gear)
        return
    item = box_of(t.options.box).items[action.card]
    t.tell(ItemUsed("BD-166", seat, t.state.people[seat].name, item.id))
    if item.discard:  # BD-161: only where the card says so
        discard_gear(t, seat, action.gear, "BD-161")
    yield from resolve(t, Scope(seat, item.id), item.effects)
