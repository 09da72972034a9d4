"""What is asked in the Recover and Move steps, and between encounters: eat, step, drive, group, use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from shambles.core.ask import Ask, Bar, Choice, Question
from shambles.games.board_game.box.board import TOUCHING
from shambles.games.board_game.box.contents import GAS_USES, STEPS, TO_WIN, Step
from shambles.games.board_game.table.abilities import powers
from shambles.games.board_game.table.about import Steps
from shambles.games.board_game.table.choices import (
    DONE,
    GO_ON,
    LEAVE,
    STAY,
    STAY_PRIVATE,
    STOP,
    Eat,
    Go,
    Invite,
    Stay,
    Use,
    eat,
    go,
    invite,
    read_turn,
    use,
)
from shambles.games.board_game.table.state import (
    T,
    compares,
    group_count,
    group_of,
    is_unoccupied,
    markers_on,
    parties_on,
    stat,
    stops_movement,
    the_board,
    the_box,
    tokens_on,
)

# --- what a turn still allows


def steps_left(t: T, seat: int) -> int:
    """BG-101, BG-R17  Three steps, and what cards add; at least one."""
    turn = t.state.turn
    return 0 if turn.over else max(1, STEPS + stat(t, seat, "move_max")) - turn.steps


def gas_uses_left(t: T, seat: int) -> int:
    """BG-175  Three uses a turn, both kinds together, and what cards add."""
    return GAS_USES + stat(t, seat, "gas_limit") - t.state.turn.gas


def ways_on_foot(t: T, seat: int) -> dict[str, tuple[str, ...]]:
    """BG-101, BG-109, BG-110  For every space within the steps that are left, the shortest way there, over spaces where
    one need not stop."""
    near, start = the_board(t).near, t.state.parties[seat].at
    found: dict[str, tuple[str, ...]] = {start: ()}
    for steps in range(steps_left(t, seat)):
        for here, way in list(found.items()):
            if len(way) == steps and (here == start or not stops_movement(t, here)):
                for there in near[here]:
                    found.setdefault(there, (*way, there))
    del found[start]
    return found


def gas_at_hand(t: T, seat: int) -> bool:
    """BG-531, BG-R97  The active player's gas, or that of members who have not refused it."""
    party = t.state.parties[seat]
    return party.gas > 0 or ("gas" not in t.state.turn.refused and group_count(t, "gas", seat) > 0)


def can_drive(t: T, seat: int) -> bool:
    return gas_uses_left(t, seat) > 0 and gas_at_hand(t, seat)


def can_pass(t: T, seat: int) -> bool:
    """BG-173  Past zombies: with gas, or with an ability that stands in for it."""
    return gas_uses_left(t, seat) > 0 and (gas_at_hand(t, seat) or bool(powers(t, seat, "step")))


# --- Locations


def cards_for(t: T, seat: int, location: str) -> list[bool]:
    """BG-206, BG-471, BG-R87  By which cards this seat may scout the place: False public, True its own private one."""
    s = t.state
    return [*([False] if location in s.public else []), *([True] if s.parties[seat].private == location else [])]


def tier_of(t: T, seat: int) -> int:
    """BG-477, BG-478, BG-479, BG-R103  Which requirement applies, counted from 0."""
    return min(len(t.state.parties[seat].scouted), TO_WIN - 1)


def meets(t: T, seat: int, location: str) -> bool:
    """BG-473, BG-R81  What the requirement asks to have or to spend is there on entry."""
    steps = the_box(t).locations[location].tiers[tier_of(t, seat)]
    return all(has_part(t, seat, step) for step in steps)


def has_part(t: T, seat: int, step: Step) -> bool:
    if step.step == "have":
        return compares(group_count(t, step.count, seat), step.cmp, step.n)
    if step.step == "spend":
        return all(group_count(t, res, seat) >= getattr(step, res) for res in ("food", "gas", "ammo"))
    return True


def place_of(ask: Ask[Choice], choice: Choice) -> str:
    """The Location that a step or a stay would scout, or nothing."""
    board = the_board(ask.play)
    if isinstance(choice, Stay):
        return board.spaces[ask.state.parties[ask.seat].at].location
    if isinstance(choice, Go) and choice.path[-1] in board.spaces:
        return board.spaces[choice.path[-1]].location
    return ""


# --- candidates


def abilities_to_use(t: T, seat: int) -> list[Use]:
    return [use(power.card) for power in powers(t, seat, "activate")]


