"""The workshop over the wire: a box while it is made, shared by a link, and tried out by bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from server.conftest import People
from server.people import Person
from server.test_forgetting import Clocks
from shambles.cli import app
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.lab.playing import play_games
from shambles.lab.simulate import Run
from shambles.server.boxes import trying
from shambles.server.boxes.looking import place_of
from shambles.server.boxes.sharing import SharedBoxes
from shambles.server.boxes.trying import plan_trial
from shambles.server.config import Config
from shambles.server.disk.store import Store
from shambles.server.tables.forgetting import DAY, Forgetting
from shambles.server.wire.workshop import TryBox

LOOK, BOX = "/api/looks/best_defense/box", "/api/games/best_defense/boxes/box"
Box = dict[str, Any]
PLANTED = "dice = 2\nload = 3", "dice = 9\nload = 3"  # of the rifle


async def own_box(who: Person, game: str = "best_defense", kind: str = "box") -> Box:
    form = (await who.get(f"/api/games/{game}/boxes/{kind}")).raise_for_status().json()
    tables: Box = form["tables"]
    return tables


async def look(who: Person, tables: Box, lang: str = "en", **more: Any) -> Box:
    reply = await who.post(f"{LOOK}?lang={lang}", {"tables": tables} | more)
    seen: Box = reply.raise_for_status().json()
    return seen


async def test_a_card_is_worded_in_every_language_while_it_is_made(person: People) -> None:
    ann = person("Ann")
    tables = await own_box(ann)
    seen = await look(ann, tables)
    assert (seen["faults"], seen["changes"], seen["toml"]) == ([], [], "")
    tables["survivor"][0]["effects"] = [{"op": "gain", "who": "self", "what": "food", "n": 2}]
    seen = await look(ann, tables, "nl", table="survivor", number=0, write=True)
    assert {lang: face["text"] for lang, face in seen["faces"].items()} == {
        "en": "Gain 2 food.",
        "de": "Nimm 2 Nahrung.",
        "es": "Gana 2 de comida.",
        "fr": "Gagne 2 rations.",
        "nl": "Krijg 2 voedsel.",
    }
    (change,) = seen["changes"]
    assert (change["name"], change["how"], change["after"]) == ("Andrea", "changed", "Krijg 2 voedsel.")
    again = (await ann.post(LOOK, {"text": seen["toml"]})).raise_for_status().json()
    assert again["tables"] == tables
    assert again["names"]["survivor"][0] == "Andrea"


async def test_what_is_wrong_is_said_where_it_is(person: People) -> None:
    ann = person("Ann")
    tables = await own_box(ann)
    tables["event"][0]["effects"][0]["then"][0]["loc"] = "moon"
    tables["weapon"][1]["dice"] = 0
    faults = {tuple(fault["at"]): fault["words"] for fault in (await look(ann, tables))["faults"]}
    assert faults.keys() == {("event", 0, "effects", 0, "then", 0, "loc"), ("weapon", 1, "dice")}
    assert "farm" in faults["event", 0, "effects", 0, "then", 0, "loc"]
    tables = await own_box(ann)
    del tables["event"][5]
    tables["item"][0]["id"] = tables["weapon"][0]["id"]
    places = [tuple(fault["at"]) for fault in (await look(ann, tables))["faults"]]
    assert ("event",) in places
    assert ("weapon", 0) in places  # said twice: the first of the two


async def test_a_map_that_does_not_fit_the_box_is_told_of_too(person: People) -> None:
    ann = person("Ann")
    tables = await own_box(ann, "board_game", "map")
    lost = next(at for at, space in enumerate(tables["space"]) if space.get("location"))
    name = tables["space"][lost]["location"]
    tables["space"][lost] |= {"type": "plain", "location": ""}
    reply = await ann.post("/api/looks/board_game/map", {"tables": tables, "table": "space", "number": lost})
    seen = reply.raise_for_status().json()
    assert [fault["field"] for fault in seen["faults"]] == ["location"]
    assert name in seen["faults"][0]["words"]
    assert seen["faces"] == {}
    assert seen["changes"][0]["table"] == "space"


def test_a_place_is_found_as_far_as_it_goes() -> None:
    tables = {"event": [{"id": "fire", "effects": [{"n": 1}]}], "dice": {"red": {"faces": ["0"]}}}
    assert place_of(tables, "event.fire.effects[0].n") == ("event", 0, "effects", 0, "n")
    assert place_of(tables, "event.fire.effects[0].who") == ("event", 0, "effects", 0, "who")
    assert place_of(tables, "event.fire.effects[7].who") == ("event", 0, "effects")
    assert place_of(tables, "event.smoke.id") == ("event",)
    assert place_of(tables, "event.0") == ("event", 0)
    assert place_of(tables, "dice.red.faces[0]") == ("dice", "red", "faces", 0)
    assert place_of(tables, "fire") == ("event", 0)
    assert place_of(tables, "equipment") == ()


async def test_what_is_handed_in_wrongly_is_said(person: People) -> None:
    ann = person("Ann")
    deep: Any = 1
    for _ in range(40):
        deep = [deep]
    for path, body, status, code in (
        ("/api/looks/chess/box", {"tables": {}}, 404, "unknown-game"),
        ("/api/looks/tacdex/box", {"tables": {}}, 404, "no-box-here"),
        ("/api/looks/best_defense/map", {"tables": {}}, 400, "unknown-kind"),
        (LOOK, {}, 400, "field-missing"),
        (LOOK, {"tables": {}, "more": 1}, 400, "bad-request"),
        (LOOK, {"tables": {"event": deep}}, 400, "too-deep"),
        (LOOK, {"tables": {"event": [0] * 3_000}}, 400, "too-many"),
        (LOOK, {"tables": {"event": 10**9}}, 400, "too-large"),
        (LOOK, {"text": "x = ["}, 400, "malformed"),
        (LOOK, {"text": "x" * 200_001}, 400, "bad-request"),
        (BOX, {"text": "event = 1"}, 400, "not-a-list"),
        (BOX, {"text": ""}, 400, "bad-request"),
        (f"{BOX}/trial", {"text": "event = 1"}, 400, "not-a-list"),
        ("/api/games/best_defense/boxes/map", {"text": "x = 1"}, 400, "unknown-kind"),
    ):
        reply = await ann.post(path, body)
        assert (reply.status_code, reply.json()["error"]["code"]) == (status, code), (path, reply.text)
    for path, code in (
        ("/api/boxes/0123456789ab", "no-such-box"),
        ("/api/games/tacdex/boxes/box", "no-box-here"),
    ):
        reply = await ann.get(path)
        assert (reply.status_code, reply.json()["error"]["code"]) == (404, code)
    odd: Box = {"survivor": {"a": 1}, "event": [1, None, "x", {"id": 3}], "x": [[[]]], "weapon": [{"id": "y" * 999}]}
    seen = await look(ann, odd, table="event", number=3)  # as odd as it is, it is only wrong
    assert seen["faults"]
    assert seen["faces"] == {}


async def test_a_box_is_shared_by_what_it_holds_and_played_by_a_friend(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    tables = await own_box(ann)
    tables["weapon"][0]["dice"] += 1
    toml = (await look(ann, tables, write=True))["toml"]
    shared = (await ann.post(BOX, {"text": toml})).raise_for_status().json()
    assert (await ben.post(BOX, {"text": f"# by Ben\n{toml}"})).json() == shared  # comments do not make another box
    found = (await ben.get(f"/api/boxes/{shared['id']}")).raise_for_status().json()
    assert found == {"id": shared["id"], "game": "best_defense", "kind": "box", "text": toml}
    options = {"mode": "standard", "difficulty": "beginner", "box": found["text"]}
    table = await ben.open_table("you bot", game="best_defense", options=options)
    assert table["options"]["box"] == "own"


async def read_trial(reply: httpx.Response) -> list[Box]:
    return [json.loads(line) for line in reply.text.splitlines()]


async def test_a_trial_tells_the_difference_with_its_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures themselves, on few deals: what is told of them, and in which words."""
    game = find_game("best_defense")
    standard = game.boxes["box"].standard
    assert standard is not None
    text = standard.read_text("utf-8").replace(
        'op = "walkers", loc = "farm", n = 1', 'op = "walkers", loc = "farm", n = 3'
    )
    monkeypatch.setattr(trying, "DEALS", 12)
    run = Run(plan_trial(game, "box", TryBox(text)))
    run.keep(play_games(run.plan, range(24)))
    told = trying.Told(game, "box", text, "nl").form(run, 12)
    assert (told.deals, told.of, told.together, told.failed) == (12, 12, True, 0)
    measures = {one.name: one for one in told.measures}
    assert list(measures) == ["won", "score", "rounds", "answers"]
    for one in told.measures:
        low, high = one.difference.low, one.difference.high
        assert low is not None
        assert high is not None
        assert low <= one.difference.mean <= high
        assert one.is_clear == (low > 0 or high < 0)
    assert told.met
    assert all(0 <= met.games <= 12 for met in told.met)
    assert told.worth == ()  # twelve games say nothing of a card
    race = find_game("board_game")
    same = race.boxes["box"].standard
    assert same is not None
    run = Run(plan_trial(race, "box", TryBox(same.read_text("utf-8"))))
    run.keep(play_games(run.plan, range(4)))
    told = trying.Told(race, "box", same.read_text("utf-8"), "en").form(run, 2)
    assert [one.name for one in told.measures] == ["first-seat", "margin", "score", "rounds", "answers"]
    assert not any(one.is_clear for one in told.measures)  # the same box twice
    assert told.met == ()


