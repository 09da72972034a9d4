"""The lab: simulations of many games, and statistics about bots, cards and rules."""

from shambles.lab.compare import Comparison, compare
from shambles.lab.drama import Drama, drama
from shambles.lab.luck import Luck, luck
from shambles.lab.restrict import Worth, restrict
from shambles.lab.simulate import BotResult, Run, Simulation, simulate
from shambles.lab.skill import Skill, skill
from shambles.lab.tournament import Tournament, tournament
from shambles.lab.tune import Tuned, tune

__all__ = [
    "BotResult",
    "Comparison",
    "Drama",
    "Luck",
    "Run",
    "Simulation",
    "Skill",
    "Tournament",
    "Tuned",
    "Worth",
    "compare",
    "drama",
    "luck",
    "restrict",
    "simulate",
    "skill",
    "tournament",
    "tune",
]
