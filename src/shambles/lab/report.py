"""Report of a run as one HTML page: no network, light and dark, on a phone too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from statistics import median
from textwrap import shorten

import altair

from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.folder import write_whole
from shambles.lab.compare import is_comparison, measure
from shambles.lab.findings import by_seat, how_often, rounds_of_all, what_mattered, where
from shambles.lab.page import Page, bars, base, binned, dots, parts_of, say_figure, say_share, short
from shambles.lab.playing import Row
from shambles.lab.simulate import Run
from shambles.texts import Texts, rulebook

TITLE = 60  # characters of a rule's text beside its number


def write_report(run: Run, file: Path, lang: str = "en") -> None:
    """Write the report of a run as one HTML file. For a comparison it shows the difference, and each half by itself."""
    rows = run.rows()
    if not rows:
        raise BadInput("run", "not-enough", least=1)
    page = Page(Texts(lang, find_game(run.plan.game)))
    if is_comparison(run.plan):
        _difference(page, run)
        for variant, title in enumerate(("before", "after")):
            half = [row for row in rows if row.variant == variant]
            page.parts.append(f"<h2 class=half>{escape(page.texts.say(f'compare-{title}'))}</h2>")
            _summary(page, run, [variant])
            if half:
                _sections(page, run, half, variant)
    else:
        _summary(page, run, range(len(run.plan.variants)))
        _sections(page, run, rows)
    write_whole(file, page.html().encode())


def _sections(page: Page, run: Run, rows: Sequence[Row], variant: int = 0) -> None:
    if not find_game(run.plan.game).together:
        _seats(page, run, rows)
    _lengths(page, rows)
    _swing(page, rows)
    if run.plan.events:
        _mattered(page, run, rows, variant)
        _places(page, rows)
    _pace(page, run, rows)
    if run.plan.events:
        _rules(page, run, rows)


def _difference(page: Page, run: Run) -> None:
    """Section with the effect of the change on each measure, on the same deals."""
    found = measure(run)
    page.section("difference", deals=found.deals)
    names = {one.name: page.texts.say(f"measure-{one.name}") for one in found.measures}
    shares = [{"what": names[one.name], **parts_of(one.difference)} for one in found.measures if one.share]
    page.chart(dots(shares, "what", "", page.texts.say("report-apart"), fair=0.0), page.say("difference"))
    page.table(
        ("what", "before", "after", "apart"),
        [
            (names[one.name], say(one.before, ""), say(one.after, ""), say(one.difference, "+"))
            for one in found.measures
            for say in (say_share if one.share else say_figure,)
        ],
    )


def _summary(page: Page, run: Run, variants: Sequence[int]) -> None:
    for variant in variants:
        given, found = run.plan.variants[variant], run.summary(variant)
        words: dict[str, str | int] = {
            "games": found.games,
            "failed": found.failed,
            "seed": str(run.plan.seed),
            "game": page.texts.title(find_game(run.plan.game).read_options(given.options)),
        }
        page.parts.append(f"<p>{page.say('summary', **words, won=say_share(found.won))}</p>")
        page.table(
            ("bot", "held", "wins", "score"),
            [(short(one.bot), str(one.seats), say_share(one.wins), say_figure(one.score)) for one in found.bots],
            folded=len(variants) > 3,
        )


def _seats(page: Page, run: Run, rows: Sequence[Row]) -> None:
    found = by_seat(run, rows)
    chance = f"{max(found.chance, 0.001):.3f}"
    page.section("seats", games=len(rows), differ="yes" if found.chance < 0.05 else "no", chance=chance)
    values = [{"seat": str(one.seat + 1), **parts_of(one.wins)} for one in found.each]
    chart = dots(values, "seat", page.texts.say("report-seat"), page.texts.say("report-wins"), fair=found.fair)
    page.chart(chart, page.say("seats"))
    page.table(("seat", "wins"), [(str(one.seat + 1), say_share(one.wins)) for one in found.each], folded=True)


def _lengths(page: Page, rows: Sequence[Row]) -> None:
    page.section("scores", answers=round(median(row.answers for row in rows)))
    by_bot = [{"score": row.scores[seat], "bot": short(bot)} for row in rows for seat, bot in enumerate(row.bots)]
    page.chart(bars(binned(by_bot, "score", "bot"), page.texts.say("report-score"), "bot"), page.say("scores"))
    lengths = [{"length": row.answers, "bot": ""} for row in rows]
    page.chart(bars(binned(lengths, "length", "bot"), page.texts.say("report-answers")), page.say("answers"))
    if len({row.rounds for row in rows}) > 1:
        rounds = [{"length": row.rounds, "bot": ""} for row in rows]
        page.chart(bars(binned(rounds, "length", "bot"), page.texts.say("report-rounds")), page.say("rounds"))


def _swing(page: Page, rows: Sequence[Row]) -> None:
    moved = sorted(100 * row.swing for row in rows if row.swing is not None)
    if not moved:
        return
    tenth = moved[len(moved) * 9 // 10]
    page.section("swing", games=len(moved), half=round(median(moved)), tenth=round(tenth))
    values = [{"points": round(one), "bot": ""} for one in moved]
    page.chart(bars(binned(values, "points", "bot", least=5), page.texts.say("report-points")), page.say("swing"))


def _mattered(page: Page, run: Run, rows: Sequence[Row], variant: int) -> None:
    found = what_mattered(run, rows)
    page.section("mattered", count=len(found))
    if not found:
        return
    if rounds := rounds_of_all(rows):
        page.text("mattered-early", rounds=rounds)
    if surer := sum(one.saved is not None for one in found):
        page.text("mattered-adjusted", count=surer)
    game = find_game(run.plan.game)
    cards = game.cards(game.read_options(run.plan.variants[variant].options), page.texts.say)
    names = {card.id: card.name for card in cards}
    values = [{"what": _words(one.what, names), **parts_of(one.apart)} for one in found]
    page.chart(dots(values, "what", "", page.texts.say("report-apart"), fair=0.0), page.say("mattered"))
    page.table(
        ("what", "times", "having", "lacking", "apart"),
        [
            (
                _words(one.what, names),
                str(one.games),
                say_share(one.having),
                say_share(one.lacking),
                say_share(one.apart, "+"),
            )
            for one in found
        ],
        folded=True,
    )


def _places(page: Page, rows: Sequence[Row]) -> None:
    found = where(rows)
    if not found:
        return
    page.section("places")
    values = [{"what": one.what.replace("-", " "), "place": one.place, "often": round(one.often, 3)} for one in found]
    chart = (
        base(values)
        .mark_rect()
        .encode(
            altair.X("what:N", title=None, axis=altair.Axis(labelAngle=-45)),
            altair.Y("place:N", title=None),
            altair.Color("often:Q", title=page.texts.say("report-a-game"), scale=altair.Scale(scheme="goldorange")),
            tooltip=["what:N", "place:N", "often:Q"],
        )
    )
    page.chart(chart, page.say("places"))


def _pace(page: Page, run: Run, rows: Sequence[Row]) -> None:
    thought = sum(row.seconds for row in rows)
    answers = sum(row.answers for row in rows)
    page.section("pace", minute=round(60 * answers / max(thought, 1e-9)), game=round(answers / len(rows)))
    asked: dict[str, list[float]] = {}
    options: dict[str, list[int]] = {}
    shown = {row.number for row in rows}
    for played in run.played():
        for one in (made for made in played.decisions if made.game in shown):
            asked.setdefault(one.question, []).append(one.seconds)
            options.setdefault(one.question, []).append(one.options)
    if asked:
        order = sorted(asked, key=lambda key: -len(asked[key]))
        page.table(
            ("question", "a-game", "choices", "thought"),
            [
                (
                    key,
                    f"{len(asked[key]) / len(rows):.1f}",
                    f"{sum(options[key]) / len(options[key]):.1f}",
                    f"{1000 * sum(asked[key]) / len(asked[key]):.2f} ms",
                )
                for key in order
            ],
            folded=len(order) > 8,
        )


def _rules(page: Page, run: Run, rows: Sequence[Row]) -> None:
    found = how_often(rows)
    page.section("rules", count=len(found))
    written = rulebook(page.texts.lang, find_game(run.plan.game))
    names = {rule: _title(rule, written[rule].text if rule in written else "") for rule, _, _ in found}
    values = [{"rule": names[rule], "often": often} for rule, often, _ in found[:30]]
    rules = altair.Y("rule:N", sort="-x", title=None, axis=altair.Axis(labelLimit=260))
    chart = base(values).mark_bar().encode(altair.X("often:Q", title=page.texts.say("report-a-game")), rules)
    page.chart(chart, page.say("rules"))
    lines = [(names[one], f"{a:.2f}", f"{b:.0%}") for one, a, b in found]
    page.table(("rule", "a-game", "in-games"), lines, folded=True)


def _title(rule: str, text: str) -> str:
    """A rule's number with the beginning of its text."""
    return f"{rule}  {shorten(re.sub(r'[*_`]', '', text), TITLE, placeholder='…')}".rstrip()


def _words(what: str, names: Mapping[str, str]) -> str:
    kind, _, rest = what.partition(".")
    field, _, value = rest.partition("=")
    if value.isdigit():  # a number alone says nothing; rows are counted from one
        value = f"{field} {int(value) + 1 if field == 'row' else value}"
    return f"{kind.replace('-', ' ')}: {names.get(value) or value.replace('_', ' ')}"
