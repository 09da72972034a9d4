"""Players that are programs. A bot gets its seat's view and imagined worlds; never the table."""

from shambles.bots.bot import Bot, ask_bot, let_bots_answer, offer_bot, tell_bot
from shambles.bots.finding import bot_names, find_bot, make_bot
from shambles.bots.greedy import Greedy
from shambles.bots.hint import Advice, advise
from shambles.bots.levels import LEVELS, PARTY, USUAL_LEVEL
from shambles.bots.random import Random
from shambles.bots.review import review_game
from shambles.bots.reviewed import Review
from shambles.bots.search import Considered, Search
from shambles.bots.take_back import take_back
from shambles.bots.talking import Plan, Plea, must_be_there, talk_of, things_for, think_aloud
from shambles.bots.worlds import Fork

__all__ = [
    "LEVELS",
    "PARTY",
    "USUAL_LEVEL",
    "Advice",
    "Bot",
    "Considered",
    "Fork",
    "Greedy",
    "Plan",
    "Plea",
    "Random",
    "Review",
    "Search",
    "advise",
    "ask_bot",
    "bot_names",
    "find_bot",
    "let_bots_answer",
    "make_bot",
    "must_be_there",
    "offer_bot",
    "review_game",
    "take_back",
    "talk_of",
    "tell_bot",
    "things_for",
    "think_aloud",
]
