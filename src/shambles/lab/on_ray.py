"""Execution on a Ray cluster. If a worker dies, Ray gives its piece of work to another."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from logging import ERROR
from typing import Any

import ray

from shambles.core.asking.reply import BadInput
from shambles.lab.workers import R, Work, pieces

LOCAL = "ray"


def work_on_ray(
    do: Callable[[Work], R], numbers: Sequence[int], on: str, processes: int | None
) -> Generator[R, None, None]:
    """Apply a function on the cluster at this address, or on a new one on this machine."""
    if on != LOCAL and not on.startswith("ray://"):
        raise BadInput("on", "unknown-kind", found=on, known=(LOCAL, "ray://HOST:PORT"))
    ours = not ray.is_initialized()
    if ours and on == LOCAL:
        ray.init(num_cpus=processes, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
    elif ours:
        ray.init(on, log_to_driver=False, logging_level=ERROR)
    try:
        remote: Any = ray.remote(max_retries=-1)(_do)  # -1: as often as it takes
        handed = ray.put(do)
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting = [remote.remote(handed, list(work)) for work in pieces(numbers, cores)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                found: R = ray.get(one)
                yield found
    finally:
        if ours:
            ray.shutdown()


def _do(do: Callable[[Work], R], work: Work) -> R:
    return do(work)
