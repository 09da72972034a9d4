// What the server sends of the Board Game: the same names as in view.py, box.py, board.py and events.py. What is equal to
// its default is left out of a printed thing.

import type { Choice, GameEvent } from '../../shell/scene';

export type Resource = 'food' | 'gas' | 'ammo';
export const RESOURCES: readonly Resource[] = ['food', 'gas', 'ammo'];
export const COLOURS = ['blue', 'red', 'green'] as const;
export const LETHAL = 3; // fatigue
export const TO_WIN = 3; // Locations

export type Pool = Partial<Record<(typeof COLOURS)[number], number>>;

export interface Condition {
  count: string;
  cmp: string;
  n: number;
}

export interface Effect {
  op: string;
  n?: number | 'all';
  res?: Resource | 'any';
  who?: string;
  from?: string;
  on?: string;
  at?: string;
  pick?: string;
  what?: string;
  swap?: boolean;
  stat?: string;
  until?: string;
  options?: Effect[][];
  if?: Condition[];
  then?: Effect[];
  else?: Effect[];
}

export interface Cost {
  food?: number;
  gas?: number;
  ammo?: number;
  fatigue_bearer?: number;
  discard?: number;
}

export interface Ability {
  trigger: string;
  effects: Effect[];
  limit?: string;
  cost?: Cost;
}

export interface SurvivorCard {
  id: string;
  name: string;
  dice: Pool;
  abilities?: Ability[];
  role?: string;
}

export interface Challenge {
  kind: string;
  n?: number | { base: number; per: string; times?: number };
  food?: number;
  gas?: number;
  ammo?: number;
  any?: number;
  count?: string;
  mode?: string;
  of?: Challenge[];
}

export interface Encounter {
  id: string;
  name: string;
  challenge: Challenge;
  success: Effect[];
  fail: Effect[];
  item?: Ability[];
}

export interface Step {
  step: string;
  n?: number;
  count?: string;
  cmp?: string;
  food?: number;
  gas?: number;
  ammo?: number;
}

export interface Location {
  id: string;
  name: string;
  tiers: Step[][];
}

export interface Space {
  id: string;
  q?: number;
  r?: number;
  type?: 'plain' | 'start' | 'resource' | 'location';
  region?: 'outside' | 'atlanta';
  name?: string;
  icons?: Resource[];
  character?: string;
  location?: string;
}

export interface Arrow {
  inside: string;
  outside: string;
}

export interface SurvivorView {
  card: SurvivorCard;
  fatigue: number;
}

export interface PartyView {
  seat: number;
  status: 'in' | 'lost' | 'out' | 'won';
  at: string;
  survivors: SurvivorView[];
  food: number;
  gas: number;
  ammo: number;
  items: Encounter[];
  has_private: boolean;
  private: Location | null;
  shown: boolean;
  scouted: Location[];
  retry: boolean;
  pool: Pool;
}

export interface TokenView {
  space: string;
  values: (number | null)[];
}

export interface Rolled {
  colour: string;
  face: string;
}

export interface RollView {
  seat: number;
  kind: string;
  need: number;
  dice: Rolled[];
  ammo: string[];
  total: number;
  short: number;
}

export interface CardView {
  card: Encounter;
  seat: number;
  why: string;
  target: number | null;
  yes: number[];
  no: number[];
  success: boolean | null;
}

export interface ScoutingView {
  location: Location;
  slot: number | null;
  tier: number;
  part: number;
  done: number;
}

export interface TurnView {
  seat: number;
  steps_left: number;
  gas_left: number;
  passed: boolean;
  draws: string[];
  blocked: boolean;
  pool: Pool;
}

