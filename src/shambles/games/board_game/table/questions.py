"""What is asked in fights, encounters and payments, and of the others. Nobody is asked without a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shambles.core.ask import Ask, Choice, Question
from shambles.core.play import Answers, Flow, all_of
from shambles.games.board_game.box.contents import RESOURCES, Trigger
from shambles.games.board_game.table.abilities import powers
from shambles.games.board_game.table.choices import (
    AMMO,
    ASK,
    BEAR,
    ENOUGH,
    FAIL,
    LEAVE,
    LEAVE_IT,
    NO,
    PAY,
    STAY_IN,
    STOP,
    SUCCESS,
    TAKE,
    YES,
    on_card,
    on_die,
    on_option,
    on_resource,
    on_seat,
    on_space,
    on_survivor,
    use,
)
from shambles.games.board_game.table.events import AllAnswered
from shambles.games.board_game.table.moving import BETWEEN, MOVE, RECOVER
from shambles.games.board_game.table.state import T, followers_of, group_stat, others_in_play, the_board, the_box

Candidates = Callable[[Ask[Choice]], Sequence[Choice]]


def decide(t: T, question: Question[Choice], seat: int, **about: Any) -> Flow[Any]:
    """Ask a seat, unless there is only one thing it could answer. Only for options that everybody could work out:
    they are found before a fork deals anew what is hidden."""
    ask = Ask(t, question, seat, t.asked, about)
    if len(ask.options) == 1:
        return ask.options[0]
    answers = yield {seat: ask}
    return answers[seat]


def ask_together(t: T, question: Question[Choice], seats: list[int], **about: Any) -> Flow[Answers]:
    """Ask several seats at the same time. With the last answer, all of them know what the others said."""
    answers = yield from all_of(t, question, sorted(seats), **about)
    if len(seats) > 1:
        t.tell(AllAnswered(question.rule, tuple(sorted(seats))))
    return answers


def words(*choices: Choice) -> Candidates:
    def candidates(ask: Ask[Choice]) -> Sequence[Choice]:
        return choices

    return candidates


YES_OR_NO = words(YES, NO)


# --- rolls and fights


def abilities(t: T, seat: int, *triggers: Trigger) -> list[Choice]:
    return [use(power.card) for power in powers(t, seat, *triggers)]


def dice_to_roll_again(t: T, seat: int) -> list[Choice]:
    roll = t.state.roll
    assert roll is not None
    return [on_die(die) for die in range(len(roll.dice))] if group_stat(t, seat, "reroll") > 0 else []


def ways_to_fight_on(ask: Ask[Choice]) -> Sequence[Choice]:
    """BG-351, BG-352  Ammo one at a time, abilities, help from the group; or let it be (BG-156)."""
    t, seat = ask.play, ask.seat
    ammo = [AMMO] if t.state.parties[seat].ammo else []
    help_from_the_group = [ASK] if ask.about["help"] else []
    return [*ammo, *dice_to_roll_again(t, seat), *abilities(t, seat, "roll", "fight"), *help_from_the_group, STOP]


def ways_to_act_on(ask: Ask[Choice]) -> Sequence[Choice]:
    """BG-354  No ammo in an Action roll."""
    t, seat = ask.play, ask.seat
    help_from_the_group = [ASK] if ask.about["help"] else []
    return [*dice_to_roll_again(t, seat), *abilities(t, seat, "roll"), *help_from_the_group, STOP]


def ways_to_help(ask: Ask[Choice]) -> Sequence[Choice]:
    """BG-531, BG-R98, BG-R101  A member's ammo, or an ability of the member's own survivors."""
    t, seat, fighting = ask.play, ask.seat, ask.about["fighting"]
    ammo = [AMMO] if fighting and t.state.parties[seat].ammo else []
    return [*ammo, *abilities(t, seat, "roll", *(("fight",) if fighting else ())), NO]


def ways_to_stay_quiet(ask: Ask[Choice]) -> Sequence[Choice]:
    return [*abilities(ask.play, ask.seat, "ammo"), NO]


def ways_to_save(ask: Ask[Choice]) -> Sequence[Choice]:
    return [*abilities(ask.play, ask.seat, "death"), NO]


FIGHT_ON = Question(key="fight-on", rule="BG-351", candidates=ways_to_fight_on)
ACT_ON = Question(key="act-on", rule="BG-252", candidates=ways_to_act_on)
HELP = Question(key="help", rule="BG-531", candidates=ways_to_help)
STAY_QUIET = Question(key="stay-quiet", rule="BG-371", candidates=ways_to_stay_quiet)
SAVE = Question(key="save", rule="BG-393", candidates=ways_to_save)


# --- fatigue and healing


def survivors(ask: Ask[Choice]) -> list[Choice]:
    return [on_survivor(one.id) for one in ask.state.parties[ask.seat].survivors]


def bearers_of_fatigue(ask: Ask[Choice]) -> Sequence[Choice]:
    return [*survivors(ask), *([ASK] if ask.about["help"] else [])]


def volunteers_for_fatigue(ask: Ask[Choice]) -> Sequence[Choice]:
    return [*survivors(ask), NO]


def the_fatigued(ask: Ask[Choice]) -> Sequence[Choice]:
    return [on_survivor(one.id) for one in ask.state.parties[ask.seat].survivors if one.fatigue]


PLACE_FATIGUE = Question(key="place-fatigue", rule="BG-391", candidates=bearers_of_fatigue)
TAKE_FATIGUE = Question(key="take-fatigue", rule="BG-532", candidates=volunteers_for_fatigue)
HEAL = Question(key="heal", rule="BG-246", candidates=the_fatigued)


# --- paying, gaining, losing


def unpledged(ask: Ask[Choice]) -> list[Choice]:
    """What this seat could still put towards the resource that is due."""
    party, pledged = ask.state.parties[ask.seat], ask.about["pledged"]
    kinds = RESOURCES if ask.about["resource"] == "any" else (ask.about["resource"],)
    return [on_resource(res) for res in kinds if getattr(party, res) > pledged.count((ask.seat, res))]


def ways_to_pay(ask: Ask[Choice]) -> Sequence[Choice]:
    return [*unpledged(ask), *([ASK] if ask.about["help"] else [])]


def ways_to_chip_in(ask: Ask[Choice]) -> Sequence[Choice]:
    return [*unpledged(ask), NO]


def what_there_is(ask: Ask[Choice]) -> Sequence[Choice]:
    party = ask.state.parties[ask.seat]
    return [on_resource(res) for res in RESOURCES if getattr(party, res)]


def kinds_on_offer(ask: Ask[Choice]) -> Sequence[Choice]:
    return [on_resource(res) for res in ask.about["kinds"]]


def ways_to_collect(ask: Ask[Choice]) -> Sequence[Choice]:
    return [TAKE, *abilities(ask.play, ask.seat, "collect"), LEAVE_IT]


PAY_OR_NOT = Question(key="pay-or-not", rule="BG-432", candidates=words(PAY, NO))
PAY_WITH = Question(key="pay-with", rule="BG-531", candidates=ways_to_pay)
CHIP_IN = Question(key="chip-in", rule="BG-531", candidates=ways_to_chip_in)
BEAR_IT = Question(key="bear-it", rule="BG-533", candidates=words(BEAR, ASK))
BEAR_FOR = Question(key="bear-for", rule="BG-533", candidates=YES_OR_NO)
GAIN_ANY = Question(key="gain-any", rule="BG-246", candidates=kinds_on_offer)
LOSE_ANY = Question(key="lose-any", rule="BG-433", candidates=what_there_is)
COLLECT = Question(key="collect", rule="BG-271", candidates=ways_to_collect)


# --- the table decides


def the_others(ask: Ask[Choice]) -> Sequence[Choice]:
    return [on_seat(seat) for seat in others_in_play(ask.state, ask.seat)]


def numbered(ask: Ask[Choice]) -> Sequence[Choice]:
    return [on_option(option) for option in range(ask.about["count"])]


VOTE = Question(key="vote", rule="BG-251", candidates=YES_OR_NO)
VOTE_LAST = Question(key="vote-last", rule="BG-251", candidates=YES_OR_NO)
NAME_A_PLAYER = Question(key="name-a-player", rule="BG-251", candidates=the_others)
AGREE = Question(key="agree", rule="BG-251", candidates=YES_OR_NO)
TAKE_A_SIDE = Question(key="take-a-side", rule="BG-251", candidates=words(SUCCESS, FAIL))
WHICH_CHALLENGE = Question(key="which-challenge", rule="BG-251", candidates=numbered)
WHICH_EFFECT = Question(key="which-effect", rule="BG-246", candidates=numbered)
JOIN_GROUP = Question(key="join-group", rule="BG-522", candidates=words(NO, YES))
LEAVE_GROUP = Question(key="leave-group", rule="BG-536", candidates=words(STAY_IN, LEAVE))
RETURN = Question(key="return", rule="BG-412", candidates=YES_OR_NO)


# --- followers, items, tokens, Locations


def own_followers(ask: Ask[Choice]) -> Sequence[Choice]:
    return [on_survivor(one) for one in followers_of(the_box(ask.play), ask.state.parties[ask.seat])]


def own_items(ask: Ask[Choice]) -> Sequence[Choice]:
    return [on_card(card) for card in dict.fromkeys(ask.state.parties[ask.seat].items)]


def spaces_named(ask: Ask[Choice]) -> Sequence[Choice]:
    return [on_space(space) for space in ask.about["spaces"]]


def near_spaces(ask: Ask[Choice]) -> tuple[str, ...]:
    return the_board(ask.play).two_steps[ask.state.parties[ask.seat].at]


def packs_near(ask: Ask[Choice]) -> Sequence[Choice]:
    return [*(on_space(one) for one in near_spaces(ask) if ask.state.tokens.get(one)), ENOUGH]


def hidden_packs_near(ask: Ask[Choice]) -> Sequence[Choice]:
    tokens = ask.state.tokens
    hidden = [one for one in near_spaces(ask) if any(not token.up for token in tokens.get(one, ()))]
    return [*map(on_space, hidden), ENOUGH]


def cards_seen(ask: Ask[Choice]) -> Sequence[Choice]:
    seen = ask.state.locations[-ask.about["count"] :][::-1]
    return [*(on_card(card) for card in dict.fromkeys(seen)), NO]


LEAVE_BEHIND = Question(key="leave-behind", rule="BG-454", candidates=own_followers)
SACRIFICE = Question(key="sacrifice", rule="BG-394", candidates=own_followers)
WHICH_START = Question(key="which-start", rule="BG-455", candidates=spaces_named)
DROP_ITEM = Question(key="drop-item", rule="BG-293", candidates=own_items)
PLACE_TOKEN = Question(key="place-token", rule="BG-139", candidates=spaces_named)
REMOVE_TOKEN = Question(key="remove-token", rule="BG-246", candidates=packs_near)
LOOK_AT_TOKEN = Question(key="look-at-token", rule="BG-152", candidates=hidden_packs_near)
SWAP_PRIVATE = Question(key="swap-private", rule="BG-040", candidates=cards_seen)

QUESTIONS: tuple[Question[Choice], ...] = (
    *(LEAVE_GROUP, RETURN, RECOVER, MOVE, JOIN_GROUP, BETWEEN),
    *(FIGHT_ON, ACT_ON, HELP, STAY_QUIET, SAVE, PLACE_FATIGUE, TAKE_FATIGUE, HEAL),
    *(PAY_OR_NOT, PAY_WITH, CHIP_IN, BEAR_IT, BEAR_FOR, GAIN_ANY, LOSE_ANY, COLLECT),
    *(VOTE, VOTE_LAST, NAME_A_PLAYER, AGREE, TAKE_A_SIDE, WHICH_CHALLENGE, WHICH_EFFECT),
    *(LEAVE_BEHIND, SACRIFICE, WHICH_START, DROP_ITEM, PLACE_TOKEN, REMOVE_TOKEN, LOOK_AT_TOKEN, SWAP_PRIVATE),
)
