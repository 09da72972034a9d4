// The survivors of The Best Defense are drawn by the same hand as the Heroes of the Card Game.

export const heroOf = (survivor: string): string => survivor.charAt(0).toUpperCase() + survivor.slice(1);

// A steady number for a name, so that every card gets a drawing of its own.
export function numberOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}
