"""A table's past: saves, replays, undo."""
