"""What lost speed since a commit: `make bench-compare REV=v0.1.0`. Exit code 1 if something did.

Both trees take turns, three times each. What costs 5 % more is named, with where the time goes in both.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from watch import ROOT, Figures

LOST = 0.05
TURNS = 3
PROFILE = """
import cProfile, pstats, sys
from watch import THINGS
thing, profile = THINGS[sys.argv[1]], cProfile.Profile()
thing(0)
profile.enable()
for seed in range(10):
    thing(seed)
profile.disable()
pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(12)
"""


def losses(before: Figures, after: Figures) -> dict[str, float]:
    """What costs so much more than before, by the surest figure that both have."""
    lost = {}
    for name in before.keys() & after.keys():
        sure = "instructions" if "instructions" in before[name] and "instructions" in after[name] else "ratio"
        more = after[name][sure] / before[name][sure] - 1
        if more >= LOST:
            lost[name] = more
    return dict(sorted(lost.items(), key=lambda one: -one[1]))


def middle(found: list[Figures]) -> Figures:
    """The median of several times."""
    return {
        name: {kind: median(one[name][kind] for one in found) for kind in found[0][name]}
        for name in found[0]
        if all(name in one for one in found)
    }


def run(tree: Path, *words: str) -> str:
    """This bench, with that tree's package."""
    path = os.pathsep.join((str(tree / "src"), str(ROOT / "bench")))
    ran = subprocess.run(
        [sys.executable, *words], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    return ran.stdout


def main() -> None:
    revision, *more = sys.argv[1:] or ["HEAD~1"]
    with TemporaryDirectory() as folder:
        other = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(other), revision], cwd=ROOT, check=True)
        try:
            found: dict[Path, list[Figures]] = {other: [], ROOT: []}
            for _ in range(TURNS):
                for tree, figures in found.items():
                    figures.append(json.loads(run(tree, str(ROOT / "bench" / "watch.py"), "--print", *more)))
            before, after = middle(found[other]), middle(found[ROOT])
            for name in after:
                if name in before:
                    print(f"{name:28}{before[name]['ratio']:10.2f} →{after[name]['ratio']:10.2f} bare loops")
            lost = losses(before, after)
            for name, by in lost.items():
                print(f"\n{name} lost {by:.0%} since {revision}.")
                for title, tree in ((revision, other), ("now", ROOT)):
                    print(f"--- {title}\n{run(tree, '-c', PROFILE, name)}")
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(other)], cwd=ROOT, check=True)
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
