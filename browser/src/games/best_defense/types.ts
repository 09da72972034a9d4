// Made by `make types` from the structs of best_defense. Do not edit.

import type { Asked as Ask } from '../../shell/scene';

// An ammo card, how much ammo it has, and the weapon that the ammo fits (`choice`: any ranged weapon).
export interface AboutAmmoCard {
  card: string;
  count: number;
  weapon: string;
}

// The place where walkers bite, and how many bites are still to be divided.
export interface AboutBites {
  place: 'farm' | 'highway' | 'prison' | 'town';
  left: number;
}

// The branches that a card offers: alternative lists of effects.
//
// of     the seat whose card it is
// it     the survivor that the effects are about, if there is one
// first  the number of the first option, counted over all branches of the card (CardFace.branches)
export interface AboutBranches {
  of: number;
  card: string;
  it: number | null;
  first: number;
  options: ((Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[])[];
}

// The price that a card asks, and the effects of not paying it.
export interface AboutCost {
  card: string;
  cost: Cost;
  penalty: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
}

// The deck that the player may draw from, its place, and how many cards are left in it.
export interface AboutDeck {
  place: 'farm' | 'highway' | 'prison' | 'town';
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  left: number;
}

// The bitten players do not agree. `proposals` are their divisions, in seat order.
export interface AboutDispute {
  place: 'farm' | 'highway' | 'prison' | 'town';
  left: number;
  proposals: Division[];
}

// Solo: an ammo card that the player can take or leave at the place.
export interface AboutFoundAmmo {
  card: string;
}

// The card that allows a gift, and the kinds of items that may be given.
export interface AboutGiving {
  card: string;
  items: ('ally' | 'ammo' | 'ammo_card' | 'card_ammo' | 'equipment' | 'food')[];
}

// The seat whose weapon is to be loaded, the card that gives the ammo, and the weapon that it fits.
export interface AboutLoading {
  of: number;
  card: string;
  weapon: string;
}

// The ammo that the player still has to lose.
export interface AboutLoss {
  left: number;
}

// When the player can use an item.
//
// turn     in the player's own turn
// safe     while others are asked
// combat   before the fights
// healing  at the end of the round, after the fights
export interface AboutMoment {
  moment: 'combat' | 'healing' | 'safe' | 'turn';
}

// The deck that a card lets the player draw from, and how many cards are left in it.
export interface AboutMore {
  card: string;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  left: number;
}

// The place where a loud shot was fired.
export interface AboutNoise {
  place: 'farm' | 'highway' | 'prison' | 'town';
}

// The pawn to move: its seat, its survivor, and where it is now. `place` is null while it is off the board.
export interface AboutPawn {
  of: number;
  survivor: string;
  place: 'farm' | 'highway' | 'prison' | 'town' | null;
}

// The survivors that a card lets the player choose from, and what the chosen one gains (`what`), if anything.
// `may`: the player can choose nobody.
export interface AboutPerson {
  card: string;
  people: number[];
  may: boolean;
  what: 'ally' | 'ammo' | 'food' | 'hp' | null;
  weapon: string | null;
}

// The places that a card lets the player choose from. `may`: the player can choose to stay instead.
export interface AboutPlace {
  card: string;
  places: ('farm' | 'highway' | 'prison' | 'town')[];
  may: boolean;
}

// The combat points of a fighter, and the walkers they are against.
//
// total   the fighter's own points
// group   the points that count together: the whole ranged group's, or `total` for melee
// number  the fighter's position in the view's `fighters`
// kills   how many walkers die, by the number of allies spent
export interface AboutPoints {
  place: 'farm' | 'highway' | 'prison' | 'town';
  total: number;
  group: number;
  melee: boolean;
  walkers: number;
  number: number;
  kills: number[];
}

// The player whose turn it is, who may be given something.
export interface AboutTaker {
  of: number;
  survivor: string;
}

// Whether the player chooses once more, because an item has moved a pawn or walkers: the item, and the survivor who
// used it.
export interface AboutWeapons {
  again: boolean;
  item: string;
  user: string;
}

// The options of this table, and whether the rulebook recommends this pair of mode and difficulty.
export interface Agreed {
  type: 'agreed';
  rule: string;
  mode: 'hardcore' | 'standard';
  difficulty: 'beginner' | 'expert';
  recommended: boolean;
  count: number;
  variants: ('leader_last' | 'motives' | 'one_leader')[];
}

// A survivor spends allies for combat points. `total` is their combat points after it.
export interface AlliesSpent {
  type: 'allies-spent';
  rule: string;
  seat: number;
  survivor: string;
  count: number;
  total: number;
}

// A player puts an ammo card in front of them, with its ammo on it. They keep it unless they load it at once.
export interface AmmoKept {
  type: 'ammo-kept';
  rule: string;
  seat: number;
  card: string;
  count: number;
}

// Solo: the player leaves an ammo card at the place.
export interface AmmoLeft {
  type: 'ammo-left';
  rule: string;
  seat: number;
  card: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
}

// Solo: the player takes an ammo card that was left at the place.
export interface AmmoTaken {
  type: 'ammo-taken';
  rule: string;
  seat: number;
  card: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
}

export type Asked = Ask<'take-survivor', Record<string, unknown>, TakeSurvivor> | Ask<'replace-survivor', Record<string, unknown>, TakeSurvivor> | Ask<'deal-events', Record<string, unknown>, Choice> | Ask<'move-survivor', AboutPawn, Go> | Ask<'defy', Record<string, unknown>, Choice> | Ask<'draw-card', AboutDeck, Choice> | Ask<'take-ammo', AboutFoundAmmo, Choice> | Ask<'load-ammo', AboutAmmoCard, Choice> | Ask<'load-weapon', AboutLoading, FromCard> | Ask<'give', Record<string, unknown>, Choice> | Ask<'give-back', AboutTaker, Choice> | Ask<'give-anywhere', AboutGiving, Choice> | Ask<'play-event', Record<string, unknown>, Choice> | Ask<'act', AboutMoment, Choice> | Ask<'choose-weapon', AboutWeapons, Choice> | Ask<'spend-allies', AboutPoints, Choice> | Ask<'attract-walker', AboutNoise, Go> | Ask<'damage-order', Record<string, unknown>, Go> | Ask<'divide-damage', AboutBites, Division> | Ask<'settle-damage', AboutDispute, Division> | Ask<'heal', Record<string, unknown>, Choice> | Ask<'pick-survivor', AboutPerson, Choice> | Ask<'pick-place', AboutPlace, Choice> | Ask<'pick-branch', AboutBranches, Branch> | Ask<'pay-cost', AboutCost, Choice> | Ask<'draw-more', AboutMore, Choice> | Ask<'lose-ammo', AboutLoss, FromCard> | Ask<'lose-equipment', Record<string, unknown>, FromCard>;

// A player takes the Badge of Leadership and is the leader now.
export interface BadgeTaken {
  type: 'badge-taken';
  rule: string;
  seat: number;
  survivor: string;
}

// A walker bites a survivor. `hurt` is false if the damage was prevented.
export interface Bitten {
  type: 'bitten';
  rule: string;
  seat: number;
  survivor: string;
  hurt: boolean;
  hp: number;
}

// The board is set up: four places, each with a resource deck. `decks` is in the order of `board`.
export interface BoardLaid {
  type: 'board-laid';
  rule: string;
  board: ('farm' | 'highway' | 'prison' | 'town')[];
  decks: ('ally' | 'ammo' | 'equipment' | 'food')[];
}

// Choose one of the branches that a card offers: `1`, `2`. `branch` counts from 0.
export interface Branch {
  type: 'branch';
  notation: string;
  branch: number;
}

// A player chooses one of the branches that a card offers. `branch` is its number in CardFace.branches.
export interface BranchChosen {
  type: 'branch-chosen';
  rule: string;
  seat: number;
  card: string;
  branch: number;
}

// A player's equipment or ammo card is discarded.
export interface CardDiscarded {
  type: 'card-discarded';
  rule: string;
  seat: number;
  card: string;
}

// A player draws a card from a resource deck. `left` is how many cards remain.
export interface CardDrawn {
  type: 'card-drawn';
  rule: string;
  seat: number;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  card: string;
  left: number;
}

// An equipment or ammo card in front of a player, with the ammo on it.
export interface CardView {
  card: string;
  ammo: number;
}

// A deck loses cards, which go face up to the discard pile. `left` is how many cards remain.
export interface CardsEaten {
  type: 'cards-eaten';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  cards: string[];
  left: number;
}

export type Choice = Branch | Collect | Division | FromCard | Gift | Go | Load | PlayEvent | Someone | Spend | TakeSurvivor | Use | Word;

// A player chooses one of several lists of effects, among those that would change something. If none would, the
// card has no effect (BD-083).
export interface Choose {
  op: 'choose';
  options: ((Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[])[];
  by: 'leader' | 'self';
}

// Solo: take an ammo card that was left at the place: `take rifle box`.
export interface Collect {
  type: 'collect';
  notation: string;
  card: string;
  number: number;
}

// Everybody has had a turn, and the Combat Phase starts. From now on everybody may talk.
export interface CombatBegun {
  type: 'combat-begun';
  rule: string;
  round: number;
}

// A condition on one survivor, `it` or `self`. Everything that it names must be true.
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

// Price of a card's effect.
export interface Cost {
  food: number;
  ally: number;
  ammo: number;
  equipment: number;
}

// BD-221, BD-R27  Survivors lose hit points one after the other. A death is resolved before the next survivor is
// hit.
export interface Damage {
  op: 'damage';
  who: string;
  n: number | string;
  where: Condition | null;
}

// The walkers at a place deal damage. `walled` of them cannot, because of walls.
export interface DamageBegun {
  type: 'damage-begun';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  biting: number;
  walled: number;
}

// A resource deck is empty.
export interface DeckEmptied {
  type: 'deck-emptied';
  rule: string;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  place: 'farm' | 'highway' | 'prison' | 'town';
}

// A survivor defies the leader: they pay food and move on from where the leader sent them.
export interface Defied {
  type: 'defied';
  rule: string;
  seat: number;
  survivor: string;
}

// A die roll that must be between `min` and `max`.
export interface DieRoll {
  die: 'd3' | 'd6';
  min: number;
  max: number;
}

// A player rolls a die for a card or during set-up.
export interface DieRolled {
  type: 'die-rolled';
  rule: string;
  seat: number;
  die: 'black' | 'white';
  face: number;
}

// A survivor dies and becomes a walker. `risen` is 0 if there is no walker token left for it.
export interface Died {
  type: 'died';
  rule: string;
  seat: number;
  survivor: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  risen: number;
}

// Divide the bites: `daryl 2 maggie 1`. `shares` are pairs of a seat and its number of bites, `survivors` their
// names in the same order.
export interface Division {
  type: 'division';
  notation: string;
  shares: [number, number][];
  survivors: string[];
}

// BD-R17  Draw from a deck, at any place.
export interface Draw {
  op: 'draw';
  who: string;
  deck: 'ally' | 'ammo' | 'equipment' | 'food';
  n: number;
  may: boolean;
}

// BD-463  The same effects for each survivor or place, one after the other, with separate rolls.
export interface Each {
  op: 'each';
  do: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
  who: string | null;
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town' | null;
}

// BD-R16, BD-463  Remove cards from the deck at a place. If there is a die, it is rolled for each place.
export interface Eat {
  op: 'eat';
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  n: number | string;
}

// Expert: a player discards their other event without playing it. Only that seat sees which.
export interface EventDiscarded {
  type: 'event-discarded';
  rule: string;
  seat: number;
  card: string | null;
}

// An event is resolved and goes to the discard pile.
export interface EventOver {
  type: 'event-over';
  rule: string;
  seat: number;
  card: string;
}

// A player plays an event from their hand and reveals it.
export interface EventPlayed {
  type: 'event-played';
  rule: string;
  seat: number;
  card: string;
}

// Expert: a player is dealt events. Only that seat sees them.
export interface EventsDealt {
  type: 'events-dealt';
  rule: string;
  seat: number;
  count: number;
  cards: string[] | null;
}

// Beginner: a player is dealt events, face up.
export interface EventsLaidOpen {
  type: 'events-laid-open';
  rule: string;
  seat: number;
  cards: string[];
}

// The discarded events are shuffled into a new draw pile.
export interface EventsShuffled {
  type: 'events-shuffled';
  rule: string;
  count: number;
}

// A player's answer is withdrawn: it is no longer possible after what somebody did meanwhile.
export interface FellAway {
  type: 'fell-away';
  rule: string;
  seat: number;
}

// A fighter in this Combat Phase: the weapon, the dice rolled so far, and the combat points.
//
// gear    the weapon's position in the equipment; -1 without a weapon card
// extra   bonus dice, not the weapon's own
// allies  allies spent, one point each
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

// Forecast of a place for the end of the round if nothing changes.
//
// count  walkers that would bite a survivor, or eat cards from the deck
// left   cards that would be left in the deck if nobody comes
// grave  a survivor may die, or the deck is nearly empty
// walls  walkers that walls hold off
export interface Forecast {
  kind: 'bites' | 'eats' | 'empties' | 'safe';
  count: number;
  left: number;
  grave: boolean;
  walls: number;
}

// A fight is resolved: for the whole ranged group at a place, or for one melee fighter. `now` is how many walkers
// are left.
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

// Choose an equipment card (`gear`) or an ammo card (`ammo`) in front of a player: `handgun`, `rifle box`. `number`
// is its position there.
export interface FromCard {
  type: 'from-card';
  notation: string;
  what: 'ammo' | 'gear';
  card: string;
  number: number;
}

// BD-463  Each survivor gains tokens. If there is a die, each rolls for themselves.
export interface Gain {
  op: 'gain';
  who: string;
  what: 'ally' | 'ammo' | 'food' | 'hp';
  n: number | string;
  weapon: string;
  where: Condition | null;
}

// A survivor gains tokens. `now` is how many they have after it.
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

// Give an item to a player: `food maggie`, `rifle maggie`, `1 rifle maggie` (one ammo), `rifle box maggie`.
//
// number  the position of the card in the giver's equipment or ammo cards
// what    for one ammo: `ammo` takes it from a weapon, `card_ammo` from an ammo card
export interface Gift {
  type: 'gift';
  notation: string;
  what: 'ally' | 'ammo' | 'ammo_card' | 'card_ammo' | 'equipment' | 'food';
  to: number;
  card: string | null;
  number: number;
}

// BD-469, BD-470, BD-471  Give one of your items to a survivor anywhere. It does not count as a trade.
export interface Give {
  op: 'give';
  from: 'self';
  to: 'chosen_other';
  items: ('ally' | 'ammo' | 'ammo_card' | 'equipment' | 'food')[];
  may: boolean;
}

// A player gives an item to another: one food, one ally, one ammo, an ammo card, or an equipment card.
export interface Given {
  type: 'given';
  rule: string;
  seat: number;
  receiver: string;
  what: 'ally' | 'ammo' | 'ammo_card' | 'card_ammo' | 'equipment' | 'food';
  card: string | null;
  count: number;
}

// Go to a place, or choose a place: `farm`.
export interface Go {
  type: 'go';
  notation: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
}

// This table starts from a position of another game. Play continues from here.
export interface GoesOn {
  type: 'goes-on';
  rule: string;
}

// At least this much of each resource. Ammo counts in weapons and on ammo cards.
export interface Has {
  food: number;
  ally: number;
  ammo: number;
  equipment: number;
  weapon: number;
}

// A survivor eats 1 food at the end of the round and heals 1 hit point.
export interface Healed {
  type: 'healed';
  rule: string;
  seat: number;
  survivor: string;
  hp: number;
}

// A survivor loses hit points because of a card.
export interface Hurt {
  type: 'hurt';
  rule: string;
  seat: number;
  survivor: string;
  count: number;
  hp: number;
}

// BD-085, BD-086  The effects depend on a condition: where a survivor is, what they have, or a die roll.
export interface If {
  op: 'if';
  cond: Condition;
  then: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
  else: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
}

// A player uses an item.
export interface ItemUsed {
  type: 'item-used';
  rule: string;
  seat: number;
  survivor: string;
  card: string;
}

// BD-347  Remove walkers from a place.
export interface Kill {
  op: 'kill';
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  n: number | string;
}

// Load one of your ammo cards into one of your weapons: `load handgun box handgun`. `ammo` and `gear` are the
// positions of the two cards.
export interface Load {
  type: 'load';
  notation: string;
  card: string;
  ammo: number;
  weapon: string;
  gear: number;
}

// A player loads ammo into a weapon. `card` is where the ammo came from.
export interface Loaded {
  type: 'loaded';
  rule: string;
  seat: number;
  card: string;
  weapon: string;
  count: number;
}

// BD-083, BD-R23  Each survivor loses as much as they can, and chooses which ammo or card.
export interface Lose {
  op: 'lose';
  who: string;
  what: 'ally' | 'ammo' | 'equipment' | 'food';
  n: number | string;
  where: Condition | null;
}

// A survivor loses tokens or equipment. `now` is how many they have left. For ammo, `card` is the card it was
// on.
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

// A player (seat) gets an ulterior motive. Only that seat sees it.
export interface MotiveDealt {
  type: 'motive-dealt';
  rule: string;
  seat: number;
  motive: string | null;
}

// A player completes their motive and reveals it.
export interface MotiveScored {
  type: 'motive-scored';
  rule: string;
  seat: number;
  motive: string;
}

// BD-482  Move a pawn: one step, unless the card names the place or says anywhere.
export interface Move {
  op: 'move';
  who: string;
  to: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  may: boolean;
}

// A survivor moves to a place. `origin` is null if the pawn was off the board. `sent`: the leader moved it
// there.
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

// Beginner: a player discards their other event without playing it.
export interface OpenEventDiscarded {
  type: 'open-event-discarded';
  rule: string;
  seat: number;
  card: string;
}

// A card asks a player to pay. `paid` says whether they did.
export interface Paid {
  type: 'paid';
  rule: string;
  seat: number;
  card: string;
  paid: boolean;
}

// The group has lost, but this player completed their motive.
export interface PartialVictory {
  type: 'partial-victory';
  rule: string;
  seat: number;
  motive: string;
}

// BD-084, BD-R24  The player must pay the whole cost if they can (`then`). Otherwise the penalty applies (`else`).
// With `may`, a player who can pay may refuse.
export interface Pay {
  op: 'pay';
  cost: Cost;
  then: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
  else: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
  may: boolean;
}

// A place on the board: its walkers and its resource deck.
//
// biting  walkers that would deal damage now
// cards   how many cards are left in the deck
// left    solo: ammo cards that were left here
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

// Play an event from your hand: `promise me`.
export interface PlayEvent {
  type: 'play-event';
  notation: string;
  card: string;
}

// A player has answered face down. The others do not see the answer.
export interface Ready {
  type: 'ready';
  rule: string;
  seat: number;
}

// A survivor makes the combat roll. The last `extra` dice are bonus dice, not the weapon's own.
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

// A round starts. `seat` is its leader.
export interface RoundBegun {
  type: 'round-begun';
  rule: string;
  round: number;
  seat: number;
  survivor: string;
}

// The round is over. `round` is the next one, or the victory space after the last. Everybody now sees whose motive
// gained tokens.
export interface RoundOver {
  type: 'round-over';
  rule: string;
  round: number;
}

// BD-243, BD-482  Change a rule until the end of the round. A rule for all applies to survivors who arrive later,
// too.
export interface Rule {
  op: 'rule';
  stat: 'breach' | 'combat_bonus' | 'combat_dice' | 'forbid' | 'on_defy' | 'prevent' | 'unarmed_swing' | 'undying' | 'wall';
  who: string | null;
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town' | null;
  n: number;
  what: 'allies' | 'defy' | 'draw' | 'heal' | 'trade' | null;
  do: (Choose | Damage | Draw | Each | Eat | Gain | Give | If | Kill | Lose | Move | Pay | Rule | Shift | Walkers)[];
}

// A card changes a rule until the end of the round.
export interface RuleInForce {
  type: 'rule-in-force';
  rule: string;
  card: string;
  stat: 'breach' | 'combat_bonus' | 'combat_dice' | 'forbid' | 'on_defy' | 'prevent' | 'unarmed_swing' | 'undying' | 'wall';
  place: 'farm' | 'highway' | 'prison' | 'town' | null;
  what: 'allies' | 'defy' | 'draw' | 'heal' | 'trade' | null;
  count: number;
}

// A rule that a card has changed for this round. `seats` is null if it applies to everybody.
export interface RuleView {
  source: string;
  stat: 'breach' | 'combat_bonus' | 'combat_dice' | 'forbid' | 'on_defy' | 'prevent' | 'unarmed_swing' | 'undying' | 'wall';
  seats: number[] | null;
  place: 'farm' | 'highway' | 'prison' | 'town' | null;
  n: number;
  what: 'allies' | 'defy' | 'draw' | 'heal' | 'trade' | null;
}

// A player's survivor and cards (BD-014). `hand` and `motive` are null if the viewer may not see them.
//
// ammo    all ammo, in weapons and on ammo cards
// events  how many events are in the hand
// tokens  how many tokens are on the motive
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

// Move walkers from one place to another. If there are none, nobody is asked where to.
export interface Shift {
  op: 'shift';
  from: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  to: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  n: number | string;
}

// A player has given an open answer, or changed it. Everybody sees the text of the answer.
export interface Showed {
  type: 'showed';
  rule: string;
  seat: number;
  choice: Choice | string;
}

// Choose a survivor in play: `maggie`.
export interface Someone {
  type: 'someone';
  notation: string;
  seat: number;
}

// Spend this many allies: `0`, `1`, `2`.
export interface Spend {
  type: 'spend';
  notation: string;
  count: number;
}

// A player owns as much of something as one of the motives asks for. Everybody now sees whether it is that player's
// motive.
export interface StockpileReached {
  type: 'stockpile-reached';
  rule: string;
  seat: number;
  what: 'ally' | 'ammo' | 'equipment' | 'food';
  count: number;
}

// A player takes a survivor, at the start or after a death.
export interface SurvivorTaken {
  type: 'survivor-taken';
  rule: string;
  seat: number;
  survivor: string;
}

// Take this survivor to play with: `maggie`.
export interface TakeSurvivor {
  type: 'take-survivor';
  notation: string;
  survivor: string;
}

// A player has taken back (undone) their last answer.
export interface TakenBack {
  type: 'taken-back';
  rule: string;
  seat: number;
}

// The number of tokens on a player's motive, shown at the end of a round.
export interface TokensShown {
  type: 'tokens-shown';
  rule: string;
  seat: number;
  count: number;
}

// A player's turn begins. In Leader Last, this is also the second part of the leader's turn.
export interface TurnBegun {
  type: 'turn-begun';
  rule: string;
  seat: number;
  survivor: string;
}

// Use one of your items: `use bandages`. `gear` is its position in your equipment.
export interface Use {
  type: 'use';
  notation: string;
  card: string;
  gear: number;
}

// The table as one seat sees it. `places` is in board order: two above, two below.
//
// turn         the seat whose turn it is
// pile         how many events are in the draw pile
// played       the events that were played
// buried       how many events were discarded without being played
// seen_buried  those of them that the viewer knows
// resolving    the event that is being carried out
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

// BD-463  Add walkers to a place. If there is a die, it is rolled for each place.
export interface Walkers {
  op: 'walkers';
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  n: number | string;
}

// Walkers are added to a place. `count` is less than `wanted` if the tokens ran out.
export interface WalkersCame {
  type: 'walkers-came';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  count: number;
  wanted: number;
  now: number;
}

// A card kills walkers at a place. `now` is how many are left.
export interface WalkersKilled {
  type: 'walkers-killed';
  rule: string;
  place: 'farm' | 'highway' | 'prison' | 'town';
  count: number;
  now: number;
}

// Walkers move from one place to another.
export interface WalkersShifted {
  type: 'walkers-shifted';
  rule: string;
  origin: 'farm' | 'highway' | 'prison' | 'town';
  place: 'farm' | 'highway' | 'prison' | 'town';
  count: number;
}

// At least this many walkers at a place.
export interface WalkersThere {
  loc: 'chosen' | 'chosen_adjacent' | 'each' | 'each_empty' | 'farm' | 'here' | 'highway' | 'it' | 'leader_here' | 'prison' | 'town';
  min: number;
}

// A survivor chooses a weapon. `swing` and `none` mean fighting without a weapon card.
export interface WeaponChosen {
  type: 'weapon-chosen';
  rule: string;
  seat: number;
  survivor: string;
  weapon: string;
  ammo: number | null;
}

// A choice that is a single word: `draw`, `pass`, `done`.
export interface Word {
  type: 'word';
  notation: string;
}

export const bySeat: Record<string, string[]> = {};
