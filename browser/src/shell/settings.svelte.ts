// This person's preferences, stored in this browser.

import { chosenByAddress, closest, isSpoken } from './languages';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';

export interface Kept {
  lang: string | null;
  theme: Theme;
  motion: Motion | null; // null: as set on the device
  doubleTap: boolean;
  ruleNumbers: boolean; // shows the number of the rule behind each sentence
  sound: boolean;
  volume: number; // volume of the sounds, in percent
  invited: boolean; // the question whether to play with sound has been shown
  buzz: boolean; // the phone shakes when it is my turn
  call: boolean; // browser notification when it is my turn and I look elsewhere
  name: string;
  portrait: number | null; // which survivor the others see; null: one drawn from the name
}

const PLACE = 'shambles';
const PACES: Record<Motion, number> = { off: 0, fast: 150, normal: 280, slow: 560 };

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');
const strong = matchMedia('(prefers-contrast: more)');

class Settings {
  private kept = $state<Kept>(read());
  private device = $state({ calm: calm.matches, dark: dark.matches, strong: strong.matches });

  constructor() {
    const look = () => (this.device = { calm: calm.matches, dark: dark.matches, strong: strong.matches });
    for (const query of [calm, dark, strong]) query.addEventListener('change', look);
    const lang = chosenByAddress();
    if (lang) this.keep({ lang });
  }

  get lang(): string {
    return isSpoken(this.kept.lang) ? this.kept.lang : closest(navigator.languages);
  }
  set lang(lang: string) {
    this.keep({ lang });
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.keep({ theme });
  }

  // The theme in use: one of three.
  get look(): 'light' | 'dark' | 'contrast' {
    if (this.kept.theme !== 'system') return this.kept.theme;
    if (this.device.strong) return 'contrast';
    return this.device.dark ? 'dark' : 'light';
  }

  get motion(): Motion {
    return this.kept.motion ?? (this.device.calm ? 'off' : 'normal');
  }
  set motion(motion: Motion) {
    this.keep({ motion });
  }

  get pace(): number {
    return PACES[this.motion];
  }

  get doubleTap(): boolean {
    return this.kept.doubleTap;
  }
  set doubleTap(doubleTap: boolean) {
    this.keep({ doubleTap });
  }

  get ruleNumbers(): boolean {
    return this.kept.ruleNumbers;
  }
  set ruleNumbers(ruleNumbers: boolean) {
    this.keep({ ruleNumbers });
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.keep({ sound, invited: true }); // no question after a choice
  }

  get volume(): number {
    return this.kept.volume;
  }
  set volume(volume: number) {
    this.keep({ volume });
  }

  // The first table asks once whether to play with sound.
  get asksForSound(): boolean {
    return !this.kept.invited && !this.kept.sound;
  }

  get buzz(): boolean {
    return this.kept.buzz;
  }
  set buzz(buzz: boolean) {
    this.keep({ buzz });
  }

  get call(): boolean {
    return this.kept.call;
  }
  set call(call: boolean) {
    this.keep({ call });
  }

  get name(): string {
    return this.kept.name;
  }
  set name(name: string) {
    this.keep({ name });
  }

  get portrait(): number | null {
    return this.kept.portrait;
  }
  set portrait(portrait: number | null) {
    this.keep({ portrait });
  }

  // Settings that the player's other devices share. Notifications belong to this device: its browser asked for
  // permission.
  get shared(): Partial<Kept> {
    const { call: _, ...shared } = this.kept;
    return shared;
  }

  told: (() => void) | null = null; // called after each change, to share it

  take(shared: Partial<Kept>): void {
    this.kept = { ...this.kept, ...shared, call: this.kept.call };
    this.write();
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    this.write();
    this.told?.();
  }

  private write(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // Without storage, play still works.
    }
  }
}

function read(): Kept {
  const usual: Kept = {
    lang: null,
    theme: 'system',
    motion: null,
    doubleTap: true,
    ruleNumbers: false,
    sound: false,
    volume: 70,
    invited: false,
    buzz: false,
    call: false,
    name: '',
    portrait: null,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    return { ...usual, ...kept };
  } catch {
    return usual;
  }
}

export const settings = new Settings();
