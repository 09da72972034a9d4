// What became of chances, as people write it.

export const percent = (part: number): string => `${Math.round(100 * part)} %`;
export const signed = (part: number): string => `${part < -0.005 ? '−' : '+'}${Math.abs(Math.round(100 * part))} %`;
