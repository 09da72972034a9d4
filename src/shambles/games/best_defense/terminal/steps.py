"""What happened, one step at a time: an event folded over the view that somebody had before it.

Only for the eye, between two views of the table: the next view puts everything right.
"""

from __future__ import annotations

from msgspec.structs import replace

from shambles.core.event import Event
from shambles.games.best_defense.box.contents import DECK_CARDS, HIT_POINTS, PRISON_WALLS, START_ALLIES, START_FOOD
from shambles.games.best_defense.table import events as told
from shambles.games.best_defense.table import events_of_combat as combat
from shambles.games.best_defense.table.view import CardView, FighterView, Forecast, PlaceView, SeatView, View

MOVING = (
    told.SurvivorTaken,
    told.BoardLaid,
    told.BadgeTaken,
    told.Moved,
    told.CardDrawn,
    told.Loaded,
    told.Gained,
    told.Lost,
    told.Given,
    told.EventPlayed,
    told.WalkersCame,
    told.WalkersKilled,
    told.WalkersShifted,
    combat.Rolled,
    combat.AlliesSpent,
    combat.Fought,
    combat.Bitten,
    combat.Hurt,
    combat.CardsEaten,
    combat.Died,
    combat.Healed,
)
"""The events that somebody sees happen."""
EVENTS_IN_HAND = (
    told.EventsDealt,
    told.EventsLaidOpen,
    told.EventPlayed,
    told.EventDiscarded,
    told.OpenEventDiscarded,
)
ON_THE_BOARD = (
    told.WalkersCame,
    told.WalkersKilled,
    told.WalkersShifted,
    combat.Fought,
    combat.CardsEaten,
    told.AmmoLeft,
    told.AmmoTaken,
)


def fold(view: View, event: Event) -> View:
    """The view after this event; the same view if nothing in it moves."""
    if isinstance(event, told.SurvivorTaken | told.BadgeTaken | told.RoundBegun | combat.RoundOver | told.BoardLaid):
        return fold_round(view, event)
    if isinstance(event, ON_THE_BOARD):
        return fold_place(view, event)
    if isinstance(event, EVENTS_IN_HAND):
        return fold_events(view, event)
    if isinstance(event, combat.WeaponChosen | combat.Rolled | combat.AlliesSpent):
        return fold_fight(view, event)
    return fold_seat(view, event)


def fold_round(view: View, event: Event) -> View:
    """The set-up, and one round after the other."""
    match event:
        case told.SurvivorTaken(seat=seat, survivor=survivor):
            hand = () if view.difficulty == "beginner" or seat == view.seat else None
            fresh = SeatView(survivor, None, HIT_POINTS, 0, 0, 0, (), (), 0, hand, None, 0, False)
            if seat == len(view.seats):
                return replace(view, seats=(*view.seats, replace(fresh, food=START_FOOD, allies=START_ALLIES)))
            kept = view.seats[seat]
            stays = ("events", "hand", "motive", "tokens", "scored")  # BD-404, BD-R29
            return put_seat(view, seat, replace(fresh, **{name: getattr(kept, name) for name in stays}))
        case told.BoardLaid(board=board, decks=decks):
            laid = zip(board, decks, strict=True)
            return replace(
                view,
                places=tuple(
                    PlaceView(place, 0, 0, deck, DECK_CARDS, (), (), Forecast("safe", 0, DECK_CARDS, False))
                    for place, deck in laid
                ),
            )
        case told.BadgeTaken(seat=seat):
            return replace(view, leader=seat)
        case told.RoundBegun(round=number, seat=seat):
            return replace(view, round=number, leader=seat, turn=seat, in_force=(), fighters=())
        case combat.RoundOver():
            return replace(view, in_force=(), fighters=())
    return view


def fold_place(view: View, event: Event) -> View:
    """Walkers come and go, and decks shrink."""
    match event:
        case told.WalkersCame(place=place, now=now) | told.WalkersKilled(place=place, now=now):
            return put_walkers(view, place, now)
        case combat.Fought(place=place, now=now):
            return put_walkers(view, place, now)
        case told.WalkersShifted(origin=origin, place=place, count=count):
            view = put_walkers(view, origin, place_of(view, origin).walkers - count)
            return put_walkers(view, place, place_of(view, place).walkers + count)
        case combat.CardsEaten(deck=deck, left=left):
            return put_deck(view, deck, left)
        case told.AmmoTaken(card=card, place=place):
            lying = list(place_of(view, place).left)
            lying.remove(card)
            return put_place(view, replace(place_of(view, place), left=tuple(lying)))
        case told.AmmoLeft(card=card, place=place):
            here = place_of(view, place)
            before = here.left[:-1] if here.left[-1:] == (card,) else here.left
            return put_place(view, replace(here, left=(*before, card)))
    return view


