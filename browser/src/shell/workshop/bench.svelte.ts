// The box in the editor: its history of changes, and the server's findings about it.

import { SvelteMap } from 'svelte/reactivity';

import { passes } from '../again';
import type { BoxForm, BoxSeen } from '../api';
import { settings } from '../settings.svelte';
import { keyOf, rowsOf, valueAt, withValue, type Path, type Tables, type Value } from './boxes';
import { workshop } from './http';

const STEPS = 100; // most changes that can be undone
const PAUSE = 1500; // milliseconds: typing into one field without a longer pause is one undo step
const WAIT = 350; // milliseconds without a key before the server is asked
const LATER = 3000; // milliseconds before the next try, after a temporary error
const LARGEST = 300_000; // most characters stored in the browser for each box

const placeOf = (game: string, kind: string): string => `shambles-box ${game} ${kind}`;

export class Bench {
  readonly game: string;
  readonly kind: string;
  readonly form: BoxForm;
  tables = $state.raw<Tables>({});
  table = $state('');
  number = $state<number | null>(0); // index of the row; null: the whole table
  seen = $state.raw<BoxSeen | null>(null);
  looking = $state(false);
  error = $state.raw<unknown>(null);
  isKept = $state(true); // in this browser
  past = $state.raw<Tables[]>([]);
  future = $state.raw<Tables[]>([]);
  private readonly keeps: boolean; // false for a shared box, so that it does not replace the player's own
  private last = { key: '', at: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(game: string, kind: string, form: BoxForm, tables?: Tables) {
    this.game = game;
    this.kind = kind;
    this.form = form;
    this.keeps = !tables;
    this.tables = tables ?? readKept(game, kind) ?? form.tables;
    this.table = form.outline.records[form.outline.root]?.[0]?.name ?? '';
    this.number = Array.isArray(this.tables[this.table]) ? 0 : null;
    void this.look();
  }

  get path(): Path {
    return this.number === null ? [this.table] : [this.table, this.number];
  }

  get isOurs(): boolean {
    return this.tables === this.form.tables || JSON.stringify(this.tables) === JSON.stringify(this.form.tables);
  }

  // Faults by place.
  readonly faults = $derived.by(() => {
    const found = new SvelteMap<string, string[]>();
    for (const { at, words } of this.seen?.faults ?? []) {
      const key = keyOf(at);
      found.set(key, [...(found.get(key) ?? []), words]);
    }
    return found;
  });

  // Number of faults anywhere in a thing.
  faultsIn(path: Path): number {
    return (this.seen?.faults ?? []).filter(({ at }) => path.every((step, i) => at[i] === step)).length;
  }

  select(table: string, number: number | null): void {
    this.table = table;
    this.number = number;
    this.leaveField();
    this.askSoon(0);
  }

  // Ends the present edit: further typing in the field is a separate change to undo.
  leaveField(): void {
    this.last = { key: '', at: 0 };
  }

  set(path: Path, value: Value): void {
    const [key, now] = [keyOf(path), Date.now()];
    const sameGo = key === this.last.key && now - this.last.at < PAUSE && this.past.length > 0;
    this.last = { key, at: now };
    this.put(withValue(this.tables, path, value), sameGo);
  }

  put(tables: Tables, sameGo = false): void {
    if (!sameGo) this.past = [...this.past, this.tables].slice(-STEPS);
    this.future = [];
    this.become(tables);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.tables];
    this.become(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.tables];
    this.become(after);
  }

  private become(tables: Tables): void {
    this.tables = tables;
    this.last.key = this.future.length ? '' : this.last.key;
    const rows = rowsOf(tables, this.table).length;
    if (this.number !== null && this.number >= rows) this.number = Math.max(0, rows - 1);
    if (this.keeps) this.isKept = keep(this.game, this.kind, this.isOurs ? null : tables);
    this.askSoon(WAIT);
  }

  private askSoon(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), wait);
  }

  // Only the latest request counts: replies to earlier ones are dropped.
  async look(): Promise<void> {
    const number = ++this.asked;
    this.looking = true;
    try {
      const wanted = { tables: this.tables, table: this.table, number: this.number ?? 0 };
      const seen = await workshop.look(this.game, this.kind, wanted, settings.lang);
      if (number !== this.asked) return;
      this.seen = seen;
      this.error = null;
    } catch (caught) {
      if (number === this.asked) this.error = caught;
      if (number === this.asked && passes(caught)) this.askSoon(LATER);
    }
    if (number === this.asked) this.looking = false;
  }

  // The box as a TOML file, written by the server.
  async toml(): Promise<string> {
    return (await workshop.look(this.game, this.kind, { tables: this.tables, write: true }, settings.lang)).toml;
  }

  // Loads a file. A file that cannot be read is an error, and the box stays as it is.
  async open(text: string): Promise<void> {
    const seen = await workshop.look(this.game, this.kind, { text }, settings.lang);
    if (seen.tables) this.put(seen.tables as Tables);
  }

  value(path: Path): Value {
    return valueAt(this.tables, path);
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}

function readKept(game: string, kind: string): Tables | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(game, kind)) ?? 'null');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Tables) : null;
  } catch {
    return null;
  }
}

// Stores the box. False if that failed. The game's own box is not stored.
function keep(game: string, kind: string, tables: Tables | null): boolean {
  try {
    const text = tables && JSON.stringify(tables);
    if (text && text.length > LARGEST) return false;
    if (text) localStorage.setItem(placeOf(game, kind), text);
    else localStorage.removeItem(placeOf(game, kind));
    return true;
  } catch {
    return false; // storage is full or turned off
  }
}
