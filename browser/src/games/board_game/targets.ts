// Which spaces can be chosen now, at what price, and which cannot and why: read from the options of the ask, nothing else.

import type { Asked, Choice, Refusal } from '../../shell/scene';
import { stepsFrom, wayTo, type BoardMap } from './map';
import { readGo, type Go, type View } from './table';

export interface Target {
  space: string;
  options: Choice[];
  barred: { choice: Go; refusal: Refusal }[];
  steps: number; // how far it is on foot
  far: boolean; // not by the next step: the way there has to be walked step by step
}

// Where a choice leads on the map, if anywhere.
export function spaceOf(choice: Choice): string | null {
  if (choice.type === 'go') return (choice as Go).path.at(-1) ?? null;
  return choice.type === 'space' ? String(choice['space']) : null;
}

export function targetsOf(asked: Asked | null, view: View, map: BoardMap): Map<string, Target> {
  const found = new Map<string, Target>();
  if (!asked) return found;
  const here = view.parties[asked.seat]?.at ?? '';
  const ways = stepsFrom(map, here);
  const target = (space: string): Target => {
    const known = found.get(space);
    if (known) return known;
    const made = { space, options: [], barred: [], steps: ways.get(space)?.steps ?? 0, far: false };
    found.set(space, made);
    return made;
  };
  for (const option of asked.options) {
    const space = spaceOf(option);
    if (space) target(space).options.push(option);
  }
  for (const [notation, refusal] of Object.entries(asked.barred)) {
    const choice = asked.key === 'move' ? readGo(notation, map.places) : null;
    if (choice) target(choice.path.at(-1)!).barred.push({ choice, refusal });
  }
  if (asked.key === 'move') {
    const left = view.turn.steps_left;
    for (const [space, { steps }] of ways) {
      if (steps < 2 || steps > left || found.get(space)?.options.length) continue;
      const first = found.get(wayTo(ways, space)[0]!);
      if (first?.options.length && !found.has(space)) target(space).far = true;
    }
  }
  return found;
}

// The way that is planned to a space: from where I stand, one step after the other.
export function planTo(space: string, view: View, seat: number, map: BoardMap): string[] {
  const here = view.parties[seat]?.at ?? '';
  if (here === space) return [];
  return wayTo(stepsFrom(map, here), space);
}
