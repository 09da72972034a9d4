"""The rules of Goofspiel, in the rulebook's order."""

from goofspiel.box import SUIT, Options
from goofspiel.table import BID, BidsTurned, HandDealt, PrizesStayed, PrizesWon, PrizeTurned, Stakes, State, SuitsTaken
from shambles.making import Flow, Outcome, Play, all_of

T = Play[State, Options]

SET_UP = "set-up"
ROUND = "round"


def set_up(t: T) -> Flow[str]:
    """GS-010, GS-011  The prizes are shuffled and lie face down; everybody takes up thirteen cards."""
    t.state.prizes = t.shuffle("prizes", SUIT)
    if t.options.deal == "suits":
        t.state.hands = [list(SUIT) for _ in t.seats]
        t.tell(SuitsTaken("GS-012", len(SUIT)))
    else:
        deal_hands(t)
    return ROUND
    yield {}  # a flow, although nobody is asked


def deal_hands(t: T) -> None:
    """GS-013  All suits and one more are shuffled; what is not dealt stays aside, unseen."""
    cards = t.shuffle("hands", SUIT * (len(t.seats) + 1))
    t.state.unused = sorted(cards[len(SUIT) * len(t.seats) :])
    for seat in t.seats:
        hand = sorted(cards[seat * len(SUIT) : (seat + 1) * len(SUIT)])
        t.state.hands[seat] = hand
        t.tell(HandDealt("GS-013", seat, len(hand), tuple(hand)))


def round_of_bids(t: T) -> Flow[str | Outcome]:
    """GS-021, GS-022  Everybody lays a card face down for the prize turned up; then all are turned at once."""
    s = t.state
    turn_up_a_prize(t)
    laid = yield from all_of(t, BID, t.seats, Stakes(tuple(s.stakes)))
    bids = tuple(bid.card for bid in laid.values())
    for seat in t.seats:
        s.hands[seat].remove(bids[seat])
    t.tell(BidsTurned("GS-022", bids))
    award_the_prizes(t, bids)
    return ROUND if s.prizes else game_end(t)


def turn_up_a_prize(t: T) -> None:
    """GS-020  The next prize joins those that nobody has won yet."""
    s = t.state
    s.stakes.append(s.prizes.pop(0))
    t.tell(PrizeTurned("GS-020", s.stakes[-1], tuple(s.stakes)))


def award_the_prizes(t: T, bids: tuple[int, ...]) -> None:
    """GS-030  The highest bid wins; GS-031  where several are highest, the prizes stay for the next round."""
    s = t.state
    highest = tuple(seat for seat in t.seats if bids[seat] == max(bids))
    stakes = tuple(s.stakes)
    if len(highest) > 1:
        t.tell(PrizesStayed("GS-031", highest, stakes))
        return
    s.won[highest[0]] += stakes
    s.stakes = []
    t.tell(PrizesWon("GS-030", highest[0], stakes))


def game_end(t: T) -> Outcome:
    """GS-040  Most points win; GS-041  what nobody won counts for nobody, and equal bests share the win."""
    points = tuple(map(sum, t.state.won))
    winners = tuple(seat for seat in t.seats if points[seat] == max(points))
    return Outcome(points, winners, "most-points", "GS-040", tuple(map(float, points)))


PHASES = {SET_UP: set_up, ROUND: round_of_bids}
