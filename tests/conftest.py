"""The contract suite comes as a plug-in, to us as to everybody; what JAX compiles for one test is kept for others."""

import gc
import os
import tempfile
from collections.abc import Generator
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["shambles.testing.plugin", "second_try"]

if not os.environ.get("SHAMBLES_NIGHTLY"):  # a few games by JAX: most of the time is its compiler's, which may be hasty
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
    # XLA's older way to compile is half the work.
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_use_fusion_emitters=false")

# A busy machine is slow, never red.
settings.register_profile("unhurried", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

if "JAX_COMPILATION_CACHE_DIR" not in os.environ:  # the first test process makes it, and those that it starts find it
    kept = tempfile.TemporaryDirectory(prefix="shambles-jax-")
    os.environ["JAX_COMPILATION_CACHE_DIR"] = kept.name
    os.environ["JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS"] = "0"
    os.environ["JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES"] = "-1"


# Every day other simulated nights. The first test process says which, and those that it starts take the same.
os.environ.setdefault("SHAMBLES_FIRST_NIGHT", str(datetime.now(UTC).toordinal() * 1_000_000))


def pytest_report_header() -> str:
    return f"simulated nights: from seed {os.environ['SHAMBLES_FIRST_NIGHT']} (SHAMBLES_FIRST_NIGHT)"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Ten thousand tests are there to stay: nobody looks for rubbish among them, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
