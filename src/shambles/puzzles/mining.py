"""Searches played games for puzzles: moments with a clear best answer that is easily missed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots import LEVELS, Bot, find_bot, make_bot
from shambles.bots.bot import ask_bot, let_bots_answer
from shambles.bots.hint import WORLDS as OF_A_HINT
from shambles.bots.hint import OptionComparison, compare
from shambles.bots.worlds import Fork, hand_over, imagine_from
from shambles.core.asking.ask import Ask
from shambles.core.asking.chance import Imagined
from shambles.core.asking.reason import Reason
from shambles.core.game import Game, find_game
from shambles.core.playing.lesson import Course
from shambles.core.playing.placed import Placed, open_placed, place_anew
from shambles.core.table import Table
from shambles.lab.workers import work_on
from shambles.puzzles.judging import option_of
from shambles.puzzles.puzzle import Puzzle, name_puzzle
from shambles.puzzles.weighing import WORLDS, Weighed, look, look_deeply

MOST_OPTIONS = 24  # a question with more of them is none for a puzzle
EARLY = 0.5  # fraction of a game that is skipped at its beginning
MOST_A_GAME = 4  # most puzzles of a game, for variety
TRIES = 4  # tries of each level, to measure the difficulty
A_THOUGHT = 24  # worlds of a game's mind, which are cheap
THOUGHT_BETTER, LIKED_MORE = 0.05, 0.2  # lead of another answer in a doubtful moment: of a result, of a probability
REDEALS = 8  # attempts to describe a moment without the true cards
MOST_ANSWERS = 2000  # most answers of a game
OF_WORLDS = frozenset({"chance", "chance-together", "points", "profit"})  # reasons that come from simulation


class Seam(msgspec.Struct, frozen=True):
    """Source of puzzles: games with these settings between bots of one level, dealt from one seed.

    worlds  samples of the first search: if luck is large, a small lead needs many of them to be significant
    """

    game: str
    course: str
    seats: int
    options: dict[str, Any]
    seed: int = 0
    level: str = "survivor"
    worlds: int = WORLDS


class Mined(msgspec.Struct):
    """Counts of some games: examined moments, those with a clear best answer, those confirmed by a deeper search.

    `puzzles` are the confirmed ones that can be told without the true cards.
    """

    games: int = 0
    moments: int = 0
    clear: int = 0
    borne_out: int = 0
    puzzles: list[Puzzle] = []

    def add(self, other: Mined) -> None:
        self.games += other.games
        self.moments += other.moments
        self.clear += other.clear
        self.borne_out += other.borne_out
        self.puzzles = self.puzzles + other.puzzles


def seam_of(game: Game[Any, Any], course: Course, seed: int = 0, level: str = "survivor", worlds: int = WORLDS) -> Seam:
    return Seam(game.slug, course.id, course.seats, course.options, seed, level, worlds)


def mine(
    seam: Seam,
    wanted: int,
    most_games: int,
    processes: int | None = None,
    on: str = "",
    progress: Callable[[Mined], None] = lambda mined: None,
) -> Mined:
    """Search for this number of puzzles, in at most this number of games."""
    mined = Mined()
    with closing(work_on(partial(mine_games, seam), range(most_games), processes, on)) as working:
        for found in working:
            mined.add(found)
            progress(mined)
            if len(mined.puzzles) >= wanted:
                break
    return mined


def mine_games(seam: Seam, numbers: Sequence[int]) -> Mined:
    """Search these games, one after another."""
    mined = Mined()
    for number in numbers:
        mine_game(seam, number, mined)
    return mined


def mine_game(seam: Seam, number: int, mined: Mined) -> None:
    """Search one game, at every moment without any given answer."""
    game = find_game(seam.game)
    mined.games += 1
    before = len(mined.puzzles)
    for table in moments_of(seam, game, number):
        for seat in list(table.asks):
            found = look_at(seam, table, seat, mined)
            if found is not None:
                mined.puzzles = [*mined.puzzles, found]
                if len(mined.puzzles) - before >= MOST_A_GAME:
                    return


def moments_of(seam: Seam, game: Game[Any, Any], number: int) -> Iterator[Table]:
    """A game between bots, at each moment of its second half: near the end answers are easier to evaluate."""
    length = sum(1 for _ in _played(seam, game, number))
    for at, table in enumerate(_played(seam, game, number)):
        if at >= EARLY * length and not table.laid:
            yield table


def _played(seam: Seam, game: Game[Any, Any], number: int) -> Iterator[Table]:
    """The table before each answer. The same number gives the same game."""
    seed = Rng(f"{seam.seed}/{seam.course}/{number}").getrandbits(64)
    table = Table.open(seam.game, seats=seam.seats, options=seam.options, seed=seed)
    kind, rng = find_bot(seam.level), Rng(seed)
    bots: dict[int, Bot] = {seat: make_bot(kind, game, Rng(f"{seed}/{seat}")) for seat in table.seats}
    while table.outcome is None and table.answered < MOST_ANSWERS:
        let_bots_answer(table, bots, rng, most=0)  # meanwhile actions only
        yield table
        let_bots_answer(table, bots, rng, most=table.answered + 1)


def look_at(seam: Seam, table: Table, seat: int, mined: Mined) -> Puzzle | None:
    """The puzzle of this moment, if it makes one."""
    ask = table.asks[seat]
    if not 2 <= len(ask.options) <= MOST_OPTIONS:
        return None
    mined.moments += 1
    greedy = liked_at_a_glance(table, ask)
    if not is_doubtful(table, ask, greedy):
        return None
    fork = imagine_from(table, seat, Rng(f"puzzle/{ask.number}/{seat}"))
    first = look(seat, fork, ask.options, greedy, seam.worlds)
    if first is None:
        return None
    mined.clear += 1
    # Options dropped in the first search are clearly worse; close ones are searched again.
    close = {one.choice for one in first.answers[:4]}
    rivals = [one for one in ask.options if one.notation in close or one.notation in greedy]
    deep = look_deeply(seat, fork, rivals, first, seam.worlds)
    if deep is None:
        return None
    mined.borne_out += 1
    placed = tell_anew(table, seat)
    return None if placed is None else make_puzzle(seam, table, ask, greedy[0], placed, merge(first, deep))


def liked_at_a_glance(table: Table, ask: Ask[Any]) -> list[str]:
    """Possible answers of the greedy bot."""
    figures = table.game.hints[ask.key](table.view(ask.seat), ask)
    best = max(figures)
    return [one.notation for one, figure in zip(ask.options, figures, strict=True) if figure == best]


def is_doubtful(table: Table, ask: Ask[Any], greedy: Sequence[str]) -> bool:
    """True if the game's trained policy, or its mind, clearly prefers another answer than the greedy bot.

    This is far faster than simulation, and where both agree there is hardly anything to find. In games with neither it
    is always true.
    """
    game, view = table.game, table.view(ask.seat)
    trained, mind = game.room("bot.trained"), game.room("bot.mind")
    liked, better = None if trained is None else trained.likings(view, ask), LIKED_MORE
    if liked is None and mind is not None:
        liked, better = mind.Mind(Rng(ask.number)).weigh(view, ask, A_THOUGHT, None), THOUGHT_BETTER
    if liked is None:
        return True
    known: dict[str, float] = {
        one.notation: figure for one, figure in zip(ask.options, liked, strict=True) if figure is not None
    }
    return max(known.values()) >= better + max((known[one] for one in greedy if one in known), default=0.0)


def tell_anew(table: Table, seat: int) -> Placed | None:
    """The moment without the true cards; None if that is not possible."""
    told = (place_anew(table, seat, Imagined(number)) for number in range(REDEALS))
    return next((placed for placed in told if placed is not None), None)


def merge(first: Weighed, deep: Weighed) -> Weighed:
    """The figures of the deep search, then those of answers that only the first search examined."""
    known = {one.choice for one in deep.answers}
    others = tuple(one for one in first.answers if one.choice not in known)
    return Weighed((*deep.answers, *others), deep.lead)


def make_puzzle(seam: Seam, table: Table, ask: Ask[Any], tempting: str, placed: Placed, weighed: Weighed) -> Puzzle:
    game = table.game
    again = open_placed(game, seam.seats, seam.options, placed)
    return Puzzle(
        id=name_puzzle(seam.course, placed, ask.seat),
        rules=game.version,
        seats=seam.seats,
        options=seam.options,
        at=placed,
        seat=ask.seat,
        ask=ask.key,
        best=weighed.best,
        tempting=tempting,
        lead=round(min(weighed.lead, 99.0), 1),
        answers=tuple(
            msgspec.structs.replace(one, figure=round(one.figure, 3), error=round(one.error, 4))
            for one in weighed.answers
        ),
        reasons=reasons_of_worlds(again, ask.seat, weighed.best, tempting),
        tries=try_out(again, ask.seat, weighed.best),
    )


def reasons_of_worlds(table: Table, seat: int, best: str, other: str) -> tuple[Reason, ...]:
    """Differences between two answers in the same simulated worlds, as reasons of a hint."""
    ask = table.asks[seat]
    fork = imagine_from(table, seat, Rng(f"reasons/{seat}"))
    first, second = (option_of(ask, name) for name in (best, other))
    mine, theirs = compare(table.game, seat, fork, (first, second), OF_A_HINT)
    spoken = OptionComparison(table.game, table.view(seat), hand_over(ask, fork), first).against(second, mine, theirs)
    return tuple(one for one in spoken if one.key in OF_WORLDS)


def try_out(table: Table, seat: int, best: str) -> dict[str, tuple[int, int]]:
    """Misses and tries of the bots of each level."""
    found = {}
    for level in LEVELS:
        rng = [Rng(f"{level}/{number}") for number in range(TRIES)]
        answers = [ask_bot(make_bot(find_bot(level), table.game, one), table, seat, one).notation for one in rng]
        found[level] = sum(answer != best for answer in answers), TRIES
    return found


def which_hold(game: str, puzzles: Sequence[Puzzle], salt: int, numbers: Sequence[int]) -> list[str]:
    """Ids of those of the numbered puzzles whose answer is confirmed by a deep search in other worlds."""
    rules = find_game(game)
    chosen = [puzzles[number] for number in numbers]
    tables = [(one, open_placed(rules, one.seats, one.options, one.at)) for one in chosen]
    return [one.id for one, table in tables if search_again(table, one, salt) is not None]


def search_again(table: Table, puzzle: Puzzle, salt: int) -> Weighed | None:
    """Repeat the deep search in new worlds; None if it does not confirm the answer."""
    ask = table.asks[puzzle.seat]
    fork: Fork = imagine_from(table, puzzle.seat, Rng(f"again/{salt}"))
    close = {one.choice for one in puzzle.answers[:4]} | {puzzle.tempting}
    rivals = [one for one in ask.options if one.notation in close]
    if len(rivals) < len(close):
        return None  # something that the puzzle names can no longer be answered
    return look_deeply(puzzle.seat, fork, rivals, Weighed(puzzle.answers, puzzle.lead), puzzle.worlds)
