// Highlights the answer of a hint in any game's scene: the element of the choice, or of each card in it.

// The elements of an answer: that of the choice, or of each card in it, or the end of a path on a map.
export function partsOf(notation: string, within: ParentNode = document): HTMLElement[] {
  const named = CSS.escape(notation);
  const whole = within.querySelector<HTMLElement>(`[data-choice="${named}"]`);
  if (whole) return [whole];
  const picks = notation.split('+').map((one) => `[data-pick="${CSS.escape(one)}"]`);
  const end = `[data-space="${CSS.escape(notation.split(' ').at(-1) ?? '')}"]`;
  return [...picks, end].map((one) => within.querySelector<HTMLElement>(one)).filter((one) => one !== null);
}

export function light(notation: string): () => void {
  const lit = partsOf(notation);
  for (const one of lit) one.setAttribute('data-hinted', '');
  return () => {
    for (const one of lit) one.removeAttribute('data-hinted');
  };
}

// Notation of the present selection in the scene: a pressed choice, or pressed cards in order.
function picked(): string {
  const pressed = [
    ...document.querySelectorAll('[data-choice][aria-pressed="true"], [data-pick][aria-pressed="true"]'),
  ];
  const whole = pressed.find((one) => one.hasAttribute('data-choice'));
  if (whole) return whole.getAttribute('data-choice') ?? '';
  const cards = pressed.map((one) => one.getAttribute('data-pick') ?? '');
  return cards.sort((one, other) => (Number(one) || Infinity) - (Number(other) || Infinity)).join('+');
}

// Reports the selection, now and after each change.
export function watchPicked(tell: (notation: string) => void): () => void {
  tell(picked());
  const watcher = new MutationObserver(() => tell(picked()));
  watcher.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] });
  return () => watcher.disconnect();
}
