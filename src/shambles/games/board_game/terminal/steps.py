"""What happened, one step at a time: an event folded over the view that somebody had before it.

Only for the eye, between two views of the table: the next view puts everything right. Cards that only a box of
somebody's own has are left out; the next view has them.
"""

from __future__ import annotations

from msgspec.structs import replace

from shambles.core.box import STANDARD
from shambles.core.event import Event
from shambles.games.board_game.box.contents import find_box
from shambles.games.board_game.table.dice import actions_on, kills_on
from shambles.games.board_game.table.events import (
    AmmoFired,
    Ate,
    Attracted,
    Died,
    Eliminated,
    Fatigued,
    FightBegun,
    FightOver,
    Healed,
    RolledAgain,
    RolledDice,
    RollOver,
    Saved,
    Stepped,
    TokenPlaced,
    TokenRemoved,
    TokenSeen,
    TurnBegun,
)
from shambles.games.board_game.table.events_of_cards import (
    CardDrawn,
    CardResolved,
    Collected,
    Gained,
    Given,
    Joined,
    LeftBehind,
    Lost,
    Paid,
    Scouted,
    SlotEmptied,
    SlotRefilled,
)
from shambles.games.board_game.table.state import Rolled
from shambles.games.board_game.table.view import (
    CardView,
    MarkerView,
    PartyView,
    RollView,
    SurvivorView,
    TokenView,
    View,
)

SHOWN = (
    *(Stepped, RolledDice, RolledAgain, AmmoFired, Attracted, FightBegun, Died, Eliminated),
    *(CardDrawn, CardResolved, Joined, LeftBehind, Scouted, SlotRefilled, TokenRemoved, TokenSeen),
)  # events that are worth a moment


def fold(view: View, event: Event) -> View:
    """The view after this event; the same view if nothing in it moves."""
    match event:
        case TurnBegun():
            turn = replace(view.turn, seat=event.seat, draws=(), passed=False, blocked=False)
            return replace(view, turn=turn, round=event.round, roll=None, cards=())
        case Stepped():
            return walk(view, event.seat, event.path[-1])
        case TokenPlaced():
            return put_tokens(view, event.space, (*tokens_on(view, event.space), None))
        case Attracted():
            for space in event.spaces:
                view = put_tokens(view, space, (*tokens_on(view, space), None))
            return view
        case TokenSeen() | TokenRemoved() | FightBegun() | FightOver():
            return fold_token(view, event)
        case RolledDice() | RolledAgain() | AmmoFired() | RollOver():
            return fold_roll(view, event)
        case Ate():
            return spend(tire(view, event.seat, event.survivor, event.fatigue), event.seat, "food", -1)
        case Fatigued() | Healed():
            return tire(view, event.seat, event.survivor, event.fatigue)
        case Saved():
            return tire(view, event.seat, event.survivor, 2)
        case Died() | Eliminated() | Joined() | LeftBehind():
            return fold_people(view, event)
    return fold_cards(view, event)


# --- the board


def walk(view: View, seat: int, space: str) -> View:
    """BG-527  A party moves, and its group with it."""
    members = next((group.members for group in view.groups if seat in group.members), (seat,))
    for one in members:
        view = change_party(view, one, at=space)
    return view


def tokens_on(view: View, space: str) -> tuple[int | None, ...]:
    return next((pack.values for pack in view.tokens if pack.space == space), ())


def put_tokens(view: View, space: str, values: tuple[int | None, ...]) -> View:
    others = [pack for pack in view.tokens if pack.space != space]
    return replace(view, tokens=(*others, *([TokenView(space, values)] if values else [])))


def fold_token(view: View, event: TokenSeen | TokenRemoved | FightBegun | FightOver) -> View:
    """A pack is turned up when it is met or seen, and gone when it has been fought or taken away."""
    if isinstance(event, FightBegun | FightOver) and event.kind != "token":
        return replace(view, roll=None) if isinstance(event, FightOver) else view
    if isinstance(event, FightOver):
        space = view.parties[event.seat].at
        values = tokens_on(view, space)
        known = next((at for at, value in enumerate(values) if value is not None), 0)
        return replace(put_tokens(view, space, values[:known] + values[known + 1 :]), roll=None)
    values = tokens_on(view, event.space)
    if isinstance(event, TokenRemoved):
        gone = values.index(event.value) if event.value in values else 0
        return put_tokens(view, event.space, values[:gone] + values[gone + 1 :])
    value = event.zombies if isinstance(event, FightBegun) else event.value
    if None not in values or (isinstance(event, FightBegun) and any(one is not None for one in values)):
        return view
    hidden = values.index(None)
    return put_tokens(view, event.space, (*values[:hidden], value, *values[hidden + 1 :]))


