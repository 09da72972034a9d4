"""The full-screen client: choosing a game, the table, the log, and the pages on top."""
