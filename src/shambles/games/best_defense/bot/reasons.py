"""What speaks for one place, event or branch rather than another, by what their effects would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason
from shambles.games.best_defense.bot.outlook import Outlook, outlook_of, standing_in
from shambles.games.best_defense.box.vocabulary import Effects
from shambles.games.best_defense.table.about import AboutBranches
from shambles.games.best_defense.table.choices import Branch, Go, PlayEvent
from shambles.games.best_defense.table.view import View

GLAD = {"hp": 1, "food": 1, "ally": 1, "ammo": 1, "equipment": 1, "cards": 1, "walkers": -1}  # more is good, or not
TELLING = 0.4


def reasons(view: View, ask: Ask[Choice], best: Choice, other: Choice) -> Iterator[Reason]:
    """The thing in which the two differ most, and for the better."""
    if isinstance(best, Go) and isinstance(other, Go):
        walkers = {one.place: one.biting for one in view.places}
        if walkers[best.place] != walkers[other.place]:
            figures = {"mine": walkers[best.place], "theirs": walkers[other.place]}
            yield Reason("biting", {"choice": best.notation, "other": other.notation, **figures})
        return
    mine, theirs = (brings(view, ask, one) for one in (best, other))
    if mine is None or theirs is None:
        return
    what = max(GLAD, key=lambda one: GLAD[one] * (mine[one] - theirs[one]))
    if GLAD[what] * (mine[what] - theirs[what]) > TELLING:
        figures = {"mine": round(mine[what], 1), "theirs": round(theirs[what], 1)}
        yield Reason("brings", {"choice": best.notation, "other": other.notation, "what": what, **figures})


def brings(view: View, ask: Ask[Choice], choice: Choice) -> Counter[str] | None:
    """How much more or less of everything an option is likely to bring; None where it brings nothing of the kind."""
    outlook = outlook_of(view, ask)
    if isinstance(choice, PlayEvent):
        return summed(view, outlook, ask.seat, outlook.box.events[choice.card].effects)
    if isinstance(choice, Branch):
        about = ask.on(AboutBranches)
        return summed(view, outlook, about.of, about.options[choice.branch])
    return None


def summed(view: View, outlook: Outlook, seat: int, effects: Effects) -> Counter[str]:
    found: Counter[str] = Counter()
    for change in outlook.changes(standing_in(view), seat, effects):
        if change.what in GLAD:
            found[change.what] += change.by  # type: ignore[assignment]  # a Counter counts fractions as well
    return found
