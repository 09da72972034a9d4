"""Searches played games for puzzles: moments with a clear best answer that can be missed. Checks them again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots import LEVELS, Bot, find_bot, make_bot
from shambles.bots.bot import ask_bot, let_bots_answer
from shambles.bots.playouts import BEST, players_of
from shambles.core.asking.ask import Ask
from shambles.core.asking.chance import Imagined
from shambles.core.game import Game, find_game
from shambles.core.playing.lesson import Course
from shambles.core.playing.placed import Placed, open_placed, place_anew
from shambles.core.table import Table
from shambles.lab.workers import work_on
from shambles.puzzles.puzzle import Puzzle, name_puzzle
from shambles.puzzles.weighing import CHECKS, Answer, Weighed, look

MOST_OPTIONS = 24  # a question with more of them is none for a puzzle
EARLY = 0.3  # fraction of a game that is skipped at its beginning
MOST_A_GAME = 4  # most puzzles of a game, for variety
TRIES = 4  # tries of each level, to measure the difficulty
A_THOUGHT = 60  # worlds of a game's mind, which are cheap
THOUGHT_BETTER, LIKED_MORE = 0.05, 0.2  # lead of another answer in a doubtful moment: of a result, of a probability
REDEALS = 8  # attempts to describe a moment without the true cards
MOST_ANSWERS = 2000  # most answers of a game
FINDERS = BEST  # players who play on when puzzles are looked for
CLOSE = 3  # answers next to the best that are checked


class Seam(msgspec.Struct, frozen=True):
    """Source of puzzles: games with these settings between bots of one level, dealt from one seed.

    easy  look for moments whose best answer is plain to the greedy bot: for those who begin
    """

    game: str
    course: str
    seats: int
    options: dict[str, Any]
    seed: int = 0
    level: str = "survivor"
    easy: bool = False


class Mined(msgspec.Struct):
    """Counts of some games: examined moments, and those with a clear best answer.

    `puzzles` are those of them that can be told without the true cards. If they are not easy, some bot misses them.
    """

    games: int = 0
    moments: int = 0
    clear: int = 0
    puzzles: list[Puzzle] = []

    def add(self, other: Mined) -> None:
        self.games += other.games
        self.moments += other.moments
        self.clear += other.clear
        self.puzzles = self.puzzles + other.puzzles


def seam_of(game: Game[Any, Any], course: Course, seed: int = 0, level: str = "survivor", easy: bool = False) -> Seam:
    return Seam(game.slug, course.id, course.seats, course.options, seed, level, easy)


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
    if not is_promising(seam, table, ask, greedy):
        return None
    players = players_of(FINDERS, table, ask, f"puzzle/{seam.seed}")
    weighed = look(seat, players, ask.options, greedy, lambda so_far: (so_far.best in greedy) == seam.easy)
    if weighed is None:
        return None
    mined.clear += 1
    placed = tell_anew(table, seat)
    if placed is None:
        return None
    tempting = next((one for one in greedy if one != weighed.best), None) or second_at_a_glance(table, ask, greedy)
    puzzle = make_puzzle(seam, table, ask, tempting, placed, weighed)
    return puzzle if seam.easy or puzzle.is_missed else None


def liked_at_a_glance(table: Table, ask: Ask[Any]) -> list[str]:
    """Possible answers of the greedy bot."""
    figures = table.game.hints[ask.key](table.view(ask.seat), ask)
    best = max(figures)
    return [one.notation for one, figure in zip(ask.options, figures, strict=True) if figure == best]


def second_at_a_glance(table: Table, ask: Ask[Any], greedy: Sequence[str]) -> str:
    """The answer that looks best to the greedy bot after those."""
    figures = table.game.hints[ask.key](table.view(ask.seat), ask)
    others = [one for one in zip(figures, ask.options, strict=True) if one[1].notation not in greedy]
    found: str = max(others, key=lambda one: one[0])[1].notation
    return found


def is_promising(seam: Seam, table: Table, ask: Ask[Any], greedy: Sequence[str]) -> bool:
    """True if the game's trained policy, or its mind, clearly prefers one answer: the greedy bot's if it is to be easy,
    else another.

    This is far faster than simulation, and where it sees no difference there is hardly anything to find. In games with
    neither it is always true.
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
    of_greedy = max((known[one] for one in greedy if one in known), default=0.0)
    of_others = max((figure for one, figure in known.items() if one not in greedy), default=0.0)
    return (of_greedy - of_others if seam.easy else of_others - of_greedy) >= better


def tell_anew(table: Table, seat: int) -> Placed | None:
    """The moment without the true cards; None if that is not possible."""
    told = (place_anew(table, seat, Imagined(number)) for number in range(REDEALS))
    return next((placed for placed in told if placed is not None), None)


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
        lead=rounded_lead(weighed),
        answers=rounded(weighed.answers),
        players=FINDERS,
        tries=try_out(again, ask.seat, weighed.best),
    )


def rounded(answers: Sequence[Answer]) -> tuple[Answer, ...]:
    return tuple(
        msgspec.structs.replace(
            one,
            won=round(one.won, 3),
            error=round(one.error, 4),
            points=None if one.points is None else round(one.points, 2),
        )
        for one in answers
    )


def rounded_lead(weighed: Weighed) -> float:
    return round(min(weighed.lead, 99.0), 1)


def try_out(table: Table, seat: int, best: str) -> dict[str, tuple[int, int]]:
    """Misses and tries of the bots of each level."""
    found = {}
    for level in LEVELS:
        rng = [Rng(f"{level}/{number}") for number in range(TRIES)]
        answers = [ask_bot(make_bot(find_bot(level), table.game, one), table, seat, one).notation for one in rng]
        found[level] = sum(answer != best for answer in answers), TRIES
    return found


def which_hold(game: str, puzzles: Sequence[Puzzle], salt: int, level: str, numbers: Sequence[int]) -> list[Puzzle]:
    """Those of the numbered puzzles that hold, with the figures of the check."""
    rules = find_game(game)
    found = (check_puzzle(rules, puzzles[number], salt, level) for number in numbers)
    return [one for one in found if one is not None]


def check_puzzle(game: Game[Any, Any], puzzle: Puzzle, salt: int, level: str) -> Puzzle | None:
    """Play the close answers to the end again, by other players and in other worlds. None if the best is not best."""
    table = open_placed(game, puzzle.seats, puzzle.options, puzzle.at)
    ask = table.asks[puzzle.seat]
    close = {one.choice for one in puzzle.answers[: 1 + CLOSE]} | {puzzle.tempting}
    rivals = [one for one in ask.options if one.notation in close]
    if len(rivals) < len(close):
        return None  # something that the puzzle names can no longer be answered
    players = players_of(level, table, ask, f"check/{salt}")
    weighed = look(puzzle.seat, players, rivals, {puzzle.tempting}, lambda found: is_borne_out(found, puzzle), CHECKS)
    if weighed is None or weighed.best != puzzle.best:
        return None
    known = {one.choice for one in weighed.answers}
    others = [msgspec.structs.replace(one, let_go=True) for one in puzzle.answers if one.choice not in known]
    return msgspec.structs.replace(
        puzzle,
        rules=game.version,
        lead=rounded_lead(weighed),
        answers=rounded((*weighed.answers, *others)),
        players=level,
    )


def is_borne_out(weighed: Weighed, puzzle: Puzzle) -> bool:
    """False as soon as another answer seems better."""
    return weighed.best == puzzle.best or weighed.lead < 1
