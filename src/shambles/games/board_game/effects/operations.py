"""What cards do (BG-246): one small flow for each operation of the vocabulary, looked up by its struct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.contents import LETHAL
from shambles.games.board_game.box.faces import first_branch
from shambles.games.board_game.box.vocabulary import (
    Blocked,
    Choose,
    Draw,
    Drop,
    Effects,
    Fatigue,
    Gain,
    Give,
    Heal,
    Join,
    Keep,
    Leave,
    Lose,
    Modify,
    Operation,
    Peek,
    Slay,
    Tokens,
    When,
    for_each_operation,
)
from shambles.games.board_game.effects.board import (
    look_at_locations,
    look_at_tokens,
    place_tokens,
    remove_tokens,
)
from shambles.games.board_game.effects.fatigue import add_fatigue, die, heal, heal_one, heal_spread, take_fatigue
from shambles.games.board_game.effects.followers import draw_follower, first_words, leave_behind, pick_follower
from shambles.games.board_game.effects.resources import change, gain, gain_any, lose, lose_any, who_bears
from shambles.games.board_game.table.about import Branches, Consequence, FatigueDue, Left
from shambles.games.board_game.table.choices import OnSurvivor
from shambles.games.board_game.table.events_of_cards import CardDiscarded, Given, NoResources, NumberChanged, SideTaken
from shambles.games.board_game.table.outlook import (
    Source,
    branch_of,
    holdings,
    may_be_left,
    seats_hit,
    starting_character,
)
from shambles.games.board_game.table.questions import DROP_ITEM, LOSE_ANY, PLACE_FATIGUE, WHICH_EFFECT
from shambles.games.board_game.table.state import Modifier, T, followers_of, in_play, survivor_of, the_box


def carry_out(t: T, effects: Effects, source: Source) -> Flow[None]:
    """BG-248, BG-249, BG-452  One effect after another, as long as there is a party to carry them out."""
    for effect in effects:
        if in_play(t.state, source.seat):
            yield from FLOWS[type(effect)](t, effect, source)


# --- resources


def gain_resources(t: T, effect: Gain, source: Source) -> Flow[None]:
    """BG-275, BG-534  On top of what the space gives; to the active player."""
    for seat in seats_hit(t, effect.who, source):
        if effect.res == "any":
            yield from gain_any(t, seat, effect.n)
        else:
            gain(t, seat, effect.res, effect.n)


def lose_resources(t: T, effect: Lose, source: Source) -> Flow[None]:
    """BG-433, BG-R58  Up to so many."""
    for seat in seats_hit(t, effect.who, source):
        loser = yield from bearer_of(t, seat, effect, source, effect.res)
        if effect.res == "any":
            yield from lose_any(t, loser, effect.n)
        else:
            lose(t, loser, effect.res, effect.n)


def give_resources(t: T, effect: Give, source: Source) -> Flow[None]:
    """BG-533  Up to so many, from one player to another; the giver picks."""
    for seat in seats_hit(t, effect.giver, source):
        giver = yield from bearer_of(t, seat, effect, source, effect.res)
        for taker in seats_hit(t, effect.to, source):
            for left in range(min(effect.n, holdings(t, giver, effect.res)), 0, -1):
                resource: str = effect.res
                if resource == "any":
                    choice = yield from decide(t, LOSE_ANY, giver, Left(left))
                    resource = choice.resource
                change(t.state.parties[giver], resource, -1)
                change(t.state.parties[taker], resource, 1)
                t.tell(Given("BG-246", giver, taker, resource, 1))


def block_resources(t: T, effect: Blocked, source: Source) -> Flow[None]:
    """BG-273, BG-R41  Nothing from the space in this turn."""
    t.state.turn.blocked = True
    t.tell(NoResources("BG-273", source.seat))
    return
    yield {}  # a flow, although nobody is asked


# --- survivors


def place_fatigue(t: T, effect: Fatigue, source: Source) -> Flow[None]:
    """BG-391, BG-532  spread: one by one; one: all on one; each; start: the starting character; bearer."""
    for seat in seats_hit(t, effect.who, source):
        match effect.on:
            case "one":
                bearer = yield from bearer_of(t, seat, effect, source, "fatigue")
                yield from fatigue_one(t, bearer, effect.n)
            case "each":
                for name in [one.id for one in t.state.parties[seat].survivors]:
                    yield from fatigue_this(t, seat, name, effect.n)
            case "bearer":
                yield from fatigue_this(t, seat, source.card, effect.n)
            case "start" if starting_character(t, seat):
                yield from fatigue_this(t, seat, starting_character(t, seat), effect.n)
            case _:
                yield from take_fatigue(t, seat, effect.n)


def fatigue_one(t: T, seat: int, count: int) -> Flow[None]:
    """All of it on one survivor; what comes after its death is lost."""
    choice = yield from decide(t, PLACE_FATIGUE, seat, FatigueDue(count))
    assert isinstance(choice, OnSurvivor)
    yield from fatigue_this(t, seat, choice.survivor, count)


def fatigue_this(t: T, seat: int, name: str, count: int) -> Flow[None]:
    for _ in range(count):
        if any(one.id == name for one in t.state.parties[seat].survivors):
            yield from add_fatigue(t, seat, name)


def heal_survivors(t: T, effect: Heal, source: Source) -> Flow[None]:
    """BG-246  one: off one survivor; spread: one by one; each; start; bearer."""
    for seat in seats_hit(t, effect.who, source):
        match effect.on:
            case "one":
                yield from heal_one(t, seat, effect.n)
            case "spread" if isinstance(effect.n, int):
                yield from heal_spread(t, seat, effect.n)
            case "each":
                for one in t.state.parties[seat].survivors:
                    if one.fatigue:
                        heal(t, seat, one.id, effect.n)
            case _:
                name = source.card if effect.on == "bearer" else starting_character(t, seat)
                if name and survivor_of(t.state.parties[seat], name).fatigue:
                    heal(t, seat, name, effect.n)


def let_join(t: T, effect: Join, source: Source) -> Flow[None]:
    """BG-451 … BG-453  The top follower card joins, and its instructions are followed at once."""
    for seat in seats_hit(t, effect.who, source):
        for _ in range(effect.n):
            follower = draw_follower(t, seat)
            if follower is not None:
                yield from follow_instructions(t, seat, follower)


def follow_instructions(t: T, seat: int, card: str) -> Flow[None]:
    """BG-037, BG-452, BG-R76  What a survivor brings along, the first time it joins any party."""
    for ability in first_words(t, card):
        yield from carry_out(t, ability.effects, Source(seat, card))


def leave_followers(t: T, effect: Leave, source: Source) -> Flow[None]:
    """BG-454, BG-455, BG-R73, BG-R74  Followers only, and never the last survivor."""
    for seat in seats_hit(t, effect.who, source):
        loser = yield from bearer_of(t, seat, effect, source, "leave")
        for _ in range(min(effect.n, may_be_left(t, loser))):
            name = yield from pick_follower(t, loser, effect.pick, "leave")
            yield from leave_behind(t, loser, name, effect.at)


def slay_followers(t: T, effect: Slay, source: Source) -> Flow[None]:
    """BG-394  Followers die."""
    for seat in seats_hit(t, effect.who, source):
        loser = yield from bearer_of(t, seat, effect, source, "slay")
        for _ in range(min(effect.n, len(followers_of(the_box(t), t.state.parties[loser])))):
            name = yield from pick_follower(t, loser, effect.pick, "slay")
            die(t, loser, name, rule="BG-394")


Burdening = Lose | Give | Fatigue | Leave | Slay | Drop


def bearer_of(t: T, seat: int, effect: Burdening, source: Source, what: Consequence) -> Flow[int]:
    """BG-533  Who bears what befalls the active player for failing."""
    who = effect.giver if isinstance(effect, Give) else effect.who
    if not source.failed or who != "self":
        return seat
    return (yield from who_bears(t, seat, what, lambda one: can_bear(t, effect, one, source)))


def can_bear(t: T, effect: Burdening, seat: int, source: Source) -> bool:
    """BG-R116  Whether this party could bear it in full; who is given something cannot give it."""
    party = t.state.parties[seat]
    match effect:
        case Lose():
            return holdings(t, seat, effect.res) >= effect.n
        case Give():
            return holdings(t, seat, effect.res) >= effect.n and seat not in seats_hit(t, effect.to, source)
        case Fatigue():
            return any(LETHAL - one.fatigue >= effect.n for one in party.survivors)
        case Leave():
            return may_be_left(t, seat) >= effect.n
        case Slay():
            return len(followers_of(the_box(t), party)) >= effect.n
        case Drop():
            return len(party.items) >= effect.n


# --- cards and tokens


def keep_card(t: T, effect: Keep, source: Source) -> Flow[None]:
    """BG-291  The card in hand goes to the inventory when it is done with."""
    t.state.cards[-1].kept = True
    return
    yield {}  # a flow, although nobody is asked


def drop_items(t: T, effect: Drop, source: Source) -> Flow[None]:
    """Inventory cards of one's own choice are discarded."""
    for seat in seats_hit(t, effect.who, source):
        loser = yield from bearer_of(t, seat, effect, source, "drop")
        for _ in range(min(effect.n, len(t.state.parties[loser].items))):
            choice = yield from decide(t, DROP_ITEM, loser)
            discard_item(t, loser, choice.card)


