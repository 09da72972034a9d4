"""Results of studies as texts and tables, shared by pages and terminal."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from shambles.core.game import find_game
from shambles.lab.drama import AHEAD, CHOICES, DECIDED, MATTERS, TRIED, Drama
from shambles.lab.intervals import Interval
from shambles.lab.luck import Luck, Part, measured
from shambles.lab.page import Page, dots, heat, parts_of, say_figure, say_share, short
from shambles.lab.restrict import Worth
from shambles.lab.skill import Against, Skill
from shambles.lab.tune import Setup, Target, Tuned
from shambles.texts import Texts

SHOWN = 12  # settings in a picture


class Lines(NamedTuple):
    """A table: keys or literal texts of its headings, and its rows."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class Story(NamedTuple):
    """Texts before and after the table of a study."""

    title: str
    intro: str
    lines: Lines
    after: Sequence[str] = ()


def tell_luck(found: Luck, texts: Texts) -> Story:
    words = _common(found, texts) | {"deals": found.deals, "games": found.games, "seats": found.seats}
    if not found.parts:
        return Story(*_head("luck", texts, words), Lines((), ()), (texts.say("luck-alike"),))
    head = [texts.say("luck-part"), texts.say("luck-share")]
    rows = [(texts.say(f"luck-source-{one.source}"), _part(one.share)) for one in found.parts]
    after = [
        texts.say("said-of", name=_named(one, texts), what=texts.row(_source(part, texts) for part in one.parts))
        for one in measured()
    ]
    if all(one.share.low <= -1 and one.share.high >= 1 for one in found.parts):
        return Story(*_head("luck", texts, words), Lines((), ()), [texts.say("luck-too-few"), *after])
    return Story(*_head("luck", texts, words), Lines(head, rows), after)


def draw_luck(found: Luck, texts: Texts) -> Page:
    page, told = _page("luck", texts, tell_luck(found, texts))
    if not found.parts:
        page.text("alike")
        return page
    page.section("parts")
    values = [{"part": texts.say(f"luck-source-{one.source}"), **parts_of(one.share)} for one in found.parts]
    page.chart(dots(values, "part", "", texts.say("luck-share"), fair=0.0), page.say("parts"))
    page.lines(told.lines.headings, told.lines.rows)
    if others := measured():
        page.section("beside", bots=texts.row(others[0].bots))
        sources = [texts.say(f"luck-source-{part.source}") for part in others[0].parts]
        rows = [(_named(one, texts), *(_part(part.share) for part in one.parts)) for one in others]
        page.lines([texts.say("luck-game"), *sources], rows)
    return page


def tell_skill(found: Skill, texts: Texts) -> Story:
    words = _common(found, texts) | {"deals": found.deals, "games": found.games, "seats": found.seats}
    better = [one for one in found.grid if one.above.mean >= 0.5 and (one.above.mean > 0.5 or one.bot < one.other)]
    rows = [(short(one.bot), short(one.other), say_share(one.above), _needed(one, texts)) for one in better]
    head = [texts.say(f"skill-{name}") for name in ("level", "other", "above", "needed")]
    return Story(*_head("skill", texts, words), Lines(head, rows))


def draw_skill(found: Skill, texts: Texts) -> Page:
    page, told = _page("skill", texts, tell_skill(found, texts))
    page.section("grid")
    grid = [{"down": short(one.bot), "across": short(one.other), "mean": one.above.mean} for one in found.grid]
    levels = list(map(short, found.bots))
    page.chart(heat(grid, levels, levels, even=0.5), page.say("grid"))
    page.section("pairs")
    values = [
        {"pair": f"{short(one.bot)} · {short(one.other)}", **parts_of(one.above)}
        for one in found.grid
        if one.above.mean > 0.5
    ]
    page.chart(dots(values, "pair", "", texts.say("skill-above"), fair=0.5), page.say("pairs"))
    page.lines(told.lines.headings, told.lines.rows)
    return page


def _needed(one: Against, texts: Texts) -> str:
    if one.needed is None or one.needed_at_worst is None:
        return texts.say("study-few")
    return texts.say("skill-to", least=str(one.needed), most=str(one.needed_at_worst))


def tell_worth(found: Worth, texts: Texts) -> Story:
    words = _common(found, texts) | {
        "deals": found.deals,
        "never": texts.row(found.never),
        "who": "all" if found.together else "one",
        "offered": f"{found.offered.mean:.0%}",
        "used": f"{found.used.mean:.0%}",
    }
    head = [texts.say(f"restrict-{name}") for name in ("what", "free", "barred", "apart")]
    rows = [
        (texts.say(f"restrict-measure-{one.name}"), say(one.before), say(one.after), say(one.difference, "+"))
        for one in found.measures
        for say in (say_share if one.share else say_figure,)
    ]
    return Story(*_head("restrict", texts, words), Lines(head, rows))


