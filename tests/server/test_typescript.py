"""The browser's types are written from the structs themselves, and are not older than them."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from shambles.core.asking.ask import Choice
from shambles.core.asking.event import Event
from shambles.server.net.typescript import Page, files

BROWSER = Path(__file__).parents[2] / "browser"


@pytest.mark.parametrize("path", files(BROWSER), ids=lambda path: "/".join(path.parts[-2:]))
def test_the_browsers_types_are_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == files(BROWSER)[path], "run `make types`"


class Wound(Event, frozen=True):
    """Somebody is hurt."""

    seat: int
    marks: dict[int, tuple[Literal["red", "black"], ...]]
    after: tuple[int, str] | None = None


class Later(msgspec.Struct):
    """What may be left out."""

    always: bool = False
    perhaps: int | msgspec.UnsetType | None = msgspec.UNSET


def test_an_event_is_an_interface_with_its_tag() -> None:
    page = Page("")
    assert page.type_of(Wound) == "Wound"
    assert page.text().strip() == (
        "// Somebody is hurt.\n"
        "export interface Wound {\n"
        "  type: 'wound';\n"
        "  rule: string;\n"
        "  seat: number;\n"
        "  marks: Record<string, ('black' | 'red')[]>;\n"
        "  after: [number, string] | null;\n"
        "}"
    )


def test_only_what_is_not_always_written_may_be_left_out() -> None:
    got, sent = Page(""), Page("", [Later])
    got.type_of(Later)
    sent.type_of(Later)
    assert "  always: boolean;\n  perhaps?: number | null;\n" in got.text()
    assert "  always?: boolean;\n  perhaps?: number | null;\n" in sent.text()


def test_an_event_and_a_choice_of_the_same_name_are_told_apart() -> None:
    page = Page("")
    page.type_of(Wound)
    assert page.type_of(type("Wound", (Choice,), {}, frozen=True)) == "WoundChoice"
