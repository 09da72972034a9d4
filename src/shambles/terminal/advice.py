"""Text of a hint: a veteran's answer, by the game's name for it, and the reasons."""

from __future__ import annotations

from typing import Any

import msgspec

from shambles.bots import Advice, Plan
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason
from shambles.terminal.scene.lines import Lines
from shambles.wording import Wording

ANSWERS = ("choice", "other")  # parameters of a reason that are answers


class Spoken:
    """Text of a hint at one table."""

    def __init__(self, wording: Wording[Any], view: msgspec.Struct, ask: Ask[Any], advice: Advice) -> None:
        self.wording, self.view, self.ask, self.advice = wording, view, ask, advice
        best: Choice = next(option for option in ask.options if option.notation == advice.choice)
        self.answer = wording.label(view, ask, best)
        self.means = wording.meaning(view, ask, best)

    @property
    def why(self) -> list[str]:
        """The reasons, one a line, without averages over simulated games."""
        return [self._reason(one) for one in self.advice.reasons if one.explains]

    @property
    def figures(self) -> list[str]:
        """The averages over simulated games, one a line."""
        return [self._reason(one) for one in self.advice.reasons if not one.explains]

    def yours(self, picked: str) -> str:
        """Comparison with the answer that the player has picked; empty if the two cannot be compared."""
        if picked == self.advice.choice:
            return self.wording.say("hint-yours-too")
        reason = self.advice.yours.get(picked)
        if reason is None:
            return ""
        option = next(option for option in self.ask.options if option.notation == picked)
        called = self.wording.short(self.view, self.ask, option)
        return self.wording.say("hint-yours", choice=called, words=self._reason(reason))

    def _reason(self, reason: Reason) -> str:
        told = named(reason, self.wording, self.view, self.ask)
        return self.wording.words.texts.reason(told, self.ask.seat, self.wording.names)


def say_plan(wording: Wording[Any], view: msgspec.Struct, ask: Ask[Any], plan: Plan) -> tuple[str, str]:
    """A bot's plan: short, and as a line with the reason. It also says if the bot grants a request."""
    spoken = Spoken(wording, view, ask, plan.advice)
    brief = spoken.answer
    if plan.plea is not None:
        key = "talk-granted" if plan.granted else "talk-denied"
        brief = wording.say(key, thing=wording.plea(plan.plea.thing), choice=spoken.answer)
    return brief, " ".join((wording.say("talk-plan", plan=brief), *spoken.why))


def say_advice(lines: Lines[Any], view: msgspec.Struct, ask: Ask[Any], advice: Advice, picked: str = "") -> list[str]:
    """Text of a hint: the answer with its meaning, the reasons, and a comparison with the picked answer."""
    spoken = Spoken(lines.wording, view, ask, advice)
    typed = "" if spoken.answer.casefold() == advice.choice else f" ({advice.choice})"
    said = [lines.say("hint-answer", choice=f"{spoken.answer}{typed}"), spoken.means, *spoken.why, *spoken.figures]
    return [line for line in (*said, spoken.yours(picked) if picked else "") if line]


def named(reason: Reason, wording: Wording[Any], view: msgspec.Struct, ask: Ask[Any]) -> Reason:
    """A reason with names in place of notations: short ones, unless both answers have the same short name."""
    answers = {option.notation: option for option in ask.options}
    spoken_of = {name: answers[str(one)] for name, one in reason.params.items() if name in ANSWERS and one in answers}
    called = {name: wording.short(view, ask, option) for name, option in spoken_of.items()}
    if len({*called.values()}) < len(called):
        called = {name: wording.label(view, ask, option) for name, option in spoken_of.items()}
    return Reason(reason.key, {**reason.params, **called})
