// Formats changes of chances and points for people.

export const percent = (part: number): string => `${Math.round(100 * part)} %`;
export const signed = (part: number): string => `${part < -0.005 ? '−' : '+'}${Math.abs(Math.round(100 * part))} %`;

// The same of points: +2.3, and −2,3 in Dutch.
export const signedPoints = (points: number, lang: string): string =>
  `${points < -0.05 ? '−' : '+'}${tenths(Math.abs(points), lang)}`;
export const tenths = (points: number, lang: string): string =>
  points.toLocaleString(lang, { maximumFractionDigits: 1 });
