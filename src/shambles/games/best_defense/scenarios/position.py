"""From a scenario's position to a state: named cards are at their places, the others at any free ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shambles.core.asking.chance import Live
from shambles.core.asking.reply import BadInput
from shambles.games.best_defense.box.contents import WALKER_TOKENS, Box, Options, box_of
from shambles.games.best_defense.box.vocabulary import DECKS, PLACES, STOCKS, Deck, Effects
from shambles.games.best_defense.effects.operations.rules import Rule
from shambles.games.best_defense.scenarios.forms import CardForm, PositionForm, RuleForm, SurvivorForm
from shambles.games.best_defense.table.state import Buried, InForce, Laid, Person, State, opening, owned


def read_position(given: PositionForm, options: Options, phases: tuple[str, ...], seed: int) -> State:
    """The state that a position describes; what it leaves open is filled up from the seed."""
    box = box_of(options.box)
    if given.phase not in phases:
        raise BadInput("position.phase", "unknown-phase", found=given.phase, known=phases)
    if sorted(given.board) != sorted(PLACES):
        raise BadInput("position.board", "wrong-number", found=len(set(given.board)), wanted=len(PLACES))
    s = opening(range(len(given.survivors)), options)
    s.board = list(given.board)
    s.round = given.round
    read_people(s, box, given)
    s.leader = seat_named(s, given.leader, "position.leader") if given.leader else 0
    s.turn = seat_named(s, given.turn, "position.turn") if given.turn else s.leader
    read_walkers(s, given)
    read_decks(s, box, given, seed)
    read_events(s, box, given, seed)
    if options.motives:
        read_motives(s, box, given)
    else:
        for seat, one in enumerate(given.survivors):
            for name in ("motive", "tokens", "feats", "scored"):
                if getattr(one, name):
                    raise BadInput(f"position.survivors[{seat}].{name}", "not-in-this-variant", rule="BD-013")
    for rule in given.in_force:
        seats = None
        if rule.survivors is not None:
            seats = [seat_named(s, name, "position.in_force.survivors") for name in rule.survivors]
        s.in_force.append(InForce(rule.card, rule.stat, seats, rule.place, rule.n, rule.what, done_by(box, rule)))
    return s


def done_by(box: Box, rule: RuleForm) -> Effects:
    """Effect of the card when its rule applies."""
    cards: dict[str, Any] = {**box.survivors, **box.events, **box.items, **box.finds}
    if rule.card not in cards:
        raise BadInput("position.in_force.card", "no-such-card", found=rule.card)
    for effect in cards[rule.card].effects:
        if isinstance(effect, Rule) and effect.stat == rule.stat:
            done: Effects = effect.do
            return done
    return ()


def seat_named(s: State, name: str, field: str) -> int:
    """The seat that plays this survivor."""
    for seat, person in enumerate(s.people):
        if person.name == name:
            return seat
    raise BadInput(field, "no-such-survivor", found=name, known=tuple(person.name for person in s.people))


# --- people


def read_people(s: State, box: Box, given: PositionForm) -> None:
    for number, one in enumerate(given.survivors):
        field = f"position.survivors[{number}]"
        if one.name not in s.unused:
            code = "twice" if one.name in box.survivors else "no-such-survivor"
            raise BadInput(f"{field}.name", code, found=one.name)
        s.unused.remove(one.name)
        s.people.append(read_person(box, one, field))
    if given.unused is not None:
        for name in given.unused:
            if name not in s.unused:
                raise BadInput("position.unused", "no-such-survivor", found=name)
        s.dead = [name for name in s.unused if name not in given.unused]
        s.unused = list(given.unused)


def read_person(box: Box, one: SurvivorForm, field: str) -> Person:
    gear = [Laid(found.card, found.ammo) for found in map(as_card, one.equipment)]
    for laid in gear:
        if box.deck_of.get(laid.card) != "equipment":
            raise BadInput(f"{field}.equipment", "no-such-card", found=laid.card)
        if laid.ammo and not box.is_ranged(laid.card):
            raise BadInput(f"{field}.equipment", "holds-no-ammo", found=laid.card, rule="BD-064")
    ammo = [Laid(card.card, card.ammo) for card in one.ammo_cards]
    for laid in ammo:
        if laid.card not in box.ammo:
            raise BadInput(f"{field}.ammo_cards", "no-such-card", found=laid.card)
    return Person(one.name, one.hp, one.food, one.allies, one.place, gear, ammo)


def as_card(found: CardForm | str) -> CardForm:
    return CardForm(found) if isinstance(found, str) else found


# --- walkers and decks


def read_walkers(s: State, given: PositionForm) -> None:
    """BD-203  No more walkers than the tokens can show."""
    for place, count in given.walkers.items():
        s.walkers[place] = count
    tokens = sum(count // 3 + count % 3 for count in s.walkers.values())
    if tokens > WALKER_TOKENS:
        raise BadInput("position.walkers", "too-many-tokens", found=tokens, most=WALKER_TOKENS)


def read_decks(s: State, box: Box, given: PositionForm, seed: int) -> None:
    """Each deck holds so many cards, the named ones on top; the others of its 25 are owned or discarded."""
    kinds = [deck.deck for deck in given.decks.values()]
    spare = [deck for deck in DECKS if deck not in kinds]
    for place in s.board:
        form = given.decks.get(place)
        deck: Deck = form.deck if form else spare.pop(0)
        if deck in s.deck_at.values():
            raise BadInput(f"position.decks.{place}.deck", "twice", found=deck)
        s.deck_at[place] = deck
        s.left[place] = list(given.left.get(place, []))
    for place in s.board:
        deck = s.deck_at[place]
        out = owned_cards(s, box, deck)
        rest = Counter(box.decks[deck])
        rest.subtract(out)
        form = given.decks.get(place)
        top = list(form.top) if form else []
        rest.subtract(top)
        for card, count in rest.items():
            if card not in box.decks[deck]:
                raise BadInput(f"position.decks.{place}", "no-such-card", found=card)
            if count < 0:
                raise BadInput(f"position.decks.{place}", "too-many-copies", found=card)
        heap = Live(seed).shuffle(f"deck:{deck}", sorted(rest.elements()))
        wanted = (form.cards if form else 20) - len(top)
        if not 0 <= wanted <= len(heap):
            raise BadInput(f"position.decks.{place}.cards", "wrong-number", found=wanted + len(top), wanted=len(heap))
        s.decks[deck] = [*heap[:wanted], *reversed(top)]
        s.discards[deck] = heap[wanted:]


def owned_cards(s: State, box: Box, deck: Deck) -> list[str]:
    """The cards of a deck that lie in front of somebody, or at a place."""
    people = [laid.card for person in s.people for laid in (*person.gear, *person.ammo)]
    return [
        card for card in (*people, *(card for left in s.left.values() for card in left)) if box.deck_of[card] == deck
    ]


# --- events and motives


def read_events(s: State, box: Box, given: PositionForm, seed: int) -> None:
    """The hands, the events dealt next, those of this round that are over, and the others below them."""
    rest = sorted(box.events)
    named = [(f"position.survivors[{seat}].events", one.events) for seat, one in enumerate(given.survivors)]
    named += [(f"position.buried.{name}", cards) for name, cards in given.buried.items()]
    for field, cards in (*named, ("position.played", given.played), ("position.next_events", given.next_events)):
        for card in cards:
            if card not in rest:
                raise BadInput(field, "twice" if card in box.events else "no-such-card", found=card)
            rest.remove(card)
    for seat, one in enumerate(given.survivors):
        s.hands[seat] = sorted(one.events)
    s.played = list(given.played)
    for name, cards in given.buried.items():
        s.buried += [Buried(seat_named(s, name, "position.buried"), card) for card in cards]
    s.pile = [*Live(seed).shuffle("deck:events", rest), *reversed(given.next_events)]


def read_motives(s: State, box: Box, given: PositionForm) -> None:
    """Everybody's motive, what lies on it, and what was done for it in this round."""
    rest = sorted(box.motives)
    for seat, one in enumerate(given.survivors):
        field = f"position.survivors[{seat}]"
        name = one.motive or rest[0]
        if name not in rest:
            raise BadInput(f"{field}.motive", "no-such-card", found=name)
        rest.remove(name)
        s.motives.append(name)
        s.counted[seat] = {what: owned(s.people[seat], what) for what in STOCKS}
        motive = box.motives[name]
        most = 0 if motive.trigger is None else motive.n if one.scored else motive.n - 1
        if one.tokens > most:
            raise BadInput(f"{field}.tokens", "too-many-motive-tokens", found=one.tokens, most=most)
        if motive.trigger is not None:
            s.counted[seat][motive.trigger] = motive.n if one.scored else one.tokens
        triggers = sorted({other.trigger for other in box.motives.values() if other.trigger is not None})
        for feat in one.feats:
            if feat not in triggers:
                raise BadInput(f"{field}.feats", "unknown-value", found=feat[:40], known=tuple(triggers))
        s.feats[seat] = list(one.feats)
        if one.scored:
            s.scored.append(seat)
    s.spare_motives = rest