def fold_events(view: View, event: Event) -> View:
    """Events are dealt, played and discarded."""
    match event:
        case told.EventsDealt(seat=seat, count=count, cards=cards):
            return change_seat(view, seat, events=count, hand=cards)
        case told.EventsLaidOpen(seat=seat, cards=cards):
            return change_seat(view, seat, events=len(cards), hand=cards)
        case (
            told.EventPlayed(seat=seat, card=card)
            | told.EventDiscarded(seat=seat, card=card)
            | told.OpenEventDiscarded(seat=seat, card=card)
        ):
            before = view.seats[seat]
            hand = None if before.hand is None else tuple(one for one in before.hand if one != card)
            resolving = card if isinstance(event, told.EventPlayed) else None
            view = replace(view, turn=seat, resolving=resolving)
            return change_seat(view, seat, events=before.events - 1, hand=hand)
    return view


def fold_fight(view: View, event: Event) -> View:
    """Weapons are chosen, dice are rolled, allies are spent."""
    match event:
        case combat.WeaponChosen(seat=seat, weapon=weapon, ammo=ammo):
            gear = view.seats[seat].gear
            at = next((n for n, one in enumerate(gear) if ammo is not None and one == CardView(weapon, ammo + 1)), -1)
            fighters = (*view.fighters, FighterView(seat, weapon, at, (), (), 0, 0, 0))
            return put_ammo(replace(view, fighters=fighters, resolving=None), seat, at, -1)
        case combat.Rolled(seat=seat, dice=dice, extra=extra, bonus=bonus, total=total):
            own = len(dice) - extra
            return put_fighter(view, seat, dice=dice[:own], extra=dice[own:], bonus=bonus, total=total)
        case combat.AlliesSpent(seat=seat, count=count, total=total):
            view = put_fighter(view, seat, allies=count, total=total)
            return change_seat(view, seat, allies=view.seats[seat].allies - count)
    return view


def fold_seat(view: View, event: Event) -> View:
    """What happens to a survivor and to what lies before the seat."""
    match event:
        case told.Moved(seat=seat, place=place):
            return change_seat(view, seat, place=place)
        case told.CardDrawn(seat=seat, deck=deck, card=card, left=left):
            view = put_deck(view, deck, left)
            if deck == "equipment":
                return change_seat(view, seat, gear=(*view.seats[seat].gear, CardView(card, 0)))
            if deck == "ammo" and len(view.seats) > 1:  # alone one is asked first whether to take it
                return change_seat(view, seat, ammo_cards=(*view.seats[seat].ammo_cards, CardView(card, 0)))
            return view
        case told.AmmoKept(seat=seat, card=card, count=count):
            return keep_ammo(view, seat, CardView(card, count))
        case told.Loaded(seat=seat, weapon=weapon, count=count):
            at = next((n for n, one in enumerate(view.seats[seat].gear) if one.card == weapon), -1)
            return put_ammo(view, seat, at, count)
        case told.Lost(seat=seat, what="ammo", card=str(card)):
            return take_ammo(view, seat, card)
        case told.Gained(seat=seat, what=what, now=now) | told.Lost(seat=seat, what=what, now=now):
            field = {"ally": "allies"}.get(what, what)
            return change_seat(view, seat, **{field: now})
        case told.CardDiscarded(seat=seat, card=card):
            return drop_card(view, seat, card)
        case told.Given():
            return hand_over(view, event)
        case combat.Bitten(seat=seat, hp=hp) | combat.Hurt(seat=seat, hp=hp):
            return change_seat(view, seat, hp=hp)
        case combat.Healed(seat=seat, hp=hp):
            return change_seat(view, seat, hp=hp, food=view.seats[seat].food - 1)
        case combat.Died(seat=seat, place=place, risen=risen):
            view = change_seat(view, seat, place=None, hp=0, food=0, allies=0, ammo=0, gear=(), ammo_cards=())
            here = place_of(view, place)
            return put_place(view, replace(here, walkers=here.walkers + risen))
        case combat.TokensShown(seat=seat, count=count):
            return change_seat(view, seat, tokens=count)
        case combat.MotiveScored(seat=seat, motive=motive):
            return change_seat(view, seat, motive=motive, scored=True)
    return view


