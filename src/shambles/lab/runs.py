"""Comparison page of several runs of a game: wins, lengths and seats, side by side with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.folder import write_whole
from shambles.lab.findings import by_seat, deals_of
from shambles.lab.intervals import Interval, mean_of
from shambles.lab.page import Page, dots, parts_of, say_figure, say_share, short
from shambles.lab.playing import Row
from shambles.lab.simulate import Run
from shambles.texts import Texts

Found = tuple[str, Run, int, list[Row]]  # a name, the run, the variant, its games


def write_comparison(runs: dict[str, Run], file: Path, lang: str = "en") -> None:
    """Write runs side by side as one HTML file. A run with several variants has one line for each."""
    games = list(dict.fromkeys(run.plan.game for run in runs.values()))
    if len(games) > 1:
        raise BadInput("runs", "other-games", found=", ".join(games))
    found = [one for name, run in runs.items() for one in _ways(name, run)]
    if not found:
        raise BadInput("run", "not-enough", least=1)
    texts = Texts(lang, find_game(games[0]))
    page = Page(texts, "runs", f"{texts.say('game')}: {texts.say('runs-title')}")
    page.text("intro", count=len(runs))
    page.table(("run", "games", "bots", "options"), [_line(one, page.texts) for one in found])
    _shares(page, "won", [(name, run.summary(variant).won) for name, run, variant, _ in found])
    _shares(page, "wins", [(f"{name}: {short(bot.bot)}", bot.wins) for name, bot in _bots(found)])
    _figures(page, "score", [(f"{name}: {short(bot.bot)}", bot.score) for name, bot in _bots(found)])
    _figures(page, "length", [(name, _by_deal(rows, "answers")) for name, _, _, rows in found])
    if any(row.rounds for _, _, _, rows in found for row in rows):
        _figures(page, "rounds", [(name, _by_deal(rows, "rounds")) for name, _, _, rows in found])
    if not find_game(games[0]).together:
        _shares(
            page,
            "seats",
            [
                (texts.say("runs-seat", run=name, seat=one.seat + 1), one.wins)
                for name, run, _, rows in found
                for one in by_seat(run, rows).each
            ],
        )
    write_whole(file, page.html().encode())


def _ways(name: str, run: Run) -> list[Found]:
    rows = run.rows()
    several = len(run.plan.variants) > 1
    return [
        (f"{name} {variant + 1}" if several else name, run, variant, mine)
        for variant in range(len(run.plan.variants))
        if (mine := [row for row in rows if row.variant == variant])
    ]


def _bots(found: Sequence[Found]) -> list[tuple[str, Any]]:
    return [(name, bot) for name, run, variant, _ in found for bot in run.summary(variant).bots]


def _line(one: Found, texts: Texts) -> tuple[str, str, str, str]:
    name, run, variant, rows = one
    chosen = run.plan.variants[variant]
    options = texts.settings(find_game(run.plan.game).read_options(chosen.options))
    return name, str(len(rows)), ", ".join(map(short, chosen.bots)), options


def _by_deal(rows: Sequence[Row], field: str) -> Interval:
    """Mean of a length with its interval; the games of one deal count as one."""
    values = [[getattr(row, field) for row in deal] for deal in deals_of(rows)]
    return mean_of([sum(one) / len(one) for one in values], len(rows) / len(values))


def _shares(page: Page, key: str, values: Sequence[tuple[str, Interval]]) -> None:
    _picture(page, key, values, True)


def _figures(page: Page, key: str, values: Sequence[tuple[str, Interval]]) -> None:
    _picture(page, key, values, False)


def _picture(page: Page, key: str, values: Sequence[tuple[str, Interval]], share: bool) -> None:
    page.section(key)
    name = page.texts.say(f"runs-{key}")
    shown = [{"run": what, **parts_of(one)} for what, one in values]
    page.chart(dots(shown, "run", "", name, share=share), escape(name))
    page.table(("run", key), [(what, (say_share if share else say_figure)(one)) for what, one in values], folded=True)
