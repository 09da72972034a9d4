// Which spaces can be chosen now, and which cannot and why: read from the options of the ask and the ways in the view.

import type { Barred } from '../../shell/scene';
import { leadsOf } from './map';
import type { Asked, Choice, View } from './types';

export interface Target {
  space: string;
  options: Choice[];
  barred: Barred<Choice>[];
  steps: number; // how many steps it takes on foot
  far: boolean; // not by the next step: the way there has to be walked step by step
}

// Where a choice leads on the map, if anywhere.
export function spaceOf(choice: Choice): string | null {
  if (choice.type === 'go' || choice.type === 'way') return choice.path.at(-1) ?? null;
  return choice.type === 'space' ? choice.space : null;
}

export function targetsOf(asked: Asked | null, view: View): Map<string, Target> {
  const found = new Map<string, Target>();
  if (!asked) return found;
  const ways = leadsOf(view.turn.ways);
  const target = (space: string): Target => {
    const known = found.get(space);
    if (known) return known;
    const made = { space, options: [], barred: [], steps: ways.get(space)?.length ?? 0, far: false };
    found.set(space, made);
    return made;
  };
  for (const option of asked.options) {
    const space = spaceOf(option);
    if (space) target(space).options.push(option);
  }
  if (asked.key !== 'move') return found;
  for (const one of asked.barred) {
    const space = spaceOf(one.choice);
    if (space) target(space).barred.push(one);
  }
  for (const [space, way] of ways) {
    if (found.has(space) || !found.get(way[0]!)?.options.length) continue;
    target(space).far = true;
  }
  return found;
}
