"""The contract suite comes as a plug-in, to us as to everybody."""

import os

pytest_plugins = ["shambles.testing.plugin"]

if not os.environ.get("SHAMBLES_NIGHTLY"):  # a few games by JAX: most of the time is its compiler's, which may be hasty
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
