"""What the browser's scene says of the cards by itself is what the box says."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from shambles.games.card_game.box.contents import POINTS, WALKERS

TABLE = Path(__file__).parents[3] / "browser" / "src" / "games" / "card_game" / "table.ts"


def test_the_bullets_drawn_in_the_browser_are_those_of_the_box() -> None:
    node = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    assert node is not None
    program = (
        f"import {{ bulletsOn }} from {json.dumps(TABLE.as_uri())};"
        f"console.log(JSON.stringify({json.dumps(WALKERS)}.map(bulletsOn)))"
    )
    command = [node, "--experimental-strip-types", "--no-warnings", "--input-type=module", "--eval", program]
    drawn = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert drawn == list(POINTS[1:])