def discard_item(t: T, seat: int, card: str) -> None:
    """BG-293  An inventory card goes to the discard pile."""
    t.state.parties[seat].items.remove(card)
    t.state.discard.append(card)
    t.tell(CardDiscarded("BG-293", seat, card))


def move_tokens(t: T, effect: Tokens, source: Source) -> Flow[None]:
    """BG-139, BG-246  Tokens are placed, or taken away."""
    if effect.n > 0:
        yield from place_tokens(t, source.seat, effect.n, effect.at)
    else:
        yield from remove_tokens(t, source.seat, -effect.n)


def draw_more(t: T, effect: Draw, source: Source) -> Flow[None]:
    """More encounter cards: they are drawn when this card has been carried out."""
    if t.state.cards:
        t.state.cards[-1].more += effect.n
    return
    yield {}  # a flow, although nobody is asked


def peek(t: T, effect: Peek, source: Source) -> Flow[None]:
    """BG-040, BG-152  A look at what lies face down."""
    if effect.what == "tokens":
        yield from look_at_tokens(t, source.seat, effect.n)
    else:
        yield from look_at_locations(t, source.seat, effect.n, effect.swap)


# --- numbers, choices, conditions


def modify(t: T, effect: Modify, source: Source) -> Flow[None]:
    """BG-294  A number changes for a while."""
    t.state.modifiers.append(Modifier(source.seat, effect.stat, effect.n, effect.until))
    t.tell(NumberChanged("BG-294", source.seat, effect.stat, effect.n, effect.until))
    return
    yield {}  # a flow, although nobody is asked


