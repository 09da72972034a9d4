// Which card's text is being looked at, and where its name stands.

export class Peek {
  id = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);
  private element: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show = (id: string, element: Element): void => {
    clearTimeout(this.timer);
    this.element = element;
    this.follow();
    this.id = id;
  };

  // Whoever scrolls, or tabs to a name further down, takes the text along.
  follow = (): void => {
    this.at = this.element?.getBoundingClientRect() ?? null;
  };

  // After a moment, so that the pointer can go from the name to the text.
  leave = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.hide, 160);
  };

  stay = (): void => clearTimeout(this.timer);

  hide = (): void => {
    clearTimeout(this.timer);
    this.id = null;
  };
}
