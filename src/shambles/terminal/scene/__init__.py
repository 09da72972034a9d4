"""The base of every game's terminal client: texts, lines, a list of answers, and the scene around them."""
