"""The page of The Best Defense in docs/ says what there is: its operations are run through the vocabulary."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

import msgspec

from shambles.games.best_defense.box.contents import TABLES, Options
from shambles.games.best_defense.box.vocabulary import AnySpecial, Condition, Stat
from shambles.games.best_defense.effects.operations import OPERATIONS, AnyOperation

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "best_defense.md").read_text("utf-8")


def test_the_page_shows_one_well_formed_example_of_each_operation() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    effects = msgspec.convert(tomllib.loads(block)["effects"], list[AnyOperation])
    assert {type(effect).__struct_config__.tag for effect in effects} == {*OPERATIONS}
    assert len(effects) == len(OPERATIONS)


def test_the_page_names_every_option_table_condition_rule_and_special() -> None:
    words = set(re.findall(r"[a-z_0-9]+", PAGE))
    assert {*Options.__struct_fields__} <= words
    assert {*TABLES} <= words
    assert {*Condition.__struct_fields__} <= words
    assert {*get_args(Stat)} <= words
    assert {special.__struct_config__.tag for special in get_args(AnySpecial)} <= words
