"""The questions of fights, encounters, payments and groups, and the list of all questions. Nobody is asked without a
choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from shambles.core.asking.ask import NOTHING, About, Ask, Bar, C, Question
from shambles.core.asking.play import Flow, all_of
from shambles.games.board_game.box.contents import Trigger
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.table.abilities import powers
from shambles.games.board_game.table.about import (
    AtOnce,
    Bill,
    Branches,
    Burden,
    BurdenOfAnother,
    CardsSeen,
    Challenges,
    FatigueDue,
    FatigueOfAnother,
    HavenFound,
    Healing,
    HelpWanted,
    Icons,
    Left,
    OfACard,
    OfACardAndASeat,
    OfASeat,
    OfASurvivor,
    Offered,
    Short,
    ShortInAFight,
    UnitDue,
    UnitDueOfAnother,
    Votes,
    WhichSpace,
    WhichStart,
)
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
    WITH,
    YES,
    Always,
    OnCard,
    OnDie,
    OnOption,
    OnResource,
    OnSeat,
    OnSpace,
    OnSurvivor,
    Use,
    Word,
    always,
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
from shambles.games.board_game.table.numbers import group_stat
from shambles.games.board_game.table.state import (
    T,
    Wished,
    can_pay,
    followers_of,
    others_in_play,
    the_board,
    the_box,
    wishes,
)

Asked = Ask[Any]  # for functions that read only the state, and not the candidates


def ask_together(t: T, question: Question[C], seats: list[int], about: About = NOTHING) -> Flow[dict[int, C]]:
    """Ask several seats at the same time. After the last answer, all of them know what the others said."""
    answers = yield from all_of(t, question, sorted(seats), about)
    if len(seats) > 1:
        t.tell(AllAnswered(question.rule, tuple(sorted(seats))))
    return answers


def words(*choices: Word) -> Callable[[Asked], tuple[Word, ...]]:
    def candidates(ask: Asked) -> tuple[Word, ...]:
        return choices

    return candidates


YES_OR_NO = words(YES, NO)


# --- rolls and fights


def abilities(t: T, seat: int, *triggers: Trigger) -> list[Use]:
    return [use(power.card) for power in powers(t, seat, *triggers)]


def dice_to_roll_again(t: T, seat: int) -> list[OnDie]:
    """The dice that can still be rolled again. Each can be once."""
    roll = t.state.roll
    assert roll is not None
    fresh = [die for die in range(len(roll.dice)) if die not in roll.again]
    return [on_die(die) for die in fresh] if fresh and group_stat(t, seat, "reroll") > 0 else []


def ways_to_fight_on(ask: Asked) -> list[Word | OnDie | Use]:
    """BG-351, BG-352  One ammo at a time, abilities, help from the group; or stop (BG-156)."""
    t, seat = ask.play, ask.seat
    ammo = [AMMO] if t.state.parties[seat].ammo else []
    help_from_the_group = [ASK] if ask.on(Short).help else []
    return [*ammo, *dice_to_roll_again(t, seat), *abilities(t, seat, "roll", "fight"), *help_from_the_group, STOP]


def ways_to_act_on(ask: Asked) -> list[OnDie | Use | Word]:
    """BG-354  Abilities and help from the group. Ammo does not count in an Action roll."""
    t, seat = ask.play, ask.seat
    help_from_the_group = [ASK] if ask.on(Short).help else []
    return [*dice_to_roll_again(t, seat), *abilities(t, seat, "roll"), *help_from_the_group, STOP]


def ways_to_help(ask: Asked) -> list[Word | Use]:
    """BG-531, BG-R98, BG-R101  The member's ammo, or an ability of their own survivors."""
    t, seat, fighting = ask.play, ask.seat, ask.on(HelpWanted).fighting
    ammo = [AMMO] if fighting and t.state.parties[seat].ammo else []
    return [*ammo, *abilities(t, seat, "roll", *(("fight",) if fighting else ())), NO]


def ways_to_stay_quiet(ask: Asked) -> list[Use | Word]:
    return [*abilities(ask.play, ask.seat, "ammo"), NO]


def ways_to_save(ask: Asked) -> list[Use | Word]:
    return [*abilities(ask.play, ask.seat, "death"), NO]


def abilities_at_once(ask: Asked) -> list[Use]:
    return [use(card) for card in dict.fromkeys(ask.on(AtOnce).cards)]


FIGHT_ON = Question[Word | OnDie | Use](key="fight-on", rule="BG-351", candidates=ways_to_fight_on, about=ShortInAFight)
ACT_ON = Question[OnDie | Use | Word](key="act-on", rule="BG-252", candidates=ways_to_act_on, about=Short)
HELP = Question[Word | Use](key="help", rule="BG-531", candidates=ways_to_help, about=HelpWanted)
STAY_QUIET = Question[Use | Word](key="stay-quiet", rule="BG-371", candidates=ways_to_stay_quiet)
WHICH_FIRST = Question[Use](key="which-first", rule="BG-R112", candidates=abilities_at_once, about=AtOnce)
SAVE = Question[Use | Word](key="save", rule="BG-393", candidates=ways_to_save, about=OfASurvivor)


