// What a hint points at is lit in the scene, whatever the game: the element of the choice, or of each card in it.

export function light(notation: string): () => void {
  const named = CSS.escape(notation);
  const whole = document.querySelector<HTMLElement>(`[data-choice="${named}"]`);
  const picks = notation.split('+').map((one) => document.querySelector(`[data-pick="${CSS.escape(one)}"]`));
  const space = notation.split(' ').at(-1) ?? '';
  const end = document.querySelector(`[data-space="${CSS.escape(space)}"]`); // where a way on a map leads
  const lit = (whole ? [whole] : [...picks, end]).filter((one) => one !== null);
  for (const one of lit) one.setAttribute('data-hinted', '');
  return () => {
    for (const one of lit) one.removeAttribute('data-hinted');
  };
}
