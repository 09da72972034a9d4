"""The parts of the Board Game's scene beside the map: sheets, places, the card in hand, the dice."""

from __future__ import annotations

from textwrap import wrap

from textual.content import Content
from textual.style import Style

from shambles.core.asking.ask import Choice
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.box.words import dice_text
from shambles.games.board_game.table.choices import Go, Invite, OnCard, OnDie, OnSeat, OnSpace, OnSurvivor, Use
from shambles.games.board_game.table.dice import shown_on
from shambles.games.board_game.table.view import PartyView, RollView, View
from shambles.games.board_game.terminal.lines import Lines
from shambles.games.board_game.terminal.map import PAWNS, kind_of, mark_of
from shambles.games.board_game.words import fatigue_of, own_party
from shambles.terminal.scene.drawing import Cell, Ink, clip

Drawn = list[Content]

NOTATION = 8  # columns for what one types


def words(text: str, width: int, style: Style, indent: str = "") -> Drawn:
    """A text in lines of this width."""
    lines = wrap(text, max(width, 10), initial_indent=indent, subsequent_indent=indent)
    return [Content.styled(line, style) for line in lines or [""]]


# --- parties


def dots(view: View, fatigue: int) -> str:
    """Fatigue, out of the deadly amount."""
    return "●" * fatigue + "○" * (view.lethal - fatigue)


def supplies(party: PartyView, speech: Lines) -> str:
    return " ".join(f"{speech.say(f'screen-icon-{res}')}{getattr(party, res)}" for res in RESOURCES)


def brief_party(view: View, party: PartyView, speech: Lines, doing: Cell, ink: Ink, width: int) -> Content:
    """A seat in one short line: pawn, name, resources, Locations scouted."""
    turn = "▸" if party.seat == view.turn.seat else " "
    if party.status != "in":
        return Content.styled(
            clip(
                f"{turn}{PAWNS[party.seat]} {speech.names[party.seat]}: {speech.say(f'status-{party.status}')}", width
            ),
            ink("faint"),
        )
    score = f"{supplies(party, speech)} {len(party.scouted)}★"
    room = width - len(score) - 4
    style = "bold" if party.seat == view.seat else "plain"
    name = f"{speech.names[party.seat]} {doing.words}".rstrip()
    return Content.assemble(
        (f"{turn}{PAWNS[party.seat]} ", ink("pawn")),
        (clip(name, room).ljust(room), ink(style)),
        (f" {score}", ink("muted")),
    )


def own_sheet(view: View, party: PartyView, speech: Lines, ink: Ink, width: int) -> Content:
    """The seat's survivors with their fatigue, and its dice, in a line."""
    who = "  ".join(f"{speech.card(one.card.id).split()[0]} {dots(view, one.fatigue)}" for one in party.survivors)
    dice = dice_text(party.pool, speech.say)
    room = width - len(dice) - 3
    return Content.assemble((clip(who, room), ink("plain")), (f" | {dice}", ink("muted")))


def draw_sheets(view: View, speech: Lines, ink: Ink, width: int) -> Drawn:
    """Every sheet: where, resources, survivors with dice and fatigue, items, Locations."""
    lines: Drawn = []
    for party in view.parties:
        lines.append(brief_party(view, party, speech, Cell(""), ink, min(width, 44)))
        if party.status != "in":
            continue
        people = [
            f"{speech.card(one.card.id)} {dots(view, one.fatigue)} ({dice_text(one.card.dice, speech.say)})"
            for one in party.survivors
        ]
        lines += words(speech.say("said-of", name=party.at, what=speech.row(people)), width, ink("plain"), indent="   ")
        things = [*(speech.card(card.id) for card in party.items), *(speech.card(card.id) for card in party.scouted)]
        if things:
            lines += words(speech.row(things), width, ink("muted"), indent="   ")
    for group in view.groups:
        lines += words(speech.group(group.members), width, ink("can"))
    return lines


