"""Sums over games: each bot's share of the wins and its score, and the table's wins."""

from __future__ import annotations

from collections.abc import Sequence

from shambles.core.game import Game
from shambles.lab.intervals import Adjusted, Interval, Sums, adjusted
from shambles.lab.playing import Row

WIN = 27_720  # a whole win, in parts that can be shared evenly among up to twelve


class Tally:
    """Exact sums over the games of one line-up, independent of the order of the games."""

    def __init__(self, together: bool, bots: Sequence[str]) -> None:
        self.together = together
        self.bots = tuple(bots)
        self.held = {name: self.bots.count(name) for name in self.bots}
        self.wins = {name: Sums() for name in self.held}
        self.scores = {name: Sums() for name in self.held}
        self.table = Sums()
        self.games = 0
        self.lucks: dict[str, list[tuple[int, int, float]]] = {name: [] for name in self.held}
        self.table_lucks: list[tuple[int, float]] = []

    @classmethod
    def of(cls, game: Game[object, object], bots: Sequence[str]) -> Tally:
        return cls(game.together, bots)

    def add(self, row: Row) -> None:
        self.games += 1
        wins, scores = dict.fromkeys(self.held, 0), dict.fromkeys(self.held, 0)
        for seat, name in enumerate(row.bots):
            wins[name] += win_of(row, seat, self.together)
            scores[name] += row.scores[seat]
        for name in self.held:
            self.wins[name].add(wins[name])
            self.scores[name].add(scores[name])
            if row.luck:
                luck = sum(one for one, bot in zip(row.luck, row.bots, strict=True) if bot == name)
                self.lucks[name].append((wins[name], scores[name], luck))
        self.table.add(int(bool(row.winners)))
        if row.luck and self.together:
            self.table_lucks.append((int(bool(row.winners)), sum(row.luck) / len(row.luck)))

    def share(self, name: str) -> Interval:
        """A bot's share of the wins for each seat that it held. A co-operative win counts fully for everybody.

        Its seats share one win: a game in which they win is one win, not several.
        """
        held = self.held[name]
        return self.wins[name].share(WIN * held) if self.together else self.wins[name].share(WIN).scaled(1 / held)

    def score(self, name: str) -> Interval:
        return self.scores[name].mean(self.held[name])

    def adjusted(self, name: str) -> tuple[Adjusted, Adjusted] | None:
        """A bot's share of the wins and its score for each seat that it held, with luck removed."""
        found, held = self.lucks[name], self.held[name]
        unit = WIN * held if self.together else WIN
        lucks = [luck for *_, luck in found]
        share = adjusted([won / unit for won, *_ in found], lucks, share=True)
        score = adjusted([points / held for _, points, _ in found], lucks)
        if share is None or score is None:
            return None
        return share if self.together else Adjusted(share.figure.scaled(1 / held), share.saved), score

    def adjusted_table_wins(self) -> Adjusted | None:
        """Share of games with a winner, with luck removed."""
        return adjusted([won for won, _ in self.table_lucks], [luck for _, luck in self.table_lucks], share=True)

    def table_wins(self) -> Interval:
        """Share of games with a winner."""
        return self.table.share()


def win_of(row: Row, seat: int, together: bool) -> int:
    """A seat's share of the win, in units of 1/WIN."""
    if seat not in row.winners:
        return 0
    return WIN if together else WIN // len(row.winners)
