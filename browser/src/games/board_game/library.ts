// Every card of the box that is played with. An event names a card by its id; what is printed on it is looked up here, so
// that it can be read out even if it was drawn and resolved between two looks at the table.

import standardText from '../../../../src/shambles/games/board_game/box/standard.toml?raw';
import type { Say } from '../../shell/scene';
import { cardName, said } from './cards';
import type { Encounter, Location, SurvivorCard } from './table';
import { readToml } from './toml';

interface Box {
  encounters: Map<string, Encounter>;
  locations: Map<string, Location>;
  survivors: Map<string, SurvivorCard>;
}

const boxes = new Map<string, Box>();

function readBox(text: string): Box {
  const known = boxes.get(text);
  if (known) return known;
  let file: Record<string, unknown> = {};
  try {
    file = readToml(text);
  } catch (error) {
    console.info('a box that cannot be read here', error); // its cards are then known only by what the view shows
  }
  const box: Box = {
    encounters: byId(file['encounter']),
    locations: byId(file['location']),
    survivors: byId([...((file['character'] ?? []) as object[]), ...((file['follower'] ?? []) as object[])]),
  };
  boxes.set(text, box);
  return box;
}

function byId<Card extends { id: string }>(cards: unknown): Map<string, Card> {
  return new Map(((cards ?? []) as Card[]).map((card) => [card.id, card]));
}

export class Library {
  private readonly box: Box;
  private readonly standard = readBox(standardText);

  // box: the option of the table, `standard` or the text of somebody's own.
  constructor(
    box: unknown,
    readonly say: Say,
  ) {
    this.box = readBox(typeof box === 'string' && box !== 'standard' ? box : standardText);
  }

  encounter = (id: string): Encounter | null => this.box.encounters.get(id) ?? null;
  location = (id: string): Location | null => this.box.locations.get(id) ?? null;
  survivor = (id: string): SurvivorCard | null => this.box.survivors.get(id) ?? null;

  // What a card is called.
  name = (card: { id: string; name: string }): string => {
    const { encounters, locations, survivors } = this.standard;
    const ours = encounters.get(card.id) ?? locations.get(card.id) ?? survivors.get(card.id);
    return cardName(card, this.say, ours);
  };

  nameOf = (id: string): string => {
    const card = this.encounter(id) ?? this.location(id) ?? this.survivor(id);
    return card ? this.name(card) : said(this.say, `name-${id}`) || id;
  };
}
