"""One page about a run that opens anywhere: no network, light and dark, on a phone too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import isfinite
from pathlib import Path
from statistics import median
from textwrap import shorten
from typing import Any

import altair
import msgspec
import vl_convert

from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.folder import write_whole
from shambles.lab.compare import is_comparison, measure
from shambles.lab.findings import by_seat, how_often, what_mattered, where
from shambles.lab.intervals import Interval
from shambles.lab.playing import Row
from shambles.lab.simulate import Run
from shambles.texts import Texts, rulebook

PAGE = Path(__file__).with_name("report.html")
TITLE = 60  # letters of a rule that stand beside its number
Chart = altair.Chart | altair.LayerChart


def write_report(run: Run, file: Path, lang: str = "en") -> None:
    """The report of a run as one HTML file. Of a comparison it tells the difference, and each half by itself."""
    rows = run.rows()
    if not rows:
        raise BadInput("run", "not-enough", least=1)
    page = _Page(Texts(lang, find_game(run.plan.game)))
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
    write_whole(file, page.html(run).encode())


def _sections(page: _Page, run: Run, rows: Sequence[Row], variant: int = 0) -> None:
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


class _Page:
    """Sections one under another, each with its words, charts and tables."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.parts: list[str] = []
        self.charts: list[dict[str, Any]] = []

    def section(self, key: str, **words: str | int) -> None:
        self.parts.append(f"<h2>{self.say(key)}</h2><p>{self.say(f'{key}-words', **words)}</p>")

    def say(self, key: str, **words: str | int) -> str:
        return escape(self.texts.say(f"report-{key}", **words))

    def chart(self, chart: Chart, label: str) -> None:
        spec = chart.properties(width="container").to_dict()
        self.parts.append(f'<figure><div class="chart" id="chart-{len(self.charts)}"></div></figure>')
        self.charts.append(spec | {"description": label})

    def table(self, headings: Sequence[str], lines: Iterable[Sequence[str]], folded: bool = False) -> None:
        head = "".join(f"<th scope=col>{self.say(one)}</th>" for one in headings)
        body = "".join(
            f"<tr><th scope=row>{escape(line[0])}</th>{''.join(f'<td>{escape(one)}</td>' for one in line[1:])}</tr>"
            for line in lines
        )
        table = f"<div class=wide tabindex=0><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        self.parts.append(f"<details><summary>{self.say('figures')}</summary>{table}</details>" if folded else table)

    def html(self, run: Run) -> str:
        words = {
            "LANG": self.texts.lang,
            "TITLE": escape(self.texts.say("game")),
            "BODY": "\n".join(self.parts),
            "CHARTS": json.dumps(self.charts).replace("</", "<\\/"),
            "LIBRARY": _library(),
        }
        page = PAGE.read_text("utf-8")
        for name, text in words.items():
            page = page.replace(f"{{{{{name}}}}}", text)
        return page


def _difference(page: _Page, run: Run) -> None:
    """What the change made of each figure, on the same deals."""
    found = measure(run)
    page.section("difference", deals=found.deals)
    names = {one.name: page.texts.say(f"measure-{one.name}") for one in found.measures}
    shares = [{"what": names[one.name], **_parts(one.difference)} for one in found.measures if one.share]
    page.chart(_dots(shares, "what", "", page.texts.say("report-apart"), fair=0.0), page.say("difference"))
    page.table(
        ("what", "before", "after", "apart"),
        [
            (names[one.name], say(one.before, ""), say(one.after, ""), say(one.difference, "+"))
            for one in found.measures
            for say in (_share if one.share else _figure,)
        ],
    )


def _summary(page: _Page, run: Run, variants: Sequence[int]) -> None:
    for variant in variants:
        given, found = run.plan.variants[variant], run.summary(variant)
        chosen = msgspec.to_builtins(find_game(run.plan.game).read_options(given.options))
        options = ", ".join(f"{name}={value if len(str(value)) < 40 else '…'}" for name, value in chosen.items())
        words: dict[str, str | int] = {
            "games": found.games,
            "failed": found.failed,
            "seed": str(run.plan.seed),
            "options": options,
        }
        page.parts.append(f"<p>{page.say('summary', **words, won=_share(found.won))}</p>")
        page.table(
            ("bot", "held", "wins", "score"),
            [(_short(one.bot), str(one.seats), _share(one.wins), _figure(one.score)) for one in found.bots],
            folded=len(variants) > 3,
        )


