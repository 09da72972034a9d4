"""The state of the Board Game as plain data, and functions that read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from shambles.core.asking.play import Play
from shambles.games.board_game.box.board import Board, find_board
from shambles.games.board_game.box.checks import check_together
from shambles.games.board_game.box.contents import COLOURS, LETHAL, Box, Colour, Options, find_box
from shambles.games.board_game.box.vocabulary import RESOURCES, AnyResource, Stat, Until

NOWHERE = ""

Status = Literal["in", "lost", "out", "won"]
Wished = Literal["collect", "stay"]  # collect what the space gives; stay in the group
RollKind = Literal["token", "kill", "survive", "actions"]


class Survivor(msgspec.Struct, gc=False):
    """BG-318  A starting character or a follower in a party."""

    id: str
    fatigue: int = 0


class Party(msgspec.Struct):
    """A player's sheet: survivors, resources, inventory, Locations, and the space of the pawn.

    status  in: on the board; lost: eliminated, and may return; out: eliminated for good; won: has a safe haven
    retry   may stay on the Location space after an encounter failed there (BG-106)
    """

    at: str = NOWHERE
    survivors: list[Survivor] = []
    food: int = 1
    gas: int = 1
    ammo: int = 1
    items: list[str] = []
    private: str | None = None
    shown: bool = False
    scouted: list[str] = []
    status: Status = "in"
    retry: bool = False


class Token(msgspec.Struct, array_like=True, gc=False):
    """A zombie token on the board. While it is face down, nobody knows its number (BG-006)."""

    value: int
    up: bool = False


class Marker(msgspec.Struct, gc=False):
    """BG-454  A follower who was left behind on a space."""

    space: str
    follower: str


class Group(msgspec.Struct):
    """BG-524  Players who play together. The pawn of one of them stands for all.

    retry  may stay on the Location space after an encounter failed there, as long as it stays together (BG-R119)
    """

    members: list[int]
    pawn: int
    retry: bool = False


class Modifier(msgspec.Struct, gc=False):
    """A number that a card has changed for a while."""

    seat: int
    stat: Stat
    n: int
    until: Until


class Rolled(msgspec.Struct, frozen=True, gc=False):
    """A die on the table: its colour and the face it shows."""

    colour: Colour
    face: str


class Roll(msgspec.Struct):
    """A fight or an Action roll in progress.

    kind    token, kill, survive: against `need` zombies; actions: for `need` Actions
    again   the dice that have been rolled again; each can be once
    fallen  how many survivors died of this fight's fatigue (BG-337)
    used    the abilities used in this fight
    """

    seat: int
    kind: RollKind
    need: int
    dice: list[Rolled] = []
    ammo: list[str] = []
    fallen: int = 0
    used: list[str] = []
    again: list[int] = []


class Drawn(msgspec.Struct):
    """An encounter card that is being resolved. `why` is the reason it was drawn: an icon, a follower or a Location."""

    card: str
    seat: int
    why: str
    target: int | None = None
    yes: list[int] = []
    no: list[int] = []
    success: bool | None = None
    kept: bool = False
    more: int = 0


class Scouting(msgspec.Struct, gc=False):
    """A Location that is being scouted. `slot` is None for the private card."""

    location: str
    slot: int | None
    tier: int
    step: int = 0
    left: int = 0


class Turn(msgspec.Struct):
    """BG-062  The present turn.

    steps     steps taken so far
    gas       uses of gas so far
    over      movement is over
    passed    the party is among zombies that it passed with gas; it must fight them if the turn ends here (BG-174)
    draws     the encounter cards still to be drawn for the space: icons, then followers (BG-R77)
    blocked   nothing can be collected from the space (BG-273)
    used      abilities that work once a turn and have been used
    refused   what the others have refused: an invitation, or help
    """

    seat: int = 0
    steps: int = 0
    gas: int = 0
    over: bool = False
    passed: bool = False
    draws: list[str] = []
    blocked: bool = False
    used: list[str] = []
    refused: list[str] = []


class Wish(msgspec.Struct, gc=False):
    """A standing wish: what a player always wants, and is no longer asked about."""

    seat: int
    what: Wished


class State(msgspec.Struct):
    """The position of every card, token and pawn.

    joined  followers that have joined a party at least once (BG-R76)
    spent   abilities that are used up for the whole game
    peeks   for each seat, how many cards on top of the Location deck it has looked at
    bag     zombie tokens in the supply, the next one last
    fought  tokens to be shuffled back into the supply (BG-R28)
    unseen  the same, but they left the board face down
    cards   encounter cards being resolved, the present one last
    """

    parties: list[Party]
    characters: list[str] = []
    followers: list[str] = []
    dead: list[str] = []
    joined: list[str] = []
    spent: list[str] = []
    locations: list[str] = []
    public: list[str | None] = []
    peeks: list[int] = []
    encounters: list[str] = []
    discard: list[str] = []
    bag: list[int] = []
    fought: list[int] = []
    unseen: list[int] = []
    tokens: dict[str, list[Token]] = {}
    markers: list[Marker] = []
    groups: list[Group] = []
    modifiers: list[Modifier] = []
    turn: Turn = msgspec.field(default_factory=Turn)
    roll: Roll | None = None
    cards: list[Drawn] = []
    scouting: Scouting | None = None
    round: int = 0
    first: int = 0
    winners: list[int] = []
    stranded: list[str] = []
    rescued: list[str] = []
    wishes: list[Wish] = []


T = Play[State, Options]


def opening(seats: range, options: Options) -> State:
    """BG-031  The state before set-up: an empty sheet for every player."""
    check_together(find_box(options.box), find_board(options.map))
    return State(parties=[Party() for _ in seats], peeks=[0 for _ in seats])


def the_box(t: T) -> Box:
    return find_box(t.options.box, t.options.balance)


def the_board(t: T) -> Board:
    return find_board(t.options.map)


# --- seats


def in_play(s: State, seat: int) -> bool:
    return s.parties[seat].status == "in"


def clockwise(s: State, seat: int) -> list[int]:
    """BG-049  All players in the game, starting with this seat."""
    count = len(s.parties)
    order = [(seat + step) % count for step in range(count)]
    return [one for one in order if s.parties[one].status == "in"]


def others_in_play(s: State, seat: int) -> list[int]:
    return [one for one in clockwise(s, seat) if one != seat]


def group_of(s: State, seat: int) -> list[int]:
    """BG-523  The seats of this player's group: this one first, then clockwise."""
    for group in s.groups:
        if seat in group.members:
            count = len(s.parties)
            return sorted(group.members, key=lambda one: (one - seat) % count)
    return [seat]