def planted(kind: str, before: str, after: str, game: str = "best_defense") -> str:
    """The game's own box with one card made far too strong, or too weak."""
    standard = find_game(game).boxes[kind].standard
    assert standard is not None
    text = standard.read_text("utf-8")
    assert text.count(before) == 1
    return text.replace(before, after)


async def test_a_card_that_is_far_too_strong_stands_out_and_one_that_hardly_changed_does_not() -> None:
    """The luck of the deals is in both games, so sixty deals for two are enough."""
    game = find_game("best_defense")
    text = planted("box", *PLANTED)
    plan = plan_trial(game, "box", TryBox(text, seats=2, bots="survivor", deals=60))
    run = Run(plan)
    run.keep(play_games(plan, range(plan.games)))
    told = trying.Told(game, "box", text, "en").form(run, plan.deals)
    assert [one.card for one in told.worth] == ["rifle"]
    for one in told.worth:
        assert one.apart.low is not None
        assert one.apart.low > 0
        assert one.having.mean - one.lacking.mean == pytest.approx(one.apart.mean, abs=1e-3)
        assert one.games >= 10


async def test_the_command_of_a_trial_plays_the_same_games(tmp_path: Path) -> None:
    """A designer who repeats it at the terminal reads the same figures."""
    game = find_game("best_defense")
    text = planted("box", *PLANTED)
    wanted = TryBox(text, seats=2, bots="rookie", deals=10, options={"mode": "standard", "difficulty": "expert"})
    plan = plan_trial(game, "box", wanted)
    settings = trying.settings_of(plan, "box")
    assert (settings.seats, settings.bots, settings.deals) == (2, "rookie", 10)
    assert settings.options["difficulty"] == "expert"
    run = Run(plan)
    run.keep(play_games(plan, range(plan.games)))
    here = {one.name: one for one in trying.Told(game, "box", text, "en").form(run, 10).measures}
    file = tmp_path / "best_defense-box.toml"
    file.write_text(text)
    words = settings.command.replace(file.name, str(file)).split()
    assert words[:2] == ["shambles", "compare"]
    result = CliRunner().invoke(app, [*words[1:], "--format", "json", "--processes", "1"])
    assert result.exit_code == 0, result.output
    there = {one["name"]: one for one in json.loads(result.output)["measures"]}
    for name in ("won", "score", "rounds"):
        for side in ("before", "after", "difference"):
            figure = getattr(here[name], side)
            assert there[name][side]["mean"] == pytest.approx(figure.mean, abs=1e-4)
            assert there[name][side]["low"] == pytest.approx(figure.low, abs=1e-4)


