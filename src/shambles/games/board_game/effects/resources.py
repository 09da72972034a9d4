"""Resources: gaining, losing and paying them, alone or with the group's help (BG-431 … BG-433, BG-530 … BG-534)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.vocabulary import RESOURCES, AnyResource, Who
from shambles.games.board_game.table.about import (
    Bill,
    Burden,
    BurdenOfAnother,
    Consequence,
    Left,
    Offered,
    Pledges,
    UnitDue,
    UnitDueOfAnother,
)
from shambles.games.board_game.table.choices import BEAR, NO, OnResource
from shambles.games.board_game.table.events import HelpAsked, NobodyHelped
from shambles.games.board_game.table.events_of_cards import Gained, Lost, Paid, PaymentRefused
from shambles.games.board_game.table.outlook import Source
from shambles.games.board_game.table.questions import (
    BEAR_FOR,
    BEAR_IT,
    CHIP_IN,
    GAIN_ANY,
    LOSE_ANY,
    PAY_OR_NOT,
    PAY_WITH,
    ask_together,
)
from shambles.games.board_game.table.state import Party, T, can_pay, group_of


def change(party: Party, resource: str, count: int) -> None:
    """BG-274, BG-433  The tracker: it never falls below zero, and it has no end (BG-R08)."""
    setattr(party, resource, max(0, getattr(party, resource) + count))


def gain(t: T, seat: int, resource: str, count: int, rule: str = "BG-246") -> None:
    change(t.state.parties[seat], resource, count)
    t.tell(Gained(rule, seat, resource, count))


def gain_any(t: T, seat: int, count: int) -> Flow[None]:
    """A unit at a time, each of the receiver's choice."""
    for left in range(count, 0, -1):
        choice = yield from decide(t, GAIN_ANY, seat, Offered(left, RESOURCES))
        gain(t, seat, choice.resource, 1)


def lose(t: T, seat: int, resource: str, count: int) -> None:
    """BG-433, BG-R58  As much as there is."""
    party = t.state.parties[seat]
    count = min(count, getattr(party, resource))
    if count:
        change(party, resource, -count)
        t.tell(Lost("BG-433", seat, resource, count))


def lose_any(t: T, seat: int, count: int) -> Flow[None]:
    for left in range(count, 0, -1):
        if any(getattr(t.state.parties[seat], res) for res in RESOURCES):
            choice = yield from decide(t, LOSE_ANY, seat, Left(left))
            lose(t, seat, choice.resource, 1)


# --- payments


def pay(t: T, seat: int, bill: Sequence[AnyResource], *, voluntary: bool) -> Flow[bool]:
    """BG-432, BG-531  A bill, unit by unit (`any` is a unit of the payer's choice); False if it is not paid.

    BG-R57  Paying for an encounter is voluntary. Nothing is paid before all of it is pledged.
    """
    if not can_pay(t, seat, bill):
        return False
    if voluntary and (yield from decide(t, PAY_OR_NOT, seat, Bill(tuple(bill)))) == NO:
        t.tell(PaymentRefused("BG-432", seat))
        return False
    pledged: Pledges = ()
    for resource in bill:
        able = [one for one in group_of(t.state, seat)[1:] if has_left(t, one, resource, pledged)]
        pledge = yield from find_payer(t, seat, resource, pledged, able)
        if pledge is None:
            return False
        pledged = (*pledged, pledge)
    for payer in group_of(t.state, seat):
        for resource in RESOURCES:
            if count := pledged.count((payer, resource)):
                change(t.state.parties[payer], resource, -count)
                t.tell(Paid("BG-432" if payer == seat else "BG-531", payer, resource, count))
    return True


def find_payer(
    t: T, seat: int, resource: AnyResource, pledged: Pledges, able: list[int]
) -> Flow[tuple[int, str] | None]:
    """BG-531  The active player pays, or one of the members who are able volunteers; who refuses is able no more."""
    while True:
        if not able and not has_left(t, seat, resource, pledged):
            return None
        choice = yield from decide(t, PAY_WITH, seat, UnitDue(resource, pledged, bool(able)))
        if isinstance(choice, OnResource):
            return seat, choice.resource
        t.tell(HelpAsked("BG-531", seat, resource))
        answers = yield from ask_together(t, CHIP_IN, able, UnitDueOfAnother(seat, resource, pledged))
        able[:] = [one for one in able if answers[one] != NO]
        if able:
            return able[0], answers[able[0]].notation
        t.tell(NobodyHelped("BG-531", seat, resource))


def has_left(t: T, seat: int, resource: AnyResource, pledged: Pledges) -> bool:
    party = t.state.parties[seat]
    kinds = RESOURCES if resource == "any" else (resource,)
    return any(getattr(party, res) > pledged.count((seat, res)) for res in kinds)


def pay_for_a_step(t: T, seat: int) -> Flow[bool]:
    """BG-R97  The active player's gas, or that of a member who volunteers; once all refuse, nobody is asked again."""
    s = t.state
    able = [one for one in group_of(s, seat)[1:] if s.parties[one].gas and "gas" not in s.turn.refused]
    asked = bool(able)
    payer = yield from find_payer(t, seat, "gas", (), able)
    if asked and not able:
        s.turn.refused.append("gas")
    if payer is None:
        return False
    change(s.parties[payer[0]], "gas", -1)
    t.tell(Paid("BG-171" if payer[0] == seat else "BG-531", payer[0], "gas", 1))
    return True


def bearer_of(
    t: T, seat: int, who: Who, source: Source, what: Consequence, can_bear: Callable[[int], bool]
) -> Flow[int]:
    """BG-533  What befalls the active player for failing falls on them, unless another member agrees to bear it.

    BG-R116  Only who can bear it in full may; what nobody can bear falls on the active player, as far as it goes.
    """
    if not source.failed or who != "self":
        return seat
    able = [one for one in group_of(t.state, seat)[1:] if can_bear(one)]
    if not able or (yield from decide(t, BEAR_IT, seat, Burden(what))) == BEAR:
        return seat
    t.tell(HelpAsked("BG-533", seat, what))
    answers = yield from ask_together(t, BEAR_FOR, able, BurdenOfAnother(seat, what))
    willing = [one for one in able if answers[one] != NO]
    if willing:
        return willing[0]
    t.tell(NobodyHelped("BG-533", seat, what))
    return seat
