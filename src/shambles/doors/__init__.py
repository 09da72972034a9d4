"""Adapters for other libraries and programs. Each is an extra of its own, and imports nothing of the others."""