export interface View {
  cooperation: boolean;
  play_on: boolean;
  seat: number | null;
  round: number;
  first: number;
  spaces: Space[];
  arrows: Arrow[];
  edges: [string, string][];
  sketch: boolean;
  parties: PartyView[];
  turn: TurnView;
  groups: { members: number[]; pawn: number }[];
  tokens: TokenView[];
  markers: { space: string; follower: SurvivorCard }[];
  public: (Location | null)[];
  known_top: Location[];
  cards: CardView[];
  roll: RollView | null;
  scouting: ScoutingView | null;
  winners: number[];
  rescued: string[];
  encounters: number;
  discard: string[];
  locations: number;
  followers: number;
  characters: number;
  dead: string[];
  bag: number;
  waiting: number;
}

// --- answers

export interface Go extends Choice {
  type: 'go';
  path: string[];
  gas?: boolean;
  private?: boolean;
}

// A step as it is written: `b04`, `gas b04`, `gas b04 b05`, `d09 private`; a barred one comes only so.
export function readGo(notation: string, spaces: ReadonlyMap<string, unknown>): Go | null {
  const words = notation.split(' ');
  const gas = words[0] === 'gas';
  const isPrivate = words.at(-1) === 'private';
  const path = words.slice(gas ? 1 : 0, isPrivate ? -1 : undefined);
  if (!path.length || !path.every((space) => spaces.has(space))) return null;
  return { type: 'go', notation, path, gas, private: isPrivate };
}

// --- events

interface Told<Type extends string> {
  type: Type;
  rule: string;
  seat: number;
}

export type BoardEvent =
  | (Told<'turn-begun'> & { round: number })
  | (Told<'returned'> & { character: string; space: string })
  | { type: 'group-formed'; rule: string; seats: number[] }
  | (Told<'group-left'> & { space: string })
  | (Told<'ate' | 'fatigued' | 'healed'> & { survivor: string; fatigue: number })
  | (Told<'saved' | 'died'> & { survivor: string })
  | Told<'eliminated' | 'stayed-out'>
  | (Told<'stepped'> & { path: string[]; gas: boolean })
  | (Told<'stopped'> & { space: string })
  | { type: 'token-placed'; rule: string; space: string }
  | { type: 'attracted'; rule: string; spaces: string[] }
  | { type: 'token-removed'; rule: string; space: string; value: number | null }
  | { type: 'token-seen'; rule: string; space: string; value: number }
  | (Told<'fight-begun'> & { kind: string; zombies: number; space: string })
  | (Told<'rolled-dice'> & { kind: string; dice: string[]; faces: string[]; total: number; need: number })
  | (Told<'rolled-again'> & { die: number; face: string; total: number })
  | (Told<'ammo-fired'> & { face: string; kills: number; total: number })
  | (Told<'fight-over'> & { kind: string; won: boolean; left: number })
  | (Told<'roll-over'> & { won: boolean; total: number; need: number })
  | (Told<'card-drawn'> & { card: string; why: string })
  | (Told<'card-resolved'> & { card: string; success: boolean })
  | (Told<'card-kept' | 'card-discarded' | 'used'> & { card: string })
  | (Told<'gained' | 'lost' | 'paid'> & { resource: Resource; n: number })
  | (Told<'given'> & { target: number; resource: Resource; n: number })
  | (Told<'joined'> & { follower: string; rescued: boolean })
  | (Told<'left-behind'> & { follower: string; space: string })
  | (Told<'scouting-begun'> & { location: string; tier: number; private: boolean })
  | (Told<'scouting-failed'> & { location: string })
  | (Told<'scouted'> & { location: string; scouted: number })
  | { type: 'slot-refilled'; rule: string; slot: number; location: string }
  | { type: 'slot-emptied'; rule: string; slot: number };

export const asBoardEvent = (event: GameEvent): BoardEvent => event as unknown as BoardEvent;

// --- small questions to the view

export const isIn = (party: PartyView): boolean => party.status === 'in';

export function groupOf(view: View, seat: number): number[] {
  return view.groups.find(({ members }) => members.includes(seat))?.members ?? [seat];
}

export function tokensOn(view: View, space: string): (number | null)[] {
  return view.tokens.find((one) => one.space === space)?.values ?? [];
}
