"""Encounters: drawing them, facing each kind of challenge, success and failure (BG-241 … BG-253)."""

from __future__ import annotations

from collections.abc import Callable

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.contents import Challenge
from shambles.games.board_game.effects.carrying_out import carry_out, follow_instructions
from shambles.games.board_game.effects.followers import rescue
from shambles.games.board_game.effects.resources import pay
from shambles.games.board_game.rules.abilities import what_works_by_itself
from shambles.games.board_game.rules.fight import fight, roll_actions
from shambles.games.board_game.table.about import Challenges, OfACard, OfACardAndASeat, Votes
from shambles.games.board_game.table.challenges import compared, number_for
from shambles.games.board_game.table.choices import SUCCESS, YES
from shambles.games.board_game.table.events_of_cards import (
    CardDrawn,
    CardKept,
    CardPassedOver,
    CardPutAway,
    CardResolved,
    Compared,
    DeckShuffled,
    SideTaken,
    TargetAnswered,
    TargetNamed,
    VoteCast,
    Voted,
)
from shambles.games.board_game.table.numbers import expire
from shambles.games.board_game.table.outlook import Source
from shambles.games.board_game.table.questions import (
    AGREE,
    NAME_A_PLAYER,
    TAKE_A_SIDE,
    VOTE,
    VOTE_LAST,
    WHICH_CHALLENGE,
)
from shambles.games.board_game.table.state import (
    Drawn,
    T,
    in_play,
    markers_on,
    others_in_play,
    the_box,
)


def face_encounter(t: T, seat: int, why: str) -> Flow[bool]:
    """BG-242, BG-243, BG-247  One card, read to all, faced and completely resolved; then those it calls for."""
    s = t.state
    card = draw_encounter(t, seat)
    if card is None:
        return True
    s.cards.append(Drawn(card, seat, why))
    t.tell(CardDrawn("BG-241", seat, card, why))
    success = yield from face_challenge(t, seat, the_box(t).encounters[card].challenge)
    s.cards[-1].success = success = success and in_play(s, seat)
    t.tell(CardResolved("BG-248" if success else "BG-249", seat, card, success))
    side = the_box(t).encounters[card].success if success else the_box(t).encounters[card].fail
    yield from carry_out(t, side, Source(seat, failed=not success))
    if success and in_play(s, seat) and why in markers_on(s, s.parties[seat].at):  # BG-458, BG-R78
        rescue(t, seat, why)
        yield from follow_instructions(t, seat, why)
    if not success and in_play(s, seat):
        yield from what_works_by_itself(t, seat, "fail")
    more = put_away(t, seat)
    for _ in range(more):
        if in_play(s, seat):
            yield from face_encounter(t, seat, "more")
    return success


def draw_encounter(t: T, seat: int) -> str | None:
    """BG-244  The top card; BG-555, BG-R56 one about other players is passed over where there are none."""
    s, box = t.state, the_box(t)
    alone = not others_in_play(s, seat)
    for _ in range(len(s.encounters) + len(s.discard)):
        if not s.encounters:
            s.encounters, s.discard = t.shuffle("encounters", sorted(s.discard)), []
            t.tell(DeckShuffled("BG-244", len(s.encounters)))
        card = s.encounters.pop()
        if not (alone and box.encounters[card].others):
            return card
        s.discard.append(card)
        t.tell(CardPassedOver("BG-555", card))
    return None


def put_away(t: T, seat: int) -> int:
    """BG-250, BG-291, BG-292  To the inventory if it was won, else to the discard pile; how many more it calls for."""
    s = t.state
    drawn = s.cards.pop()
    expire(s, "encounter")
    if drawn.kept and in_play(s, seat):
        s.parties[seat].items.append(drawn.card)
        t.tell(CardKept("BG-291", seat, drawn.card))
    else:
        s.discard.append(drawn.card)
        t.tell(CardPutAway("BG-250", drawn.card))
    return drawn.more


# --- the challenges (BG-251)


def face_challenge(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    return (yield from CHALLENGES[challenge.kind](t, seat, challenge))


def kill(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-253, BG-336  All of them."""
    return (yield from fight(t, seat, "kill", number_for(t, seat, challenge.n)))


def survive(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-337, BG-338  Nobody dies of it."""
    return (yield from fight(t, seat, "survive", number_for(t, seat, challenge.n)))


def actions(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-252  So many Actions in one roll."""
    return (yield from roll_actions(t, seat, number_for(t, seat, challenge.n)))


def pay_up(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-432, BG-R57  Refusing is a failure."""
    return (yield from pay(t, seat, challenge.bill, voluntary=True))


def compare(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-251  Most or least of all in play."""
    numbers, met = compared(t, seat, challenge)
    t.tell(Compared("BG-251", challenge.count, challenge.mode, numbers, met))
    return met
    yield {}  # a flow, although nobody is asked


def vote(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-251, BG-R121  Everybody in play votes openly, one after the other, the active player last; BG-R54 it breaks a
    tie."""
    s = t.state
    drawn = s.cards[-1]
    ayes: list[int] = []
    noes: list[int] = []
    for one in [*others_in_play(s, seat), seat]:
        about = Votes(drawn.card, len(ayes), len(noes))
        choice = yield from decide(t, VOTE_LAST if one == seat else VOTE, one, about)
        (ayes if choice == YES else noes).append(one)
        s.cards[-1].yes, s.cards[-1].no = list(ayes), list(noes)
        t.tell(VoteCast("BG-251", one, choice == YES))
    carried = len(ayes) > len(noes) or (len(ayes) == len(noes) and seat in ayes)
    t.tell(Voted("BG-251", tuple(ayes), len(ayes), len(noes), carried))
    return carried


def ask_another(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-251  The active player names another one, who decides."""
    choice = yield from decide(t, NAME_A_PLAYER, seat, OfACard(t.state.cards[-1].card))
    t.state.cards[-1].target = choice.seat
    t.tell(TargetNamed("BG-251", seat, choice.seat))
    answer = yield from decide(t, AGREE, choice.seat, OfACardAndASeat(t.state.cards[-1].card, seat))
    t.tell(TargetAnswered("BG-251", choice.seat, answer == YES))
    return answer == YES


def take_a_side(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-251  A free choice between the two sides of the card."""
    choice = yield from decide(t, TAKE_A_SIDE, seat, OfACard(t.state.cards[-1].card))
    t.tell(SideTaken("BG-251", seat, choice.notation, t.state.cards[-1].card))
    return choice == SUCCESS


def either(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    """BG-251  One of several challenges, as the active player likes."""
    choice = yield from decide(t, WHICH_CHALLENGE, seat, Challenges(t.state.cards[-1].card, len(challenge.of)))
    t.tell(SideTaken("BG-251", seat, choice.notation, t.state.cards[-1].card, choice.option))
    return (yield from face_challenge(t, seat, challenge.of[choice.option]))


def nothing(t: T, seat: int, challenge: Challenge) -> Flow[bool]:
    return True
    yield {}  # a flow, although nobody is asked


CHALLENGES: dict[str, Callable[[T, int, Challenge], Flow[bool]]] = {
    "kill": kill,
    "survive": survive,
    "actions": actions,
    "pay": pay_up,
    "compare": compare,
    "vote": vote,
    "ask": ask_another,
    "choice": take_a_side,
    "either": either,
    "none": nothing,
}
