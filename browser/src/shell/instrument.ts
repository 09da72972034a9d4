// Synthesised sounds, from noise and a few tones; nothing is recorded.

import type { SoundName } from './sound';

let air: AudioContext | null = null;
let speaker: GainNode | null = null; // sets the volume of all sounds

// A fading tone: from one pitch (Hz) to another, with length (s), loudness and start.
function tone(
  out: AudioContext,
  from: number,
  to: number,
  long: number,
  loud: number,
  after = 0,
  kind: OscillatorType = 'triangle',
): void {
  const start = out.currentTime + after;
  const [voice, volume] = [out.createOscillator(), out.createGain()];
  voice.type = kind;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  voice.connect(volume).connect(speaker!);
  voice.start(start);
  voice.stop(start + long);
}

// A burst of noise around a pitch: paper, a rattle, a bite.
function noise(out: AudioContext, pitch: number, long: number, loud: number, after = 0): void {
  const start = out.currentTime + after;
  const grains = out.createBuffer(1, Math.ceil(out.sampleRate * long), out.sampleRate);
  const wave = grains.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  const [source, filter, volume] = [out.createBufferSource(), out.createBiquadFilter(), out.createGain()];
  source.buffer = grains;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(speaker!);
  source.start(start);
}

const scores: Record<SoundName, (out: AudioContext) => void> = {
  card: (out) => noise(out, 2400, 0.08, 0.5),
  deal: (out) => [0, 0.07, 0.14].forEach((after) => noise(out, 2800, 0.06, 0.4, after)),
  take: (out) => {
    noise(out, 900, 0.3, 0.5);
    tone(out, 190, 70, 0.4, 0.3);
  },
  // Rolling dice, as long as the animation.
  dice: (out) =>
    [0, 0.07, 0.13, 0.22, 0.34, 0.45, 0.6, 0.78, 0.95].forEach((after, i) =>
      noise(out, 1900 - 130 * i, 0.05, 0.5 - 0.03 * i, after),
    ),
  hit: (out) => {
    noise(out, 1100, 0.07, 0.6);
    tone(out, 240, 110, 0.12, 0.25);
  },
  bite: (out) => {
    noise(out, 500, 0.12, 0.8);
    tone(out, 120, 50, 0.3, 0.4, 0.05, 'sawtooth');
  },
  fall: (out) => {
    tone(out, 150, 42, 0.9, 0.4);
    [0.1, 0.22, 0.31, 0.38, 0.44].forEach((after, i) => noise(out, 1300 - 170 * i, 0.09, 0.4, after));
  },
  save: (out) => [196, 294, 392, 587].forEach((pitch, i) => tone(out, pitch, pitch, 0.6, 0.14, i * 0.09)),
  end: (out) => [262, 330, 392].forEach((pitch, i) => tone(out, pitch, pitch, 0.7, 0.16, i * 0.12)),
  turn: (out) => [523, 784].forEach((pitch, i) => tone(out, pitch, pitch, 0.35, 0.15, i * 0.1, 'sine')),
  hurry: (out) => [0, 0.18, 0.36].forEach((after) => tone(out, 880, 860, 0.12, 0.2, after, 'square')),
};

// The volume is in percent. It is squared: half of it then sounds half as loud.
export function sound(name: SoundName, volume: number): void {
  air ??= new AudioContext();
  void air.resume();
  if (!speaker) {
    speaker = air.createGain();
    speaker.connect(air.destination);
  }
  speaker.gain.value = (volume / 100) ** 2;
  scores[name](air);
}
