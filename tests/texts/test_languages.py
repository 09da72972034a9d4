"""A language needs no code: a folder of pages is found, shown, spoken as far as it goes, and checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

from server.blank import blank_in
from shambles.cli.texts import BROWSER
from shambles.cli.tree import make_app
from shambles.core.asking.reply import BadInput
from shambles.core.game import CardFace, all_games, find_game
from shambles.languages import finding
from shambles.languages.checking import check_page, pages_of, read_page
from shambles.languages.finding import PSEUDO, PSEUDO_VARIABLE, VARIABLE, closest, homes, languages
from shambles.languages.pseudo import lengthen
from shambles.languages.reading import how_much, menu, page_in
from shambles.languages.sources import confirm, old_texts
from shambles.languages.widths import too_long, width_of
from shambles.server.config import Config
from shambles.server.net.app import create_app
from shambles.texts import LANGUAGES, Texts, language, rulebook

FRISIAN = {
    "fy.ftl": "language-name = Frysk\nweb-settings = Ynstellings\nlist-and = { $others } en { $last }\n",
    "rulebook.fy.md": "# Hûsregels\n\n## Oan tafel\n\n**SH-001** In spul begjint sadree't elk plak beset is.\n",
    "card_game/fy.ftl": "game = It Kaartspul\nname-shotgun = it gewear\n    .dative = it gewear\n",
}


def write(folder: Path, pages: dict[str, str]) -> Path:
    for name, words in pages.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(words, "utf-8")
    return folder


@pytest.fixture
def frisian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that somebody who runs a server has put beside it."""
    monkeypatch.setenv(VARIABLE, str(write(tmp_path / "fy", FRISIAN)))
    return tmp_path / "fy"


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PSEUDO_VARIABLE, "1")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that brings a language."""
    write(tmp_path, {"platt/__init__.py": "", "platt/nds.ftl": "language-name = Plattdüütsch\nyou = Du\n"})
    write(tmp_path / "platt-1.dist-info", {"METADATA": "Name: platt\nVersion: 1\n"})
    write(tmp_path / "platt-1.dist-info", {"entry_points.txt": "[shambles.languages]\nnds = platt\n"})
    monkeypatch.syspath_prepend(tmp_path)
    for kept in (finding._brought, finding._languages):
        kept.cache_clear()
    yield
    monkeypatch.undo()
    for kept in (finding._brought, finding._languages):
        kept.cache_clear()


@pytest.mark.usefixtures("frisian")
def test_a_folder_is_a_language() -> None:
    assert languages() == ("en", *sorted({"fy", *LANGUAGES[1:]}))
    assert language("fy") == "fy"
    [shown] = [one for one in menu() if one.code == "fy"]
    assert (shown.name, shown.ours) == ("Frysk", False)
    assert 0 <= shown.done < 5
    game = find_game("card_game")
    texts = Texts("fy", game)
    assert texts.say("web-settings") == "Ynstellings"
    assert texts.listed(["Ann", "Bob", "Cy"]) == "Ann, Bob en Cy"
    assert texts.say("web-language") == Texts("en").say("web-language")  # line by line
    rules = rulebook("fy", game)
    assert list(rules) == list(rulebook("en", game))
    assert rules["SH-001"].text.startswith("In spul")
    assert rules["SH-002"] == rulebook("en", game)["SH-002"]
    assert "web-settings = Ynstellings\n" in page_in(".ftl", "fy")
    assert "web-language = Language\n" in page_in(".ftl", "fy")


@pytest.mark.usefixtures("package")
def test_a_package_brings_a_language() -> None:
    assert "nds" in languages()
    assert Texts("nds").say("you") == "Du"


@pytest.mark.usefixtures("frisian")
def test_a_server_speaks_a_language_that_its_package_does_not_know(tmp_path: Path) -> None:
    index = write(tmp_path / "static", {"index.html": "<html><head></head></html>", "assets/x.js": ""})
    config = Config(database=blank_in(tmp_path), static=index)
    with TestClient(create_app(config)) as client:
        assert '"code&quot;:&quot;fy'.replace('"', "&quot;", 1) in client.get("/").text
        assert "Ynstellings" in client.get("/api/texts/house?lang=fy").json()["fluent"]
        assert client.get("/api/texts/nope?lang=fy").status_code == 404
        [game] = [one for one in client.get("/api/games?lang=fy").json() if one["slug"] == "card_game"]
        assert game["words"]["game"] == "It Kaartspul"
        refused = client.get("/api/games?lang=xx")
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, "unknown-language")
        assert refused.json()["error"]["params"]["known"] == list(languages())


@pytest.mark.usefixtures("frisian")
def test_the_command_line_says_once_how_much_there_is() -> None:
    result = CliRunner().invoke(make_app("games"), ["games", "--language", "fy"])
    assert result.exit_code == 0
    assert "It Kaartspul" in result.output
    assert result.output.count(Texts("fy").say("language-partly", done=how_much("fy"))) == 1


def test_a_wish_is_met_as_nearly_as_it_can_be() -> None:
    assert closest("xx, nl-BE;q=0.9, en") == "nl"
    assert closest("nl_NL") == "nl"
    assert closest("xx,yy") == closest("") == "en"
    with pytest.raises(BadInput, match="unknown-language"):
        language("nl-BE")


# --- grammar


def test_names_have_the_forms_that_their_language_gives_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = """language-name = Probe
name-farm = die Farm
    .dative = der Farm
    .gender = f
