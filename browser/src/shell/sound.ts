// Optional sounds. Everything they tell is also visible.

import { settings } from './settings.svelte';

export type SoundName = 'card' | 'deal' | 'take' | 'dice' | 'hit' | 'bite' | 'fall' | 'save' | 'end' | 'turn' | 'hurry';

// The instrument is loaded when the first sound is played.
export function play(name: SoundName): void {
  if (settings.sound) void import('./instrument').then(({ sound }) => sound(name, settings.volume));
}
