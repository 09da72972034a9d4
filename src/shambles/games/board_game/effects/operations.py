"""The vocabulary of cards (BG-246): one small flow for each operation, looked up by its name.

An effect is data (box.Effect). Whom it hits is told by `who`; what it comes from is the Source.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from shambles.core.play import Flow, decide
from shambles.games.board_game.box.contents import Condition, Effect, Who
from shambles.games.board_game.box.faces import first_branch
from shambles.games.board_game.effects.board import look, place_tokens, remove_tokens
from shambles.games.board_game.effects.fatigue import add_fatigue, die, heal, heal_one, heal_spread, take_fatigue
from shambles.games.board_game.effects.followers import draw_follower, first_words, leave_behind, pick_follower
from shambles.games.board_game.effects.resources import change, gain, gain_any, lose, lose_any, who_bears
from shambles.games.board_game.table.about import Branches, FatigueDue, Left
from shambles.games.board_game.table.choices import OnSurvivor
from shambles.games.board_game.table.events_of_cards import CardDiscarded, Given, NoResources, NumberChanged, SideTaken
from shambles.games.board_game.table.questions import DROP_ITEM, LOSE_ANY, PLACE_FATIGUE, WHICH_EFFECT
from shambles.games.board_game.table.state import (
    Modifier,
    T,
    clockwise,
    compares,
    count_of,
    followers_of,
    in_play,
    survivor_of,
    the_box,
)


class Source(NamedTuple):
    """What effects come from: the seat that is `self`, the survivor or item with the ability, and whether it is the
    failing side of a card, whose consequences another member may bear (BG-533)."""

    seat: int
    card: str = ""
    failed: bool = False


def carry_out(t: T, effects: tuple[Effect, ...], source: Source) -> Flow[None]:
    """BG-248, BG-249, BG-452  One effect after another, as long as there is a party to carry them out."""
    for effect in effects:
        if in_play(t.state, source.seat):
            yield from EFFECTS[effect.op](t, effect, source)


def seats_hit(t: T, who: Who, source: Source) -> list[int]:
    """Whom `who` names, clockwise from the active player; those out of play are left out (BG-R55)."""
    s = t.state
    playing = clockwise(s, source.seat)
    match who:
        case "self":
            return [source.seat]
        case "others":
            return playing[1:]
        case "all":
            return playing
    drawn = s.cards[-1] if s.cards else None
    if drawn is None:
        return []
    if who == "target":
        return [seat for seat in playing if seat == drawn.target]
    voters = drawn.yes if who == "yes_voters" else drawn.no
    return [seat for seat in playing if seat in voters]


def number_of(effect: Effect) -> int:
    assert isinstance(effect.n, int)
    return effect.n


# --- resources


def op_gain(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-275, BG-534  On top of what the space gives; to the active player."""
    for seat in seats_hit(t, effect.who, source):
        if effect.res == "any":
            yield from gain_any(t, seat, number_of(effect))
        else:
            gain(t, seat, effect.res, number_of(effect))


