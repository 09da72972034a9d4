// Which table to show while events are still being told: the one just after the step, not yet the newest.

import type { Told } from '../../shell/scene';
import { fold, unfold } from './steps';
import { asCardEvent, type Lay, type View } from './table';

// A new hand sweeps the old one away, so the view after it cannot tell what was there before.
const SET_UP = new Set(['hand-begun', 'hand-dealt', 'rows-started', 'hero-taken']);

export class Playback {
  private last: { number: number | null; view: View } | null = null;
  private round: number | null = null; // the newest view counts a round further as soon as the last card lies
  private laid: Record<string, Lay> = {}; // as last turned up: a placed card does not say whether it came with a Hero

  // Asking twice for the same step gives the same table, so this may stand in a $derived.
  at(view: View, step: Told | null, queue: readonly Told[]): View {
    const event = step && asCardEvent(step.event);
    if (event?.type === 'turned-up') [this.round, this.laid] = [event.round, event.laid];
    if (event?.type === 'hand-begun') this.round = null;
    const shown = this.find(view, step, queue);
    this.last = { number: step?.number ?? null, view: shown };
    return shown;
  }

  private find(view: View, step: Told | null, queue: readonly Told[]): View {
    if (queue.length === 0) return view;
    if (step && this.last?.number === step.number) return this.last.view;
    if (queue.some(({ event }) => SET_UP.has(event.type))) {
      const before = this.last?.view ?? view;
      return step ? fold(before, asCardEvent(step.event)) : before;
    }
    return this.goBack(view, queue);
  }

  private goBack(view: View, queue: readonly Told[]): View {
    let laid = this.laid;
    const rounds = queue.map((told) => (laid = laidIn(told) ?? laid));
    const table = queue.reduceRight((after, { event }, i) => unfold(after, asCardEvent(event), rounds[i]), view);
    return { ...table, round: this.round ?? table.round };
  }
}

function laidIn({ event }: Told): Record<string, Lay> | null {
  const told = asCardEvent(event);
  return told.type === 'turned-up' ? told.laid : null;
}
