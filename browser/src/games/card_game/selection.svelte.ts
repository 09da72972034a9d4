// What the person has picked up but not laid yet. What may be laid together is read from the options of the ask.

import type { Asked, Choice } from './types';

const HERO = 'hero';
export type Pick = number | typeof HERO;

export class Selection {
  picks = $state.raw<Pick[]>([]);
  private readonly asked: () => Asked | null;

  // Among these options the person chooses; they may be gone while an answer is on its way.
  private readonly options = $derived.by(() => lays(this.asked()?.options ?? []));
  private readonly single = $derived(this.options.every(({ size }) => size === 1));

  readonly walkers = $derived(this.picks.filter((pick) => pick !== HERO).sort((a, b) => a - b));
  readonly notation = $derived(notationOf(this.picks));
  readonly choice = $derived(this.options.find((option) => option.notation === this.notation)?.notation ?? null);

  constructor(asked: () => Asked | null) {
    this.asked = asked;
  }

  has = (pick: Pick): boolean => this.picks.includes(pick);

  // Whether this can be picked up with what is picked up already; where one card is laid, it takes the other's place.
  canJoin(pick: Pick): boolean {
    const wanted = notationParts(this.with(pick));
    return this.options.some(({ parts }) => wanted.every((part) => parts.has(part)));
  }

  with(pick: Pick): Pick[] {
    return this.single || this.has(pick) ? [pick] : [...this.picks, pick];
  }

  toggle(pick: Pick): void {
    if (this.has(pick)) this.picks = this.picks.filter((one) => one !== pick);
    else if (this.canJoin(pick)) this.picks = this.with(pick);
  }

  clear(): void {
    if (this.picks.length) this.picks = [];
  }

  // Cards that have left the hand are no longer picked.
  keep(held: (pick: Pick) => boolean): void {
    if (!this.picks.every(held)) this.picks = this.picks.filter(held);
  }
}

const notationParts = (picks: readonly Pick[]): string[] => picks.map(String);

// Walkers in rising order, then the Hero: 12+57, 57+hero.
export function notationOf(picks: readonly Pick[]): string {
  const walkers = picks.filter((pick): pick is number => pick !== HERO).sort((a, b) => a - b);
  return [...walkers.map(String), ...(picks.includes(HERO) ? [HERO] : [])].join('+');
}

export function picksOf(notation: string): Pick[] {
  return notation.split('+').map((part) => (part === HERO ? HERO : Number(part)));
}

function lays(options: readonly Choice[]): { notation: string; parts: Set<string>; size: number }[] {
  return options
    .filter(({ type }) => type === 'lay')
    .map(({ notation }) => ({ notation, parts: new Set(notation.split('+')), size: notation.split('+').length }));
}