def invitations(t: T, seat: int) -> list[Invite]:
    """BG-521, BG-R95  Parties on the same space, one name for each group, that have not refused in this turn."""
    s = t.state
    if not t.options.cooperation or len(s.parties) == 1:
        return []
    mine = group_of(s, seat)
    found = []
    for other in parties_on(s, s.parties[seat].at):
        first = min(group_of(s, other))
        if other == first and other not in mine and f"group {other}" not in s.turn.refused:
            found.append(invite(other))
    return found


def ways_to_recover(ask: Ask[Choice]) -> Sequence[Choice]:
    t, seat = ask.play, ask.seat
    party = t.state.parties[seat]
    meals = [eat(one.id) for one in party.survivors if one.fatigue] if party.food else []
    return [*meals, *abilities_to_use(t, seat), *invitations(t, seat), DONE]


def ways_between(ask: Ask[Choice]) -> Sequence[Choice]:
    return [GO_ON, *abilities_to_use(ask.play, ask.seat), *invitations(ask.play, ask.seat)]


def ways_to_move(ask: Ask[Choice]) -> Sequence[Choice]:
    """BG-102  Every neighbour; BG-171, BG-173 what gas adds; BG-105 stopping; BG-106 staying."""
    t, seat = ask.play, ask.seat
    s, board = t.state, the_board(t)
    here = s.parties[seat].at
    found: list[Choice] = []
    if not s.turn.steps and not s.turn.over and s.parties[seat].retry:
        found += [STAY_PRIVATE if private else STAY for private in stays(t, seat)]
    if steps_left(t, seat) > 0:
        passing, driving = can_pass(t, seat), can_drive(t, seat)
        for there in board.near[here]:
            found += entries(t, seat, there)
            if passing and s.tokens.get(there) and not is_stop(t, there):
                found.append(go(there, gas=True))
        if driving:
            for middle in board.near[here]:
                if not is_stop(t, middle) and is_unoccupied(s, middle):
                    for end in board.near[middle]:
                        if is_unoccupied(s, end) and end != here:
                            found += entries(t, seat, end, middle)
    return [*found, *abilities_to_use(t, seat), *invitations(t, seat), STOP]


def stays(t: T, seat: int) -> list[bool]:
    """Where a public and a private card are both there, `stay` is the public one; alone, each is plain `stay`."""
    cards = cards_for(t, seat, the_board(t).spaces[t.state.parties[seat].at].location)
    return cards if len(cards) == 2 else [False] * len(cards)


def entries(t: T, seat: int, there: str, middle: str | None = None) -> list[Choice]:
    """A step onto this space; onto a Location, one for each card that it could be scouted by."""
    path = (there,) if middle is None else (middle, there)
    location = the_board(t).spaces[there].location
    both = location and len(cards_for(t, seat, location)) == 2
    return [go(*path, gas=middle is not None, private=private) for private in ((False, True) if both else (False,))]


def is_stop(t: T, space: str) -> bool:
    """BG-R19, BG-R24  Spaces that gas carries nobody over: resources, followers left behind, Locations."""
    return the_board(t).spaces[space].type in ("resource", "location") or bool(markers_on(t.state, space))


# --- bars


def has_moved(ask: Ask[Choice], choice: Choice) -> bool:
    """BG-104, BG-R16  At least one step, unless there is none to take."""
    turn = ask.state.turn
    if choice != STOP or turn.steps or turn.over:
        return True
    board = the_board(ask.play)
    if any(not board.spaces[one].is_location for one in board.near[ask.state.parties[ask.seat].at]):
        return False
    return not any(
        isinstance(one, Go | Stay) and not_scouted(ask, one) and is_open(ask, one) and is_ready(ask, one)
        for one in ways_to_move(ask)
    )


def not_scouted(ask: Ask[Choice], choice: Choice) -> bool:
    place = place_of(ask, choice)
    party = ask.state.parties[ask.seat]
    return not place or place not in party.scouted or bool(cards_for(ask.play, ask.seat, place))


def is_open(ask: Ask[Choice], choice: Choice) -> bool:
    place = place_of(ask, choice)
    return not place or bool(cards_for(ask.play, ask.seat, place))


def is_ready(ask: Ask[Choice], choice: Choice) -> bool:
    place = place_of(ask, choice)
    return not place or meets(ask.play, ask.seat, place)


# --- strays: why something else is no step at all. Each looks at steps only, and lets everything else pass.

Allows = Callable[[Ask[Choice], Choice], bool]


def for_steps(check: Callable[[T, int, Go], bool]) -> Allows:
    def allows(ask: Ask[Choice], choice: Choice) -> bool:
        return not isinstance(choice, Go) or check(ask.play, ask.seat, choice)

    return allows


def knows_the_spaces(t: T, seat: int, step: Go) -> bool:
    return all(space in the_board(t).spaces for space in step.path)


