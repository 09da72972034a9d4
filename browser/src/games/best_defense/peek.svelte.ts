// Which card's text is being looked at, and where its name stands.

export class Peek {
  id = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show = (id: string, element: Element): void => {
    clearTimeout(this.timer);
    this.at = element.getBoundingClientRect();
    this.id = id;
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