name-town = der Ort
    .dative = dem Ort
name-shotgun = Flinte
    .dative = Flinte
there = Auf { NAME($place, form: "dative") }
new = { NAME($place, form: "gender") ->
    [f] Eine { NAME($place) }
   *[other] Ein { NAME($place) }
}
"""
    monkeypatch.setenv(VARIABLE, str(write(tmp_path, {"qaa.ftl": page})))
    texts = Texts("qaa")
    assert texts.say("there", place="farm") == "Auf der Farm"  # by its id
    assert texts.say("there", place="die Farm") == "Auf der Farm"  # by what it was called already
    assert texts.say("there", place="farm, town") == "Auf der Farm, dem Ort"
    assert texts.say("there", place="somewhere_else") == "Auf somewhere else"
    assert texts.say("new", place="farm") == "Eine die Farm"
    assert texts.say("new", place="town") == "Ein der Ort"
    texts.card = lambda card: CardFace(card, "weapon", "Boomstick", "", (), 1, False) if card == "shotgun" else None
    assert texts.say("there", place="shotgun") == "Auf Boomstick"  # a box that calls it otherwise


def test_a_row_is_put_together_as_its_language_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids that were listed are told apart again: NAME names each."""
    page = "list-comma = { $one }、{ $other }\nlist-and = { $others } & { $last }\nthere = { $all } / { NAME($all) }\n"
    monkeypatch.setenv(VARIABLE, str(write(tmp_path, {"qab.ftl": page})))
    texts = Texts("qab")
    assert texts.say("there", all=texts.row(["a_b", "c", "d"])) == "a_b、c、d / a b、c、d"
    assert texts._told({"cards": (1, 2, 3)}, None, ()) == {"cards": "1、2、3"}
    assert texts.listed(["Ann", "Bob", "Cy"]) == "Ann、Bob & Cy"


def test_no_list_for_people_is_put_together_in_code() -> None:
    """Commas and semicolons between things stand in the catalogue (list-comma, list-semicolon)."""
    joins = re.compile(r"""[,;] ["']\)?\.join\(|\.join\(["'][,;] ["']\)""")
    ours = finding.HOUSE
    rooms = [ours / "terminal", ours / "guest", *(ours / "games").glob("*/terminal")]
    files = [ours / "texts.py", ours / "wording.py", *(ours / "games").glob("*/words.py")]
    files += (file for room in rooms for file in room.rglob("*.py"))
    files += (file for kind in ("ts", "svelte") for file in (BROWSER).rglob(f"*.{kind}"))
    assert len(files) > 300
    assert [file.name for file in files if joins.search(file.read_text("utf-8"))] == []


# --- what translators ask


def test_a_page_is_checked_against_english(tmp_path: Path) -> None:
    english = "a = One { $n }\nb = Two words\nc = Three { $x ->\n    [yes] Y\n   *[no] N\n}\nd = Four\nlabel-e = Go\n"
    other = (
        "a = Ien { $m }\nb = Two words\nc = Trije\nlabel-e = " + "lang " * 30 + "\ne = Fiif\n= what\nb = Two words\n"
    )
    write(tmp_path, {"en.ftl": english, "fy.ftl": other})
    found = {(one.fault, one.key) for one in check_page(tmp_path / "en.ftl", tmp_path / "fy.ftl")}
    assert found == {
        ("syntax", "line 6"),
        ("twice", "b"),
        ("missing", "d"),
        ("unused", "e"),
        ("parameters", "a"),
        ("english", "b"),
        ("long", "label-e"),
    }
    write(tmp_path, {"rulebook.en.md": "## A\n\n**CG-1** One.\n\n**CG-2** Two.\n", "rulebook.fy.md": "**CG-2** Two.\n"})
    rules = {(one.fault, one.key) for one in check_page(tmp_path / "rulebook.en.md", tmp_path / "rulebook.fy.md")}
    assert rules == {("missing", "CG-1"), ("english", "CG-2")}
    assert check_page(tmp_path / "en.ftl", tmp_path / "xx.ftl")[0].fault == "no-page"


