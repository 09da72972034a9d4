"""The bot protocol, and calls to bots that show them only what their seat may know."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, MutableMapping
from random import Random as Rng
from traceback import extract_tb
from typing import Any, Protocol

from shambles.bots.worlds import Fork, hand_over, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.table import Table


class Bot(Protocol):
    """A player. The constructor may take `game` and `rng` (the bot's own random.Random), by these names.

    Three methods are optional. `meanwhile`, with the same parameters as `choose`: an action while others are asked, or
    None to pass. `observe(event)`: receives every event that the seat is told, in order. `likings(view, ask)`: for a
    bot that chooses at random, the probability of each option, independent of its memory; else None. `--adjust` uses it
    to remove the luck of these random choices from the results.

    With `blind = True` the bot reads only its options: no view is built, and `view` is None. With `uses_hint_view =
    True` it reads only the hints: its view lacks costly parts that no hint reads.
    """

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice | str:
        """Answer the ask: one of `ask.options`, or a notation.

        `view` is the seat's observation. Each call of `fork()` gives a table to try things out on, which could be the
        true one for all the seat knows. The ask itself belongs to such a world, too.
        """


def ask_bot(bot: Bot, table: Table, seat: int, rng: Rng) -> Choice:
    """Put the seat's ask to the bot. A crash or an illegal answer raises BadInput, with the place in the bot's code."""
    return _put(bot, bot.choose, table, table.asks[seat], rng) or _no_answer(bot, table, table.asks[seat])


def offer_bot(bot: Bot, table: Table, seat: int, rng: Rng) -> Choice | None:
    """Offer the bot the seat's meanwhile action. None if the bot passes or has no `meanwhile`.

    Standing wishes spare people questions and are not offered to bots.
    """
    ask = table.meanwhile.get(seat)
    return None if ask is None else _offer(bot, table, ask, rng)


def tell_bot(bot: Bot, table: Table, seat: int, since: int = 0) -> int:
    """Send a bot the events of its seat from number `since` on, if it observes them.

    Returns the number of events so far.
    """
    observe = getattr(bot, "observe", None)
    if observe is not None and since < table.told:
        for event in table.events_for(seat, since):
            observe(event)
    return table.told


def let_bots_answer(
    table: Table,
    bots: Mapping[int, Bot],
    rng: Rng,
    heard: MutableMapping[int, int] | None = None,
    most: int | None = None,
    talk: Callable[[int, Choice], Choice] | None = None,
) -> None:
    """Let the bots answer until only people are awaited, the game is over, or `most` answers are given.

    Each bot is offered its meanwhile actions once after every answer. `heard` counts the events that each seat's bot
    has observed, for repeated calls. `talk` receives a bot's intended answer and returns its final one.
    """
    heard = {} if heard is None else heard
    listeners = {seat: bot for seat, bot in bots.items() if hasattr(bot, "observe")}
    while True:
        for seat, bot in listeners.items():
            heard[seat] = tell_bot(bot, table, seat, heard.get(seat, 0))
        if table.game.meanwhile is not None:
            _let_bots_interject(table, bots, rng)
        seat_asked = next((one for one in table.asks if one in bots), None)
        if seat_asked is None or (most is not None and table.answered >= most):
            return
        choice = ask_bot(bots[seat_asked], table, seat_asked, rng)
        table.play(seat_asked, choice if talk is None else talk(seat_asked, choice))


def _let_bots_interject(table: Table, bots: Mapping[int, Bot], rng: Rng) -> None:
    offers = list(table.meanwhile.values())
    while offers:
        ask = offers.pop(0)
        if ask.seat in bots and (choice := _offer(bots[ask.seat], table, ask, rng)) is not None:
            table.play(ask.seat, choice)
            offers = list(table.meanwhile.values())


def _offer(bot: Bot, table: Table, ask: Ask[Any], rng: Rng) -> Choice | None:
    offered = getattr(bot, "meanwhile", None)
    return None if offered is None or ask.question.standing else _put(bot, offered, table, ask, rng)


def view_for(bot: Bot, table: Table, ask: Ask[Any]) -> Any:
    """The view for a bot, with only the parts that it reads."""
    if getattr(bot, "blind", False):
        return None
    hints_only = getattr(bot, "uses_hint_view", False)
    return table.game.hint_view(ask.play, ask.seat) if hints_only else table.view(ask.seat)


def _put(bot: Bot, asked: Any, table: Table, ask: Ask[Any], rng: Rng) -> Choice | None:
    fork = imagine_from(table, ask.seat, rng)
    view = view_for(bot, table, ask)
    try:
        wanted = asked(view, hand_over(ask, fork), fork)
    except (Exception, SystemExit) as error:  # a bot that leaves has crashed: nobody else's game ends with it
        detail = f"{type(error).__name__}: {error}"
        raise _trouble(bot, table, ask, "bot-crashed", detail=detail, line=_line_of(bot, error)) from error
    if wanted is None:
        return None
    choice: Choice | Refusal = ask.judge(wanted)
    if isinstance(choice, Refusal):
        raise _trouble(bot, table, ask, "bot-answer-refused", reason=choice.code, rule=choice.rule, **choice.params)
    return choice


def _line_of(bot: Bot, error: BaseException) -> str:
    """File and line of a bot's crash: the innermost frame in its own file, or else the innermost of all."""
    frames = extract_tb(error.__traceback__)
    module = sys.modules.get(type(bot).__module__)
    own = [one for one in frames if one.filename == getattr(module, "__file__", None)]
    last = (own or frames)[-1]
    return f"{last.filename}:{last.lineno}"


def _no_answer(bot: Bot, table: Table, ask: Ask[Any]) -> Choice:
    raise _trouble(bot, table, ask, "bot-answer-refused", reason="not-understood", rule=ask.rule, choice="None")


def _trouble(bot: Bot, table: Table, ask: Ask[Any], code: str, **params: Any) -> BadInput:
    """The error for a bot's bug, with everything needed to reproduce it: the game, the seed and the ask."""
    where = f"{ask.number}, seat {ask.seat}, {ask.key}"
    return BadInput(f"bot.{type(bot).__name__}", code, **params, game=table.game.slug, seed=table.seed, ask=where)