def op_lose(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-433, BG-R58  Up to so many."""
    for seat in seats_hit(t, effect.who, source):
        loser = seat
        if source.failed and effect.who == "self":
            loser = yield from who_bears(t, seat, effect.res, lambda one: has_any(t, one, effect.res))
        if effect.res == "any":
            yield from lose_any(t, loser, number_of(effect))
        else:
            lose(t, loser, effect.res, number_of(effect))


def has_any(t: T, seat: int, resource: str) -> bool:
    party = t.state.parties[seat]
    return party.food + party.gas + party.ammo > 0 if resource == "any" else getattr(party, resource) > 0


def op_give(t: T, effect: Effect, source: Source) -> Flow[None]:
    """Up to so many, from one player to another; the giver picks."""
    for giver in seats_hit(t, effect.giver, source):
        for taker in seats_hit(t, effect.to, source):
            for left in range(number_of(effect), 0, -1):
                if not has_any(t, giver, effect.res):
                    break
                resource: str = effect.res
                if resource == "any":
                    choice = yield from decide(t, LOSE_ANY, giver, Left(left))
                    resource = choice.resource
                change(t.state.parties[giver], resource, -1)
                change(t.state.parties[taker], resource, 1)
                t.tell(Given("BG-246", giver, taker, resource, 1))


def op_no_resources(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-273, BG-R41  Nothing from the space in this turn."""
    t.state.turn.blocked = True
    t.tell(NoResources("BG-273", source.seat))
    return
    yield {}  # a flow, although nobody is asked


# --- survivors


def op_fatigue(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-391, BG-532  spread: one by one; one: all on one; each; start: the starting character; bearer."""
    for seat in seats_hit(t, effect.who, source):
        count = number_of(effect)
        match effect.on:
            case "one":
                bearer = seat
                if source.failed and effect.who == "self":
                    bearer = yield from who_bears(t, seat, "fatigue", lambda one: True)
                yield from fatigue_one(t, bearer, count)
            case "each":
                for name in [one.id for one in t.state.parties[seat].survivors]:
                    yield from fatigue_this(t, seat, name, count)
            case "bearer":
                yield from fatigue_this(t, seat, source.card, count)
            case "start" if starting_character(t, seat):
                yield from fatigue_this(t, seat, starting_character(t, seat), count)
            case _:
                yield from take_fatigue(t, seat, count)


def fatigue_one(t: T, seat: int, count: int) -> Flow[None]:
    """All of it on one survivor; what comes after its death is lost."""
    choice = yield from decide(t, PLACE_FATIGUE, seat, FatigueDue(count))
    assert isinstance(choice, OnSurvivor)
    yield from fatigue_this(t, seat, choice.survivor, count)


def fatigue_this(t: T, seat: int, name: str, count: int) -> Flow[None]:
    for _ in range(count):
        if any(one.id == name for one in t.state.parties[seat].survivors):
            yield from add_fatigue(t, seat, name)


def starting_character(t: T, seat: int) -> str:
    box = the_box(t)
    return next((one.id for one in t.state.parties[seat].survivors if one.id in box.characters), "")


def op_heal(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-246  one: off one survivor; spread: one by one; each; start; bearer."""
    for seat in seats_hit(t, effect.who, source):
        match effect.on:
            case "one":
                yield from heal_one(t, seat, effect.n)
            case "spread":
                yield from heal_spread(t, seat, number_of(effect))
            case "each":
                for one in t.state.parties[seat].survivors:
                    if one.fatigue:
                        heal(t, seat, one.id, effect.n)
            case _:
                name = source.card if effect.on == "bearer" else starting_character(t, seat)
                if name and survivor_of(t.state.parties[seat], name).fatigue:
                    heal(t, seat, name, effect.n)


def op_join(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-451 … BG-453  The top follower card joins, and its instructions are followed at once."""
    for seat in seats_hit(t, effect.who, source):
        for _ in range(number_of(effect)):
            follower = draw_follower(t, seat)
            if follower is not None:
                yield from follow_instructions(t, seat, follower)


def follow_instructions(t: T, seat: int, card: str) -> Flow[None]:
    """BG-037, BG-452, BG-R76  What a survivor brings along, the first time it joins any party."""
    for ability in first_words(t, card):
        yield from carry_out(t, ability.effects, Source(seat, card))


def op_leave(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-454, BG-455, BG-R73, BG-R74  Followers only, and never the last survivor."""
    for seat in seats_hit(t, effect.who, source):
        for _ in range(number_of(effect)):
            loser = yield from bearer_with_followers(t, seat, effect, source)
            party = t.state.parties[loser]
            if len(party.survivors) > 1 and followers_of(the_box(t), party):
                name = yield from pick_follower(t, loser, effect.pick, "leave")
                yield from leave_behind(t, loser, name, effect.at)


def op_slay(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-394  Followers die."""
    for seat in seats_hit(t, effect.who, source):
        for _ in range(number_of(effect)):
            loser = yield from bearer_with_followers(t, seat, effect, source)
            if followers_of(the_box(t), t.state.parties[loser]):
                name = yield from pick_follower(t, loser, effect.pick, "slay")
                die(t, loser, name, rule="BG-394")


def bearer_with_followers(t: T, seat: int, effect: Effect, source: Source) -> Flow[int]:
    if not source.failed or effect.who != "self":
        return seat
    box = the_box(t)
    able = [one for one in clockwise(t.state, seat) if followers_of(box, t.state.parties[one])]
    return (yield from who_bears(t, seat, "leave" if effect.op == "leave" else "slay", lambda one: one in able))


# --- cards and tokens


def op_keep(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-291  The card in hand goes to the inventory when it is done with."""
    t.state.cards[-1].kept = True
    return
    yield {}  # a flow, although nobody is asked


def op_drop(t: T, effect: Effect, source: Source) -> Flow[None]:
    """Inventory cards of one's own choice are discarded."""
    for seat in seats_hit(t, effect.who, source):
        for _ in range(number_of(effect)):
            loser = seat
            if source.failed and effect.who == "self":
                loser = yield from who_bears(t, seat, "drop", lambda one: bool(t.state.parties[one].items))
            if t.state.parties[loser].items:
                choice = yield from decide(t, DROP_ITEM, loser)
                discard_item(t, loser, choice.card)


def discard_item(t: T, seat: int, card: str) -> None:
    """BG-293  An inventory card goes to the discard pile."""
    t.state.parties[seat].items.remove(card)
    t.state.discard.append(card)
    t.tell(CardDiscarded("BG-293", seat, card))


def op_tokens(t: T, effect: Effect, source: Source) -> Flow[None]:
    if number_of(effect) > 0:
        yield from place_tokens(t, source.seat, number_of(effect), effect.at)
    else:
        yield from remove_tokens(t, source.seat, -number_of(effect))


def op_draw(t: T, effect: Effect, source: Source) -> Flow[None]:
    """More encounter cards: they are drawn when this card has been carried out."""
    if t.state.cards:
        t.state.cards[-1].more += number_of(effect)
    return
    yield {}  # a flow, although nobody is asked


def op_peek(t: T, effect: Effect, source: Source) -> Flow[None]:
    yield from look(t, source.seat, effect.what, number_of(effect), effect.swap)


# --- numbers, choices, conditions


def op_modify(t: T, effect: Effect, source: Source) -> Flow[None]:
    """BG-294  A number changes for a while."""
    t.state.modifiers.append(Modifier(source.seat, effect.stat, number_of(effect), effect.until))
    t.tell(NumberChanged("BG-294", source.seat, effect.stat, number_of(effect), effect.until))
    return
    yield {}  # a flow, although nobody is asked


def op_choose(t: T, effect: Effect, source: Source) -> Flow[None]:
    """One of several lists of effects."""
    card = source.card or t.state.cards[-1].card
    about = Branches(card, first_branch(the_box(t), card, effect.options), len(effect.options))
    choice = yield from decide(t, WHICH_EFFECT, source.seat, about)
    t.tell(SideTaken("BG-246", source.seat, choice.notation))
    yield from carry_out(t, effect.options[choice.option], source)


def op_when(t: T, effect: Effect, source: Source) -> Flow[None]:
    """Only if all the conditions hold; otherwise the other list."""
    holds = all(condition_holds(t, one, source) for one in effect.conditions)
    yield from carry_out(t, effect.then if holds else effect.otherwise, source)


def condition_holds(t: T, condition: Condition, source: Source) -> bool:
    seats = seats_hit(t, condition.who, source)
    return all(compares(count_of(t, condition.count, seat), condition.cmp, condition.n) for seat in seats)


EFFECTS: dict[str, Callable[[T, Effect, Source], Flow[None]]] = {
    "gain": op_gain,
    "lose": op_lose,
    "give": op_give,
    "fatigue": op_fatigue,
    "heal": op_heal,
    "join": op_join,
    "leave": op_leave,
    "slay": op_slay,
    "keep": op_keep,
    "drop": op_drop,
    "tokens": op_tokens,
    "no_resources": op_no_resources,
    "draw": op_draw,
    "modify": op_modify,
    "peek": op_peek,
    "choose": op_choose,
    "when": op_when,
}