def _seats(page: _Page, run: Run, rows: Sequence[Row]) -> None:
    found = by_seat(run, rows)
    chance = f"{max(found.chance, 0.001):.3f}"
    page.section("seats", games=len(rows), differ="yes" if found.chance < 0.05 else "no", chance=chance)
    values = [{"seat": str(one.seat + 1), **_parts(one.wins)} for one in found.each]
    chart = _dots(values, "seat", page.texts.say("report-seat"), page.texts.say("report-wins"), fair=found.fair)
    page.chart(chart, page.say("seats"))
    page.table(("seat", "wins"), [(str(one.seat + 1), _share(one.wins)) for one in found.each], folded=True)


def _lengths(page: _Page, rows: Sequence[Row]) -> None:
    page.section("scores", answers=round(median(row.answers for row in rows)))
    by_bot = [{"score": row.scores[seat], "bot": _short(bot)} for row in rows for seat, bot in enumerate(row.bots)]
    page.chart(_bars(_binned(by_bot, "score", "bot"), page.texts.say("report-score"), "bot"), page.say("scores"))
    lengths = [{"length": row.answers, "bot": ""} for row in rows]
    page.chart(_bars(_binned(lengths, "length", "bot"), page.texts.say("report-answers")), page.say("answers"))
    if len({row.rounds for row in rows}) > 1:
        rounds = [{"length": row.rounds, "bot": ""} for row in rows]
        page.chart(_bars(_binned(rounds, "length", "bot"), page.texts.say("report-rounds")), page.say("rounds"))


