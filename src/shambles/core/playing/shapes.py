"""The types of a game's public data: its view, events, questions and choices."""

from __future__ import annotations

from functools import cache
from typing import Any, Union, get_type_hints

import msgspec

from shambles.core.asking.ask import Ask, Choice, Question
from shambles.core.asking.chance import Recorded
from shambles.core.asking.event import HOUSE_EVENTS, Event, Showed
from shambles.core.asking.play import Play
from shambles.core.game import Game

Builtins = dict[str, Any]  # any JSON object, decoded


def view_shape(game: Game[Any, Any]) -> type[msgspec.Struct]:
    """Type of the game's view."""
    shape: type[msgspec.Struct] = get_type_hints(game.view)["return"]
    return shape


def event_shapes(game: Game[Any, Any]) -> tuple[type[Event], ...]:
    """All event types of a table: the game's own and the common ones."""
    return (*game.events, *HOUSE_EVENTS)


def questions_of(game: Game[Any, Any]) -> tuple[Question[Any], ...]:
    """All questions of a game, including those for meanwhile actions."""
    meanwhile = game.meanwhile.questions if game.meanwhile is not None else ()
    return (*game.questions, *(one for one in meanwhile if one not in game.questions))


def choice_shapes(game: Game[Any, Any]) -> list[type[Choice]]:
    """Every kind of choice that the game declares, in a fixed order."""
    homes = {game.package, game.state.__module__.rsplit(".table", 1)[0]}  # a package, or a game in one file
    found = [Choice]
    for kind in found:
        found += kind.__subclasses__()
    leaves = [kind for kind in found if not kind.__subclasses__()]
    own = {kind for kind in leaves for home in homes if f"{kind.__module__}.".startswith(f"{home}.")}
    return sorted(own, key=lambda kind: kind.__name__)


# --- reading them again


def read_view(game: Game[Any, Any], given: Builtins) -> msgspec.Struct:
    """Decode a view from JSON."""
    return msgspec.convert(given, view_shape(game), str_keys=True)


def read_event(game: Game[Any, Any], given: Builtins) -> Event:
    """Decode an event from JSON."""
    event: Event = msgspec.convert(given, _any_of(event_shapes(game)), str_keys=True)
    if isinstance(event, Showed) and not isinstance(given["choice"], str):
        return Showed(event.rule, event.seat, msgspec.convert(given["choice"], _any_choice(game)))
    return event


def read_ask(game: Game[Any, Any], seats: range, options: Any, given: Builtins) -> Ask[Any]:
    """Decode an ask from JSON, with its options. The sender has checked their legality."""
    question = next(one for one in questions_of(game) if one.key == given["key"])
    play: Play[Any, Any] = Play(seats, options, Recorded(()), game.meanwhile)
    choices = msgspec.convert(given["options"], tuple[_any_choice(game), ...])  # type: ignore[misc]  # the kinds are known only now
    about = msgspec.convert(given["about"], question.about, str_keys=True)
    return Ask(play, question, given["seat"], given["number"], about, choices)


def _any_choice(game: Game[Any, Any]) -> Any:
    return _any_of(tuple(choice_shapes(game)) or (Choice,))


@cache
def _any_of(kinds: tuple[type, ...]) -> Any:
    return Union[kinds]  # noqa: UP007 - the kinds are known only now