# --- fatigue and healing


def survivors(ask: Asked) -> list[OnSurvivor]:
    return [on_survivor(one.id) for one in ask.state.parties[ask.seat].survivors]


def bearers_of_fatigue(ask: Asked) -> list[OnSurvivor | Word]:
    return [*survivors(ask), *([ASK] if ask.on(FatigueDue).help else [])]


def volunteers_for_fatigue(ask: Asked) -> list[OnSurvivor | Word]:
    return [*survivors(ask), NO]


def the_fatigued(ask: Asked) -> list[OnSurvivor]:
    return [on_survivor(one.id) for one in ask.state.parties[ask.seat].survivors if one.fatigue]


PLACE_FATIGUE = Question[OnSurvivor | Word](
    key="place-fatigue", rule="BG-391", candidates=bearers_of_fatigue, about=FatigueDue
)
TAKE_FATIGUE = Question[OnSurvivor | Word](
    key="take-fatigue", rule="BG-532", candidates=volunteers_for_fatigue, about=FatigueOfAnother
)
HEAL = Question[OnSurvivor](key="heal", rule="BG-246", candidates=the_fatigued, about=Healing)


# --- paying, gaining, losing


def unpledged(ask: Asked, due: UnitDue | UnitDueOfAnother) -> list[OnResource]:
    """The resources that this seat can still pay towards the unit that is due."""
    party = ask.state.parties[ask.seat]
    kinds = RESOURCES if due.resource == "any" else (due.resource,)
    return [on_resource(res) for res in kinds if getattr(party, res) > due.pledged.count((ask.seat, res))]


def ways_to_pay(ask: Asked) -> list[OnResource | Word]:
    due = ask.on(UnitDue)
    return [*unpledged(ask, due), *([ASK] if due.help else [])]


def ways_to_chip_in(ask: Asked) -> list[OnResource | Word]:
    return [*unpledged(ask, ask.on(UnitDueOfAnother)), NO]


def what_there_is(ask: Asked) -> list[OnResource]:
    party = ask.state.parties[ask.seat]
    return [on_resource(res) for res in RESOURCES if getattr(party, res)]


def kinds_on_offer(ask: Asked) -> list[OnResource]:
    return [on_resource(res) for res in ask.on(Offered).kinds]


def ways_to_collect(ask: Asked) -> list[Word | Use]:
    return [TAKE, *abilities(ask.play, ask.seat, "collect"), LEAVE_IT]


PAY_OR_NOT = Question[Word](key="pay-or-not", rule="BG-432", candidates=words(PAY, NO), about=Bill)
PAY_WITH = Question[OnResource | Word](key="pay-with", rule="BG-531", candidates=ways_to_pay, about=UnitDue)
CHIP_IN = Question[OnResource | Word](key="chip-in", rule="BG-531", candidates=ways_to_chip_in, about=UnitDueOfAnother)
BEAR_IT = Question[Word](key="bear-it", rule="BG-533", candidates=words(BEAR, ASK), about=Burden)
BEAR_FOR = Question[Word](key="bear-for", rule="BG-533", candidates=YES_OR_NO, about=BurdenOfAnother)
GAIN_ANY = Question[OnResource](key="gain-any", rule="BG-246", candidates=kinds_on_offer, about=Offered)
LOSE_ANY = Question[OnResource](key="lose-any", rule="BG-433", candidates=what_there_is, about=Left)
COLLECT = Question[Word | Use](key="collect", rule="BG-271", candidates=ways_to_collect, about=Icons)


# --- the table decides


def the_others(ask: Asked) -> list[OnSeat]:
    return [on_seat(seat) for seat in others_in_play(ask.state, ask.seat)]


def challenges(ask: Asked) -> list[OnOption]:
    return [on_option(option) for option in range(ask.on(Challenges).count)]


def is_payable(ask: Asked, choice: OnOption) -> bool:
    """BG-R114  A player cannot choose a challenge that they cannot pay, unless they can pay none of them."""
    t, seat = ask.play, ask.seat
    of = the_box(t).encounters[ask.on(Challenges).card].challenge.of
    payable = [can_pay(t, seat, one.bill) for one in of]
    return payable[choice.option] or not any(payable)


def branches(ask: Asked) -> list[OnOption]:
    return [on_option(option) for option in range(ask.on(Branches).count)]


