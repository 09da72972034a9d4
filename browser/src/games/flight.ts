// Cards that move: each card knows where it lay before the table changed, and flies from there to where it lies now.
// Cards that leave the table for a pile fly as copies, because they are no longer there themselves.

type Rects = Map<string, DOMRect>;

export interface Journey {
  card: string; // the data-card of the element that moves
  from?: string; // the data-spot it comes from when it was not on the table
  to?: string; // the data-spot it goes to when it is not on the table any more
}

const EASE = 'cubic-bezier(.2,.75,.25,1)';

export class Flight {
  private cards: Rects = new Map();
  private spots: Rects = new Map();
  private copies = new Map<string, HTMLElement>();
  private root: HTMLElement | null = null;

  // Before the change: remember where everything lies, and what it looks like if it is about to leave.
  measure(root: HTMLElement, leaving: readonly string[]): void {
    this.root = root;
    this.cards = rectsOf(root, 'card');
    this.spots = rectsOf(root, 'spot');
    this.copies.clear();
    for (const card of leaving) {
      const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
      if (element) this.copies.set(card, element.cloneNode(true) as HTMLElement);
    }
  }

  // After the change: let everything fly that lies elsewhere now.
  // Cards that leave stand out for a part of the time first (`held`), so that one sees what is taken.
  play(journeys: readonly Journey[], duration: number, held = 0): void {
    const root = this.root;
    if (!root || duration <= 0) return;
    const spots = rectsOf(root, 'spot');
    journeys.forEach(({ card, from, to }, i) => {
      const start = this.cards.get(card) ?? (from ? (this.spots.get(from) ?? spots.get(from)) : undefined);
      if (!start) return;
      const delay = Math.min(40 * i, duration * 0.3);
      if (to) this.send(card, start, spots.get(to), duration - delay, delay, held);
      else land(root.querySelector<HTMLElement>(`[data-card="${card}"]`), start, duration * (1 - held));
    });
  }

  private send(
    card: string,
    start: DOMRect,
    end: DOMRect | undefined,
    duration: number,
    delay: number,
    held: number,
  ): void {
    const copy = this.copies.get(card);
    if (!copy || !end || !this.root) return;
    copy.removeAttribute('data-card');
    copy.setAttribute('aria-hidden', 'true');
    const box = this.root.getBoundingClientRect();
    copy.classList.add('flying');
    copy.style.left = `${start.left - box.left}px`;
    copy.style.top = `${start.top - box.top}px`;
    copy.style.width = `${start.width}px`;
    copy.style.height = `${start.height}px`;
    this.root.append(copy);
    const [x, y] = [centre(end).x - centre(start).x, centre(end).y - centre(start).y];
    const away = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        ...(held ? [{ transform: 'translateY(-4px) scale(1.03)', opacity: 1, offset: held }] : []),
        { transform: `translate(${x}px, ${y}px) scale(.3) rotate(8deg)`, opacity: 0.85 },
      ],
      { duration, delay, easing: 'cubic-bezier(.5,0,.7,.6)', fill: 'both' },
    );
    away.onfinish = away.oncancel = () => copy.remove();
  }
}

function land(element: HTMLElement | null, start: DOMRect, duration: number): void {
  if (!element) return;
  const end = element.getBoundingClientRect();
  const [x, y] = [start.left - end.left, start.top - end.top];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = end.width ? start.width / end.width : 1;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    { duration, easing: EASE },
  );
}

const centre = (rect: DOMRect): { x: number; y: number } => ({
  x: rect.left + rect.width / 2,
  y: rect.top + rect.height / 2,
});

function rectsOf(root: HTMLElement, name: string): Rects {
  const rects: Rects = new Map();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    rects.set(element.dataset[name]!, element.getBoundingClientRect());
  }
  return rects;
}
