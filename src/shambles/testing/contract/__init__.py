"""Contract tests for every game. Import them all into a test file that names its games."""

# In this order: first what tells best of a mistake that many others would stumble over.
# ruff: noqa: F403, I001

from shambles.testing.contract.house_rules import *
from shambles.testing.contract.words import *
from shambles.testing.contract.hints import *
from shambles.testing.contract.flows import *
from shambles.testing.contract.redeal import *
from shambles.testing.contract.steps import *
from shambles.testing.contract.rule_ids import *
from shambles.testing.contract.ends import *
from shambles.testing.contract.secrets import *
from shambles.testing.contract.same_game import *
from shambles.testing.contract.saves import *
from shambles.testing.contract.playing_on import *
from shambles.testing.contract.copies import *
from shambles.testing.contract.refusals import *
from shambles.testing.contract.undo import *
from shambles.testing.contract.bugs import *
from shambles.testing.contract.scenarios import *
from shambles.testing.contract.lessons import *
