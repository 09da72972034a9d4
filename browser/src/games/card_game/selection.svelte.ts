// The cards that the person has selected but not played. The options of the ask define the possible combinations.

import type { Asked, Choice, Lay } from './types';

const HERO = 'hero';
export type Pick = number | typeof HERO;

export class Selection {
  picks = $state.raw<Pick[]>([]);
  private readonly asked: () => Asked | null;

  // Among these options the person chooses; they may be gone while an answer is on its way.
  private readonly options = $derived.by(() => lays(this.asked()?.options ?? []));
  private readonly single = $derived(this.options.every(({ parts }) => parts.size === 1));

  readonly walkers = $derived(this.picks.filter((pick) => pick !== HERO).sort((a, b) => a - b));
  readonly notation = $derived(notationOf(this.picks));
  readonly choice = $derived(this.options.find(({ lay }) => lay.notation === this.notation)?.lay.notation ?? null);

  constructor(asked: () => Asked | null) {
    this.asked = asked;
  }

  has = (pick: Pick): boolean => this.picks.includes(pick);

  // True if this card can join the selection. With single-card answers it replaces the selected card.
  canJoin(pick: Pick): boolean {
    const wanted = this.with(pick);
    return this.options.some(({ parts }) => wanted.every((part) => parts.has(part)));
  }

  with(pick: Pick): Pick[] {
    return this.single || this.has(pick) ? [pick] : [...this.picks, pick];
  }

  toggle(pick: Pick): void {
    if (this.has(pick)) this.picks = this.picks.filter((one) => one !== pick);
    else if (this.canJoin(pick)) this.picks = this.with(pick);
  }

  // The cards of one of the answers.
  cardsOf(notation: string | null): Pick[] {
    const found = this.options.find(({ lay }) => lay.notation === notation);
    return found ? [...found.parts] : [];
  }

  clear(): void {
    if (this.picks.length) this.picks = [];
  }

  // Cards that have left the hand are no longer picked.
  keep(held: (pick: Pick) => boolean): void {
    if (!this.picks.every(held)) this.picks = this.picks.filter(held);
  }
}

// Walkers in rising order, then the Hero: 12+57, 57+hero.
export function notationOf(picks: readonly Pick[]): string {
  const walkers = picks.filter((pick): pick is number => pick !== HERO).sort((a, b) => a - b);
  return [...walkers.map(String), ...(picks.includes(HERO) ? [HERO] : [])].join('+');
}

function lays(options: readonly Choice[]): { lay: Lay; parts: Set<Pick> }[] {
  return options
    .filter((option) => option.type === 'lay')
    .map((lay) => ({ lay, parts: new Set<Pick>([...lay.cards, ...(lay.hero ? [HERO] : [])] as Pick[]) }));
}
