"""Puzzles over the wire: the position as its seat sees it, one answer judged, and nothing told before that."""

from __future__ import annotations

from server.conftest import People
from server.running import Server
from server.test_reviews import finished, reviewed
from shambles.puzzles.puzzle import shipped


async def test_the_shelf_says_how_many_there_are_and_the_list_goes_from_easy_to_hard(person: People) -> None:
    ann = person("Ann")
    counts = {game["slug"]: game["puzzles"] for game in (await ann.get("/api/games")).json()}
    assert counts["card_game"] == sum(map(len, shipped("card_game").values())) > 0
    sets = (await ann.get("/api/games/card_game/puzzles")).raise_for_status().json()
    assert [one["course"] for one in sets] == ["hero", "survival"]
    for one in sets:
        assert one["puzzles"] == [puzzle.id for puzzle in shipped("card_game")[one["course"]]]
        assert len(one["hard"]) == len(one["puzzles"])


async def test_a_puzzle_tells_its_answer_only_to_whoever_has_answered(person: People) -> None:
    ann = person("Ann")
    puzzle = shipped("card_game")["survival"][0]
    path = f"/api/games/card_game/puzzles/{puzzle.id}"
    form = (await ann.get(f"{path}?lang=nl")).raise_for_status().json()
    assert set(form) == {"id", "game", "options", "seat", "names", "view", "asked", "awaited", "shown"}
    assert form["view"]["seat"] == form["asked"]["seat"] == puzzle.seat
    assert {one["notation"] for one in form["asked"]["options"]} == {one.choice for one in puzzle.answers}
    wrong = (await ann.post(path, {"choice": puzzle.tempting})).raise_for_status().json()
    assert (wrong["right"], wrong["best"]) == (False, puzzle.best)
    right = (await ann.post(f"{path}?lang=nl", {"choice": puzzle.best})).raise_for_status().json()
    assert right["right"]
    assert right["said"][0].startswith("Goed: ")
    assert right["worth"][0]["choice"] == puzzle.best
    assert all(one["error"] > 0 for one in right["worth"] if one["behind"] is not None)  # every figure has its doubt


async def test_what_is_asked_wrongly_is_said(person: People) -> None:
    ann = person("Ann")
    puzzle = shipped("card_game")["survival"][0]
    path = f"/api/games/card_game/puzzles/{puzzle.id}"
    for reply, status, code in (
        (await ann.get("/api/games/card_game/puzzles/survival-none"), 404, "no-such-puzzle"),
        (await ann.get("/api/games/chess/puzzles"), 404, "unknown-game"),
        (await ann.get(f"/api/games/tacdex/puzzles/{puzzle.id}"), 404, "no-such-puzzle"),
        (await ann.post(path, {"choice": "row 9"}), 400, "answer-refused"),
        (await ann.post(path, {"choice": "x" * 201}), 400, "bad-request"),
        (await ann.post(path, {}), 400, "bad-request"),
    ):
        assert (reply.status_code, reply.json()["error"]["code"]) == (status, code), reply.text


async def test_the_moments_that_a_review_named_can_be_trained_on(person: People, server: Server) -> None:
    ann = person("Ann")
    await finished(ann)
    path = f"/api/tables/{ann.table}/moments"
    assert (await ann.get(path)).status_code == 404  # nobody has asked for a review yet
    await ann.post(f"/api/tables/{ann.table}/review")
    review = await reviewed(ann, server)
    numbers = (await ann.get(path)).raise_for_status().json()
    assert numbers == list(range(len(review["decisions"])))
    for number in numbers[:2]:
        decision = review["decisions"][number]
        form = (await ann.get(f"{path}/{number}")).raise_for_status().json()
        assert (form["seat"], form["asked"]["key"]) == (decision["seat"], decision["ask"])
        assert form["view"]["seat"] == decision["seat"]
        again = (await ann.post(f"{path}/{number}", {"choice": decision["choice"]})).raise_for_status().json()
        assert (again["right"], again["best"]) == (False, decision["better"])
        better = (await ann.post(f"{path}/{number}", {"choice": decision["better"]})).raise_for_status().json()
        assert better["right"]
    assert (await ann.get(f"{path}/999")).json()["error"]["code"] == "no-such-moment"
    seat = review["decisions"][0]["seat"] if numbers else 0
    mine = (await ann.get(f"{path}?seat={seat}")).json()
    assert mine == [at for at in numbers if review["decisions"][at]["seat"] == seat]
