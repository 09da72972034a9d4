// What happened, one step at a time: an event folded over the table before it. Only for the eye, between two views of the
// table: the next view puts everything right.

import type { Library } from './library';
import {
  groupOf,
  type BoardEvent,
  type PartyView,
  type Resource,
  type RollView,
  type SurvivorView,
  type View,
} from './table';

export function fold(view: View, event: BoardEvent, library: Library): View {
  switch (event.type) {
    case 'turn-begun':
      return { ...cleared(view), round: event.round, turn: { ...view.turn, seat: event.seat } };
    case 'stepped':
      return movedTo(cleared(view), groupOf(view, event.seat), event.path.at(-1)!);
    case 'returned':
      return movedTo(cleared(view), [event.seat], event.space);
    case 'group-formed':
      return withGroup(view, event.seats);
    case 'group-left':
      return leavesGroup(view, event.seat);
    case 'token-placed':
      return withTokens(view, event.space, (values) => [...values, null]);
    case 'attracted':
      return event.spaces.reduce((now, space) => withTokens(now, space, (values) => [...values, null]), view);
    case 'token-removed':
      return withTokens(view, event.space, (values) => without(values, event.value));
    case 'token-seen':
      return withTokens(view, event.space, (values) => turnedUp(values, event.value));
    case 'fight-begun':
      return begunFight(view, event);
    case 'rolled-dice': {
      const dice = event.dice.map((colour, i) => ({ colour, face: event.faces[i]! }));
      const { seat, kind, need, total } = event;
      return withRoll(view, { seat, kind, need, dice, ammo: [], total, short: Math.max(0, need - total) });
    }
    case 'rolled-again':
      return changedRoll(view, event.total, (roll) => ({
        dice: roll.dice.map((die, i) => (i === event.die ? { ...die, face: event.face } : die)),
      }));
    case 'ammo-fired':
      return changedRoll(takes(view, event.seat, 'ammo', -1), event.total, (roll) => ({
        ammo: [...roll.ammo, event.face],
      }));
    case 'fight-over':
      return event.kind === 'token' ? withTokens(view, at(view, event.seat), (values) => values.slice(1)) : view;
    case 'ate':
      return tired(takes(view, event.seat, 'food', -1), event);
    case 'fatigued':
    case 'healed':
      return tired(view, event);
    case 'died':
      return withSurvivors(view, event.seat, (all) => all.filter(({ card }) => card.id !== event.survivor));
    case 'joined': {
      const card = library.survivor(event.follower);
      const markers = view.markers.filter(({ follower }) => follower.id !== event.follower);
      const joins = (all: SurvivorView[]): SurvivorView[] => (card ? [...all, { card, fatigue: 0 }] : all);
      return withSurvivors({ ...view, markers }, event.seat, joins);
    }
    case 'left-behind': {
      const follower = library.survivor(event.follower);
      const markers = follower ? [...view.markers, { space: event.space, follower }] : view.markers;
      return withSurvivors({ ...view, markers }, event.seat, (all) =>
        all.filter(({ card }) => card.id !== event.follower),
      );
    }
    case 'gained':
      return takes(view, event.seat, event.resource, event.n);
    case 'lost':
    case 'paid':
      return takes(view, event.seat, event.resource, -event.n);
    case 'given':
      return takes(takes(view, event.seat, event.resource, -event.n), event.target, event.resource, event.n);
    case 'card-drawn': {
      const card = library.encounter(event.card);
      const drawn = { seat: event.seat, why: event.why, target: null, yes: [], no: [], success: null };
      return { ...view, roll: null, cards: card ? [{ card, ...drawn }] : [] };
    }
    case 'card-resolved':
      return {
        ...view,
        cards: view.cards.map((one) => (one.card.id === event.card ? { ...one, success: event.success } : one)),
      };
    case 'scouting-begun': {
      const location = library.location(event.location);
      const begun = { slot: null, tier: event.tier - 1, part: 0, done: 0 };
      return { ...cleared(view), scouting: location && { location, ...begun } };
    }
    case 'slot-refilled':
      return withSlot(view, event.slot, library.location(event.location));
    case 'slot-emptied':
      return withSlot(view, event.slot, null);
    default:
      return view;
  }
}

type Told<Type> = Extract<BoardEvent, { type: Type }>;

const at = (view: View, seat: number): string => view.parties[seat]?.at ?? '';
const cleared = (view: View): View => ({ ...view, cards: [], roll: null, scouting: null });

function withParty(view: View, seat: number, change: (party: PartyView) => Partial<PartyView>): View {
  return { ...view, parties: view.parties.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function movedTo(view: View, seats: readonly number[], space: string): View {
  return seats.reduce((now, seat) => withParty(now, seat, () => ({ at: space })), view);
}

function takes(view: View, seat: number, resource: Resource, n: number): View {
  return withParty(view, seat, (party) => ({ [resource]: Math.max(0, party[resource] + n) }));
}

function withSurvivors(view: View, seat: number, change: (all: SurvivorView[]) => SurvivorView[]): View {
  return withParty(view, seat, ({ survivors }) => ({ survivors: change(survivors) }));
}

function tired(view: View, { seat, survivor, fatigue }: Told<'ate' | 'fatigued' | 'healed'>): View {
  return withSurvivors(view, seat, (all) => all.map((one) => (one.card.id === survivor ? { ...one, fatigue } : one)));
}

function withGroup(view: View, seats: number[]): View {
  const others = view.groups.filter(({ members }) => !members.some((one) => seats.includes(one)));
  return { ...view, groups: [...others, { members: seats, pawn: seats[0]! }] };
}

function leavesGroup(view: View, seat: number): View {
  const groups = view.groups
    .map(({ members, pawn }) => ({ members: members.filter((one) => one !== seat), pawn }))
    .filter(({ members }) => members.length > 1);
  return { ...view, groups };
}

type Values = (number | null)[];

function withTokens(view: View, space: string, change: (values: Values) => Values): View {
  const values = change(view.tokens.find((one) => one.space === space)?.values ?? []);
  const others = view.tokens.filter((one) => one.space !== space);
  return { ...view, tokens: values.length ? [...others, { space, values }] : others };
}

function without(values: Values, value: number | null): Values {
  const found = values.lastIndexOf(value);
  return values.filter((_, i) => i !== (found < 0 ? values.length - 1 : found));
}

function turnedUp(values: Values, value: number): Values {
  const found = values.indexOf(null);
  return values.map((one, i) => (i === found ? value : one));
}

function begunFight(view: View, event: Told<'fight-begun'>): View {
  const { seat, kind, zombies, space } = event;
  const roll: RollView = { seat, kind, need: zombies, dice: [], ammo: [], total: 0, short: zombies };
  const seen = kind === 'token' ? withTokens(view, space, ([, ...rest]) => [zombies, ...rest]) : view;
  return withRoll(kind === 'token' ? { ...seen, cards: [] } : seen, roll);
}

const withRoll = (view: View, roll: RollView): View => ({ ...view, roll });

function changedRoll(view: View, total: number, change: (roll: RollView) => Partial<RollView>): View {
  const { roll } = view;
  return roll ? withRoll(view, { ...roll, ...change(roll), total, short: Math.max(0, roll.need - total) }) : view;
}

function withSlot(view: View, slot: number, location: View['public'][number]): View {
  return { ...view, public: view.public.map((one, i) => (i === slot - 1 ? location : one)) };
}