def keep_ammo(view: View, seat: int, kept: CardView) -> View:
    """An ammo card stays before a seat, where it may have lain since it was drawn."""
    cards = view.seats[seat].ammo_cards
    if cards[-1:] in ((kept,), (CardView(kept.card, 0),)):
        cards = cards[:-1]
    return change_seat(view, seat, ammo_cards=(*cards, kept))


def hand_over(view: View, event: told.Given) -> View:
    """A gift: food, an ally, one ammo, or a card with all that lies on it."""
    giver = view.seats[event.seat]
    to = next((n for n, one in enumerate(view.seats) if one.survivor == event.receiver), None)
    if to is None:
        return view
    if event.what in ("food", "ally"):
        field = "food" if event.what == "food" else "allies"
        view = change_seat(view, event.seat, **{field: getattr(giver, field) - 1})
        return change_seat(view, to, **{field: getattr(view.seats[to], field) + 1})
    if event.what in ("equipment", "ammo_card") and event.card is not None:
        field = "gear" if event.what == "equipment" else "ammo_cards"
        view = drop_card(view, event.seat, event.card)
        return change_seat(view, to, **{field: (*getattr(view.seats[to], field), CardView(event.card, event.count))})
    return take_ammo(view, event.seat, event.card) if event.card is not None else view


# --- parts of a view


def place_of(view: View, place: str) -> PlaceView:
    return next(one for one in view.places if one.place == place)


def put_place(view: View, changed: PlaceView) -> View:
    return replace(view, places=tuple(changed if one.place == changed.place else one for one in view.places))


def put_walkers(view: View, place: str, walkers: int) -> View:
    """BD-182  So many walkers there now, of whom those behind walls do not bite."""
    walls = sum(rule.n for rule in view.in_force if rule.stat == "wall" and rule.place == place)
    if place == "prison" and not any(rule.stat == "breach" for rule in view.in_force):
        walls += PRISON_WALLS
    return put_place(view, replace(place_of(view, place), walkers=walkers, biting=max(0, walkers - walls)))


def put_deck(view: View, deck: str, left: int) -> View:
    return replace(view, places=tuple(replace(one, cards=left) if one.deck == deck else one for one in view.places))


def put_seat(view: View, seat: int, changed: SeatView) -> View:
    return replace(view, seats=tuple(changed if number == seat else one for number, one in enumerate(view.seats)))


def change_seat(view: View, seat: int, **changes: object) -> View:
    return put_seat(view, seat, replace(view.seats[seat], **changes))


def put_ammo(view: View, seat: int, at: int, more: int) -> View:
    """So much more ammo on one of a seat's weapons."""
    if at < 0:
        return view
    gear = list(view.seats[seat].gear)
    gear[at] = CardView(gear[at].card, gear[at].ammo + more)
    return change_seat(view, seat, gear=tuple(gear))


def take_ammo(view: View, seat: int, card: str) -> View:
    """One ammo leaves the first of a seat's cards of this name that has some."""
    for field in ("gear", "ammo_cards"):
        laid = list(getattr(view.seats[seat], field))
        for number, one in enumerate(laid):
            if one.card == card and one.ammo:
                laid[number] = CardView(card, one.ammo - 1)
                return change_seat(view, seat, **{field: tuple(laid)})
    return view


def put_fighter(view: View, seat: int, **changes: object) -> View:
    fighters = (replace(one, **changes) if one.seat == seat else one for one in view.fighters)
    return replace(view, fighters=tuple(fighters))


def drop_card(view: View, seat: int, card: str) -> View:
    """The last card of this name leaves the seat's equipment or ammo cards."""
    for field in ("gear", "ammo_cards"):
        laid = list(getattr(view.seats[seat], field))
        at = next((number for number in reversed(range(len(laid))) if laid[number].card == card), None)
        if at is not None:
            del laid[at]
            return change_seat(view, seat, **{field: tuple(laid)})
    return view