def has_steps(t: T, seat: int, step: Go) -> bool:
    return steps_left(t, seat) > 0


def keeps_to_the_border(t: T, seat: int, step: Go) -> bool:
    """BG-222  Touching hexes of two regions without an arrow."""
    board = the_board(t)
    spaces = [board.spaces[one] for one in (t.state.parties[seat].at, *step.path)]
    for here, there in pairwise(spaces):
        touches = (there.q - here.q, there.r - here.r) in TOUCHING or board.file.sketch
        if touches and here.region != there.region and there.id not in board.near[here.id]:
            return False
    return True


def goes_next_door(t: T, seat: int, step: Go) -> bool:
    spaces = (t.state.parties[seat].at, *step.path)
    near = the_board(t).near
    return all(there in near[here] for here, there in pairwise(spaces))


def has_gas_uses(t: T, seat: int, step: Go) -> bool:
    return not step.gas or gas_uses_left(t, seat) > 0


def has_gas(t: T, seat: int, step: Go) -> bool:
    return not step.gas or (can_drive(t, seat) if len(step.path) == 2 else can_pass(t, seat))


def drives_over_plain_ground(t: T, seat: int, step: Go) -> bool:
    return len(step.path) == 1 or not is_stop(t, step.path[0])


def drives_over_empty_spaces(t: T, seat: int, step: Go) -> bool:
    here = t.state.parties[seat].at
    return len(step.path) == 1 or all(is_unoccupied(t.state, one) and one != here for one in step.path)


def passes_no_stop(t: T, seat: int, step: Go) -> bool:
    return not (step.gas and len(step.path) == 1 and is_stop(t, step.path[0]))


def passes_zombies(t: T, seat: int, step: Go) -> bool:
    return not (step.gas and len(step.path) == 1) or bool(tokens_on(t.state, step.path[0]))


def not_too_late_to_eat(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, Eat)


def not_too_early_to_move(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, Go | Stay)


def has_food(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, Eat) or ask.state.parties[ask.seat].food > 0


def is_tired(ask: Ask[Choice], choice: Choice) -> bool:
    party = ask.state.parties[ask.seat]
    return not isinstance(choice, Eat) or any(one.id == choice.survivor and one.fatigue for one in party.survivors)


def stays_in_the_group(ask: Ask[Choice], choice: Choice) -> bool:
    return choice != LEAVE


def may_stay(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, Stay) or choice in ways_to_move(ask)


def may_use(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, Use) or choice in abilities_to_use(ask.play, ask.seat)


def may_invite(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, Invite) or choice in invitations(ask.play, ask.seat)


COMMON = (
    Bar("active-stays", "BG-537", stays_in_the_group),
    Bar("not-usable-now", "BG-293", may_use),
    Bar("nobody-to-invite", "BG-521", may_invite),
)

RECOVER = Question[Choice](
    key="recover",
    rule="BG-081",
    candidates=ways_to_recover,
    strays=(
        *COMMON,
        Bar("no-food", "BG-081", has_food),
        Bar("not-fatigued", "BG-085", is_tired),
        Bar("recover-first", "BG-062", not_too_early_to_move),
    ),
    read=read_turn,
)

MOVE = Question[Choice](
    key="move",
    rule="BG-101",
    candidates=ways_to_move,
    about=Steps,
    bars=(
        Bar("must-move", "BG-104", has_moved),
        Bar("already-scouted", "BG-488", not_scouted),
        Bar("location-closed", "BG-206", is_open),
        Bar("requirement-unmet", "BG-473", is_ready),
    ),
    strays=(
        *COMMON,
        Bar("too-late-to-eat", "BG-083", not_too_late_to_eat),
        Bar("may-not-stay", "BG-106", may_stay),
        Bar("no-such-space", "BG-102", for_steps(knows_the_spaces)),
        Bar("no-steps-left", "BG-101", for_steps(has_steps)),
        Bar("across-the-border", "BG-222", for_steps(keeps_to_the_border)),
        Bar("not-adjacent", "BG-102", for_steps(goes_next_door)),
        Bar("gas-limit", "BG-175", for_steps(has_gas_uses)),
        Bar("no-gas", "BG-171", for_steps(has_gas)),
        Bar("over-a-resource", "BG-179", for_steps(drives_over_plain_ground)),
        Bar("not-empty", "BG-172", for_steps(drives_over_empty_spaces)),
        Bar("zombies-at-a-resource", "BG-180", for_steps(passes_no_stop)),
        Bar("no-zombies-to-pass", "BG-173", for_steps(passes_zombies)),
    ),
    read=read_turn,
)

BETWEEN = Question[Choice](key="between", rule="BG-293", candidates=ways_between, strays=COMMON, read=read_turn)
