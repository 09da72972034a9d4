"""Layout of the lab's pages: sections, charts with intervals, tables.

A page is one HTML file that opens anywhere, light and dark, on a phone too. It needs no network.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape
from math import isfinite
from pathlib import Path
from textwrap import wrap
from typing import Any

import altair
import vl_convert

from shambles.lab.intervals import Interval
from shambles.texts import Texts

PAGE = Path(__file__).with_name("report.html")
LABEL = 26  # letters of a name in a line
Chart = altair.Chart | altair.LayerChart


class Page:
    """A page of sections, each with texts, charts and tables."""

    def __init__(self, texts: Texts, about: str = "report", title: str = "") -> None:
        self.texts = texts
        self.about = about
        self.title = title or texts.say("game")
        self.parts: list[str] = []
        self.charts: list[dict[str, Any]] = []

    def section(self, key: str, **words: str | int) -> None:
        self.parts.append(f"<h2>{self.say(key, **words)}</h2><p>{self.say(f'{key}-words', **words)}</p>")

    def text(self, key: str, **words: str | int) -> None:
        self.parts.append(f"<p>{self.say(key, **words)}</p>")

    def say(self, key: str, **words: str | int) -> str:
        return escape(self.texts.say(f"{self.about}-{key}", **words))

    def chart(self, chart: Chart, label: str) -> None:
        spec = chart.properties(width="container").to_dict()
        self.parts.append(f'<figure><div class="chart" id="chart-{len(self.charts)}"></div></figure>')
        self.charts.append(spec | {"description": label})

    def table(self, headings: Sequence[str], lines: Iterable[Sequence[str]], folded: bool = False) -> None:
        self.lines([self.texts.say(f"{self.about}-{one}") for one in headings], lines, folded)

    def lines(self, headings: Sequence[str], lines: Iterable[Sequence[str]], folded: bool = False) -> None:
        """A table with literal headings."""
        head = "".join(f"<th scope=col>{escape(one)}</th>" for one in headings)
        body = "".join(
            f"<tr><th scope=row>{escape(line[0])}</th>{''.join(f'<td>{escape(one)}</td>' for one in line[1:])}</tr>"
            for line in lines
        )
        table = f"<div class=wide tabindex=0><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        name = escape(self.texts.say("report-figures"))
        self.parts.append(f"<details><summary>{name}</summary>{table}</details>" if folded else table)

    def html(self) -> str:
        words = {
            "LANG": self.texts.lang,
            "TITLE": escape(self.title),
            "BODY": "\n".join(self.parts),
            "CHARTS": json.dumps(self.charts).replace("</", "<\\/"),
            "LIBRARY": _library(),
        }
        page = PAGE.read_text("utf-8")
        for name, text in words.items():
            page = page.replace(f"{{{{{name}}}}}", text)
        return page


def base(values: list[dict[str, Any]]) -> altair.Chart:
    return altair.Chart(altair.Data(values=values))  # type: ignore[no-untyped-call]  # Altair says no types here


def dots(
    values: list[dict[str, Any]], by: str, name: str, figure: str, fair: float | None = None, share: bool = True
) -> Chart:
    """Chart with a dot for each mean, a line for its interval, and a reference line at `fair`."""
    # a long name is written over several lines, so that it is read on a phone too
    wrapped = [one | {by: "\n".join(wrap(str(one[by]), LABEL)) or str(one[by])} for one in values]
    tall = max((one[by].count("\n") + 1 for one in wrapped), default=1)
    label = altair.Axis(labelLimit=180, labelExpr="split(datum.label, '\\n')")
    rows = base(wrapped).encode(altair.Y(f"{by}:N", sort=None, title=name or None, axis=label))
    axis = altair.Axis(format=".0%", tickCount=6) if share else altair.Axis(tickCount=6)
    scale = altair.Scale(zero=False)
    line = rows.mark_rule(strokeWidth=2).encode(
        altair.X("low:Q", title=figure, axis=axis, scale=scale), altair.X2("high:Q")
    )
    dot = rows.mark_circle(size=70, opacity=1).encode(altair.X("mean:Q", axis=axis), tooltip=[f"{by}:N", "mean:Q"])
    all_of_it: Chart = line + dot
    if fair is not None:
        all_of_it = (
            base([{"fair": fair}]).mark_rule(strokeDash=[4, 4], strokeWidth=1).encode(altair.X("fair:Q")) + line + dot
        )
    sized: Chart = all_of_it.properties(height=altair.Step(max(20, 18 * tall)))
    return sized


def heat(values: list[dict[str, Any]], across: Sequence[str], down: Sequence[str], even: float | None = None) -> Chart:
    """Heat map: a square for each pair (`across`, `down`, `mean`), coloured by value, with its figure."""
    colours = (
        ["#fbf3df", "#eda65d"] if even is None else ["#e0a06a", "#f6f1e7", "#86c4b6"]
    )  # ink is read on all of them
    scale = altair.Scale(range=colours) if even is None else altair.Scale(range=colours, domainMid=even)
    place = base(values).encode(
        altair.X("across:N", sort=list(across), title=None, axis=altair.Axis(labelAngle=-30, orient="top")),
        altair.Y("down:N", sort=list(down), title=None, axis=altair.Axis(labelLimit=170)),
    )
    square = place.mark_rect().encode(
        altair.Color("mean:Q", scale=scale, legend=None),
        tooltip=["down:N", "across:N", "mean:Q"],
    )
    written = place.mark_text(color="#231f1a", fontSize=13).encode(altair.Text("mean:Q", format=".0%"))
    both: Chart = (square + written).properties(height=altair.Step(28))
    return both


def bars(values: list[dict[str, Any]], name: str, by: str = "") -> Chart:
    """A histogram that is binned here, so that the page's size does not depend on the number of games."""
    chart = base(values).mark_bar(opacity=0.7)
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


def binned(values: list[dict[str, Any]], field: str, by: str, least: int = 1) -> list[dict[str, Any]]:
    """Histogram of a field as shares, separately for each group."""
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


def parts_of(one: Interval) -> dict[str, float]:
    return {"mean": one.mean, "low": one.low, "high": one.high}


def say_share(one: Interval, sign: str = "") -> str:
    return f"{one.mean:{sign}.1%} ({one.low:{sign}.1%} – {one.high:{sign}.1%})"


def say_figure(one: Interval, sign: str = "") -> str:
    bounds = f" ({one.low:{sign}.2f} – {one.high:{sign}.2f})" if isfinite(one.low) else ""
    return f"{one.mean:{sign}.2f}{bounds}"


def short(bot: str) -> str:
    return bot.rpartition(":")[2]


def _library() -> str:
    """Vega, Vega-Lite and Vega-Embed, from the package's data."""
    bundle = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its stub leaves the default out
    return bundle.replace("</script", "<\\/script")
