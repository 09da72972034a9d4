"""Doors: the ways in for other programs. Each is an extra of its own, and imports nothing of the others."""
