"""Contract tests for any game, as a pytest plug-in, and functions to walk through its tables.

A test file needs two lines, and `pytest_plugins = ["shambles.testing.plugin"]` in the conftest beside it:

    from shambles.testing.contract import *
    GAMES = ("goofspiel",)
"""
