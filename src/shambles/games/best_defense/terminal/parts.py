"""The parts of The Best Defense's scene: the round track, the four places, the seats, and the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content

from shambles.core.asking.reply import Outcome
from shambles.games.best_defense.table.view import FighterView, PlaceView, SeatView, View
from shambles.games.best_defense.terminal.lines import Lines
from shambles.terminal.scene.drawing import HEAVY, PLAIN, Cell, Ink, clip, padded, stack, wrap

BITES, WAITS = "●", "○"  # a walker that would bite, and one behind walls or just risen
BADGE = "★"
DICE = " ⚀⚁⚂⚃⚄⚅"
COLUMNS = {"screen-column-hp": 4, "screen-column-food": 5, "screen-column-allies": 5, "screen-column-events": 4}


# --- the round track


def draw_track(view: View, speech: Lines, ink: Ink) -> Content:
    """BD-012  Twelve spaces, those behind us filled; and the victory space."""
    done = max(view.round - 1, 0)
    here = int(1 <= view.round <= view.rounds)
    ahead = max(view.rounds - done - here, 0)
    return Content.assemble(
        ("▪" * min(done, view.rounds), ink("muted")),
        ("◆" * here, ink("can")),
        ("▫" * ahead, ink("faint")),
        ("⚑ ", ink("can" if view.round > view.rounds else "muted")),
        (speech.say("screen-spare", events=view.pile, survivors=len(view.unused)), ink("muted")),
    )


# --- the places


class Spot(NamedTuple):
    """Highlights of the board: the selected place, and the places where something just happened."""

    pointed: str | None
    fresh: frozenset[str]


def draw_board(view: View, speech: Lines, ink: Ink, width: int, tall: bool, spot: Spot) -> Content:
    """BD-180  The square of two by two: neighbours share an edge."""
    each = width // 2
    cells = [_draw_place(view, one, speech, ink, each, tall, spot) for one in view.places]
    rows = [zip(cells[at], cells[at + 1], strict=True) for at in range(0, len(cells), 2)]
    return stack([Content.assemble(left, right) for row in rows for left, right in row])


def _draw_place(
    view: View, place: PlaceView, speech: Lines, ink: Ink, width: int, tall: bool, spot: Spot
) -> list[Content]:
    pointed = place.place == spot.pointed
    left, level, right, upright, lower_left, lower_right = tuple(HEAVY if pointed else PLAIN)
    edge = ink("can" if pointed else "fresh" if place.place in spot.fresh else "muted")
    inner = width - 2
    title = f"{level}{'▸' if pointed else ' '}{speech.place(place.place)} "
    pawns = _pawns(view, place.place, inner - 3, speech)
    foot = f"{level} {pawns} " if pawns else ""
    lines = [
        _walkers(place, speech, ink, inner - 1),
        _deck(place, speech, ink, inner - 1),
        *([_left(place, speech, ink, inner - 1)] if tall else []),
    ]
    return [
        Content.assemble((left, edge), (title, ink("bold")), (level * (inner - len(title)), edge), (right, edge)),
        *(Content.assemble((f"{upright} ", edge), padded(line, inner - 1), (upright, edge)) for line in lines),
        Content.assemble(
            (lower_left, edge), (foot, ink("bold")), (level * (inner - len(foot)), edge), (lower_right, edge)
        ),
    ]


def _walkers(place: PlaceView, speech: Lines, ink: Ink, width: int) -> Content:
    words = speech.say("screen-walkers", walkers=place.walkers, biting=place.biting)
    if not place.walkers:
        return Content.styled(words, ink("faint"))
    bites, waits = BITES * place.biting, WAITS * (place.walkers - place.biting)
    if place.walkers + 1 + len(words) > width:
        bites, waits = (BITES, "") if place.biting else ("", WAITS)
    words = clip(words, width - len(bites + waits) - 1)
    return Content.assemble(
        (bites, ink("danger")), (waits, ink("muted")), " ", (words, ink("danger" if bites else "plain"))
    )


def _deck(place: PlaceView, speech: Lines, ink: Ink, width: int) -> Content:
    words = speech.say("screen-deck", deck=place.deck, cards=place.cards)
    return Content.styled(clip(words, width), ink("danger" if place.forecast.grave else "plain"))


def _left(place: PlaceView, speech: Lines, ink: Ink, width: int) -> Content:
    """BD-444  The ammo cards that lie there."""
    cards = speech.row(speech.words.named(card) for card in place.left)
    return Content.styled(clip(speech.say("screen-left", cards=cards), width) if cards else "", ink("plain"))


def _pawns(view: View, place: str, width: int, speech: Lines) -> str:
    """Survivors at a place, with the badge; names are cut if they do not fit."""
    here = [
        (speech.words.named(one.survivor), BADGE if seat == view.leader and view.round else "")
        for seat, one in enumerate(view.seats)
        if one.place == place
    ]
    for letters in (20, 7, 5, 4, 3, 2):
        words = " ".join(f"{badge}{name[:letters]}" for name, badge in here)
        if len(words) <= width:
            break
    return words


# --- the seats


class People(NamedTuple):
    """Action of each seat, and the selected survivor."""

    doing: Sequence[Cell]
    awaited: Sequence[int]
    pointed: int | None


def draw_seats(view: View, people: People, speech: Lines, ink: Ink, width: int, height: int) -> Content:
    """BD-014  For each seat its survivor, hit points, food, allies and events; below, equipment and ammo."""
    hp, food, allies, events = COLUMNS.values()
    room = width - sum(COLUMNS.values())
    heads = "".join(speech.say(column).rjust(wide) for column, wide in COLUMNS.items())
    lines = [Content.styled(f"{'':{room}}{heads}", ink("muted"))]
    below = max((height - 1) // max(len(view.seats), 1) - 1, 1)
    for seat, one in enumerate(view.seats):
        mark = "▸" if seat in people.awaited else " "
        badge = BADGE if seat == view.leader and view.round else ""
        title = clip(f"{mark}{badge}{speech.words.named(one.survivor)} ", room)
        name = people.doing[seat].words or speech.names[seat]
        style = "can" if seat == people.pointed else "bold" if seat == view.seat else "plain"
        off = "" if one.place or not view.round else f" ({speech.place(None)})"
        lines.append(
            Content.assemble(
                (title, ink(style)),
                (
                    clip(name + off, room - len(title)).ljust(room - len(title)),
                    ink("can" if people.doing[seat].words else "muted"),
                ),
                (f"{one.hp:>{hp}}", ink("danger" if one.hp <= 2 else "plain")),
                f"{one.food:>{food}}{one.allies:>{allies}}",
                (f"{one.events or '·':>{events}}", ink("plain" if one.events else "faint")),
            )
        )
        for line in wrap(_belongings(view, seat, one, speech), width - 3, below):
            lines.append(Content.styled(f"   {line}", ink("plain" if line != "–" else "faint")))
    return stack(lines)


def _belongings(view: View, seat: int, one: SeatView, speech: Lines) -> str:
    """A survivor's weapon, motive and cards."""
    parts = [_fight(fighter, speech) for fighter in view.fighters if fighter.seat == seat]
    if one.motive is not None:
        parts.append(speech.say("screen-motive", motive=speech.words.named(one.motive), tokens=one.tokens))
    elif one.tokens:
        parts.append(speech.say("screen-tokens", tokens=one.tokens))
    parts += [speech.with_ammo(laid) for laid in (*one.gear, *one.ammo_cards)]
    return speech.row(parts) or "–"


