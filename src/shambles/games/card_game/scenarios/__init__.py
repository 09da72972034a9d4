"""Positions to play from, and what is expected of them."""
