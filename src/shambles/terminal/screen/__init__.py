"""The full screen: choosing a game, the table, what happened, and the pages laid over it."""
