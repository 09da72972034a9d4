"""The lab: many games at once, and what they say about a bot or a card."""

from shambles.lab.simulate import BotResult, Simulation, simulate

__all__ = ["BotResult", "Simulation", "simulate"]
