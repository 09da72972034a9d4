"""The contract suite comes as a plug-in, to us as to everybody."""

pytest_plugins = ["shambles.testing.plugin"]
