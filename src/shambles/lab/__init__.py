"""The lab: many games at once, and what they say about a bot, a card or a rule."""

from shambles.lab.simulate import BotResult, Run, Simulation, simulate

__all__ = ["BotResult", "Run", "Simulation", "simulate"]