def _fight(fighter: FighterView, speech: Lines) -> str:
    dice = draw_dice((*fighter.dice, *fighter.extra))
    weapon = speech.words.named(fighter.weapon)
    return speech.say("screen-fights", weapon=weapon, dice=dice or "none", total=fighter.total)


def draw_dice(dice: Sequence[int]) -> str:
    return " ".join(f"{DICE[face]}{face}" for face in dice)


# --- the cards in hand


def draw_hands(view: View, speech: Lines, ink: Ink, width: int) -> Content:
    """BD-224, BD-225  All equipment, and every event and motive that the viewer may see, with its text."""
    lines = []
    for seat, one in enumerate(view.seats):
        lines.append(Content.styled(speech.words.named(one.survivor), ink("bold")))
        lines += [Content(f" {line}") for line in wrap(_belongings(view, seat, one, speech), width - 1, 3)]
        for card in one.hand if one.hand is not None else ():
            lines += [Content(f" {line}") for line in wrap(speech.words.card(card), width - 1, 2)]
        if one.motive is not None:
            lines += [Content(f" {line}") for line in wrap(speech.words.card(one.motive), width - 1, 2)]
        if one.hand is None or not one.events:
            lines.append(Content.styled(f" {speech.say('screen-hidden', count=one.events)}", ink("muted")))
    return stack(lines)


# --- the end


def draw_end(view: View, outcome: Outcome, speech: Lines, ink: Ink) -> Content:
    """BD-401  All won or all lost; who completed a motive has a partial victory."""
    lines = []
    for seat, one in enumerate(view.seats):
        survivor = speech.words.named(one.survivor)
        score = speech.say("screen-score", score=outcome.scores[seat])
        motive = f" · {speech.words.named(one.motive)}" if one.motive is not None else ""
        won = outcome.scores[seat] > 0
        lines.append(
            Content.assemble(
                (f"{survivor}, {speech.names[seat]}: ", ink("bold")), (score, ink("can" if won else "muted")), motive
            )
        )
    return stack(lines)