def choose_one(t: T, effect: Choose, source: Source) -> Flow[None]:
    """One of several lists of effects."""
    card = source.card or t.state.cards[-1].card
    about = Branches(card, first_branch(the_box(t), card, effect.options), len(effect.options))
    choice = yield from decide(t, WHICH_EFFECT, source.seat, about)
    t.tell(SideTaken("BG-246", source.seat, choice.notation, card, about.first + choice.option))
    yield from carry_out(t, effect.options[choice.option], source)


def branch(t: T, effect: When, source: Source) -> Flow[None]:
    """Only if all the conditions hold; otherwise the other list."""
    yield from carry_out(t, branch_of(t, effect, source), source)


# each flow takes the struct that it stands beside
ALL: dict[type[Operation], Callable[[T, Any, Source], Flow[None]]] = {
    Gain: gain_resources,
    Lose: lose_resources,
    Give: give_resources,
    Blocked: block_resources,
    Fatigue: place_fatigue,
    Heal: heal_survivors,
    Join: let_join,
    Leave: leave_followers,
    Slay: slay_followers,
    Keep: keep_card,
    Drop: drop_items,
    Tokens: move_tokens,
    Draw: draw_more,
    Peek: peek,
    Modify: modify,
    Choose: choose_one,
    When: branch,
}
FLOWS = for_each_operation(ALL, "effects/operations.py")
