// What is said to people, from the same Fluent files as src/shambles/texts.py. Keep the two alike.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

import type { Reason } from './api';
import type { Asked, GameEvent, Refusal } from './scene';

export interface OutcomeForm {
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
  returns: number[]; // by seat: the higher the better
}

type Params = Record<string, unknown>;
type Names = readonly string[];

const SEAT_FIELDS = new Set(['seat', 'seats', 'target', 'awaited', 'winners', 'by']);

export class Texts {
  readonly lang: string;
  readonly hasMarks: boolean; // words for what begins (marks.ts)
  private readonly bundle: FluentBundle;
  private readonly bySeat: Record<string, string[]>;

  // bySeat: for each kind of event, the fields that hold one value for each seat.
  constructor(lang: string, pages: string[], bySeat: Record<string, string[]> = {}) {
    this.lang = lang;
    this.bySeat = bySeat;
    this.hasMarks = pages.some((page) => /^mark-/m.test(page));
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { PLACE: place, NAME: this.name } });
    for (const page of pages) this.bundle.addResource(new FluentResource(page), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  // A key without words is said as it is, so that a person still gets something.
  say = (key: string, params: Params = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(pattern, fluent(params), errors);
    if (errors.length) console.warn(`${this.lang}: ${key}`, errors[0]);
    return words;
  };

  // What the box of the table calls a card; ours until somebody sits down at a table with a box of its own.
  cardName: (id: string) => string | null = () => null;

  // NAME($card)  What a game calls a thing, by its id: its card's name, or the words of name-<id>. Several are listed.
  private readonly name = (positional: FluentValue[]): FluentValue =>
    String(positional[0] ?? '')
      .split(', ')
      .map((id) => this.cardName(id) ?? (this.has(`name-${id}`) ? this.say(`name-${id}`) : id.replaceAll('_', ' ')))
      .join(', ');

  // `words`: other words about the same.
  event(event: GameEvent, viewer: number | null, names: Names, words = 'event'): string {
    const given: Params = { ...event };
    delete given['type'];
    for (const field of this.bySeat[event.type] ?? []) {
      given[field] = this.perSeat(Object.entries(given[field] as unknown[]), names);
    }
    return this.say(`${words}-${event.type}`, this.told(given, viewer, names));
  }

  ask(asked: Asked, names: Names): string {
    return this.say(`ask-${asked.key}`, this.told({ rule: asked.rule, ...asked.about }, asked.seat, names));
  }

  refusal(refusal: Refusal, names: Names = []): string {
    return this.say(`refusal-${refusal.code}`, this.told(refusal.params, null, names));
  }

  reason(reason: Reason, viewer: number | null, names: Names): string {
    return this.say(`reason-${reason.key}`, this.told(reason.params, viewer, names));
  }

  outcome(outcome: OutcomeForm, viewer: number | null, names: Names): string {
    return this.say(`outcome-${outcome.reason}`, {
      winners: this.names(outcome.winners, names),
      scores: this.perSeat(Object.entries(outcome.scores), names),
      you: viewer !== null && outcome.winners.includes(viewer) ? 'yes' : 'no',
      count: outcome.winners.length,
    });
  }

  // What one wants here, in a line: alone, with these options, or in this game at all.
  goal(options: Params, seats: number): string {
    const chosen = Object.entries(options)
      .filter(([, value]) => value)
      .map(([name, value]) => `goal-${typeof value === 'string' ? value : name}`);
    const keys = [...(seats === 1 ? ['goal-alone'] : []), ...chosen, 'goal'];
    return this.say(keys.find((key) => this.has(key)) ?? 'game-line');
  }

  // What is wrong with something that was handed in.
  error(code: string, params: Params): string {
    const key = `error-${code}`;
    return this.has(key) ? this.say(key, this.told(params, null, [])) : this.say('web-trouble', { code });
  }

  // These seats by name, as a list in words.
  names(seats: readonly number[], names: Names): string {
    const listed = seats.map((seat) => names[seat] || this.say('seat', { number: seat + 1 }));
    const last = listed.pop() ?? '';
    return listed.length ? this.say('list-and', { others: listed.join(', '), last }) : last;
  }

  // Parameters made ready to be said: seats become names, lists become words, and `you` says if the first seat that is
  // spoken of is you.
  private told(given: Params, viewer: number | null, names: Names): Params {
    const told: Params = {};
    for (const [field, value] of Object.entries(given)) {
      if (SEAT_FIELDS.has(field)) {
        const seats = (Array.isArray(value) ? value : value === null ? [] : [value]) as number[];
        told[field] = this.names(seats, names);
        told['you'] ??= viewer !== null && seats.includes(viewer) ? 'yes' : 'no';
      } else if (isMapping(value)) {
        told[field] = this.perSeat(Object.entries(value), names);
      } else {
        told[field] = plain(value);
      }
    }
    return told;
  }

  private perSeat(values: [string, unknown][], names: Names): string {
    return values.map(([seat, value]) => `${this.names([Number(seat)], names)}: ${plain(value)}`).join(', ');
  }
}

function isMapping(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('notation' in value);
}

function plain(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object') return String((value as { notation?: unknown }).notation ?? '');
  return typeof value === 'number' ? value : String(value);
}

// Counts are numbers, for plural rules; large ones (a seed, say) are names and are not split into thousands.
function fluent(params: Params): Record<string, FluentVariable> {
  const ready: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(params)) {
    ready[key] = typeof value === 'number' && Math.abs(value) <= 9999 ? value : String(value ?? '');
  }
  return ready;
}

// PLACE($row)  People count from one.
function place(positional: FluentValue[]): FluentValue {
  const given = positional[0];
  return new FluentNumber(Number(given instanceof FluentNumber ? given.value : given) + 1);
}
