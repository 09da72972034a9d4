// Which table to show while events are still being told: the one just after the step, not yet the newest.

import type { Told } from '../../shell/scene';
import type { Library } from './library';
import { fold } from './steps';
import { asBoardEvent, type View } from './table';

export class Playback {
  private last: { number: number | null; view: View } | null = null;

  // Asking twice for the same step gives the same table, so this may stand in a $derived.
  at(view: View, step: Told | null, queue: readonly Told[], library: Library): View {
    const shown = this.find(view, step, queue, library);
    this.last = { number: step?.number ?? null, view: shown };
    return shown;
  }

  private find(view: View, step: Told | null, queue: readonly Told[], library: Library): View {
    if (!step && !queue.length) return view;
    if (!this.last || this.last.view.seat !== view.seat) return view;
    if (!step || this.last.number === step.number) return this.last.view;
    return fold(this.last.view, asBoardEvent(step.event), library);
  }
}
