"""The lab: many games at once, and what they say about a bot, a card or a rule."""

from shambles.lab.compare import Comparison, compare
from shambles.lab.simulate import BotResult, Run, Simulation, simulate
from shambles.lab.tournament import Tournament, tournament

__all__ = ["BotResult", "Comparison", "Run", "Simulation", "Tournament", "compare", "simulate", "tournament"]
