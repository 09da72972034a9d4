"""The table itself: asks, bars, events, chance, journal, views. It knows no game and speaks no language."""
