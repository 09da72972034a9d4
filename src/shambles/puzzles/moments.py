"""Puzzles from a person's own game: the moments that its review named, to answer once more.

A review compares two answers, the played and the better one. It cannot evaluate others.
"""

from __future__ import annotations

from typing import Any

from shambles.bots import Review
from shambles.bots.reviewed import Decision
from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.playing.placed import imagine_placed
from shambles.core.story.retelling import play_again
from shambles.core.table import Table
from shambles.puzzles.judging import Judged, hundredths, names_of_answers, say_reasons
from shambles.wording import Wording


def moments_of_seat(review: Review, seat: int | None) -> list[int]:
    """Indices of the review's decisions, of one seat or of all."""
    return [at for at, one in enumerate(review.decisions) if seat is None or one.seat == seat]


def find_moment(review: Review, number: int) -> Decision:
    if not 0 <= number < len(review.decisions):
        raise BadInput("moment", "no-such-moment", found=number)
    return review.decisions[number]


def open_moment(table: Table, decision: Decision) -> Table:
    """The table as the seat saw it at a decision, with the cards that it could not know dealt again."""
    wanted = decision.told, decision.seat, decision.ask, decision.choice
    for turn in play_again(table):
        if turn.stands and (turn.table.told, turn.ask.seat, turn.ask.key, turn.choice.notation) == wanted:
            return imagine_placed(turn.table, decision.seat)
    raise BadInput("moment", "no-such-moment", found=decision.told)


def asked_at(table: Table, decision: Decision) -> Ask[Any]:
    ask = table.asks.get(decision.seat)
    if ask is None:
        raise BadInput("moment", "no-such-moment", found=decision.told)
    return ask


def judge_moment(table: Table, decision: Decision, typed: str) -> Judged | Refusal:
    found = asked_at(table, decision).judge(typed)
    if isinstance(found, Refusal):
        return found
    return Judged(found.notation, decision.better, decision.choice, decision.reasons)


def say_moment(wording: Wording[Any], table: Table, decision: Decision, judged: Judged) -> list[str]:
    """Evaluation of an answer by the review, as text. It leaves answers open that the review did not examine."""
    texts, ask = wording.words.texts, asked_at(table, decision)
    called = names_of_answers(wording, table, ask)
    figures = {"best": called[judged.best], "choice": called[judged.choice], "played": called[decision.choice]}
    word = "right" if judged.is_right else "again" if judged.choice == decision.choice else "unknown"
    said = [texts.say(f"moment-{word}", **figures)]
    if not judged.is_right:
        said.append(texts.say("puzzle-better" if word == "again" else "moment-better", **figures))
    reasons = [one for one in judged.reasons if one.explains]
    return [*said, *say_reasons(texts, reasons, called, decision.seat, wording.names)]


def say_moment_figures(wording: Wording[Any], table: Table, decision: Decision) -> list[str]:
    """Cost of the answer in the game, and the averages over simulated games."""
    texts = wording.words.texts
    called = names_of_answers(wording, table, asked_at(table, decision))
    played = called[decision.choice]
    cost = texts.say("moment-cost", played=played, lost=hundredths(decision.lost))
    if decision.points is not None:
        cost = texts.say("moment-cost-points", played=played, points=round(decision.points, 1))
    averages = [one for one in decision.reasons if not one.explains]
    return [cost, *say_reasons(texts, averages, called, decision.seat, wording.names)]
