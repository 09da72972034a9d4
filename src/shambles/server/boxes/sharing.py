"""Boxes that are shared by a link: kept by what they hold, as long as somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from time import time

import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.server.config import Config
from shambles.server.disk.box_rows import shared_boxes
from shambles.server.disk.store import Store
from shambles.server.wire.workshop import SharedBox

HOUR = 3_600.0  # between two marks that somebody looked


def box_id(game: str, kind: str, text: str) -> str:
    """The name of a box: the same for the same box, and nothing that anybody could guess."""
    return sha256(f"{game}\n{kind}\n{text}".encode()).hexdigest()[:24]


class SharedBoxes:
    """What is shared, on disk. Only what the checks passed comes here."""

    def __init__(self, store: Store, config: Config, clock: Callable[[], float] = time) -> None:
        self._store, self._config, self._clock = store, config, clock

    async def share(self, game: str, kind: str, text: str, opener: str) -> SharedBox:
        """Keep a box that was checked. One that is there already stays as it is."""
        box, now = SharedBox(box_id(game, kind, text), game, kind, text), self._clock()
        async with self._store.begin() as connection:
            known = shared_boxes.update().where(shared_boxes.c.id == box.id).values(touched=now)
            if (await connection.execute(known)).rowcount:
                return box
            count = sa.select(sa.func.count()).select_from(shared_boxes)
            mine = count.where(shared_boxes.c.opener == opener)
            if (await connection.scalar(mine) or 0) >= self._config.most_boxes_each:
                raise BadInput("box", "too-many-boxes-of-yours", most=self._config.most_boxes_each)
            if (await connection.scalar(count) or 0) >= self._config.most_boxes:
                raise BadInput("box", "too-many-boxes")
            row = {"id": box.id, "game": game, "kind": kind, "text": text, "opener": opener, "touched": now}
            await connection.execute(shared_boxes.insert().values(**row))
        return box

    async def find(self, box: str) -> SharedBox:
        """A box by its name. That somebody looks keeps it."""
        async with self._store.reading() as connection:
            found = (await connection.execute(shared_boxes.select().where(shared_boxes.c.id == box))).mappings().first()
        if found is None:
            raise BadInput("box", "no-such-box")
        if found["touched"] < (now := self._clock()) - HOUR:
            async with self._store.begin() as connection:
                touched = shared_boxes.update().where(shared_boxes.c.id == box).values(touched=now)
                await connection.execute(touched)
        return SharedBox(found["id"], found["game"], found["kind"], found["text"])