async def test_settings_of_a_trial_that_are_not_possible_are_said(person: People) -> None:
    ann = person("Ann")
    text = (await look(ann, await own_box(ann), write=True))["toml"]
    for given, code in (
        ({"seats": 9}, "seats"),
        ({"options": {"difficulty": "no"}}, "unknown-value"),
        ({"bots": "legend"}, "bad-request"),
        ({"deals": 9}, "bad-request"),
    ):
        reply = await ann.post(f"{BOX}/trial", {"text": text, **given})
        assert reply.status_code == 400, reply.text
        assert code in reply.text


async def test_a_trial_goes_on_as_long_as_somebody_listens(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    tables = await own_box(ann)
    tables["weapon"][0]["dice"] += 1
    text = (await look(ann, tables, write=True))["toml"]
    async with ann.http.stream("POST", f"{BOX}/trial", json={"text": text}) as stream:
        stream.raise_for_status()
        lines = stream.aiter_lines()
        first = json.loads(await anext(lines))
        assert (first["deals"], first["of"]) == (0, 200)
        refused = await ann.post(f"{BOX}/trial", {"text": text})
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "trial-under-way")
        async for line in lines:
            told = json.loads(line)
            if told["deals"]:
                break
        assert told["deals"] < told["of"]
        assert told["measures"]
    for _ in range(100):  # she has gone, and her trial with her
        again = ann.http.build_request("POST", f"{BOX}/trial", json={"text": text})
        reply = await ann.http.send(again, stream=True)
        await reply.aclose()
        if reply.status_code == 200:
            break
    assert reply.status_code == 200
    assert (await ben.get(BOX)).status_code == 200


async def test_a_shared_box_is_kept_while_somebody_looks_and_there_are_only_so_many(tmp_path: Path) -> None:
    clocks = Clocks()
    config = Config(most_boxes=3, most_boxes_each=2, box_days=2)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'boxes.db'}")
    await store.open()
    try:
        boxes = SharedBoxes(store, config, lambda: clocks.wall)
        seen, lost = [await boxes.share("best_defense", "box", f"n = {n}", "ann") for n in (1, 2)]
        assert await boxes.share("best_defense", "box", "n = 1", "ann") == seen  # it is there already
        with pytest.raises(BadInput, match="too-many-boxes-of-yours"):
            await boxes.share("best_defense", "box", "n = 3", "ann")
        await boxes.share("board_game", "box", "n = 1", "ben")  # of another game it is another box
        with pytest.raises(BadInput, match="too-many-boxes"):
            await boxes.share("best_defense", "box", "n = 4", "cem")
        rounds = Forgetting(store, config, lambda: clocks.wall, lambda: clocks.steady)
        clocks.pass_by(1.5 * DAY)
        await rounds.go_round([])
        assert await boxes.find(seen.id) == seen
        clocks.pass_by(1 * DAY)
        await rounds.go_round([])
        assert await boxes.find(seen.id) == seen
        with pytest.raises(BadInput, match="no-such-box"):
            await boxes.find(lost.id)
    finally:
        await store.close()
