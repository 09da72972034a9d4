"""Operations that change a number for a while, and that contain other effects: choose, when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec

from shambles.core.asking.play import Flow, decide
from shambles.core.asking.saying import listed
from shambles.games.board_game.box.faces import first_branch
from shambles.games.board_game.box.vocabulary import Condition, Count, Effect, Effects, Operation, Stat, Until
from shambles.games.board_game.box.words import Say, alternatives, condition_text, effects_text
from shambles.games.board_game.effects.carrying_out import carry_out
from shambles.games.board_game.table.about import Branches
from shambles.games.board_game.table.dice import reading_of, short_of, tally, the_roll, total_in
from shambles.games.board_game.table.events_of_cards import NumberChanged, SideTaken
from shambles.games.board_game.table.numbers import group_stat
from shambles.games.board_game.table.outlook import Outlook, Source, condition_holds, prospects
from shambles.games.board_game.table.questions import WHICH_EFFECT
from shambles.games.board_game.table.state import Modifier, T, group_count, the_board, the_box


class Modify(Operation, frozen=True, tag="modify"):
    """BG-294  Change a number for a while, for example the steps of a turn."""

    stat: Stat
    n: int
    until: Until = "turn"
    touches = "numbers"

    def says(self, say: Say) -> str:
        what = say(f"stat-{self.stat}", n=self.n, signed=f"{self.n:+d}")
        return say("effect-modify", what=what, until=say(f"until-{self.until}"))

    def does(self, t: T, source: Source) -> Flow[None]:
        t.state.modifiers.append(Modifier(source.seat, self.stat, self.n, self.until))
        t.tell(NumberChanged("BG-294", source.seat, self.stat, self.n, self.until))
        return
        yield {}  # a flow, although nobody is asked

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(numbers=self.n if self.would_matter(t, seat) else 0)]

    @property
    def shifts(self) -> tuple[Stat, int]:
        return self.stat, self.n

    def would_matter(self, t: T, seat: int) -> bool:
        """BG-R113  Whether the changed number could matter now: the roll is not over, or the turn is not."""
        s = t.state
        roll, turn = s.roll, s.turn
        later = self.until == "next_turn" or (roll is None and self.until != "roll")
        fighting = roll is not None and roll.kind != "actions"
        match self.stat:
            case "kills" | "actions" | "action_as_kill" | "kill_as_action":
                return later or (roll is not None and self.changes_the_roll(t))
            case "reroll":
                return later or (roll is not None and len(roll.again) < len(roll.dice))
            case "ammo_kills":
                return later or (fighting and (bool(roll and roll.ammo) or group_count(t, "ammo", seat) > 0))
            case "prevent":
                return later or (fighting and short_of(t) > group_stat(t, seat, "prevent"))
            case "zombies":
                return roll is None or self.until in ("turn", "next_turn", "encounter")
            case "move_max" | "gas_limit":
                return self.until == "next_turn" or not (turn.seat == seat and turn.over)
            case "collect_any":
                return not turn.blocked and bool(the_board(t).spaces[s.parties[seat].at].icons)
            case "collect_food" | "collect_gas" | "collect_ammo":
                icon = self.stat.removeprefix("collect_")
                return not turn.blocked and icon in the_board(t).spaces[s.parties[seat].at].icons
        return True

    def changes_the_roll(self, t: T) -> bool:
        """BG-R113  Whether the result of the present roll would change."""
        roll = the_roll(t)
        actions, by = roll.kind == "actions", reading_of(t, roll.seat)
        dice, shots = tally([one.face for one in roll.dice], actions), tally(roll.ammo, actions)
        changed = by._replace(**{self.stat: getattr(by, self.stat) + self.n})
        return total_in(dice, shots, changed, actions) != total_in(dice, shots, by, actions)


class Choose(Operation, frozen=True, tag="choose"):
    """A player chooses one of several lists of effects."""

    options: Annotated[tuple[tuple[Effect, ...], ...], msgspec.Meta(min_length=1)]
    touches = ""
    outward = True

    def says(self, say: Say) -> str:
        return say("effect-choose", options=alternatives((effects_text(one, say) for one in self.options), say))

    def does(self, t: T, source: Source) -> Flow[None]:
        card = source.card or t.state.cards[-1].card
        about = Branches(card, first_branch(the_box(t), card, self.options), len(self.options))
        choice = yield from decide(t, WHICH_EFFECT, source.seat, about)
        t.tell(SideTaken("BG-246", source.seat, choice.notation, card, about.first + choice.option))
        yield from carry_out(t, self.options[choice.option], source)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [way for option in self.options for way in prospects(t, option, source, seat)]

    def parts(self) -> Sequence[tuple[str, Effects]]:
        return [(f"options[{number}]", option) for number, option in enumerate(self.options)]

    def offers(self) -> tuple[Effects, ...]:
        return self.options


class When(Operation, frozen=True, tag="when"):
    """If all conditions are true, carry out one list of effects (`then`), otherwise the other (`else`)."""

    conditions: tuple[Condition, ...] = msgspec.field(name="if")
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")
    touches = ""
    outward = True

    def says(self, say: Say) -> str:
        conditions = listed((condition_text(one, say) for one in self.conditions), "list-comma", say)
        then, otherwise = effects_text(self.then, say), effects_text(self.otherwise, say)
        return say("effect-when", conditions=conditions, then=then, otherwise=otherwise)

    def does(self, t: T, source: Source) -> Flow[None]:
        yield from carry_out(t, self.branch_of(t, source), source)

    def branch_of(self, t: T, source: Source) -> Effects:
        """The list of effects that applies now."""
        return self.then if all(condition_holds(t, one, source) for one in self.conditions) else self.otherwise

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return prospects(t, self.branch_of(t, source), source, seat)

    def reads(self) -> Iterable[Count]:
        return [one.count for one in self.conditions]

    def parts(self) -> Sequence[tuple[str, Effects]]:
        return ("then", self.then), ("else", self.otherwise)
