"""Everything that takes long: processes with limits, those who wait for them in fair turns, and an end."""
