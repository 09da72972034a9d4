"""TacDex over arrays.

A card is its place among the faces: 0 to 10 are the numbers 1 to 11, then REDO, then END. Actions are numbered as in
`shambles.doors.encoding`: 0 says nothing; from `SELECT` on cards for the battle; from `ADD` on cards for REDO, `KEEP`
for none; `FLIP` and `STAY`; from `VICTIM` on the seat that DISCARD hits. An action that is not legal is taken as the
lowest legal one: look at the mask.
"""

from shambles.doors.vector.tacdex.rules import TacDex
from shambles.doors.vector.tacdex.table import OVER, Observation, State

__all__ = ["OVER", "Observation", "State", "TacDex"]
