"""The Board Game in the rulebook's order: set-up, the first player, the turn and its end. The steps of the turn are in
move.py, encounters.py and scouting.py; co-operative play is in groups.py."""

from __future__ import annotations

from shambles.core.asking.play import Flow, decide
from shambles.core.asking.reply import Outcome
from shambles.core.game import Phase
from shambles.games.board_game.box.contents import SLOTS, SOLO_LOCATIONS, STRANDED, Options
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.effects.carrying_out import follow_instructions
from shambles.games.board_game.effects.resources import change, gain
from shambles.games.board_game.rules.abilities import use_card, what_works_by_itself
from shambles.games.board_game.rules.between import between
from shambles.games.board_game.rules.encounters import face_encounter
from shambles.games.board_game.rules.fight import throw_dice
from shambles.games.board_game.rules.groups import ask_who_leaves, lead_group
from shambles.games.board_game.rules.move import fight_tokens, move, recover
from shambles.games.board_game.rules.phases import (
    COLLECT,
    ENCOUNTERS,
    END_TURN,
    FIGHT,
    FIRST_PLAYER,
    MOVE,
    RECOVER,
    SCOUT,
    SET_UP,
    TURN,
)
from shambles.games.board_game.rules.scouting import race_is_over, scores_of, scout, won
from shambles.games.board_game.table.abilities import powers
from shambles.games.board_game.table.about import Icons, Offered
from shambles.games.board_game.table.choices import LEAVE_IT, TAKE, YES, Use, Word
from shambles.games.board_game.table.dice import total_of
from shambles.games.board_game.table.events import (
    FirstPlayer,
    FollowersStranded,
    NobodyLeft,
    PartyDealt,
    PrivateLocation,
    PublicLocations,
    Returned,
    RolledForFirst,
    StayedOut,
    TurnBegun,
)
from shambles.games.board_game.table.events_of_cards import Collected, Joined, ResourcesLeft
from shambles.games.board_game.table.numbers import expire, stat
from shambles.games.board_game.table.questions import COLLECT as COLLECT_QUESTION
from shambles.games.board_game.table.questions import GAIN_ANY, RETURN
from shambles.games.board_game.table.state import (
    Marker,
    Party,
    Roll,
    State,
    Survivor,
    T,
    Turn,
    in_play,
    the_board,
    the_box,
    wishes,
)

MOST_REROLLS = 20  # BG-R52


# --- Set-up


def set_up(t: T) -> Flow[str]:
    """BG-031 … BG-043, BG-047  Characters, followers, Locations, encounters and tokens are shuffled and dealt."""
    s, box = t.state, the_box(t)
    s.characters = t.shuffle("characters", tuple(box.characters))
    s.followers = t.shuffle("followers", tuple(box.followers))
    s.encounters = t.shuffle("encounters", box.encounter_cards)
    s.bag = t.shuffle("tokens", box.tokens)
    for seat in t.seats:
        deal_party(t, seat)
    deal_locations(t)
    if len(t.seats) == 1:
        strand_followers(t)
    for seat in t.seats:  # BG-037
        for one in [one.id for one in s.parties[seat].survivors]:
            yield from follow_instructions(t, seat, one)
    return FIRST_PLAYER


def deal_party(t: T, seat: int) -> None:
    """BG-032, BG-033, BG-035, BG-047  One of each resource, a character, a follower, and a pawn on its start."""
    s = t.state
    character, follower = s.characters.pop(), s.followers.pop()
    space = the_board(t).starts[character]
    s.parties[seat] = Party(at=space, survivors=[Survivor(character), Survivor(follower)])
    t.tell(PartyDealt("BG-033", seat, character, follower, space))


