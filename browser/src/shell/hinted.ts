// Highlights the answer of a hint in any game's scene: the element of the choice, or of each card in it.

export function light(notation: string): () => void {
  const named = CSS.escape(notation);
  const whole = document.querySelector<HTMLElement>(`[data-choice="${named}"]`);
  const picks = notation.split('+').map((one) => document.querySelector(`[data-pick="${CSS.escape(one)}"]`));
  const space = notation.split(' ').at(-1) ?? '';
  const end = document.querySelector(`[data-space="${CSS.escape(space)}"]`); // destination of a path on a map
  const lit = (whole ? [whole] : [...picks, end]).filter((one) => one !== null);
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
