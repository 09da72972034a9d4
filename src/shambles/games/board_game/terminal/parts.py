"""The parts of the Board Game's scene beside the map: sheets, places, the card in hand, the dice, the options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap

from textual.content import Content
from textual.style import Style

from shambles.core.ask import Choice
from shambles.games.board_game.box.contents import LETHAL
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.box.words import card_name, card_text, dice_text
from shambles.games.board_game.table.choices import Go, Invite, OnCard, OnDie, OnSeat, OnSpace, OnSurvivor, Use
from shambles.games.board_game.table.view import PartyView, RollView, View
from shambles.games.board_game.terminal.lines import fatigue_of, needs_of, space_of
from shambles.games.board_game.terminal.list import Choices
from shambles.games.board_game.terminal.map import PAWNS, kind_of, mark_of
from shambles.games.board_game.terminal.steps import worth

Say = Callable[..., str]
Ink = Callable[[str], Style]
Lines = list[Content]

NOTATION = 12  # columns for what one types


def words(text: str, width: int, style: Style, indent: str = "") -> Lines:
    """A text in lines of this width."""
    lines = wrap(text, max(width, 10), initial_indent=indent, subsequent_indent=indent)
    return [Content.styled(line, style) for line in lines or [""]]


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


# --- parties


def dots(fatigue: int) -> str:
    """Two may be borne; the third kills."""
    return "●" * fatigue + "○" * (LETHAL - fatigue)


def supplies(party: PartyView, say: Say) -> str:
    return " ".join(f"{say(f'screen-icon-{res}')}{getattr(party, res)}" for res in RESOURCES)


def brief_party(view: View, party: PartyView, names: Sequence[str], say: Say, ink: Ink, width: int) -> Content:
    """A seat in one short line: pawn, name, resources, Locations scouted."""
    turn = "▸" if party.seat == view.turn.seat else " "
    if party.status != "in":
        return Content.styled(
            cut(f"{turn}{PAWNS[party.seat]} {names[party.seat]}: {say(f'status-{party.status}')}", width), ink("faint")
        )
    score = f"{supplies(party, say)} {len(party.scouted)}★"
    room = width - len(score) - 4
    style = "bold" if party.seat == view.seat else "plain"
    return Content.assemble(
        (f"{turn}{PAWNS[party.seat]} ", ink("pawn")),
        (cut(names[party.seat], room).ljust(room), ink(style)),
        (f" {score}", ink("muted")),
    )


def own_sheet(party: PartyView, say: Say, ink: Ink, width: int) -> Content:
    """One's own survivors with their fatigue, and one's dice, in a line."""
    who = "  ".join(f"{card_name(one.card, say).split()[0]} {dots(one.fatigue)}" for one in party.survivors)
    dice = dice_text(party.pool, say)
    room = width - len(dice) - 3
    return Content.assemble((cut(who, room), ink("plain")), (f" | {dice}", ink("muted")))


def draw_sheets(view: View, names: Sequence[str], say: Say, ink: Ink, width: int) -> Lines:
    """Every sheet: where, resources, survivors with dice and fatigue, items, Locations."""
    lines: Lines = []
    for party in view.parties:
        lines.append(brief_party(view, party, names, say, ink, min(width, 44)))
        if party.status != "in":
            continue
        people = [
            f"{card_name(one.card, say)} {dots(one.fatigue)} ({dice_text(one.card.dice, say)})"
            for one in party.survivors
        ]
        lines += words(f"{party.at}: {', '.join(people)}", width, ink("plain"), indent="   ")
        things = [*(card_name(card, say) for card in party.items), *(card_name(card, say) for card in party.scouted)]
        if things:
            lines += words(", ".join(things), width, ink("muted"), indent="   ")
    for group in view.groups:
        lines += words(say("table-group", names=", ".join(names[one] for one in group.members)), width, ink("can"))
    return lines


# --- Locations


def draw_places(view: View, say: Say, ink: Ink, width: int) -> Lines:
    """The Locations that could be scouted, where they are, and what they ask of whoever looks."""
    scouted = 0 if view.seat is None else len(view.parties[view.seat].scouted)
    private = None if view.seat is None else view.parties[view.seat].private
    lines: Lines = [Content.styled(say("screen-places", tier=min(scouted, 2) + 1), ink("bold"))]
    for card in (*view.public, private):
        if card is None:
            continue
        mine = f" ({say('screen-private')})" if card is private else ""
        lines += words(
            f"* {card_name(card, say)}{mine} {space_of(view, card)}: {needs_of(card, scouted, say)}",
            width,
            ink("plain"),
        )
    if len(lines) == 1:
        lines.append(Content.styled(say("none"), ink("muted")))
    if view.known_top:
        known = ", ".join(card_name(card, say) for card in view.known_top)
        lines += words(say("table-known-top", cards=known), width, ink("muted"))
    return lines


# --- what is being met


def draw_met(view: View, say: Say, ink: Ink, width: int) -> Lines:
    """How far a scouting has come, the name of the encounter that is being met, and the dice as they lie."""
    lines: Lines = []
    if view.scouting is not None:
        name = card_name(view.scouting.location, say)
        line = say("screen-scouting", name=name, tier=view.scouting.tier + 1, done=view.scouting.done)
        lines += words(line, width, ink("can"))
    lines += [Content.styled(cut(card_name(drawn.card, say), width), ink("bold")) for drawn in view.cards[-1:]]
    return lines + (draw_roll(view.roll, say, ink, width) if view.roll is not None else [])


def draw_card(view: View, say: Say, ink: Ink, width: int) -> Lines:
    """What the encounter that is being met says."""
    return [line for drawn in view.cards[-1:] for line in words(card_text(drawn.card, say), width, ink("plain"))]


def draw_roll(roll: RollView, say: Say, ink: Ink, width: int) -> Lines:
    """The dice as they lie, each numbered; those that count are bold; the ammo behind them."""
    dice = [_face(die.face, die.colour, roll.kind, ink) for die in roll.dice]
    dice += [_face(face, "danger", roll.kind, ink) for face in roll.ammo]
    lines: Lines = []
    line = Content("")
    for one in dice:
        if line.cell_length + one.cell_length + 1 > width:
            lines.append(line)
            line = Content("")
        line = Content.assemble(line, one, " ")
    key = "screen-actions" if roll.kind == "actions" else "screen-kills"
    total = Content.styled(say(key, total=roll.total, need=roll.need), ink("danger" if roll.short else "can"))
    return [*lines, line, total] if dice else [total]


def _face(face: str, style: str, kind: str, ink: Ink) -> Content:
    shown = face if face != "0" else "–"
    return Content.styled(f"[{shown}]", ink(style) + Style(bold=worth(face, kind) > 0))


# --- the list of options


def draw_options(
    choices: Choices, names: Sequence[str], say: Say, ink: Ink, width: int, height: int, alive: bool
) -> Lines:
    """As many options as fit, around the one that is pointed at; greyed ones with a cross before them."""
    first = window(choices, height)
    lines: Lines = []
    for at, choice in list(enumerate(choices.items))[first : first + height]:
        pointed, barred = at == choices.cursor, choice.notation in choices.reasons
        front = "▸" if pointed else "×" if barred else " "
        name = (
            "barred-cursor" if pointed and barred else "cursor" if pointed and alive else "barred" if barred else "can"
        )
        brief = brief_option(choices.view, choice, names, say)
        text = f"{front} {choice.notation:<{NOTATION}} {brief}" if brief else f"{front} {choice.notation}"
        lines.append(Content.styled(cut(text, width).ljust(width), ink(name)))
    left = len(choices.items) - first - height
    if left > 0 and lines:
        lines[-1] = Content.styled(cut(say("screen-more", count=left + 1), width), ink("muted"))
    return lines


def window(choices: Choices, height: int) -> int:
    """The first option that is shown; the one pointed at is never the line that says how many more there are."""
    count = len(choices.items)
    if count <= height:
        return 0
    return max(0, min(choices.cursor - height // 2, count - height))


def brief_option(view: View, choice: Choice, names: Sequence[str], say: Say) -> str:
    """A word or two beside what one types; the whole meaning stands below the map."""
    match choice:
        case Go() | OnSpace():
            there = choice.path[-1] if isinstance(choice, Go) else choice.space
            space = next((one for one in view.spaces if one.id == there), None)
            if space is None:
                return ""
            mark, _ = mark_of(view, space)
            return f"{mark if mark not in ' *' else ''}{kind_of(view, space, say) or '·'}"
        case OnSurvivor():
            return dots(fatigue_of(view, choice.survivor))
        case Invite() | OnSeat():
            return names[choice.seat]
        case Use() | OnCard():
            called = say(f"name-{choice.card}")
            return called if called != f"name-{choice.card}" else ""
        case OnDie() if view.roll is not None:
            return view.roll.dice[choice.die].face
    return ""
