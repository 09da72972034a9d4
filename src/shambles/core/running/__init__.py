"""A running game: its phases, the check of answers, and the steps for viewers."""
