"""The rules of Goofspiel, in the rulebook's order."""

from __future__ import annotations

from goofspiel.box import SUIT, Options
from goofspiel.table import BID, BidsTurned, HandDealt, PrizesStayed, PrizesWon, PrizeTurned, Stakes, State
from shambles.core.play import Flow, Play, all_of
from shambles.core.reply import Outcome

T = Play[State, Options]

SET_UP = "set-up"
ROUND = "round"
GAME_END = "game-end"


def set_up(t: T) -> Flow[str]:
    """GS-010, GS-011  The prizes are shuffled and lie face down; everybody takes up thirteen cards."""
    t.state.prizes = t.shuffle("prizes", SUIT)
    cards = list(SUIT) * len(t.seats)
    if t.options.deal == "shuffled":  # GS-012
        cards = t.shuffle("hands", cards)
    for seat in t.seats:
        hand = sorted(cards[seat * len(SUIT) : (seat + 1) * len(SUIT)])
        t.state.hands[seat] = hand
        t.tell(HandDealt("GS-011", seat, len(hand), tuple(hand)))
    return ROUND
    yield {}  # a flow, although nobody is asked


def round_of_bids(t: T) -> Flow[str]:
    """GS-021, GS-022  Everybody lays a card face down for the prize turned up; then all are turned at once."""
    s = t.state
    turn_up_a_prize(t)
    laid = yield from all_of(t, BID, t.seats, Stakes(tuple(s.stakes)))
    for seat, bid in laid.items():
        s.hands[seat].remove(bid.card)
    s.bids = [bid.card for bid in laid.values()]
    t.tell(BidsTurned("GS-022", tuple(s.bids)))
    award_the_prizes(t)
    return ROUND if s.prizes else GAME_END


def turn_up_a_prize(t: T) -> None:
    """GS-020  The next prize joins those that nobody has won yet."""
    s = t.state
    s.stakes.append(s.prizes.pop(0))
    s.bids = []
    t.tell(PrizeTurned("GS-020", s.stakes[-1], tuple(s.stakes)))


def award_the_prizes(t: T) -> None:
    """GS-030  The highest bid wins; GS-031  where several are highest, the prizes stay for the next round."""
    s = t.state
    highest = tuple(seat for seat in t.seats if s.bids[seat] == max(s.bids))
    stakes = tuple(s.stakes)
    if len(highest) > 1:
        t.tell(PrizesStayed("GS-031", highest, stakes))
        return
    s.won[highest[0]] += stakes
    s.stakes = []
    t.tell(PrizesWon("GS-030", highest[0], stakes))


def game_end(t: T) -> Flow[str | Outcome]:
    """GS-040  Most points win; GS-041  what nobody won counts for nobody, and equal bests share the win."""
    points = tuple(map(sum, t.state.won))
    winners = tuple(seat for seat in t.seats if points[seat] == max(points))
    return Outcome(points, winners, "most-points", "GS-040", tuple(map(float, points)))
    yield {}  # a flow, although nobody is asked


PHASES = {SET_UP: set_up, ROUND: round_of_bids, GAME_END: game_end}
