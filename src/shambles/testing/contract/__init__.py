"""What every game promises. Import all of it into a file of tests that says which games they are for."""

# ruff: noqa: F403

from shambles.testing.contract.bugs import *
from shambles.testing.contract.copies import *
from shambles.testing.contract.ends import *
from shambles.testing.contract.house_rules import *
from shambles.testing.contract.lessons import *
from shambles.testing.contract.refusals import *
from shambles.testing.contract.rule_ids import *
from shambles.testing.contract.same_game import *
from shambles.testing.contract.saves import *
from shambles.testing.contract.scenarios import *
from shambles.testing.contract.secrets import *
from shambles.testing.contract.steps import *
from shambles.testing.contract.undo import *
