"""A game in motion: its phases, what an answer is judged by, and the steps that viewers see."""
