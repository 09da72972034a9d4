"""Players that think. A bot is given what its seat may know, and imagined worlds; never the table."""

from shambles.bots.bot import Bot, Fork, ask_bot, bot_names, find_bot, let_bots_answer, make_bot, offer_bot
from shambles.bots.greedy import Greedy
from shambles.bots.random import Random
from shambles.bots.take_back import take_back

__all__ = [
    "Bot",
    "Fork",
    "Greedy",
    "Random",
    "ask_bot",
    "bot_names",
    "find_bot",
    "let_bots_answer",
    "make_bot",
    "offer_bot",
    "take_back",
]
