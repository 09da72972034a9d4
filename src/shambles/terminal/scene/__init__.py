"""What every game's part of the terminal stands on: words, lines, answers to choose from, and the scene around them."""
