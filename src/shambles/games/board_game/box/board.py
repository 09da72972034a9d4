"""The board: spaces on hexes, what touches what, Atlanta's border and its arrows, and how far it is."""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Literal

import msgspec

from shambles.core.files.box import STANDARD
from shambles.games.board_game.box.contents import FOLDER
from shambles.games.board_game.box.vocabulary import Printed, Resource

TOUCHING = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # pointy-top hexes in axial coordinates
STARTS = 6  # BG-202
ARROWS = 4  # BG-221


class Space(Printed, frozen=True):
    """BG-201  A space of the board. `region` says whether it is in Atlanta."""

    id: str
    q: int = 0
    r: int = 0
    type: Literal["plain", "start", "resource", "location"] = "plain"
    region: Literal["outside", "atlanta"] = "outside"
    name: str = ""
    icons: tuple[Resource, ...] = ()
    character: str = ""
    location: str = ""

    @property
    def is_location(self) -> bool:
        return self.type == "location"


class Arrow(Printed, frozen=True):
    """BG-221, BG-223  A connection across Atlanta's border."""

    inside: str
    outside: str


class MapFile(Printed, frozen=True):
    """A map as it is written. A sketch is a piece of a map for a scenario; its `edges` say what touches what."""

    space: tuple[Space, ...]
    arrow: tuple[Arrow, ...] = ()
    title: str = ""
    status: str = "designed"
    sketch: bool = False
    edges: tuple[tuple[str, str], ...] = ()


class Board:
    """A map as it is played on."""

    def __init__(self, file: MapFile) -> None:
        self.file = file
        self.spaces = {space.id: space for space in file.space}
        self.near = touching(file)
        self.starts = {space.character: space.id for space in file.space if space.type == "start"}
        self.places = {space.location: space.id for space in file.space if space.is_location}
        self.is_free = {space.id: space.type in ("plain", "start") for space in file.space}
        self.location_on = {space.id: space.location for space in file.space if space.is_location}
        self._walks: dict[str, Mapping[str, int]] = {}

    def steps_from(self, start: str) -> Mapping[str, int]:
        """BG-R72  Walking steps to every space, whatever lies on the way; worked out once."""
        if start not in self._walks:
            self._walks[start] = steps_over(self.near, start)
        return self._walks[start]

    def without_locations(self, start: str) -> dict[str, int]:
        """Steps to every space for somebody who passes over free spaces: others may only be the last one."""
        return steps_over(self.near, start, [space for space, free in self.is_free.items() if not free])

    @cached_property
    def ways(self) -> dict[str, dict[str, int]]:
        """From each space, the free steps to every other."""
        return {start: self.without_locations(start) for start in self.spaces}

    def nearest_starts(self, place: str) -> list[str]:
        """BG-455  The start spaces with the fewest walking steps; several if they tie (BG-R72)."""
        steps = self.steps_from(place)
        reached = [start for start in self.starts.values() if start in steps]
        return [start for start in reached if steps[start] == min(steps[one] for one in reached)]

    @cached_property
    def two_steps(self) -> dict[str, tuple[str, ...]]:
        """From each space, those within two steps, itself among them, in the order of the map."""
        found = {}
        for place in self.spaces:
            steps = self.steps_from(place)
            found[place] = tuple(space for space in self.spaces if steps.get(space, 3) <= 2)
        return found


def steps_over(near: Mapping[str, Sequence[str]], start: str, ends: Collection[str] = ()) -> dict[str, int]:
    """Steps to every space; `ends` may only be the last one."""
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here != start and here in ends:
            continue
        for there in near[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def touching(file: MapFile) -> dict[str, tuple[str, ...]]:
    """BG-102, BG-222, BG-223  Where one can step to: hexes that touch within a region, and the ends of arrows."""
    near: dict[str, list[str]] = {space.id: [] for space in file.space}
    if not file.sketch:
        places = {(space.q, space.r): space for space in file.space}
        for space in file.space:
            for q, r in TOUCHING:
                other = places.get((space.q + q, space.r + r))
                if other is not None and other.region == space.region:
                    near[space.id].append(other.id)
    for one, two in (*file.edges, *((arrow.inside, arrow.outside) for arrow in file.arrow)):
        near[one].append(two)
        near[two].append(one)
    return {space: tuple(others) for space, others in near.items()}


def read_map(tables: dict[str, object]) -> MapFile:
    return msgspec.convert(tables, MapFile, strict=False)


@lru_cache(maxsize=64)
def find_board(text: str) -> Board:
    """The board of an option: the standard one, or the text of a file that has been checked at the door."""
    if text == STANDARD:
        text = (FOLDER / "box" / "map.toml").read_text("utf-8")
    return Board(read_map(tomllib.loads(text)))
