"""A review as a self-contained HTML page, with its chart as SVG, in a light and a dark theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from shambles.bots import Review
from shambles.bots.reviewed import Decision
from shambles.terminal.reviewing import SIGNS, percent, said_of, say_cost, say_decision, say_when
from shambles.texts import Texts

WIDTH, HEIGHT, LEFT, RIGHT, TOP = 720, 280, 44, 120, 10
DASHES = ("none", "9 4", "2 4", "12 4 2 4", "6 2")  # no line is told by its colour alone
COLOURS = ("a", "b", "c", "d", "e")
PARTS = ("start", "luck", "own", "others", "result")

STYLE = """
:root { color-scheme: light dark; --paper: #f2ead9; --ink: #1e1a15; --soft: #5d5446; --line: #cfc2a8;
  --a: #17596b; --b: #a3341f; --c: #5b6b17; --d: #6a3d86; --e: #7a5a12 }
@media (prefers-color-scheme: dark) { :root { --paper: #17140f; --ink: #efe6d4; --soft: #b3a78f; --line: #4a4335;
  --a: #7fc8d8; --b: #f08a6b; --c: #b9cf6a; --d: #c9a2e8; --e: #e3bd62 } }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
svg { width: 100%; height: auto } svg text { fill: var(--soft); font-size: 13px }
table { border-collapse: collapse } th, td { padding: .3rem .9rem .3rem 0; text-align: right;
  border-bottom: 1px solid var(--line) } th:first-child { text-align: left } .soft { color: var(--soft) }
"""


def write_page(review: Review, texts: Texts, names: Sequence[str], ending: str) -> str:
    """The whole page."""
    say = texts.say
    title = f"{say('game')}: {say('review')}"
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(ending)}</p>",
        f"<h2>{escape(say('review-chances'))}</h2>{draw(review, names, say('review-chances'))}",
        f"<h2>{escape(say('review-adds-up'))}</h2>{table_of(review, texts, names)}",
        f'<p class="soft">{escape(say("review-explained"))}</p>',
        f"<h2>{escape(say('review-mattered'))}</h2>",
        *(told(one, texts, names) for one in review.decisions),
        "" if review.decisions else f"<p>{escape(say('review-none'))}</p>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    top = f'<!doctype html>\n<html lang="{texts.lang}"><head>{head}<style>{STYLE}</style></head>'
    return f"{top}\n<body>\n{body}\n</body></html>\n"


def draw(review: Review, names: Sequence[str], label: str) -> str:
    """Line chart of everybody's chances, each line with its name at the end."""
    tall = HEIGHT - 2 * TOP
    last = review.points[-1].step or 1

    def place(step: int, chance: float) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / last, TOP + tall * (1 - chance)

    def lines() -> Iterator[str]:
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            x, y = place(last, part)
            yield f'<path d="M{LEFT} {y:.1f}H{x:.1f}" stroke="var(--line)"/>'
            yield f'<text x="0" y="{y + 4:.1f}">{percent(part)} %</text>'
        ends = spread([place(last, point)[1] for point in review.points[-1].chances], 15, HEIGHT - 4)
        for seat, name in enumerate(names):
            colour, dash = f"var(--{COLOURS[seat % len(COLOURS)]})", DASHES[seat % len(DASHES)]
            corners = " ".join("{:.1f},{:.1f}".format(*place(one.step, one.chances[seat])) for one in review.points)
            pen = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
            yield f'<polyline points="{corners}" {pen}/>'
            yield f'<text x="{WIDTH - RIGHT + 8}" y="{ends[seat] + 4:.1f}" style="fill:{colour}">{escape(name)}</text>'

    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{"".join(lines())}</svg>'


def spread(places: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Positions moved apart so that labels do not overlap, none below the lowest allowed."""
    found = list(places)
    order = sorted(range(len(places)), key=lambda seat: -places[seat])
    room = lowest
    for seat in order:
        found[seat] = min(found[seat], room)
        room = found[seat] - apart
    return found


def table_of(review: Review, texts: Texts, names: Sequence[str]) -> str:
    heads = "".join(f"<th>{escape(texts.say(f'review-{part}'))}</th>" for part in PARTS)
    rows = []
    for name, share in zip(names, review.in_points or review.shares, strict=True):
        said = said_of(share, bool(review.in_points), texts)
        rows.append(f"<tr><th>{escape(name)}</th>" + "".join(f"<td>{said[part]}</td>" for part in PARTS) + "</tr>")
    return f"<table><tr><th></th>{heads}</tr>{''.join(rows)}</table>"


def told(one: Decision, texts: Texts, names: Sequence[str]) -> str:
    """A moment: its sentence, its reasons, and its cost."""
    when = f"{SIGNS[one.grade]} {say_when(one, texts)}, {texts.say(f'grade-{one.grade}')}"
    words = texts.say("said-of", name=when, what=say_decision(one, texts, names))
    more = [*(texts.reason(reason, None, names) for reason in one.reasons), say_cost(one, texts)]
    return f"<p>{escape(words)}</p><ul>{''.join(f'<li>{escape(line)}</li>' for line in more)}</ul>"