def _swing(page: _Page, rows: Sequence[Row]) -> None:
    moved = sorted(100 * row.swing for row in rows if row.swing is not None)
    if not moved:
        return
    tenth = moved[len(moved) * 9 // 10]
    page.section("swing", games=len(moved), half=round(median(moved)), tenth=round(tenth))
    values = [{"points": round(one), "bot": ""} for one in moved]
    page.chart(_bars(_binned(values, "points", "bot", least=5), page.texts.say("report-points")), page.say("swing"))


def _mattered(page: _Page, run: Run, rows: Sequence[Row], variant: int) -> None:
    found = what_mattered(run, rows)
    page.section("mattered", count=len(found))
    if not found:
        return
    game = find_game(run.plan.game)
    cards = game.cards(game.read_options(run.plan.variants[variant].options), page.texts.say)
    names = {card.id: card.name for card in cards}
    values = [{"what": _words(one.what, names), **_parts(one.apart)} for one in found]
    page.chart(_dots(values, "what", "", page.texts.say("report-apart"), fair=0.0), page.say("mattered"))
    page.table(
        ("what", "times", "having", "lacking", "apart"),
        [
            (_words(one.what, names), str(one.games), _share(one.having), _share(one.lacking), _share(one.apart, "+"))
            for one in found
        ],
        folded=True,
    )


def _places(page: _Page, rows: Sequence[Row]) -> None:
    found = where(rows)
    if not found:
        return
    page.section("places")
    values = [{"what": one.what.replace("-", " "), "place": one.place, "often": round(one.often, 3)} for one in found]
    chart = (
        _base(values)
        .mark_rect()
        .encode(
            altair.X("what:N", title=None, axis=altair.Axis(labelAngle=-45)),
            altair.Y("place:N", title=None),
            altair.Color("often:Q", title=page.texts.say("report-a-game"), scale=altair.Scale(scheme="goldorange")),
            tooltip=["what:N", "place:N", "often:Q"],
        )
    )
    page.chart(chart, page.say("places"))


def _pace(page: _Page, run: Run, rows: Sequence[Row]) -> None:
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


def _rules(page: _Page, run: Run, rows: Sequence[Row]) -> None:
    found = how_often(rows)
    page.section("rules", count=len(found))
    written = rulebook(page.texts.lang, find_game(run.plan.game))
    names = {rule: _title(rule, written[rule].text if rule in written else "") for rule, _, _ in found}
    values = [{"rule": names[rule], "often": often} for rule, often, _ in found[:30]]
    rules = altair.Y("rule:N", sort="-x", title=None, axis=altair.Axis(labelLimit=260))
    chart = _base(values).mark_bar().encode(altair.X("often:Q", title=page.texts.say("report-a-game")), rules)
    page.chart(chart, page.say("rules"))
    lines = [(names[one], f"{a:.2f}", f"{b:.0%}") for one, a, b in found]
    page.table(("rule", "a-game", "in-games"), lines, folded=True)


def _title(rule: str, text: str) -> str:
    """A rule by its number and how it begins."""
    return f"{rule}  {shorten(re.sub(r'[*_`]', '', text), TITLE, placeholder='…')}".rstrip()


def _base(values: list[dict[str, Any]]) -> altair.Chart:
    return altair.Chart(altair.Data(values=values))  # type: ignore[no-untyped-call]  # Altair says no types here


def _dots(values: list[dict[str, Any]], by: str, name: str, figure: str, fair: float) -> Chart:
    """A dot for each mean, with its interval as a line, and a line across at what would be nobody's advantage."""
    base = _base(values).encode(altair.Y(f"{by}:N", sort=None, title=name or None, axis=altair.Axis(labelLimit=170)))
    axis = altair.Axis(format=".0%", tickCount=6)
    scale = altair.Scale(zero=False)
    line = base.mark_rule(strokeWidth=2).encode(
        altair.X("low:Q", title=figure, axis=axis, scale=scale), altair.X2("high:Q")
    )
    dot = base.mark_circle(size=70, opacity=1).encode(altair.X("mean:Q", axis=axis), tooltip=[f"{by}:N", "mean:Q"])
    even = _base([{"fair": fair}]).mark_rule(strokeDash=[4, 4], strokeWidth=1).encode(altair.X("fair:Q"))
    all_of_it: Chart = even + line + dot
    return all_of_it


def _bars(values: list[dict[str, Any]], name: str, by: str = "") -> Chart:
    """A histogram that was counted here, so that a million games make no larger page."""
    chart = _base(values).mark_bar(opacity=0.7)
    encoding: list[Any] = [
        altair.X("from:Q", title=name, axis=altair.Axis(format="d", tickMinStep=1), scale=altair.Scale(zero=False)),
        altair.X2("to:Q"),
        altair.Y("share:Q", stack=None, title=None, axis=altair.Axis(format=".0%", tickCount=5)),
        altair.Y2(datum=0),
    ]
    if by:
        encoding.append(altair.Color("bot:N", title=None, legend=altair.Legend(orient="top")))
    encoded: Chart = chart.encode(*encoding)
    return encoded


def _binned(values: list[dict[str, Any]], field: str, by: str, least: int = 1) -> list[dict[str, Any]]:
    """Shares of equal steps, for each group by itself."""
    low, high = min(one[field] for one in values) // least * least, max(one[field] for one in values)
    step = max(least, -(-(high - low + 1) // 30))
    counts: dict[str, dict[int, int]] = {}
    for one in values:
        bins = counts.setdefault(one[by], {})
        at = low + (one[field] - low) // step * step
        bins[at] = bins.get(at, 0) + 1
    return [
        {by: group, "from": at, "to": at + step, "share": count / sum(bins.values())}
        for group, bins in counts.items()
        for at, count in sorted(bins.items())
    ]


def _parts(one: Interval) -> dict[str, float]:
    return {"mean": one.mean, "low": one.low, "high": one.high}


def _share(one: Interval, sign: str = "") -> str:
    return f"{one.mean:{sign}.1%} ({one.low:{sign}.1%} – {one.high:{sign}.1%})"


def _figure(one: Interval, sign: str = "") -> str:
    bounds = f" ({one.low:{sign}.2f} – {one.high:{sign}.2f})" if isfinite(one.low) else ""
    return f"{one.mean:{sign}.2f}{bounds}"


def _words(what: str, names: Mapping[str, str]) -> str:
    kind, _, rest = what.partition(".")
    field, _, value = rest.partition("=")
    if value.isdigit():  # a number alone says nothing; rows are counted from one
        value = f"{field} {int(value) + 1 if field == 'row' else value}"
    return f"{kind.replace('-', ' ')}: {names.get(value) or value.replace('_', ' ')}"


def _short(bot: str) -> str:
    return bot.rpartition(":")[2]


def _library() -> str:
    """Vega, Vega-Lite and Vega-Embed, from the package's own data."""
    bundle = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its stub leaves the default out
    return bundle.replace("</script", "<\\/script")
