"""The questions of the Recover and Move steps, and between encounters: eat, step, drive, group, use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from shambles.core.asking.ask import Ask, Bar, Choice, Question
from shambles.games.board_game.box.board import TOUCHING, find_board
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
    Way,
    eat,
    go,
    invite,
    read_turn,
    use,
    way,
)
from shambles.games.board_game.table.reach import (
    can_drive,
    can_pass,
    cards_for,
    double_steps,
    gas_uses_left,
    is_empty_for,
    is_stop,
    meets,
    single_steps,
    stays,
    steps_left,
    ways_in_one_go,
)
from shambles.games.board_game.table.state import (
    T,
    group_of,
    is_unoccupied,
    may_try_again,
    parties_on,
    the_board,
    tokens_on,
)

# --- candidates


STEPS = (Go, Way)


def place_of(ask: Ask[Choice], choice: Choice) -> str:
    """The Location that a step or a stay would scout, or nothing."""
    if isinstance(choice, STEPS):
        space = choice.path[-1]
    elif isinstance(choice, Stay):
        space = ask.state.parties[ask.seat].at
    else:
        return ""
    return find_board(ask.play.options.map).location_on.get(space, "")


def abilities_to_use(t: T, seat: int) -> list[Use]:
    return [use(power.card) for power in powers(t, seat, "activate")]


def invitations(t: T, seat: int) -> list[Invite]:
    """BG-521, BG-R95  Parties on the same space, one name for each group, that have not refused in this turn."""
    s = t.state
    if not t.options.cooperation or len(s.parties) == 1:
        return []
    here = parties_on(s, s.parties[seat].at)
    if len(here) == 1:
        return []
    mine = group_of(s, seat)
    found = []
    for other in here:
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
    """BG-102  Every neighbour; BG-171, BG-173 what gas adds; BG-R18 ways; BG-105 stopping; BG-106 staying."""
    t, seat = ask.play, ask.seat
    s = t.state
    found: list[Choice] = []
    if not s.turn.steps and not s.turn.over and may_try_again(s, seat):
        found += [STAY_PRIVATE if private else STAY for private in stays(t, seat)]
    if (steps := steps_left(t, seat)) > 0:
        found += single_steps(t, seat)
        if can_drive(t, seat):
            found += double_steps(t, seat)
        if steps > 1:
            found += ways_in_one_go(t, seat, steps)
    return [*found, *abilities_to_use(t, seat), *invitations(t, seat), STOP]


def what_is_meant(ask: Ask[Choice], choice: Choice) -> Choice:
    """`private` may be added if the private card is the only one; it may be left out there too."""
    if not isinstance(choice, Go | Way | Stay) or not choice.private:
        return choice
    place = place_of(ask, choice)
    if not place or cards_for(ask.play, ask.seat, place) != [True]:
        return choice
    match choice:
        case Go():
            return go(*choice.path, gas=choice.gas)
        case Way():
            return way(*choice.path)
    return STAY


# --- bars


def the_last(ask: Ask[Choice], options: Sequence[Choice]) -> Sequence[Choice]:
    """Stopping, which comes after everything else."""
    return options[-1:]


def scoutings(ask: Ask[Choice], options: Sequence[Choice]) -> Sequence[Choice]:
    """The choices by which a Location would be scouted."""
    locations = the_board(ask.play).location_on
    return [one for one in options if (one.path[-1] in locations if isinstance(one, STEPS) else isinstance(one, Stay))]


def has_moved(ask: Ask[Choice], choice: Choice) -> bool:
    """BG-104, BG-R16  At least one step, unless there is none to take."""
    turn = ask.state.turn
    if turn.steps or turn.over or choice != STOP:
        return True
    board = the_board(ask.play)
    if not board.location_on.keys() >= set(board.near[ask.state.parties[ask.seat].at]):
        return False
    return not any(
        isinstance(one, Go | Way | Stay) and not_scouted(ask, one) and is_open(ask, one) and is_ready(ask, one)
        for one in ways_to_move(ask)
    )


def not_scouted(ask: Ask[Choice], choice: Choice) -> bool:
    place = place_of(ask, choice)
    return not place or place not in ask.state.parties[ask.seat].scouted or bool(cards_for(ask.play, ask.seat, place))


def is_open(ask: Ask[Choice], choice: Choice) -> bool:
    place = place_of(ask, choice)
    return not place or bool(cards_for(ask.play, ask.seat, place))


def is_ready(ask: Ask[Choice], choice: Choice) -> bool:
    place = place_of(ask, choice)
    return not place or meets(ask.play, ask.seat, place, gas=int(isinstance(choice, Go) and choice.gas))


# --- strays: why something else is no step at all. Each looks at steps only, and lets everything else pass.

Allows = Callable[[Ask[Choice], Choice], bool]


def for_steps(check: Callable[[T, int, Go | Way], bool]) -> Allows:
    def allows(ask: Ask[Choice], choice: Choice) -> bool:
        return not isinstance(choice, Go | Way) or check(ask.play, ask.seat, choice)

    return allows


def for_single_steps(check: Callable[[T, int, Go], bool]) -> Allows:
    def allows(ask: Ask[Choice], choice: Choice) -> bool:
        return not isinstance(choice, Go) or check(ask.play, ask.seat, choice)

    return allows


def knows_the_spaces(t: T, seat: int, step: Go | Way) -> bool:
    return all(space in the_board(t).spaces for space in step.path)


def has_steps(t: T, seat: int, step: Go | Way) -> bool:
    return steps_left(t, seat) >= (len(step.path) if isinstance(step, Way) else 1)


def keeps_to_the_border(t: T, seat: int, step: Go | Way) -> bool:
    """BG-222  Touching hexes of two regions without an arrow."""
    board = the_board(t)
    spaces = [board.spaces[one] for one in (t.state.parties[seat].at, *step.path)]
    for here, there in pairwise(spaces):
        touches = (there.q - here.q, there.r - here.r) in TOUCHING or board.file.sketch
        if touches and here.region != there.region and there.id not in board.near[here.id]:
            return False
    return True


def goes_next_door(t: T, seat: int, step: Go | Way) -> bool:
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
    if len(step.path) == 1:
        return True
    middle, end = step.path
    return is_unoccupied(t.state, middle) and is_empty_for(t, seat, end)


def passes_no_stop(t: T, seat: int, step: Go) -> bool:
    return not (step.gas and len(step.path) == 1 and is_stop(t, step.path[0]))


def passes_zombies(t: T, seat: int, step: Go) -> bool:
    return not (step.gas and len(step.path) == 1) or bool(tokens_on(t.state, step.path[0]))


def goes_in_one_go(ask: Ask[Choice], choice: Choice) -> bool:
    """BG-R18  Where something is met or revealed, the way has an end: the next step is said when it is known."""
    return (
        not isinstance(choice, Way)
        or choice in list(ways_in_one_go(ask.play, ask.seat, steps_left(ask.play, ask.seat)))
        or bool(place_of(ask, choice))
    )


def not_too_late_to_eat(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, Eat)


def not_too_early_to_move(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, Go | Way | Stay)


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
        Bar("must-move", "BG-104", has_moved, the_last),
        Bar("already-scouted", "BG-488", not_scouted, scoutings),
        Bar("location-closed", "BG-206", is_open, scoutings),
        Bar("requirement-unmet", "BG-473", is_ready, scoutings),
    ),
    strays=(
        *COMMON,
        Bar("too-late-to-eat", "BG-083", not_too_late_to_eat),
        Bar("may-not-stay", "BG-106", may_stay),
        Bar("no-such-space", "BG-102", for_steps(knows_the_spaces)),
        Bar("no-steps-left", "BG-101", for_steps(has_steps)),
        Bar("across-the-border", "BG-222", for_steps(keeps_to_the_border)),
        Bar("not-adjacent", "BG-102", for_steps(goes_next_door)),
        Bar("not-in-one-go", "BG-R18", goes_in_one_go),
        Bar("gas-limit", "BG-175", for_single_steps(has_gas_uses)),
        Bar("no-gas", "BG-171", for_single_steps(has_gas)),
        Bar("over-a-resource", "BG-179", for_single_steps(drives_over_plain_ground)),
        Bar("not-empty", "BG-172", for_single_steps(drives_over_empty_spaces)),
        Bar("zombies-at-a-resource", "BG-180", for_single_steps(passes_no_stop)),
        Bar("no-zombies-to-pass", "BG-173", for_single_steps(passes_zombies)),
    ),
    read=read_turn,
    means=what_is_meant,
)

BETWEEN = Question[Choice](key="between", rule="BG-293", candidates=ways_between, strays=COMMON, read=read_turn)
