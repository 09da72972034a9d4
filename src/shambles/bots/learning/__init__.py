"""How bots learn what a position is worth: games are played and written down, and a small network is fitted to them."""