def fold_roll(view: View, event: RolledDice | RolledAgain | AmmoFired | RollOver) -> View:
    roll = view.roll
    if isinstance(event, RollOver):
        return replace(view, roll=None)
    if isinstance(event, RolledDice):
        dice = tuple(Rolled(colour, face) for colour, face in zip(event.dice, event.faces, strict=True))
        short = max(0, event.need - event.total)
        return replace(view, roll=RollView(event.seat, event.kind, event.need, dice, (), event.total, short))
    if isinstance(event, AmmoFired):
        view = spend(view, event.seat, "ammo", -1)
    if roll is None:
        return view
    roll = replace(roll, total=event.total, short=max(0, roll.need - event.total))
    if isinstance(event, AmmoFired):
        return replace(view, roll=replace(roll, ammo=(*roll.ammo, event.face)))
    again = Rolled(roll.dice[event.die].colour, event.face)
    return replace(view, roll=replace(roll, dice=(*roll.dice[: event.die], again, *roll.dice[event.die + 1 :])))


def worth(face: str, kind: str) -> int:
    """What a face counts in this roll."""
    return actions_on(face) if kind == "actions" else kills_on(face)


# --- people and cards


def tire(view: View, seat: int, survivor: str, fatigue: int) -> View:
    survivors = tuple(
        replace(one, fatigue=fatigue) if one.card.id == survivor else one for one in view.parties[seat].survivors
    )
    return change_party(view, seat, survivors=survivors)


def fold_people(view: View, event: Died | Eliminated | Joined | LeftBehind) -> View:
    seat = event.seat
    party = view.parties[seat]
    if isinstance(event, Eliminated):
        return change_party(view, seat, status="lost", at="", survivors=(), items=())
    if isinstance(event, Joined):
        card = find_box(STANDARD).followers.get(event.follower)
        card = next((one.follower for one in view.markers if one.follower.id == event.follower), card)
        view = replace(view, markers=tuple(one for one in view.markers if one.follower.id != event.follower))
        return view if card is None else change_party(view, seat, survivors=(*party.survivors, SurvivorView(card, 0)))
    gone = event.survivor if isinstance(event, Died) else event.follower
    cards = [one.card for one in party.survivors if one.card.id == gone]
    view = change_party(view, seat, survivors=tuple(one for one in party.survivors if one.card.id != gone))
    if isinstance(event, LeftBehind) and cards:
        return replace(view, markers=(*view.markers, MarkerView(event.space, cards[0])))
    return view


def fold_cards(view: View, event: Event) -> View:
    """Encounter cards, resources, Locations."""
    box = find_box(STANDARD)
    match event:
        case CardDrawn() if event.card in box.encounters:
            drawn = CardView(box.encounters[event.card], event.seat, event.why, None, (), (), None)
            return replace(view, cards=(*view.cards, drawn), roll=None)
        case CardResolved() if view.cards:
            return replace(view, cards=view.cards[:-1], roll=None)
        case Gained():
            return spend(view, event.seat, event.resource, event.n)
        case Collected():
            for resource in event.resources:
                view = spend(view, event.seat, resource, 1)
            return view
        case Lost() | Paid():
            return spend(view, event.seat, event.resource, -event.n)
        case Given():
            return spend(spend(view, event.seat, event.resource, -event.n), event.target, event.resource, event.n)
        case Scouted() if event.location in box.locations:
            scouted = (*view.parties[event.seat].scouted, box.locations[event.location])
            return replace(change_party(view, event.seat, scouted=scouted), scouting=None)
        case SlotRefilled() | SlotEmptied():
            card = box.locations.get(event.location) if isinstance(event, SlotRefilled) else None
            public = (*view.public[: event.slot - 1], card, *view.public[event.slot :])
            return replace(view, public=public)
    return view


def spend(view: View, seat: int, resource: str, n: int) -> View:
    return change_party(view, seat, **{resource: max(0, getattr(view.parties[seat], resource) + n)})


def change_party(view: View, seat: int, **changes: object) -> View:
    parties: list[PartyView] = list(view.parties)
    parties[seat] = replace(parties[seat], **changes)
    return replace(view, parties=tuple(parties))
