"""What every game promises comes as a plug-in."""

pytest_plugins = ["shambles.testing.plugin"]