VOTE = Question[Word](key="vote", rule="BG-251", candidates=YES_OR_NO, about=Votes)
VOTE_LAST = Question[Word](key="vote-last", rule="BG-251", candidates=YES_OR_NO, about=Votes)
NAME_A_PLAYER = Question[OnSeat](key="name-a-player", rule="BG-251", candidates=the_others, about=OfACard)
AGREE = Question[Word](key="agree", rule="BG-251", candidates=YES_OR_NO, about=OfACardAndASeat)
TAKE_A_SIDE = Question[Word](key="take-a-side", rule="BG-251", candidates=words(SUCCESS, FAIL), about=OfACard)
WHICH_CHALLENGE = Question[OnOption](
    key="which-challenge",
    rule="BG-251",
    candidates=challenges,
    bars=(Bar("cannot-pay", "BG-R114", is_payable),),
    about=Challenges,
)
WHICH_EFFECT = Question[OnOption](key="which-effect", rule="BG-246", candidates=branches, about=Branches)
JOIN_GROUP = Question[Word](key="join-group", rule="BG-522", candidates=words(NO, YES), about=OfASeat)
LEAVE_GROUP = Question[Word](key="leave-group", rule="BG-536", candidates=words(STAY_IN, LEAVE), about=OfASeat)
PLAY_ON = Question[Word](
    key="play-on", rule="BG-R120", candidates=words(YES, WITH, NO), about=HavenFound, open="BG-R120"
)
RETURN = Question[Word](key="return", rule="BG-412", candidates=YES_OR_NO)


# --- followers, items, tokens, Locations


def own_followers(ask: Asked) -> list[OnSurvivor]:
    return [on_survivor(one) for one in followers_of(the_box(ask.play), ask.state.parties[ask.seat])]


def own_items(ask: Asked) -> list[OnCard]:
    return [on_card(card) for card in dict.fromkeys(ask.state.parties[ask.seat].items)]


def starts(ask: Asked) -> list[OnSpace]:
    return [on_space(space) for space in ask.on(WhichStart).spaces]


def spaces_named(ask: Asked) -> list[OnSpace]:
    return [on_space(space) for space in ask.on(WhichSpace).spaces]


def near_spaces(ask: Asked) -> tuple[str, ...]:
    return the_board(ask.play).two_steps[ask.state.parties[ask.seat].at]


def packs_near(ask: Asked) -> list[OnSpace | Word]:
    return [*(on_space(one) for one in near_spaces(ask) if ask.state.tokens.get(one)), ENOUGH]


def hidden_packs_near(ask: Asked) -> list[OnSpace | Word]:
    tokens = ask.state.tokens
    hidden = [one for one in near_spaces(ask) if one in tokens and not all(token.up for token in tokens[one])]
    return [*map(on_space, hidden), ENOUGH]


def cards_seen(ask: Asked) -> list[OnCard | Word]:
    seen = ask.state.locations[-ask.on(CardsSeen).count :][::-1]
    return [*(on_card(card) for card in dict.fromkeys(seen)), NO]


def wishes_to_change(ask: Asked) -> list[Always]:
    """Each standing wish can be set or taken back."""
    return [always(what, not wishes(ask.state, ask.seat, what)) for what in get_args(Wished)]


WISH = Question[Always](key="wish", rule="BG-R42", candidates=wishes_to_change, standing=True)
LEAVE_BEHIND = Question[OnSurvivor](key="leave-behind", rule="BG-454", candidates=own_followers)
SACRIFICE = Question[OnSurvivor](key="sacrifice", rule="BG-394", candidates=own_followers)
WHICH_START = Question[OnSpace](key="which-start", rule="BG-455", candidates=starts, about=WhichStart)
DROP_ITEM = Question[OnCard](key="drop-item", rule="BG-293", candidates=own_items)
PLACE_TOKEN = Question[OnSpace](key="place-token", rule="BG-139", candidates=spaces_named, about=WhichSpace)
REMOVE_TOKEN = Question[OnSpace | Word](key="remove-token", rule="BG-246", candidates=packs_near, about=Left)
LOOK_AT_TOKEN = Question[OnSpace | Word](key="look-at-token", rule="BG-152", candidates=hidden_packs_near, about=Left)
SWAP_PRIVATE = Question[OnCard | Word](key="swap-private", rule="BG-040", candidates=cards_seen, about=CardsSeen)

QUESTIONS: tuple[Question[Any], ...] = (
    *(LEAVE_GROUP, RETURN, PLAY_ON, WISH, RECOVER, MOVE, JOIN_GROUP, BETWEEN),
    *(FIGHT_ON, ACT_ON, HELP, STAY_QUIET, WHICH_FIRST, SAVE, PLACE_FATIGUE, TAKE_FATIGUE, HEAL),
    *(PAY_OR_NOT, PAY_WITH, CHIP_IN, BEAR_IT, BEAR_FOR, GAIN_ANY, LOSE_ANY, COLLECT),
    *(VOTE, VOTE_LAST, NAME_A_PLAYER, AGREE, TAKE_A_SIDE, WHICH_CHALLENGE, WHICH_EFFECT),
    *(LEAVE_BEHIND, SACRIFICE, WHICH_START, DROP_ITEM, PLACE_TOKEN, REMOVE_TOKEN, LOOK_AT_TOKEN, SWAP_PRIVATE),
)
