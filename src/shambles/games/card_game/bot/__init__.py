"""The bots' search, hints and reasons for the Card Game."""
