"""The game in a terminal: in lines, and as a scene on the full screen."""
