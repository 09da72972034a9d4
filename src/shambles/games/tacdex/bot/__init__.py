"""The bots' search, hints and reasons for TacDex."""
