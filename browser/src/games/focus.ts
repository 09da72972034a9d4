// Moving the focus inside a group that is one stop for the Tab key.

// Steps through the buttons of the group around the one that has the focus.
export function moveFocus(event: KeyboardEvent, steps: Record<string, number>): void {
  const here = event.currentTarget as HTMLElement;
  const all = [...(here.closest('ol, ul')?.querySelectorAll<HTMLElement>('button[tabindex]') ?? [])];
  const step = steps[event.key];
  let next: HTMLElement | undefined;
  if (event.key === 'Home') next = all[0];
  else if (event.key === 'End') next = all.at(-1);
  else if (step !== undefined) next = all[(all.indexOf(here) + step + all.length) % all.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

// The nearest button in the line above or below; none where there is no such line.
export function nearestInLine(here: HTMLElement, all: readonly HTMLElement[], direction: 1 | -1): HTMLElement | null {
  const from = here.getBoundingClientRect();
  const middle = from.left + from.width / 2;
  const beyond = all
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => (rect.top - from.top) * direction > from.height / 2);
  const line = beyond.map(({ rect }) => rect.top);
  const nearest = direction > 0 ? Math.min(...line) : Math.max(...line);
  const there = beyond.filter(({ rect }) => Math.abs(rect.top - nearest) < from.height / 2);
  const away = ({ left, width }: DOMRect): number => Math.abs(left + width / 2 - middle);
  return there.sort((a, b) => away(a.rect) - away(b.rect))[0]?.element ?? null;
}

// Digits typed one after the other make a number; a pause ends it.
export class Typed {
  private digits = '';
  private at = 0;

  add(digit: string, now: number): string {
    this.digits = now - this.at > 1200 ? digit : (this.digits + digit).slice(-3);
    this.at = now;
    return this.digits;
  }
}