def test_a_translation_is_old_once_its_english_has_changed(tmp_path: Path) -> None:
    write(tmp_path, {"en.ftl": "a = One\nb = Two\n# a comment\nc = Three\n", "fy.ftl": "a = Ien\nb = Twa\nc = Trije\n"})
    english, page = tmp_path / "en.ftl", tmp_path / "fy.ftl"
    assert old_texts(english, page, "fy") == {}  # nothing is recorded, nothing is claimed
    assert confirm(english, page, "fy") == ["a", "b", "c"]
    english.write_text("a = One\nb = Two new words\nc   =   Three\nd = Four\n", "utf-8")
    assert list(old_texts(english, page, "fy")) == ["b"]
    assert confirm(english, page, "fy", ["a"]) == []
    assert list(old_texts(english, page, "fy")) == ["b"]
    assert confirm(english, page, "fy", ["b"], waits=True) == ["b"]
    assert [source and source.waits for source in old_texts(english, page, "fy").values()] == [True]
    page.write_text("a = Ien\nb = Twa nije wurden\nd = Fjouwer\n", "utf-8")
    assert list(old_texts(english, page, "fy")) == ["b", "d"]  # a text without a record may be of any age
    assert confirm(english, page, "fy", ["b", "d"]) == ["b", "d"]
    assert old_texts(english, page, "fy") == {}
    assert "c" not in (tmp_path / "fy.sources").read_text("utf-8").split()


def test_our_languages_are_as_new_as_their_english_or_wait_for_a_translator() -> None:
    """After you change English, change the others and run `shambles texts confirm`; `--waits` if you cannot."""
    old = [
        f"{page.name} {key}"
        for game in (None, *all_games())
        for lang in LANGUAGES[1:]
        for folder in homes(game)[:1]
        for english, page in pages_of(folder, lang)
        for key, source in old_texts(english, page, lang).items()
        if source is None or not source.waits
    ]
    assert old == []


def test_what_is_too_long_is_measured_in_pixels() -> None:
    """As Chromium draws it: this button is 157 pixels wide, 27 of them around its words."""
    assert 14 * width_of("Das war meine Reihe") == pytest.approx(130, rel=0.03)
    assert too_long("web-theme-dark", "i" * 40, "Dark") == ""  # forty thin letters have room, twenty wide ones do not
    assert too_long("web-theme-dark", "W" * 20, "Dark").endswith("px > 215 px")
    assert too_long("emote-x", "Dreh sie doch um, wenn du dich das wirklich traust", "Turn it") == "310 px > 1 × 236 px"
    assert too_long("label-x", "kurze Worte " * 6, "Go") == too_long("no-button", "W" * 99, "Go") == ""
    assert too_long("label-x", "kurze Worte " * 12, "Go")
    assert too_long("label-x", "kurze Worte " * 12, "short words " * 12) == ""  # it stands elsewhere


def test_the_pseudo_language_fits_and_what_is_twice_as_long_does_not() -> None:
    """Layouts hold the pseudo-language (tests/browser), so nothing of it may be called too long."""
    found = dict.fromkeys((1, 2, 4), 0)
    for page in sorted(page for folder in finding.HOUSE.glob("**/text") for page in folder.glob("*en.ftl")):
        for key, entry in read_page(page, []).items():
            longer = lengthen(entry.longest)
            for times in found:
                found[times] += bool(too_long(key, " ".join([longer] * times), entry.longest))
    assert found[1] == 0
    assert found[4] > found[2] > 5


@pytest.mark.usefixtures("frisian")
def test_the_command_line_checks_a_language_and_shows_a_line() -> None:
    run = CliRunner().invoke
    checked = run(make_app("texts"), ["texts", "check", "fy", "--lang", "en"])
    assert checked.exit_code == 1
    assert "fy.ftl: is missing: web-language\n" in checked.output
    assert "people.fy.ftl: the whole page is missing: people.fy.ftl\n" in checked.output
    faults = run(make_app("texts"), ["texts", "check", "nl", "--quiet", "--lang", "en"]).output.splitlines()[:-1]
    assert all(": is older than its English: " in line for line in faults)
    shown = run(make_app("texts"), ["texts", "show", "web-settings", "--lang", "en"]).output
    assert "web-settings = Ynstellings" in shown
    assert ".svelte:" in shown
    assert "no text is called nope" in run(make_app("texts"), ["texts", "show", "nope", "--lang", "en"]).output


@pytest.mark.usefixtures("pseudo")
def test_the_pseudo_language_is_long_and_leaves_what_is_filled_in() -> None:
    assert languages()[-1] == PSEUDO
    texts = Texts(PSEUDO, find_game("card_game"))
    english = Texts("en", find_game("card_game"))
    assert texts.say("seat", number=3).endswith(" 3")
    assert len(texts.say("web-settings")) > len(english.say("web-settings"))
    assert not set(texts.say("game-line").split()) & {
        word for word in english.say("game-line").split() if len(word) > 2
    }
    assert PSEUDO not in LANGUAGES


def test_a_menu_is_small() -> None:
    """It travels with the page."""
    assert len(msgspec.json.encode(menu())) < 60 * len(menu())
