"""The command line as people use it: what it prints, and what its exit code says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import shambles
from shambles import Table
from shambles.cli import app
from shambles.core.game import find_game

GOLDEN = find_game("card_game").folder / "scenarios" / "golden.jsonl"


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)


def run(*words: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], input=typed)


def test_version() -> None:
    assert run("--version").output.strip() == shambles.__version__


def test_golden_examples_check_out() -> None:
    result = run("scenario", "check", GOLDEN)
    assert result.output.splitlines()[-1] == "28 scenarios, 0 differ"
    assert result.exit_code == 0


def test_a_difference_is_printed_and_the_exit_code_tells(tmp_path: Path) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines()
    wrong = json.loads(lines[0])
    wrong["expect"]["rows"][3] = [90]
    file = tmp_path / "mine.jsonl"
    file.write_text("\n".join([json.dumps(wrong), lines[1], "{", json.dumps({"id": "X", "what": 1})]))
    result = run("scenario", "check", file)
    assert result.exit_code == 1
    assert "CG-G01: rows: expected [[33],[37],[43],[90]], found [[33],[37],[43],[90,16]]" in result.output
    assert "line 3" in result.output
    assert result.output.splitlines()[-1] == "4 scenarios, 3 differ"


def test_a_line_that_cannot_be_used_is_named_with_its_field_and_what_is_allowed(tmp_path: Path) -> None:
    first = json.loads(GOLDEN.read_text("utf-8").splitlines()[0])
    expct = {("expct" if name == "expect" else name): value for name, value in first.items()}
    lines = [first, {**expct, "id": "X"}, {name: value for name, value in first.items() if name != "id"}, first]
    file = tmp_path / "mine.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)))
    result = run("scenario", "check", file)
    assert result.exit_code == 1
    field, nameless, twice, count = result.output.splitlines()
    assert field.startswith("line 2, X: expct: not known here; there is mode, rows, plays, expect,")
    assert nameless == "line 3: id: this field is missing"
    assert twice == "line 4, CG-G01: id: CG-G01 is already the id of line 1"
    assert count == "4 scenarios, 3 differ"


def test_play_on_from_a_scenario() -> None:
    result = run("scenario", "play", GOLDEN, "CG-G01", "--plain", "--seed", "1", typed="16\nquit\n")
    assert "Your 16 is lower than every last card. It goes behind the highest one, in row 4. [CG-110]" in result.output
    assert result.exit_code == 0


def test_rules_by_number_in_both_languages() -> None:
    assert "highest last card" in run("rules", "cg-110").output
    assert "hoogste laatste kaart" in run("rules", "CG-110", "--lang", "nl").output
    assert len(run("rules").output.splitlines()) > 300


@pytest.mark.parametrize(
    ("words", "field"),
    [
        (["play", "chess", "--plain"], "game:"),
        (["play", "card_game", "--plain"], "--mode:"),
        (["play", "card_game", "--plain", "--mode", "easy"], "--mode:"),
        (["play", "card_game", "--plain", "--mode", "hero", "--hands", "0"], "--hands:"),
        (["play", "card_game", "--plain", "--mode", "hero", "--seats", "7"], "--seats:"),
        (["play", "card_game", "--plain", "--mode", "hero", "-o", "speed=3"], "-o speed:"),
        (["play", "card_game", "--plain", "--mode", "hero", "-o", "speed"], "option:"),
        (["play", "card_game", "--plain", "--mode", "hero", "--bots", "clever"], "bot:"),
        (["play", "card_game", "--plain", "--mode", "hero", "--bot", "nowhere.py:Bot"], "--bot:"),
        (["play", "card_game", "--plain", "--mode", "hero", "--people", "9"], "--people:"),
        (["play", "card_game", "--plain", "--mode", "hero", "--seed", "-1"], "--seed:"),
        (["play", "card_game", "--mode", "hero"], "terminal:"),
        (["play", "--resume", "--plain"], "--resume:"),
        (["play", "card_game", "--lang", "xx"], "--lang:"),
        (["simulate", "card_game", "-n", "0", "--bots", "random,random,random", "--mode", "survival"], "games:"),
        (["simulate", "card_game", "-n", "1", "--mode", "survival", "--format", "xml"], "--format:"),
        (["scenario", "check", "nowhere.jsonl"], "nowhere.jsonl:"),
        (["scenario", "play", str(GOLDEN), "CG-G99", "--plain"], "scenario:"),
        (["scenario", "play", str(GOLDEN), "CG-G20", "--plain"], "kind:"),
        (["rules", "CG-999"], "rule:"),
        (["verify", "nowhere.json"], "nowhere.json:"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_input_is_one_line_with_the_field_and_exit_code_2(words: list[str], field: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr.startswith(field)
    assert len(result.stderr.splitlines()) == 1


def test_simulate_prints_a_table_or_json() -> None:
    words = ["simulate", "card_game", "-n", "20", "--bots", "greedy,random,random", "--mode", "survival", "--seed", "1"]
    table = run(*words)
    assert table.exit_code == 0
    assert "greedy" in table.stdout
    figures = json.loads(run(*words, "--format", "json").stdout)
    assert [bot["bot"] for bot in figures["bots"]] == ["greedy", "random"]
    assert figures["games"] == 20


def test_simulate_with_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, view, ask, fork):\n        return ask.options[0]\n")
    result = run("simulate", "card_game", "-n", "3", "--seats", "3", "--bot", f"{file}:First", "--mode", "survival")
    assert result.exit_code == 0
    assert "First" in result.stdout


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=2)
    while asks := table.asks:
        for seat, ask in asks.items():
            table.answer(seat, ask.options[0])
    file = tmp_path / "game.json"
    file.write_bytes(table.save())
    return file


def test_replay_tells_the_game(saved: Path) -> None:
    result = run("replay", saved, "--seat", "1")
    assert "Your hand: " in result.output
    assert "with the fewest bullets" in result.output.splitlines()[-1]
    assert "Seat 1 gets 10 Walkers." in run("replay", saved).output
    assert run("replay", saved, "--seat", "4").exit_code == 2


def test_verify_finds_a_stacked_deck(saved: Path) -> None:
    assert run("verify", saved).exit_code == 0
    save = json.loads(saved.read_text())
    save["seed"] += 1
    saved.write_text(json.dumps(save))
    result = run("verify", saved)
    assert result.exit_code == 2
    assert result.stderr.startswith("journal")


def test_what_was_not_checked_is_not_called_fine(saved: Path, tmp_path: Path) -> None:
    save = json.loads(saved.read_text())
    saved.write_text(json.dumps(save | {"rules": 999}))
    result = run("verify", saved)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Not checked: this save was made by version 999 of the rules")
    sitting = tmp_path / "sitting.json"
    sitting.write_text(json.dumps({"bots": [None] * save["seats"], "table": save | {"rules": 999}}))
    assert run("verify", sitting).stderr == result.stderr
    saved.write_text(json.dumps(save | {"snapshot": save["snapshot"] | {"state": {}}}))
    assert run("verify", saved).stderr == "save.snapshot.state: the saved position does not match the recorded moves\n"
    table = Table.load(json.dumps(save))
    saved.write_bytes(table.save(history=False))
    result = run("verify", saved)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Not checked from the beginning")


@pytest.mark.parametrize("cut", [0, 1, 40, -1])
def test_a_save_that_was_cut_off(saved: Path, cut: int) -> None:
    saved.write_bytes(saved.read_bytes()[:cut])
    result = run("replay", saved)
    assert result.exit_code == 2
    assert result.stderr.startswith("save")


def test_dutch_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert run("play", "chess", "--plain").stderr.startswith("game: het spel chess bestaat niet")


def test_a_box_that_no_game_has(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[spoons]\ncount = 3\n")
    result = run("box", "check", file)
    assert result.exit_code == 2
    assert "no game has a box with these tables: spoons" in result.output
    file.write_text("[spoons\n")
    assert "mine.toml: this cannot be read: Expected" in run("box", "check", file).output


def test_a_tournament_and_a_comparison_print_a_table_or_json() -> None:
    words = ["tournament", "card_game", "-n", "2", "--seats", "3", "--mode", "survival", "--processes", "1"]
    assert "greedy" in run(*words).stdout
    figures = json.loads(run(*words, "--format", "json").stdout)
    assert {one["bot"] for one in figures["standings"]} == {"greedy", "random"}
    words = ["compare", "tacdex", "-n", "2", "--change", "unclaimed=owners", "--processes", "1"]
    assert "tacdex" in run(*words).stdout.lower()
    figures = json.loads(run(*words, "--format", "json").stdout)
    assert figures["after"]["options"] == {"unclaimed": "owners"}
    assert run("compare", "tacdex", "-n", "2").stderr.startswith("--change:")


def test_a_run_is_kept_and_goes_on(tmp_path: Path) -> None:
    words = ["simulate", "tacdex", "--bots", "random,random", "--processes", "1", "--run", str(tmp_path / "run")]
    assert run(*words, "-n", "3", "--decisions").exit_code == 0
    assert (tmp_path / "run" / "decisions.parquet").exists()
    assert run(*words, "-n", "5", "--decisions").exit_code == 0
    assert run(*words, "-n", "5").exit_code == 2  # it was begun with its decisions


def test_games_that_break_off_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.py").write_text("class Broken:\n    def choose(self, view, ask, fork):\n        return 'nothing'\n")
    result = run("simulate", "tacdex", "-n", "1", "--bots", "broken.py:Broken,random", "--processes", "1")
    assert result.exit_code == 1
    assert "With --run FOLDER all of them are kept." in result.stderr
    assert [one.name for one in tmp_path.iterdir() if one.name != "__pycache__"] == ["broken.py"]  # nothing unasked
    words = ("simulate", "tacdex", "-n", "1", "--bots", "broken.py:Broken,random", "--processes", "1", "--run", "run")
    assert f"seed, question and save are in {Path('run', 'failures')}" in run(*words).stderr
    assert run("replay", "run/failures/0.save.json").exit_code == 0


@pytest.mark.parametrize("crash", ["raise RuntimeError('no idea')", "import sys; sys.exit(3)"])
def test_a_bot_that_crashes_says_in_which_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crash: str) -> None:
    monkeypatch.chdir(tmp_path)
    name = f"crash{len(crash)}.py"
    Path(name).write_text(f"class Broken:\n    def choose(self, view, ask, fork):\n        {crash}\n")
    result = run("play", "tacdex", "--seats", "2", "--people", "0", "--bot", f"{name}:Broken", "--plain")
    assert result.exit_code == 2
    assert f"{name}:3" in result.stderr
    result = run("simulate", "tacdex", "-n", "1", "--bots", f"{name}:Broken,random", "--processes", "1")
    assert result.exit_code == 1
    assert f"{name}:3" in result.stderr


def test_the_games_and_what_their_players_may_set() -> None:
    listed = run("games").output.splitlines()
    assert [line.split()[0] for line in listed] == list(shambles.slugs())
    assert "The Walking Dead Card Game" in listed[0]
    assert "10–30 minuten" in run("games", "--lang", "nl").output
    shown = run("options", "card_game").output.splitlines()
    assert shown[1:3] == ["mode=hero: 2 to 6 seats, usually 4", "mode=survival: 3 to 10 seats, usually 4"]
    assert shown[3].split(None, 1) == ["mode", "hero, survival; must be chosen (Mode)"]
    assert "standard, of een eigen bestand" in run("options", "board_game", "--lang", "nl").output


def test_what_may_be_set_as_json_opens_a_table() -> None:
    assert [game["slug"] for game in json.loads(run("games", "--format", "json").output)] == list(shambles.slugs())
    for slug in shambles.slugs():
        form = json.loads(run("options", slug, "--format", "json").output)
        needed = {option["name"]: option["values"][-1] for option in form["options"] if option["required"]}
        Table.open(slug, seats=form["seats"][-1]["usual"], options=needed)


@pytest.mark.parametrize(
    ("words", "said"),
    [(("options", "chess"), "game: there is no game chess"), (("games", "--format", "xml"), "--format: there is no")],
)
def test_a_shelf_that_is_not_there(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stderr.startswith(said)) == (2, True)
