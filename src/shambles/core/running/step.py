"""Steps: an event with the viewer's view right after it. Nothing is ever re-enacted from events.

A table keeps the views behind its latest steps for its viewers only: a simulation pays nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

import msgspec

from shambles.core.asking.event import Event

KEPT = 400  # latest steps whose views are kept; earlier ones are replayed from the journal

Views = Callable[[Sequence[int | None]], Sequence[msgspec.Struct]]


class Step(msgspec.Struct, frozen=True):
    """One event as a viewer may know it, with its number (the first is 1) and the viewer's view right after it."""

    number: int
    event: Event
    view: msgspec.Struct


class Watch:
    """The views of all viewers, one for each event since they began to watch, up to a limit."""

    __slots__ = ("_kept", "_most")

    def __init__(self, most: int | None = KEPT) -> None:
        self._most = most
        self._kept: dict[int | None, deque[msgspec.Struct]] = {}

    def __contains__(self, viewer: int | None) -> bool:
        return viewer in self._kept

    def __bool__(self) -> bool:
        return bool(self._kept)

    def begin(self, viewer: int | None) -> None:
        self._kept.setdefault(viewer, deque(maxlen=self._most))

    def end(self, viewer: int | None) -> None:
        self._kept.pop(viewer, None)

    def keep_views(self, views_of: Views, *, same: bool) -> None:
        """Store everybody's view after an event; the `same` as before if the state has not changed."""
        kept = self._kept
        if same and all(kept.values()):
            for views in kept.values():
                views.append(views[-1])
        else:
            for views, seen in zip(kept.values(), views_of(tuple(kept)), strict=True):
                views.append(seen)

    def forget(self, count: int) -> None:
        """Drop the views after the last events, which are undone."""
        for views in self._kept.values():
            for _ in range(min(count, len(views))):
                views.pop()

    def forget_seen(self) -> None:
        """Drop all views but the latest of each viewer, which the next change is compared with."""
        for views in self._kept.values():
            while len(views) > 1:
                views.popleft()

    def latest(self, viewer: int | None, count: int) -> Iterator[msgspec.Struct] | None:
        """The views after this number of latest events; None if not all of them are kept."""
        views = self._kept.get(viewer)
        if views is None or len(views) < count:
            return None
        return iter([views[at] for at in range(len(views) - count, len(views))])