def deal_locations(t: T) -> None:
    """BG-038, BG-039, BG-041  Three public cards, then a private one each; BG-552, BG-R109 alone, four open."""
    s = t.state
    if len(t.seats) == 1:
        s.public = list(SOLO_LOCATIONS)
        t.tell(PublicLocations("BG-552", SOLO_LOCATIONS))
        return
    s.locations = t.shuffle("locations", the_box(t).location_cards)
    s.public = [s.locations.pop() for _ in range(SLOTS)]
    t.tell(PublicLocations("BG-038", tuple(one for one in s.public if one is not None)))
    for seat in t.seats:
        deal_private(t, seat)


def deal_private(t: T, seat: int) -> None:
    """BG-039, BG-040  Only its owner may look at it."""
    s = t.state
    card = s.locations.pop() if s.locations else None
    s.parties[seat].private, s.parties[seat].shown = card, False
    s.peeks = [max(0, count - 1) for count in s.peeks]
    if card is not None:
        t.tell(PrivateLocation("BG-039", seat, card))


def strand_followers(t: T) -> None:
    """BG-554, BG-R111  Solitaire: five followers wait on the unused start spaces."""
    s = t.state
    spaces = [space for space in the_board(t).starts.values() if space != s.parties[0].at][:STRANDED]
    s.stranded = [s.followers.pop() for _ in spaces]
    s.markers = [Marker(space, follower) for space, follower in zip(spaces, s.stranded, strict=True)]
    t.tell(FollowersStranded("BG-554", tuple(s.stranded), tuple(spaces)))


def first_player(t: T) -> Flow[str]:
    """BG-044, BG-045, BG-046  Most Actions goes first; those who tie roll again; at last chance decides (BG-R52)."""
    s = t.state
    tied = list(t.seats)
    for _ in range(MOST_REROLLS + 1):
        if len(tied) == 1:
            break
        actions = {seat: roll_for_first(t, seat) for seat in tied}
        t.tell(RolledForFirst("BG-045", actions))
        tied = [seat for seat in tied if actions[seat] == max(actions.values())]
    s.first = tied[0] if len(tied) == 1 else t.pick("first", tied)
    s.turn = Turn(s.first)
    s.round = 1
    t.tell(FirstPlayer("BG-045", s.first))
    return TURN
    yield {}  # a flow, although nobody is asked


def roll_for_first(t: T, seat: int) -> int:
    """BG-045, BG-R50, BG-R51  Wilds count as Actions, and so do lasting modifiers."""
    s = t.state
    s.roll = Roll(seat, "actions", 0, throw_dice(t, seat))
    actions = total_of(t)
    s.roll = None
    return actions


# --- The turn


def turn(t: T) -> Flow[str]:
    """BG-049, BG-062  A player's turn begins; an eliminated one may return first (BG-R65)."""
    s = t.state
    seat = s.turn.seat
    for modifier in s.modifiers:
        if modifier.seat == seat and modifier.until == "next_turn":
            modifier.until = "turn"
    lead_group(s, seat)
    t.tell(TurnBegun("BG-049", seat, s.round))
    if s.parties[seat].status == "lost":
        yield from come_back(t, seat)
        if not in_play(s, seat):
            return END_TURN
    yield from ask_who_leaves(t, seat)
    return RECOVER


def come_back(t: T, seat: int) -> Flow[None]:
    """BG-412, BG-R66, BG-R67  With a character that nobody has played, and a follower if there is one."""
    s = t.state
    if not s.characters or (yield from decide(t, RETURN, seat)) != YES:
        s.parties[seat].status = "out"
        t.tell(StayedOut("BG-412", seat))
        return
    start_again(t, seat)
    for one in [one.id for one in s.parties[seat].survivors]:
        yield from follow_instructions(t, seat, one)


def start_again(t: T, seat: int) -> None:
    """BG-413, BG-R64  A new start: one of each resource, the old Locations shuffled back, a new private card."""
    s = t.state
    old = s.parties[seat]
    s.locations = t.shuffle("locations", sorted([*s.locations, *old.scouted, *([old.private] if old.private else [])]))
    s.peeks = [0 for _ in s.peeks]
    character = s.characters.pop()
    follower = s.followers.pop() if s.followers else None
    space = the_board(t).starts[character]
    s.parties[seat] = Party(at=space, survivors=[Survivor(character), *([Survivor(follower)] if follower else [])])
    t.tell(Returned("BG-412", seat, character, space))
    if follower is not None:
        t.tell(Joined("BG-412", seat, follower, False))
    deal_private(t, seat)