# --- Locations


def draw_places(view: View, speech: Lines, ink: Ink, width: int) -> Drawn:
    """The Locations that could be scouted, their spaces, and the viewer's requirements."""
    mine = own_party(view)
    private, tier = (None, 0) if mine is None else (mine.private, mine.tier)
    lines: Drawn = [Content.styled(clip(speech.say("screen-places", tier=tier + 1), width), ink("bold"))]
    for card in (*view.public, private):
        if card is None:
            continue
        own = f" ({speech.say('screen-private')})" if card is private else ""
        found = speech.location(view, card)
        lines += words(f"* {found['name']}{own} {found['space']}: {found['needs']}", width, ink("plain"))
    if len(lines) == 1:
        lines.append(Content.styled(speech.say("none"), ink("muted")))
    if view.known_top:
        known = speech.say("table-known-top", cards=speech.cards(*view.known_top))
        lines += words(known, width, ink("muted"))
    return lines


# --- what is being met


def draw_met(view: View, speech: Lines, ink: Ink, width: int) -> Drawn:
    """Progress of a scouting, the name of the encounter, and the dice."""
    lines: Drawn = []
    if view.scouting is not None:
        name = speech.card(view.scouting.location.id)
        line = speech.say("screen-scouting", name=name, tier=view.scouting.tier + 1, done=view.scouting.done)
        lines += words(line, width, ink("can"))
    lines += [Content.styled(clip(speech.card(drawn.card.id), width), ink("bold")) for drawn in view.cards[-1:]]
    return lines + (draw_roll(view.roll, speech, ink, width) if view.roll is not None else [])


def draw_card(view: View, speech: Lines, ink: Ink, width: int) -> Drawn:
    """Text of the present encounter."""
    return [
        line for drawn in view.cards[-1:] for line in words(speech.words.text_on(drawn.card.id), width, ink("plain"))
    ]


def draw_roll(roll: RollView, speech: Lines, ink: Ink, width: int) -> Drawn:
    """The dice as they lie, each numbered; those that count are bold; the ammo behind them."""
    dice = [_face(die.face, die.colour, roll.kind, ink) for die in roll.dice]
    dice += [_face(face, "danger", roll.kind, ink) for face in roll.ammo]
    lines: Drawn = []
    line = Content("")
    for one in dice:
        if line.cell_length + one.cell_length + 1 > width:
            lines.append(line)
            line = Content("")
        line = Content.assemble(line, one, " ")
    key = "screen-actions" if roll.kind == "actions" else "screen-kills"
    total = Content.styled(speech.say(key, total=roll.total, need=roll.need), ink("danger" if roll.short else "can"))
    return [*lines, line, total] if dice else [total]


def _face(face: str, style: str, kind: str, ink: Ink) -> Content:
    shown = face if face != "0" else "–"
    return Content.styled(f"[{shown}]", ink(style) + Style(bold=shown_on(face, kind == "actions").counted > 0))


# --- the list of options


def brief_option(view: View, choice: Choice, speech: Lines) -> str:
    """A word or two beside what one types; the whole meaning stands below the map."""
    match choice:
        case Go() | OnSpace():
            there = choice.path[-1] if isinstance(choice, Go) else choice.space
            space = next((one for one in view.spaces if one.id == there), None)
            if space is None:
                return ""
            mark, _ = mark_of(view, space)
            return f"{mark if mark not in ' *' else ''}{kind_of(view, space, speech.say) or '·'}"
        case OnSurvivor():
            return dots(view, fatigue_of(view, choice.survivor))
        case Invite() | OnSeat():
            return speech.names[choice.seat]
        case Use() | OnCard():
            called = speech.say(f"name-{choice.card}")
            return called if called != f"name-{choice.card}" else ""
        case OnDie() if view.roll is not None:
            return view.roll.dice[choice.die].face
    return ""
