// Texts for people, from the same Fluent files as src/shambles/texts.py. Keep the two alike.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

import type { CardFace, Reason } from './api';
import { inRow, listed } from './listing';
import { labelOf, type Asked, type Choice, type GameEvent, type Refusal } from './scene';

export interface OutcomeForm {
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
  returns: number[]; // by seat: the higher the better
}

type Params = Record<string, unknown>;
type Names = readonly string[];

// Keeps a percentage in one line.
export const unbroken = (words: string): string => words.replace(/(\d) %/g, '$1\u00a0%');

const SEAT_FIELDS = new Set(['seat', 'seats', 'target', 'awaited', 'winners', 'by']);

export class Texts {
  readonly lang: string;
  readonly hasMarks: boolean; // words for what begins (marks.ts)
  private readonly bundle: FluentBundle;
  private found: Map<string, string> | null = null;
  private between: string | null = null;
  private readonly formed: () => Map<string, string>; // names that have other forms, with their keys
  private readonly bySeat: Record<string, string[]>;

  // bySeat: for each kind of event, the fields that hold one value for each seat.
  constructor(lang: string, pages: string[], bySeat: Record<string, string[]> = {}) {
    this.lang = lang;
    this.bySeat = bySeat;
    this.formed = () => (this.found ??= formedNames(pages));
    this.hasMarks = pages.some((page) => /^mark-/m.test(page));
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: { PLACE: place, NAME: this.name, BRANCH: this.branch, CAPITAL: capital },
    });
    for (const page of pages) this.bundle.addResource(new FluentResource(page), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  // A key without a text returns itself, so that people still see something.
  say = (key: string, params: Params = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(pattern, fluent(params), errors);
    if (errors.length) console.warn(`${this.lang}: ${key}`, errors[0]);
    return words;
  };

  // Text of a card of the table's box; null without a table.
  card: (id: string) => CardFace | null = () => null;

  // NAME($card)  What a game calls a thing, by its id: its card's name, or the words of name-<id>. Several are listed.
  // NAME($card, form: "dative")  The same in a form that its entry has as an attribute; or its gender, to choose by.
  private readonly name = (positional: FluentValue[], { form = '' }: Record<string, FluentValue>): FluentValue =>
    inRow(
      String(positional[0] ?? '')
        .split(this.comma)
        .map((id) => (form ? this.inForm(id, String(form)) : this.nameOf(id))),
      this.say,
    );

  // Separator of list items in this language, to split lists of ids.
  private get comma(): string {
    return (this.between ??= this.say('list-comma', { one: '', other: '' }));
  }

  // A grammatical form of a name, given by id or by text.
  private inForm(thing: string, form: string): string {
    const name = this.formed().has(thing) ? thing : this.nameOf(thing);
    const pattern = this.bundle.getMessage(this.formed().get(name) ?? '')?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern) : name;
  }

  private nameOf(id: string): string {
    return this.card(id)?.name ?? (this.has(`name-${id}`) ? this.say(`name-${id}`) : id.replaceAll('_', ' '));
  }

  // BRANCH($card, $branch)  One of the things that a card lets one choose from, counted from 0.
  private readonly branch = ([card, given]: FluentValue[]): FluentValue => {
    const at = Number(given instanceof FluentNumber ? given.value : given);
    return this.card(String(card))?.branches[at] ?? String(at + 1);
  };

  // Name of an answer outside its question: the text of answer-<kind>, with its fields.
  private answer(choice: Choice): string {
    const key = `answer-${choice.type}`;
    if (!this.has(key)) return labelled(this, `label-${choice.notation}`) ?? choice.notation;
    const fields = Object.entries(choice).map(([name, value]) => [name, this.field(value)] as const);
    return this.say(key, Object.fromEntries(fields));
  }

  private field(value: unknown): string | number {
    return Array.isArray(value) ? listed(value.map(String), this.say) : this.plain(value);
  }

  // Text of a value: the name of an answer or a thing, any other value as it is.
  private value(value: unknown): string | number {
    if (isChoice(value)) return this.answer(value);
    return typeof value === 'string' ? this.nameOf(value) : this.plain(value);
  }

  // `words`: another prefix of keys.
  event(event: GameEvent, viewer: number | null, names: Names, words = 'event'): string {
    const given: Params = { ...event };
    delete given['type'];
    for (const field of this.bySeat[event.type] ?? []) {
      given[field] = this.perSeat(Object.entries(given[field] as unknown[]), viewer, names);
    }
    return this.say(`${words}-${event.type}`, this.told(given, viewer, names));
  }

  ask(asked: Asked, names: Names): string {
    const about = Object.entries(asked.about).map(([field, value]) => [field, this.inWords(value, asked)] as const);
    const given = { rule: asked.rule, ...Object.fromEntries(about) };
    return this.say(`ask-${asked.key}`, this.told(given, asked.seat, names));
  }

  // Name of a choice in a question, or of several.
  private inWords(value: unknown, asked: Asked): unknown {
    if (Array.isArray(value) && value.length && value.every(isChoice)) {
      const labels = value.map(({ notation }) => labelOf(asked, notation));
      return inRow(labels, this.say, 'list-semicolon');
    }
    return isChoice(value) ? labelOf(asked, value.notation) : value;
  }

  refusal(refusal: Refusal, names: Names = []): string {
    return this.say(`refusal-${refusal.code}`, this.told(refusal.params, null, names));
  }

  reason(reason: Reason, viewer: number | null, names: Names): string {
    return unbroken(this.say(`reason-${reason.key}`, this.told(reason.params, viewer, names)));
  }

  outcome(outcome: OutcomeForm, viewer: number | null, names: Names): string {
    return this.say(`outcome-${outcome.reason}`, {
      winners: this.names(outcome.winners, names),
      others: this.names(
        outcome.winners.filter((seat) => seat !== viewer),
        names,
      ),
      scores: this.perSeat(Object.entries(outcome.scores), viewer, names),
      you: viewer !== null && outcome.winners.includes(viewer) ? 'yes' : 'no',
      count: outcome.winners.length,
    });
  }

  // Goal of the game in one line: for one player, for these options, or for the game in general.
  goal(options: Params, seats: number): string {
    const chosen = Object.entries(options)
      .filter(([, value]) => value)
      .map(([name, value]) => `goal-${typeof value === 'string' ? value : name}`);
    const keys = [...(seats === 1 ? ['goal-alone'] : []), ...chosen, 'goal'];
    return this.say(keys.find((key) => this.has(key)) ?? 'game-line');
  }

  // Text of an input error.
  error(code: string, params: Params): string {
    const key = `error-${code}`;
    return this.has(key) ? this.say(key, this.told(params, null, [])) : this.say('web-trouble', { code });
  }

  // The names of these seats, joined to a list. Among several, the viewer is "You" and comes first.
  names(seats: readonly number[], names: Names, viewer: number | null = null): string {
    const among = viewer !== null && seats.length > 1 && seats.includes(viewer);
    const others = seats
      .filter((seat) => !among || seat !== viewer)
      .map((seat) => names[seat] || this.say('seat', { number: seat + 1 }));
    return listed(among ? [this.say('you'), ...others] : others, this.say);
  }

  // Parameters prepared for a text: seats become names, lists become text. `you` is "yes" if the viewer is among the
  // seats of the first seat parameter.
  private told(given: Params, viewer: number | null, names: Names): Params {
    const told: Params = {};
    for (const [field, value] of Object.entries(given)) {
      if (SEAT_FIELDS.has(field)) {
        const seats = (Array.isArray(value) ? value : value === null ? [] : [value]) as number[];
        told[field] = this.names(seats, names, viewer);
        told['you'] ??= viewer !== null && seats.includes(viewer) ? 'yes' : 'no';
      } else if (isMapping(value)) {
        told[field] = this.perSeat(Object.entries(value), viewer, names);
      } else {
        told[field] = this.plain(value);
      }
    }
    return told;
  }

  private plain(value: unknown): string | number {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (Array.isArray(value)) return value.map((one) => this.plain(one)).join(this.comma);
    if (typeof value === 'object') return String((value as { notation?: unknown }).notation ?? '');
    return typeof value === 'number' ? value : String(value);
  }

  // A value for each seat, by name; the viewer is "You".
  private perSeat(values: [string, unknown][], viewer: number | null, names: Names): string {
    const said = values.map(([seat, value]) =>
      this.say('said-of', {
        name: Number(seat) === viewer ? this.say('you') : this.names([Number(seat)], names),
        what: String(this.value(value)),
      }),
    );
    return inRow(said, this.say);
  }
}

function labelled(texts: Texts, key: string): string | null {
  return texts.has(key) ? texts.say(key) : null;
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'notation' in value;
}

function isMapping(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isChoice(value);
}

// Counts are numbers, for plural rules; large ones (a seed, say) stay text without separators.
function fluent(params: Params): Record<string, FluentVariable> {
  const ready: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(params)) {
    ready[key] = typeof value === 'number' && Math.abs(value) <= 9999 ? value : String(value ?? '');
  }
  return ready;
}

// Keys of all names that have grammatical forms, by the name's text.
function formedNames(pages: string[]): Map<string, string> {
  const found = pages.flatMap((page) => [...page.matchAll(/^(name-[\w-]+) *= *(.*)\n(?= +\.)/gm)]);
  return new Map(found.map(([, key, name]) => [name!.trim(), key!]));
}

// CAPITAL($words)  The same with a capital letter.
function capital(positional: FluentValue[]): FluentValue {
  const words = String(positional[0] ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// PLACE($row)  People count from one.
function place(positional: FluentValue[]): FluentValue {
  const given = positional[0];
  return new FluentNumber(Number(given instanceof FluentNumber ? given.value : given) + 1);
}
