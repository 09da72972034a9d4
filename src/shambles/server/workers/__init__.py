"""Worker processes with limits, shared in fair turns."""
