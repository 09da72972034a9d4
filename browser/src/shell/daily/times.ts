// A date in this language; days are UTC.
export function dayWords(day: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

// Hours, minutes and seconds: 3:05:09.
export function clockTime(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
