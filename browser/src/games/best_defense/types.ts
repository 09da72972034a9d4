// Made by `make types` from the structs of best_defense. Do not edit.

import type { Asked as Ask } from '../../shell/scene';

// An ammo card with so much ammo for that weapon (`choice`: any).
export interface AboutAmmoCard {
  card: string;
  count: number;
  weapon: string;
}

// Where walkers bite, and how many of them have not yet.
export interface AboutBites {
  place: 'farm' | 'highway' | 'prison' | 'town';
  left: number;
}

// Whose card it is, whom it speaks of, and what it offers: the branches from the `first` on (CardFace.branches).
export interface AboutBranches {
  of: number;
  card: string;
  it: number | null;
  first: number;
  options: ((Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[])[];
}

// What a card asks for, and what happens to those who do not pay.
export interface AboutCost {
  card: string;
  cost: Cost;
  penalty: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
}

// The deck one may draw from, where it lies, and how many cards it has left.
export interface AboutDeck {
  place: 'farm' | 'highway' | 'prison' | 'town';
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  left: number;
}

// The bitten do not agree: what they proposed, in the order of the seats.
export interface AboutDispute {
  place: 'farm' | 'highway' | 'prison' | 'town';
  left: number;
  proposals: Division[];
}

// Solo: an ammo card that may be left where it was found.
export interface AboutFoundAmmo {
  card: string;
}

// By which card, and what kinds of things may be given away.
export interface AboutGiving {
  card: string;
  items: ('ally' | 'ammo' | 'ammo_card' | 'card_ammo' | 'equipment' | 'food')[];
}

// Whose weapons may be loaded, by which card, and what its ammo fits.
export interface AboutLoading {
  of: number;
  card: string;
  weapon: string;
}

// How much ammo is still to be lost.
export interface AboutLoss {
  left: number;
}

// Whether it is one's own turn, just a safe moment, the one before the fights, or the one after them.
export interface AboutMoment {
  moment: 'combat' | 'healing' | 'safe' | 'turn';
}

// The deck from which a card lets one draw.
export interface AboutMore {
  card: string;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  left: number;
}

// Where a loud shot was fired.
export interface AboutNoise {
  place: 'farm' | 'highway' | 'prison' | 'town';
}

// Whose pawn is moved, and from where.
export interface AboutPawn {
  of: number;
  survivor: string;
  place: 'farm' | 'highway' | 'prison' | 'town' | null;
}

// Whom a card lets one pick, and what for; `may` says whether it may be nobody.
export interface AboutPerson {
  card: string;
  people: number[];
  may: boolean;
  what: 'ally' | 'ammo' | 'food' | 'hp' | null;
  weapon: string | null;
}

// The places that a card lets one pick from; `may` says whether one may stay instead.
export interface AboutPlace {
  card: string;
  places: ('farm' | 'highway' | 'prison' | 'town')[];
  may: boolean;
}

// A fighter's own points, those that count together with them, and the walkers they are for.
//
// kills  by the number of allies that are spent: the walkers that these points kill
export interface AboutPoints {
  place: 'farm' | 'highway' | 'prison' | 'town';
  total: number;
  group: number;
  melee: boolean;
  walkers: number;
  number: number;
  kills: number[];
}

// Whose turn it is, and who may be given something.
export interface AboutTaker {
  of: number;
  survivor: string;
}

// What the table has agreed on, and whether the rulebook recommends this pair of mode and difficulty.
export interface Agreed {
  type: 'agreed';
  rule: string;
  mode: 'hardcore' | 'standard';
  difficulty: 'beginner' | 'expert';
  recommended: boolean;
  count: number;
  variants: ('leader_last' | 'motives' | 'one_leader')[];
}

// A survivor discards allies for combat points.
export interface AlliesSpent {
  type: 'allies-spent';
  rule: string;
  seat: number;
  survivor: string;
  count: number;
  total: number;
}

// An ammo card is laid face up with its tokens; it is kept, unless they are loaded at once.
export interface AmmoKept {
  type: 'ammo-kept';
  rule: string;
  seat: number;
  card: string;
  count: number;
}

// Solo: an ammo card stays at the place.
export interface AmmoLeft {
  type: 'ammo-left';
  rule: string;
  seat: number;
  card: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
}

// Solo: an ammo card that was left at a place is taken up.
export interface AmmoTaken {
  type: 'ammo-taken';
  rule: string;
  seat: number;
  card: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
}

export type Asked = Ask<'take-survivor', Record<string, unknown>, TakeSurvivor> | Ask<'replace-survivor', Record<string, unknown>, TakeSurvivor> | Ask<'deal-events', Record<string, unknown>, Choice> | Ask<'move-survivor', AboutPawn, Go> | Ask<'defy', Record<string, unknown>, Choice> | Ask<'draw-card', AboutDeck, Choice> | Ask<'take-ammo', AboutFoundAmmo, Choice> | Ask<'load-ammo', AboutAmmoCard, Choice> | Ask<'load-weapon', AboutLoading, FromCard> | Ask<'give', Record<string, unknown>, Choice> | Ask<'give-back', AboutTaker, Choice> | Ask<'give-anywhere', AboutGiving, Choice> | Ask<'play-event', Record<string, unknown>, Choice> | Ask<'act', AboutMoment, Choice> | Ask<'choose-weapon', Record<string, unknown>, Choice> | Ask<'spend-allies', AboutPoints, Choice> | Ask<'attract-walker', AboutNoise, Go> | Ask<'damage-order', Record<string, unknown>, Go> | Ask<'divide-damage', AboutBites, Division> | Ask<'settle-damage', AboutDispute, Division> | Ask<'heal', Record<string, unknown>, Choice> | Ask<'pick-survivor', AboutPerson, Choice> | Ask<'pick-place', AboutPlace, Choice> | Ask<'pick-branch', AboutBranches, Branch> | Ask<'pay-cost', AboutCost, Choice> | Ask<'draw-more', AboutMore, Choice> | Ask<'lose-ammo', AboutLoss, FromCard> | Ask<'lose-equipment', Record<string, unknown>, FromCard>;

// Somebody takes the Badge of Leadership.
export interface BadgeTaken {
  type: 'badge-taken';
  rule: string;
  seat: number;
  survivor: string;
}

// A walker bites a survivor; `hurt` is no if the damage was stopped.
export interface Bitten {
  type: 'bitten';
  rule: string;
  seat: number;
  survivor: string;
  hurt: boolean;
  hp: number;
}

// The four places are turned up, and each gets a resource deck; `decks` in the order of the board.
export interface BoardLaid {
  type: 'board-laid';
  rule: string;
  board: ('farm' | 'highway' | 'prison' | 'town')[];
  decks: ('ally' | 'ammo' | 'equipment' | 'food')[];
}

// One of the things that a card offers: `1`, `2`.
export interface Branch {
  type: 'branch';
  notation: string;
  branch: number;
}

// Somebody picks one of the things that a card offers: a branch of it (CardFace.branches).
export interface BranchChosen {
  type: 'branch-chosen';
  rule: string;
  seat: number;
  card: string;
  branch: number;
}

// Somebody's equipment or ammo card leaves play.
export interface CardDiscarded {
  type: 'card-discarded';
  rule: string;
  seat: number;
  card: string;
}

// A card is taken from a resource deck.
export interface CardDrawn {
  type: 'card-drawn';
  rule: string;
  seat: number;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  card: string;
  left: number;
}

// An equipment or ammo card in front of somebody, with the ammo on it.
export interface CardView {
  card: string;
  ammo: number;
}

// Cards leave the deck at a place, face up to the discard.
export interface CardsEaten {
  type: 'cards-eaten';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  cards: string[];
  left: number;
}

export type Choice = Branch | Collect | Division | FromCard | Gift | Go | Load | PlayEvent | Someone | Spend | TakeSurvivor | Use | Word;

// Somebody picks one of several things that would do something; if none would, the card is evaded (BD-083).
export interface Choose {
  op: 'choose';
  options: ((Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[])[];
  by: 'leader' | 'self';
}

// Solo: an ammo card that lies at the place: `take rifle box`.
export interface Collect {
  type: 'collect';
  notation: string;
  card: string;
  number: number;
}

// Everybody has had a turn: the Combat Phase starts, and everybody may talk.
export interface CombatBegun {
  type: 'combat-begun';
  rule: string;
  round: number;
}

// What must be so; all that is named must hold. It is asked about one survivor, `it` or `self`.
export interface Condition {
  at: 'farm' | 'highway' | 'prison' | 'town' | null;
  guarded: 'farm' | 'highway' | 'prison' | 'town' | null;
  with_leader: boolean | null;
  is_leader: boolean | null;
  alone: boolean | null;
  has: Has | null;
  hp_max: number | null;
  hp_min: number | null;
  food_max: number | null;
  ally_max: number | null;
  walkers: WalkersThere | null;
  roll: DieRoll | null;
}

export interface Cost {
  food: number;
  ally: number;
  ammo: number;
  equipment: number;
}

// BD-221, BD-R27  One after the other; each death is done with before the next is looked at.
export interface Damage {
  op: 'damage';
  who: string;
  n: number | string;
  where: Condition | null;
}

// The walkers at a place deal their damage; `walled` of them do not.
export interface DamageBegun {
  type: 'damage-begun';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  biting: number;
  walled: number;
}

// The last card of a resource deck is gone.
export interface DeckEmptied {
  type: 'deck-emptied';
  rule: string;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  place: 'farm' | 'highway' | 'prison' | 'town';
}

// A survivor pays with food and does not stay where the leader wanted.
export interface Defied {
  type: 'defied';
  rule: string;
  seat: number;
  survivor: string;
}

export interface DieRoll {
  die: 'd3' | 'd6';
  min: number;
  max: number;
}

// Somebody rolls a die for a card or in the set-up.
export interface DieRolled {
  type: 'die-rolled';
  rule: string;
  seat: number;
  die: 'black' | 'white';
  face: number;
}

// A survivor is dead; the pawn makes way for a walker (`risen` of them: none if there is no token).
export interface Died {
  type: 'died';
  rule: string;
  seat: number;
  survivor: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  risen: number;
}

// Who takes how many bites: `daryl 2 maggie 1`. `shares` are pairs of a seat and its bites; `survivors`, whose.
export interface Division {
  type: 'division';
  notation: string;
  shares: [number, number][];
  survivors: string[];
}

// BD-R17  A card lets somebody draw from a deck, wherever it lies.
export interface Draw {
  op: 'draw';
  who: string;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  n: number;
  may: boolean;
}

// BD-463  The same for each survivor or place, one after the other, with separate rolls.
export interface Each {
  op: 'each';
  do: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
  who: string | null;
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town' | null;
}

// BD-R16, BD-463  Decks lose cards, with a roll for each place where there is a die.
export interface Eat {
  op: 'eat';
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  n: number | string;
}

// Expert: a seat discards its other event unplayed, and nobody else sees which.
export interface EventDiscarded {
  type: 'event-discarded';
  rule: string;
  seat: number;
  card: string | null;
}

// An event has done what it does, and goes to the discard.
export interface EventOver {
  type: 'event-over';
  rule: string;
  seat: number;
  card: string;
}

// A seat turns up one of its events.
export interface EventPlayed {
  type: 'event-played';
  rule: string;
  seat: number;
  card: string;
}

// Expert: a seat is dealt its events, and is the only one to see them.
export interface EventsDealt {
  type: 'events-dealt';
  rule: string;
  seat: number;
  count: number;
  cards: string[] | null;
}

// Beginner: a seat is dealt its events for all to see.
export interface EventsLaidOpen {
  type: 'events-laid-open';
  rule: string;
  seat: number;
  cards: string[];
}

// The discarded events are shuffled into a new pile.
export interface EventsShuffled {
  type: 'events-shuffled';
  rule: string;
  count: number;
}

// What a seat had laid can no longer be chosen, because of what was done meanwhile.
export interface FellAway {
  type: 'fell-away';
  rule: string;
  seat: number;
}

// Who fights with what, and what has been rolled so far.
export interface FighterView {
  seat: number;
  weapon: string;
  gear: number;
  dice: number[];
  extra: number[];
  bonus: number;
  allies: number;
  total: number;
}

// What a place suffers at the end of the round if nothing changes.
//
// count  walkers that would bite, or eat
// left   cards left in the deck if nobody comes
// grave  somebody may die, or the deck is nearly gone
// walls  so many walkers are held off by walls
export interface Forecast {
  kind: 'bites' | 'eats' | 'empties' | 'safe';
  count: number;
  left: number;
  grave: boolean;
  walls: number;
}

// A fight at a place is counted: the group's ranged total, or one melee fighter's.
export interface Fought {
  type: 'fought';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  fighters: string[];
  total: number;
  kills: number;
  now: number;
  melee: boolean;
}

// An equipment card (`gear`) or ammo card (`ammo`) in front of somebody: `handgun`, `rifle box`.
export interface FromCard {
  type: 'from-card';
  notation: string;
  what: 'ammo' | 'gear';
  card: string;
  number: number;
}

// BD-463  Each survivor takes the tokens, with a roll of their own where there is a die.
export interface Gain {
  op: 'gain';
  who: string;
  what: 'ally' | 'ammo' | 'food' | 'hp';
  n: number | string;
  weapon: string;
  where: Condition | null;
}

// Somebody gets tokens; `now` is what they have then.
export interface Gained {
  type: 'gained';
  rule: string;
  seat: number;
  survivor: string;
  what: 'ally' | 'ammo' | 'food' | 'hp';
  count: number;
  now: number;
}

export type GameEvent = Agreed | MeantForExpert | SurvivorTaken | BoardLaid | DieRolled | MotiveDealt | BadgeTaken | RoundBegun | EventsShuffled | EventsDealt | EventsLaidOpen | Moved | Defied | CardDrawn | AmmoLeft | AmmoTaken | AmmoKept | Loaded | Gained | Lost | CardDiscarded | Given | TurnBegun | EventPlayed | EventOver | EventDiscarded | OpenEventDiscarded | BranchChosen | Paid | RuleInForce | ItemUsed | WalkersCame | WalkersKilled | WalkersShifted | CombatBegun | WeaponChosen | Rolled | AlliesSpent | Fought | DamageBegun | Bitten | Hurt | CardsEaten | Died | Healed | TokensShown | StockpileReached | MotiveScored | PartialVictory | DeckEmptied | RoundOver | Ready | Showed | TakenBack | FellAway | GoesOn;

// An item for somebody: `food maggie`, `rifle maggie`, `1 rifle maggie` (one ammo), `rifle box maggie`.
//
// number  which of the giver's equipment or ammo cards
export interface Gift {
  type: 'gift';
  notation: string;
  what: 'ally' | 'ammo' | 'ammo_card' | 'card_ammo' | 'equipment' | 'food';
  to: number;
  card: string | null;
  number: number;
}

// BD-469, BD-470, BD-471  Something one has, for a survivor anywhere; no trade is used up.
export interface Give {
  op: 'give';
  from: 'self';
  to: 'chosen_other';
  items: ('ally' | 'ammo' | 'ammo_card' | 'equipment' | 'food')[];
  may: boolean;
}

// An item changes hands: one food, one ally, one ammo from a card, an ammo card, a piece of equipment.
export interface Given {
  type: 'given';
  rule: string;
  seat: number;
  receiver: string;
  what: 'ally' | 'ammo' | 'ammo_card' | 'card_ammo' | 'equipment' | 'food';
  card: string | null;
  count: number;
}

// A place to go to, or to choose: `farm`.
export interface Go {
  type: 'go';
  notation: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
}

// A table that begins with a moment of another game: from here on it is played anew.
export interface GoesOn {
  type: 'goes-on';
  rule: string;
}

// So much of each, or more; ammo counts loaded and on ammo cards.
export interface Has {
  food: number;
  ally: number;
  ammo: number;
  equipment: number;
  weapon: number;
}

// A survivor eats 1 food at the end of the round and heals 1.
export interface Healed {
  type: 'healed';
  rule: string;
  seat: number;
  survivor: string;
  hp: number;
}

// A card costs a survivor hit points.
export interface Hurt {
  type: 'hurt';
  rule: string;
  seat: number;
  survivor: string;
  count: number;
  hp: number;
}

// BD-085, BD-086  It depends on where somebody is, on what they have, or on a die.
export interface If {
  op: 'if';
  cond: Condition;
  then: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
  else: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
}

// Somebody uses an item.
export interface ItemUsed {
  type: 'item-used';
  rule: string;
  seat: number;
  survivor: string;
  card: string;
}

// BD-347  A card removes walkers.
export interface Kill {
  op: 'kill';
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  n: number | string;
}

// An ammo card of one's own on a weapon of one's own: `load handgun box handgun`.
export interface Load {
  type: 'load';
  notation: string;
  card: string;
  ammo: number;
  weapon: string;
  gear: number;
}

// Ammo goes on a weapon; `card` is where it came from.
export interface Loaded {
  type: 'loaded';
  rule: string;
  seat: number;
  card: string;
  weapon: string;
  count: number;
}

// BD-083, BD-R23  Each loses as much as they can, and picks which ammo or card.
export interface Lose {
  op: 'lose';
  who: string;
  what: 'ally' | 'ammo' | 'equipment' | 'food';
  n: number | string;
  where: Condition | null;
}

// Somebody loses tokens; for ammo, `card` is where they lay.
export interface Lost {
  type: 'lost';
  rule: string;
  seat: number;
  survivor: string;
  what: 'ally' | 'ammo' | 'equipment' | 'food';
  count: number;
  now: number;
  card: string | null;
}

// A warning: Leader Last is meant for Expert difficulty.
export interface MeantForExpert {
  type: 'meant-for-expert';
  rule: string;
}

// A seat gets an ulterior motive, and is the only one to see it.
export interface MotiveDealt {
  type: 'motive-dealt';
  rule: string;
  seat: number;
  motive: string | null;
}

// A seat has completed its motive and turns it up.
export interface MotiveScored {
  type: 'motive-scored';
  rule: string;
  seat: number;
  motive: string;
}

// BD-482  A card moves a pawn: one step, unless it names the place or says anywhere.
export interface Move {
  op: 'move';
  who: string;
  to: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  may: boolean;
}

// A survivor goes somewhere; `origin` is None if the pawn came on the board. `sent`: another one, the leader, sends
// them there.
export interface Moved {
  type: 'moved';
  rule: string;
  seat: number;
  survivor: string;
  origin: 'farm' | 'highway' | 'prison' | 'town' | null;
  place: 'farm' | 'highway' | 'prison' | 'town';
  sent: boolean;
  leader: string;
}

// Beginner: a seat discards its other event unplayed.
export interface OpenEventDiscarded {
  type: 'open-event-discarded';
  rule: string;
  seat: number;
  card: string;
}

// Whether somebody pays what a card asks for.
export interface Paid {
  type: 'paid';
  rule: string;
  seat: number;
  card: string;
  paid: boolean;
}

// The group has lost, but this seat has completed its motive.
export interface PartialVictory {
  type: 'partial-victory';
  rule: string;
  seat: number;
  motive: string;
}

// BD-084, BD-R24  Who can pay the whole cost must, unless the card leaves a choice; else the penalty applies.
export interface Pay {
  op: 'pay';
  cost: Cost;
  then: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
  else: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
  may: boolean;
}

// A place: its walkers, how many of them would bite now, its deck, and the ammo cards left there (solo).
export interface PlaceView {
  place: 'farm' | 'highway' | 'prison' | 'town';
  walkers: number;
  biting: number;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  cards: number;
  discards: string[];
  left: string[];
  forecast: Forecast;
}

// An event of one's hand: `promise me`.
export interface PlayEvent {
  type: 'play-event';
  notation: string;
  card: string;
}

// A seat has answered face down; nobody else learns what.
export interface Ready {
  type: 'ready';
  rule: string;
  seat: number;
}

// A survivor makes the combat roll; the last `extra` dice are not the weapon's own.
export interface Rolled {
  type: 'rolled';
  rule: string;
  seat: number;
  survivor: string;
  weapon: string;
  dice: number[];
  extra: number;
  bonus: number;
  total: number;
}

// A round starts under its leader.
export interface RoundBegun {
  type: 'round-begun';
  rule: string;
  round: number;
  seat: number;
  survivor: string;
}

// The tracker moves on to this round, or to the victory space after the last. Whose motive grew is known now.
export interface RoundOver {
  type: 'round-over';
  rule: string;
  round: number;
}

// BD-243, BD-482  Something holds until the end of the round; what holds for all holds for later arrivals too.
export interface Rule {
  op: 'rule';
  stat: 'breach' | 'combat_bonus' | 'combat_dice' | 'forbid' | 'on_defy' | 'prevent' | 'unarmed_swing' | 'undying' | 'wall';
  who: string | null;
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town' | null;
  n: number;
  what: 'allies' | 'defy' | 'draw' | 'heal' | 'trade' | null;
  do: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
}

// Something new holds until the end of the round.
export interface RuleInForce {
  type: 'rule-in-force';
  rule: string;
  card: string;
  stat: 'breach' | 'combat_bonus' | 'combat_dice' | 'forbid' | 'on_defy' | 'prevent' | 'unarmed_swing' | 'undying' | 'wall';
  place: 'farm' | 'highway' | 'prison' | 'town' | null;
  what: 'allies' | 'defy' | 'draw' | 'heal' | 'trade' | null;
  count: number;
}

// What a card has put in force for this round; `seats` is None where it holds for everybody.
export interface RuleView {
  source: string;
  stat: 'breach' | 'combat_bonus' | 'combat_dice' | 'forbid' | 'on_defy' | 'prevent' | 'unarmed_swing' | 'undying' | 'wall';
  seats: number[] | null;
  place: 'farm' | 'highway' | 'prison' | 'town' | null;
  n: number;
  what: 'allies' | 'defy' | 'draw' | 'heal' | 'trade' | null;
}

// What lies in front of a seat (BD-014). `hand` and `motive` are None if the viewer may not see them.
export interface SeatView {
  survivor: string;
  place: 'farm' | 'highway' | 'prison' | 'town' | null;
  hp: number;
  food: number;
  allies: number;
  ammo: number;
  gear: CardView[];
  ammo_cards: CardView[];
  events: number;
  hand: string[] | null;
  motive: string | null;
  tokens: number;
  scored: boolean;
}

// A card moves walkers; nobody is asked where to if there are none.
export interface Shift {
  op: 'shift';
  from: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  to: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  n: number | string;
}

// A seat has answered openly, or changed its open answer: everybody sees which; people are told it in words.
export interface Showed {
  type: 'showed';
  rule: string;
  seat: number;
  choice: Choice | string;
}

// A survivor in play, by name: `maggie`.
export interface Someone {
  type: 'someone';
  notation: string;
  seat: number;
}

// A number of allies: `0`, `1`, `2`.
export interface Spend {
  type: 'spend';
  notation: string;
  count: number;
}

// A seat owns as much of something as some motive asks for. Whether it was that seat's is seen now, too.
export interface StockpileReached {
  type: 'stockpile-reached';
  rule: string;
  seat: number;
  what: 'ally' | 'ammo' | 'equipment' | 'food';
  count: number;
}

// A seat takes a survivor, at the start or after a death.
export interface SurvivorTaken {
  type: 'survivor-taken';
  rule: string;
  seat: number;
  survivor: string;
}

export interface TakeSurvivor {
  type: 'take-survivor';
  notation: string;
  survivor: string;
}

// A seat took its last answer back.
export interface TakenBack {
  type: 'taken-back';
  rule: string;
  seat: number;
}

// The tokens on a seat's motive at the end of a round.
export interface TokensShown {
  type: 'tokens-shown';
  rule: string;
  seat: number;
  count: number;
}

// Somebody's turn, or in Leader Last the leader's second part of it, begins.
export interface TurnBegun {
  type: 'turn-begun';
  rule: string;
  seat: number;
  survivor: string;
}

// An item of one's own: `use bandages`.
export interface Use {
  type: 'use';
  notation: string;
  card: string;
  gear: number;
}

// The table as one seat sees it. `places` are in the order of the board: two above, two below.
export interface View {
  mode: 'hardcore' | 'standard';
  difficulty: 'beginner' | 'expert';
  motives: boolean;
  one_leader: boolean;
  leader_last: boolean;
  pressure: 'book' | 'even';
  seat: number | null;
  round: number;
  rounds: number;
  hit_points: number;
  leader: number;
  turn: number;
  places: PlaceView[];
  seats: SeatView[];
  unused: string[];
  dead: string[];
  pile: number;
  played: string[];
  buried: number;
  seen_buried: string[];
  resolving: string | null;
  in_force: RuleView[];
  fighters: FighterView[];
}

// BD-463  Walkers come to a place, with a roll for each place where there is a die.
export interface Walkers {
  op: 'walkers';
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  n: number | string;
}

// Walkers are laid on a place; fewer than wanted if the tokens ran out.
export interface WalkersCame {
  type: 'walkers-came';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  count: number;
  wanted: number;
  now: number;
}

// Walkers are removed by a card.
export interface WalkersKilled {
  type: 'walkers-killed';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  count: number;
  now: number;
}

// Walkers go from one place to another.
export interface WalkersShifted {
  type: 'walkers-shifted';
  rule: string;
  origin: 'farm' | 'highway' | 'prison' | 'town';
  place: 'farm' | 'highway' | 'prison' | 'town';
  count: number;
}

export interface WalkersThere {
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  min: number;
}

// A survivor chooses a weapon; `swing` and `none` are fighting without a card.
export interface WeaponChosen {
  type: 'weapon-chosen';
  rule: string;
  seat: number;
  survivor: string;
  weapon: string;
  ammo: number | null;
}

// A single word: `draw`, `pass`, `done`.
export interface Word {
  type: 'word';
  notation: string;
}

export const bySeat: Record<string, string[]> = {};
