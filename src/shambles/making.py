"""Everything that a game of your own imports. What stands here is public: docs/reference/api.md says what we promise.

The parts of a game, in the order of docs/how-to/adding-a-game.md: the box, the state and its questions, events, rules,
views, hints, texts, scenarios, and the game itself.
"""

from shambles.core.asking.ask import NOTHING, About, Ask, Bar, Choice, Question, plain_notation
from shambles.core.asking.chance import Chance
from shambles.core.asking.event import BySeat, Event, Secret
from shambles.core.asking.network import Network, read_network
from shambles.core.asking.play import Aside, Flow, Meanwhile, Play, all_of, choose, decide
from shambles.core.asking.reason import Facts, Measure
from shambles.core.asking.reply import BadInput, Outcome, Refusal
from shambles.core.asking.value import Value
from shambles.core.files.box import BoxFormat
from shambles.core.files.form import Form
from shambles.core.files.scenario import (
    Among,
    AnyOrder,
    Difference,
    Kind,
    Named,
    Position,
    Scenario,
    ScenarioFormat,
    Whole,
    compare,
)
from shambles.core.game import CardFace, CardPart, Game, Hint, Way, supply
from shambles.core.playing.runner import Runner
from shambles.wording import Wording, Words

__all__ = [
    "NOTHING",
    "About",
    "Among",
    "AnyOrder",
    "Aside",
    "Ask",
    "BadInput",
    "Bar",
    "BoxFormat",
    "BySeat",
    "CardFace",
    "CardPart",
    "Chance",
    "Choice",
    "Difference",
    "Event",
    "Facts",
    "Flow",
    "Form",
    "Game",
    "Hint",
    "Kind",
    "Meanwhile",
    "Measure",
    "Named",
    "Network",
    "Outcome",
    "Play",
    "Position",
    "Question",
    "Refusal",
    "Runner",
    "Scenario",
    "ScenarioFormat",
    "Secret",
    "Value",
    "Way",
    "Whole",
    "Wording",
    "Words",
    "all_of",
    "choose",
    "compare",
    "decide",
    "plain_notation",
    "read_network",
    "supply",
]
