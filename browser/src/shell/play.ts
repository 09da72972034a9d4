// Functions that open or join a table, and go there.

import type { ShelvedGame, Measured, NewSeat, NewTable, OptionForm, PlayOn, SeatsFor } from './api';
import { say } from './catalogue.svelte';
import { api } from './http';
import { router } from './router.svelte';
import { rememberSeat } from './seats';
import { settings } from './settings.svelte';

export type OptionValue = number | string | boolean;

const GUESTS = 12;

// A player without a name gets a random one that the others see; to themselves they are "You".
export function nameFor(chosen: string): string {
  return chosen.trim() || say(`guest-${Math.ceil(GUESTS * Math.random()) || 1}`);
}

export function myName(): string {
  return nameFor(settings.name);
}

// Allowed numbers of players for this value of the first option; a game without one has a single range.
export function seatsFor(game: ShelvedGame, value: string): SeatsFor {
  return (
    game.seats.find((one) => one.value === value) ??
    game.seats[0] ?? { value, least: 2, most: 2, usual: 2, suggested: {} }
  );
}

// The measurement of tables with these options; the form names every one of them.
export function measuredAt(
  game: ShelvedGame,
  options: Record<string, OptionValue>,
  seats: number,
): Measured | undefined {
  return game.measured?.find(
    (one) => one.seats === seats && Object.entries(one.options).every(([name, value]) => options[name] === value),
  );
}

// "Standard: the dead are replaced" is Standard.
export const shortly = (label = ''): string => label.split(/ ?:/)[0]!;

export function usualValue(option: OptionForm): OptionValue {
  return option.default ?? option.values?.[0] ?? option.least ?? false;
}

async function sitDown(wanted: NewTable): Promise<void> {
  const seated = await api.create({ ...wanted, portrait: settings.portrait });
  rememberSeat(seated);
  router.go(`/t/${seated.table.id}`);
}

// `boxes`: ids of custom boxes, by the option that takes each.
export function playNow(game: ShelvedGame, mode: string, boxes: Record<string, string> = {}): Promise<void> {
  const bots = Array.from({ length: seatsFor(game, mode).usual - 1 }, (): NewSeat => ({ kind: 'bot' }));
  const first = game.options[0];
  const needed = game.options.filter((option) => option.required).map((option) => [option.name, usualValue(option)]);
  const chosen = first && mode ? { [first.name]: mode, ...seatsFor(game, mode).suggested } : {};
  const options = { ...Object.fromEntries(needed), ...chosen, ...boxes };
  return sitDown({ game: game.slug, name: myName(), seats: [{ kind: 'you' }, ...bots], options });
}

export function openTable(wanted: NewTable): Promise<void> {
  settings.name = wanted.name;
  return sitDown(wanted);
}

// The scenario has its own number of seats; all others are bots.
export function dealScenario(game: string, scenario: string): Promise<void> {
  return sitDown({ game, name: myName(), seats: [{ kind: 'you' }, { kind: 'bot' }], scenario });
}

export async function takeUpDeal(deal: string, name: string, seat: number): Promise<void> {
  const seated = await api.playDeal(deal, { name, seat, portrait: settings.portrait });
  rememberSeat(seated);
  router.go(`/t/${seated.table.id}`);
}

// A new table from a moment of a finished game.
export async function playOn(id: string, wanted: PlayOn): Promise<void> {
  settings.name = wanted.name;
  const seated = await api.playOn(id, { ...wanted, portrait: settings.portrait });
  rememberSeat(seated);
  router.go(`/t/${seated.table.id}`);
}

export async function joinTable(id: string, name: string, anyway = false): Promise<void> {
  settings.name = name;
  rememberSeat(await api.join(id, { name, portrait: settings.portrait, anyway }));
}

export async function playAgain(id: string): Promise<void> {
  const seated = await api.rematch(id);
  rememberSeat(seated);
  router.go(`/t/${seated.table.id}`);
}