def may_try_again(s: State, seat: int) -> bool:
    """BG-106, BG-R119  Whether a party that failed on this Location may try again: its own failure, or that of its
    group while it stays together."""
    return s.parties[seat].retry or any(group.retry and seat in group.members for group in s.groups)


def wishes(s: State, seat: int, what: Wished) -> bool:
    return any(one.seat == seat and one.what == what for one in s.wishes)


# --- parties


def survivor_of(party: Party, name: str) -> Survivor:
    return next(one for one in party.survivors if one.id == name)


def followers_of(box: Box, party: Party) -> list[str]:
    return [one.id for one in party.survivors if one.id in box.followers]


def is_fatigued(party: Party) -> bool:
    return any(one.fatigue for one in party.survivors)


def room_for_fatigue(party: Party) -> int:
    """The fatigue that the party can take without a death."""
    return sum(LETHAL - 1 - one.fatigue for one in party.survivors)


def cards_of(party: Party) -> list[str]:
    """The cards that can have an ability: survivors and items."""
    return [*[one.id for one in party.survivors], *party.items]


def pool_of(box: Box, parties: list[Party]) -> dict[Colour, int]:
    """BG-311, BG-525  The dice of all survivors, by colour."""
    pool = dict.fromkeys(COLOURS, 0)
    for party in parties:
        for survivor in party.survivors:
            dice = box.survivors[survivor.id].dice
            pool["blue"] += dice.blue
            pool["red"] += dice.red
            pool["green"] += dice.green
    return pool


def group_pool(t: T, seat: int) -> dict[Colour, int]:
    """BG-529  The dice that this seat rolls, with its group."""
    s = t.state
    return pool_of(the_box(t), [s.parties[one] for one in group_of(s, seat)])


def count_of(t: T, count: str, seat: int) -> int:
    """The number that conditions and comparisons use, for one party."""
    s = t.state
    party = s.parties[seat]
    if count in ("food", "gas", "ammo"):
        return int(getattr(party, count))
    match count:
        case "items":
            return len(party.items)
        case "followers":
            return len(followers_of(the_box(t), party))
        case "survivors":
            return len(party.survivors)
        case "fatigue":
            return sum(one.fatigue for one in party.survivors)
        case "scouted":
            return len(party.scouted)
        case "dice":
            return sum(pool_of(the_box(t), [party]).values())
    return len(clockwise(s, seat))  # players


def group_count(t: T, count: str, seat: int) -> int:
    """BG-530, BG-R100  The resources of all members are counted together. Other numbers are the party's own."""
    if count in ("food", "gas", "ammo"):
        return sum(count_of(t, count, one) for one in group_of(t.state, seat))
    return count_of(t, count, seat)


def can_pay(t: T, seat: int, bill: Sequence[AnyResource]) -> bool:
    """BG-530  Whether the resources of all members together are enough."""
    there = [group_count(t, res, seat) for res in RESOURCES]
    return len(bill) <= sum(there) and all(
        bill.count(res) <= count for res, count in zip(RESOURCES, there, strict=True)
    )


def compares(found: int, cmp: str, n: int) -> bool:
    match cmp:
        case ">=":
            return found >= n
        case "<=":
            return found <= n
        case "==":
            return found == n
        case ">":
            return found > n
    return found < n


# --- spaces


def tokens_on(s: State, space: str) -> list[Token]:
    return s.tokens.get(space, [])


def parties_on(s: State, space: str) -> list[int]:
    return [seat for seat, party in enumerate(s.parties) if party.at == space and party.status == "in"]


def markers_on(s: State, space: str) -> list[str]:
    return [marker.follower for marker in s.markers if marker.space == space]


def is_unoccupied(s: State, space: str) -> bool:
    """BG-136  A space without players and zombie tokens. A follower marker does not count (BG-R10)."""
    return not s.tokens.get(space) and not parties_on(s, space)


def stops_movement(t: T, space: str) -> bool:
    """BG-109, BG-110, BG-457  Whether a party must stop here: resource spaces, Location spaces, and spaces with
    followers left behind."""
    return not the_board(t).is_free[space] or bool(t.state.markers and markers_on(t.state, space))
