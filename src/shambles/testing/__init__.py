"""For anybody's game: what every game promises, as a pytest plug-in, and ways to walk through its tables.

A file of tests needs two lines, and `pytest_plugins = ["shambles.testing.plugin"]` in the conftest beside it:

    from shambles.testing.contract import *
    GAMES = ("goofspiel",)
"""