# --- Encounters on a space, and what it yields


def encounters(t: T) -> Flow[str]:
    """BG-241, BG-243, BG-R77  One card for each icon, then one for each follower left behind, one after another."""
    s = t.state
    seat = s.turn.seat
    yield from between(t, seat)
    if in_play(s, seat):
        yield from face_encounter(t, seat, s.turn.draws.pop(0))
    if not in_play(s, seat):
        return END_TURN  # BG-R43
    return ENCOUNTERS if s.turn.draws else COLLECT


def collect(t: T) -> Flow[str]:
    """BG-271, BG-272, BG-R39, BG-R40  After the cards, one unit for every icon, won or lost; BG-R42 one may decline."""
    s = t.state
    seat = s.turn.seat
    icons = the_board(t).spaces[s.parties[seat].at].icons
    if s.turn.blocked or not icons:
        return END_TURN
    while True:
        if wishes(s, seat, "collect") and not powers(t, seat, "collect"):
            choice: Word | Use = TAKE
            break
        choice = yield from decide(t, COLLECT_QUESTION, seat, Icons(icons))
        if not isinstance(choice, Use):
            break
        yield from use_card(t, seat, choice.card, "collect")
        if not in_play(s, seat):
            return END_TURN
    if choice == LEAVE_IT:
        t.tell(ResourcesLeft("BG-271", seat))
        return END_TURN
    for icon in icons:
        change(s.parties[seat], icon, 1)
    t.tell(Collected("BG-271", seat, icons))
    yield from collect_more(t, seat, icons)
    return END_TURN


def collect_more(t: T, seat: int, icons: tuple[str, ...]) -> Flow[None]:
    """BG-317  What abilities add to the icons that are collected."""
    yield from what_works_by_itself(t, seat, "collect")
    for resource in RESOURCES:
        more = stat(t, seat, f"collect_{resource}")  # type: ignore[arg-type]
        if resource in icons and more > 0:
            gain(t, seat, resource, more, rule="BG-317")
    kinds = tuple(res for res in RESOURCES if res in icons)
    for left in range(stat(t, seat, "collect_any"), 0, -1):
        choice = yield from decide(t, GAIN_ANY, seat, Offered(left, kinds))
        gain(t, seat, choice.resource, 1, rule="BG-317")


# --- The end of the turn, and of the game


def end_turn(t: T) -> Flow[str | Outcome]:
    """BG-065, BG-049, BG-R68  The next player clockwise; the game is over when nobody is left to play."""
    s = t.state
    expire(s, "turn", "fight", "roll", "encounter")
    s.scouting = None
    if race_is_over(t):  # BG-R120: by an elimination, or by one who does not return
        return won(t)
    seat = next_seat(s)
    if seat is None:
        t.tell(NobodyLeft("BG-411"))
        return Outcome.won_by((), scores_of(t), "nobody-left", "BG-411")
    s.turn = Turn(seat)
    return TURN
    yield {}  # a flow, although nobody is asked


def next_seat(s: State) -> int | None:
    """BG-049, BG-R94  Clockwise, past winners and those who are out for good."""
    count = len(s.parties)
    for step in range(1, count + 1):
        seat = (s.turn.seat + step) % count
        if seat == s.first:
            s.round += 1
        if s.parties[seat].status in ("in", "lost"):
            return seat
    return None


PHASES: dict[str, Phase[State, Options]] = {
    SET_UP: set_up,
    FIRST_PLAYER: first_player,
    TURN: turn,
    RECOVER: recover,
    MOVE: move,
    FIGHT: fight_tokens,
    ENCOUNTERS: encounters,
    COLLECT: collect,
    SCOUT: scout,
    END_TURN: end_turn,
}