def draw_worth(found: Worth, texts: Texts) -> Page:
    page, told = _page("restrict", texts, tell_worth(found, texts))
    page.section("difference")
    for one in found.measures:
        name = texts.say(f"restrict-measure-{one.name}")
        values = [{"what": name, **parts_of(one.difference)}]
        page.chart(dots(values, "what", "", texts.say("restrict-apart"), fair=0.0, share=one.share), escape(name))
    page.lines(told.lines.headings, told.lines.rows)
    return page


def tell_drama(found: Drama, texts: Texts) -> Story:
    words = _common(found, texts) | {"games": found.games, "together": "yes" if found.together else "no"}
    head = [texts.say("drama-what"), texts.say("drama-figure")]
    rows = [
        (texts.say(f"drama-name-{one.name}"), (say_share if one.share else say_figure)(one.figure))
        for one in found.figures
    ]
    return Story(*_head("drama", texts, words), Lines(head, rows))


def draw_drama(found: Drama, texts: Texts) -> Page:
    page, told = _page("drama", texts, tell_drama(found, texts))
    page.section("curve")
    values = [{"at": f"{10 * (step + 1)} %", **parts_of(one)} for step, one in enumerate(found.curve)]
    page.chart(
        dots(values, "at", texts.say("drama-tenth"), texts.say("drama-chance"), fair=found.fair), page.say("curve")
    )
    page.section("figures")
    shares = [
        {"what": texts.say(f"drama-name-{one.name}"), **parts_of(one.figure)} for one in found.figures if one.share
    ]
    page.chart(dots(shares, "what", "", texts.say("drama-figure")), page.say("figures"))
    page.lines(told.lines.headings, told.lines.rows)
    counted = {"ahead": AHEAD, "decided": DECIDED, "matters": MATTERS}
    figures = {name: round(100 * value) for name, value in counted.items()}
    page.section("how", tried=TRIED, looked=CHOICES, **figures)
    return page


def tell_tuned(found: Tuned, texts: Texts) -> Story:
    words = _common(found, texts) | {
        "games": found.games,
        "settings": len(found.tried),
        "drawn": "yes" if found.drawn else "no",
    }
    most = max(one.deals for one in found.tried)
    left = sum(one.deals == most for one in found.tried)
    best = texts.say("tune-best", settings=_settings(found.tried[0]))
    names = [_target(one, texts) for one in found.targets]
    head = [texts.say("tune-setting"), *names, texts.say("tune-off"), texts.say("tune-deals")]
    rows = [
        (
            _settings(one),
            *((say_share if target.share else say_figure)(one.figures[target.name]) for target in found.targets),
            f"{one.off:.2f}",
            str(one.deals),
        )
        for one in found.tried
    ]
    after = (best, texts.say(f"tune-sure-{found.sure}", left=left))
    return Story(*_head("tune", texts, words), Lines(head, rows), after)


def draw_tuned(found: Tuned, texts: Texts) -> Page:
    page, told = _page("tune", texts, tell_tuned(found, texts))
    for words in told.after:
        page.parts.append(f"<p><strong>{escape(words)}</strong></p>")
    for one in found.targets:
        name = _target(one, texts)
        page.section("target", name=name, wanted=f"{one.wanted:g}", close=f"{one.close:g}")
        values = [{"setting": _settings(tried), **parts_of(tried.figures[one.name])} for tried in found.tried[:SHOWN]]
        chart = dots(values, "setting", "", name, fair=one.wanted, share=one.share)
        page.chart(chart, escape(name))
    page.section("tried")
    page.lines(told.lines.headings, told.lines.rows)
    return page


def _target(one: Target, texts: Texts) -> str:
    return texts.say("tune-name-with", card=one.card) if one.card else texts.say(f"tune-name-{one.name}")


def _settings(one: Setup) -> str:
    return ", ".join(f"{name.removeprefix('option.')}={value}" for name, value in one.settings.items())


def _common(found: Any, texts: Texts) -> dict[str, str | int]:
    bots = texts.row(dict.fromkeys(map(short, found.bots)))
    return {"game": texts.say("game"), "bots": bots, "seed": str(found.seed)}


def _head(about: str, texts: Texts, words: dict[str, str | int]) -> tuple[str, str]:
    return texts.say(f"{about}-title", game=words["game"]), " ".join(texts.say(f"{about}-intro", **words).split())


def _page(about: str, texts: Texts, told: Story) -> tuple[Page, Story]:
    page = Page(texts, about, told.title)
    page.parts.append(f"<p>{escape(told.intro)}</p>")
    return page, told


def _source(part: Part, texts: Texts) -> str:
    return f"{texts.say(f'luck-source-{part.source}')} {part.share.mean:.0%}"


def _named(one: Luck, texts: Texts) -> str:
    """Name of a measured game, with its mode."""
    name, mode = Texts(texts.lang, find_game(one.game)).say("game"), one.options.get("mode", "")
    return f"{name} ({mode})" if mode else name


def _part(one: Interval) -> str:
    return f"{one.mean:.0%} ({one.low:.0%} – {one.high:.0%})"
