// Made by `make types` from the structs of board_game. Do not edit.

import type { Asked as Ask } from '../../shell/scene';

// BG-317, BG-293, BG-294  What a survivor or an item can do, when, how often, and for what.
export interface Ability {
  trigger: 'activate' | 'always' | 'ammo' | 'collect' | 'death' | 'fail' | 'fight' | 'join' | 'recover' | 'roll' | 'step';
  effects: (Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[];
  limit?: 'fight' | 'game' | 'none' | 'turn';
  cost?: Cost;
}

// Seats that were asked at the same time have all answered.
export interface AllAnswered {
  type: 'all-answered';
  rule: string;
  seats: number[];
}

// A standing wish: always do so, or be asked again.
export interface Always {
  type: 'always';
  notation: string;
  what: 'collect' | 'stay';
  always: boolean;
}

export interface AmmoFired {
  type: 'ammo-fired';
  rule: string;
  seat: number;
  face: string;
  kills: number;
  total: number;
}

// A party has come to where it must stop: so many encounter cards await it.
export interface Arrived {
  type: 'arrived';
  rule: string;
  seat: number;
  space: string;
  cards: number;
}

// BG-221, BG-223  A way across Atlanta's border.
export interface Arrow {
  inside: string;
  outside: string;
}

export type Asked = Ask<'leave-group', OfASeat, Word> | Ask<'return', Record<string, unknown>, Word> | Ask<'play-on', HavenFound, Word> | Ask<'wish', Record<string, unknown>, Always> | Ask<'recover', Record<string, unknown>, Choice> | Ask<'move', Steps, Choice> | Ask<'join-group', OfASeat, Word> | Ask<'between', Record<string, unknown>, Choice> | Ask<'fight-on', ShortInAFight, Word | OnDie | Use> | Ask<'act-on', Short, OnDie | Use | Word> | Ask<'help', HelpWanted, Word | Use> | Ask<'stay-quiet', Record<string, unknown>, Use | Word> | Ask<'which-first', AtOnce, Use> | Ask<'save', OfASurvivor, Use | Word> | Ask<'place-fatigue', FatigueDue, OnSurvivor | Word> | Ask<'take-fatigue', FatigueOfAnother, OnSurvivor | Word> | Ask<'heal', Healing, OnSurvivor> | Ask<'pay-or-not', Bill, Word> | Ask<'pay-with', UnitDue, OnResource | Word> | Ask<'chip-in', UnitDueOfAnother, OnResource | Word> | Ask<'bear-it', Burden, Word> | Ask<'bear-for', BurdenOfAnother, Word> | Ask<'gain-any', Offered, OnResource> | Ask<'lose-any', Left, OnResource> | Ask<'collect', Icons, Word | Use> | Ask<'vote', Votes, Word> | Ask<'vote-last', Votes, Word> | Ask<'name-a-player', OfACard, OnSeat> | Ask<'agree', OfACardAndASeat, Word> | Ask<'take-a-side', OfACard, Word> | Ask<'which-challenge', Challenges, OnOption> | Ask<'which-effect', Branches, OnOption> | Ask<'leave-behind', Record<string, unknown>, OnSurvivor> | Ask<'sacrifice', Record<string, unknown>, OnSurvivor> | Ask<'which-start', WhichStart, OnSpace> | Ask<'drop-item', Record<string, unknown>, OnCard> | Ask<'place-token', WhichSpace, OnSpace> | Ask<'remove-token', Left, OnSpace | Word> | Ask<'look-at-token', Left, OnSpace | Word> | Ask<'swap-private', CardsSeen, OnCard | Word>;

// The cards whose abilities strike at the same moment.
export interface AtOnce {
  cards: string[];
}

export interface Ate {
  type: 'ate';
  rule: string;
  seat: number;
  survivor: string;
  fatigue: number;
}

// Noise: a token on every adjacent space.
export interface Attracted {
  type: 'attracted';
  rule: string;
  spaces: string[];
}

export interface Bill {
  bill: string[];
}

// BG-273, BG-R41  Nothing is collected from the space in this turn.
export interface Blocked {
  op: 'no_resources';
}

// So many branches of a card, from the `first` on, counted from 0 among all that it has (CardFace.branches).
export interface Branches {
  card: string;
  first: number;
  count: number;
}

// A consequence of failing.
export interface Burden {
  what: 'ammo' | 'any' | 'drop' | 'fatigue' | 'food' | 'gas' | 'leave' | 'slay';
}

export interface BurdenOfAnother {
  target: number;
  what: 'ammo' | 'any' | 'drop' | 'fatigue' | 'food' | 'gas' | 'leave' | 'slay';
}

export interface CardDiscarded {
  type: 'card-discarded';
  rule: string;
  seat: number;
  card: string;
}

export interface CardDrawn {
  type: 'card-drawn';
  rule: string;
  seat: number;
  card: string;
  why: string;
}

export interface CardKept {
  type: 'card-kept';
  rule: string;
  seat: number;
  card: string;
}

// A card about other players, when there are none.
export interface CardPassedOver {
  type: 'card-passed-over';
  rule: string;
  card: string;
}

// An encounter card that has been carried out goes to the discard pile.
export interface CardPutAway {
  type: 'card-put-away';
  rule: string;
  card: string;
}

export interface CardResolved {
  type: 'card-resolved';
  rule: string;
  seat: number;
  card: string;
  success: boolean;
}

// An encounter card that is being resolved.
export interface CardView {
  card: Encounter;
  seat: number;
  why: string;
  target: number | null;
  yes: number[];
  no: number[];
  success: boolean | null;
}

// So many cards on top of the Location deck have been looked at.
export interface CardsSeen {
  count: number;
}

// BG-251  What an encounter demands.
export interface Challenge {
  kind: 'actions' | 'ask' | 'choice' | 'compare' | 'either' | 'kill' | 'none' | 'pay' | 'survive' | 'vote';
  n?: number | Scaled;
  food?: number;
  gas?: number;
  ammo?: number;
  any?: number;
  count?: 'ammo' | 'dice' | 'fatigue' | 'followers' | 'food' | 'gas' | 'items' | 'players' | 'scouted' | 'survivors';
  mode?: 'least' | 'most';
  of?: Challenge[];
}

export interface Challenges {
  card: string;
  count: number;
}

export type Choice = Always | Eat | Go | Invite | OnCard | OnDie | OnOption | OnResource | OnSeat | OnSpace | OnSurvivor | Stay | Use | Way | Word;

// One of several lists of effects.
export interface Choose {
  op: 'choose';
  options: ((Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[])[];
}

export interface Collected {
  type: 'collected';
  rule: string;
  seat: number;
  resources: string[];
}

export interface Compared {
  type: 'compared';
  rule: string;
  count: string;
  mode: string;
  numbers: number[];
  met: boolean;
}

export interface Condition {
  count: 'ammo' | 'dice' | 'fatigue' | 'followers' | 'food' | 'gas' | 'items' | 'players' | 'scouted' | 'survivors';
  cmp: '<' | '<=' | '==' | '>' | '>=';
  n: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

export interface Cost {
  food?: number;
  gas?: number;
  ammo?: number;
  fatigue_bearer?: number;
  discard?: number;
}

// The Encounter discard pile becomes the deck.
export interface DeckShuffled {
  type: 'deck-shuffled';
  rule: string;
  count: number;
}

export interface Died {
  type: 'died';
  rule: string;
  seat: number;
  survivor: string;
}

// So many more encounter cards: they are drawn when this card has been carried out.
export interface Draw {
  op: 'draw';
  n?: number;
}

// Inventory cards of one's own choice are discarded.
export interface Drop {
  op: 'drop';
  n?: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// One food for one survivor.
export interface Eat {
  type: 'eat';
  notation: string;
  survivor: string;
}

export interface Eliminated {
  type: 'eliminated';
  rule: string;
  seat: number;
}

// BG-245  A challenge, and what follows from success and from failure.
export interface Encounter {
  id: string;
  name: string;
  challenge: Challenge;
  success: (Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[];
  fail: (Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[];
  copies?: number;
  inv?: boolean;
  others?: boolean;
  item?: Ability[];
  status?: 'attested' | 'designed' | 'inferred' | 'secondary';
}

// BG-391, BG-532  spread: one by one; one: all on one; each; start: the starting character; bearer.
export interface Fatigue {
  op: 'fatigue';
  n?: number;
  on?: 'bearer' | 'each' | 'one' | 'spread' | 'start';
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// So much fatigue is still to be placed.
export interface FatigueDue {
  left: number;
  help: boolean;
}

export interface FatigueOfAnother {
  target: number;
  left: number;
}

export interface Fatigued {
  type: 'fatigued';
  rule: string;
  seat: number;
  survivor: string;
  fatigue: number;
}

// A player's answer is withdrawn: it is no longer possible after what somebody did meanwhile.
export interface FellAway {
  type: 'fell-away';
  rule: string;
  seat: number;
}

// Zombies: from a token (kind token), or from a card (kind kill or survive).
export interface FightBegun {
  type: 'fight-begun';
  rule: string;
  seat: number;
  kind: 'actions' | 'kill' | 'survive' | 'token';
  zombies: number;
  space: string;
}

// Fighting everything on a space: how likely it costs nothing, the fatigue to expect, how likely somebody dies.
export interface FightOdds {
  space: string;
  free: number;
  fatigue: number;
  deadly: number;
}

export interface FightOver {
  type: 'fight-over';
  rule: string;
  seat: number;
  kind: 'actions' | 'kill' | 'survive' | 'token';
  won: boolean;
  left: number;
}

export interface FirstPlayer {
  type: 'first-player';
  rule: string;
  seat: number;
}

// Solitaire: followers wait on the unused start spaces.
export interface FollowersStranded {
  type: 'followers-stranded';
  rule: string;
  followers: string[];
  spaces: string[];
}

// BG-275, BG-534  Resources on top of what the space gives; of `any`, the receiver picks each unit.
export interface Gain {
  op: 'gain';
  res?: 'ammo' | 'any' | 'food' | 'gas';
  n?: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

export interface Gained {
  type: 'gained';
  rule: string;
  seat: number;
  resource: string;
  n: number;
}

export type GameEvent = PartyDealt | PublicLocations | PrivateLocation | FollowersStranded | RolledForFirst | FirstPlayer | TurnBegun | Returned | StayedOut | AllAnswered | Invited | InvitationRefused | GroupFormed | GroupLeft | WishChanged | HelpAsked | NobodyHelped | Ate | Stepped | Stopped | Arrived | TokenPlaced | Attracted | TokenRemoved | TokenSeen | TokenFought | TokensMixed | FightBegun | RolledDice | RolledAgain | AmmoFired | StayedQuiet | FightOver | RollOver | Fatigued | Healed | Saved | Died | Eliminated | NobodyLeft | CardDrawn | CardPassedOver | DeckShuffled | CardResolved | CardKept | CardPutAway | CardDiscarded | Used | Compared | VoteCast | Voted | TargetNamed | TargetAnswered | SideTaken | Gained | Lost | Paid | Given | PaymentRefused | NoResources | Collected | ResourcesLeft | Joined | NobodyJoined | LeftBehind | LocationsSeen | PrivateSwapped | NumberChanged | ScoutingBegun | PartMet | ScoutingFailed | Scouted | SlotRefilled | SlotEmptied | SafeHaven | StoppedPlaying | PlayGoesOn | Ready | Showed | TakenBack | FellAway | GoesOn;

// BG-533  Up to so many, from one player to another; the giver picks.
export interface Give {
  op: 'give';
  from: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
  to: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
  res?: 'ammo' | 'any' | 'food' | 'gas';
  n?: number;
}

export interface Given {
  type: 'given';
  rule: string;
  seat: number;
  target: number;
  resource: string;
  n: number;
}

// A step to a space; with gas, past the zombies there, or over one space to a second. `private` names the card.
export interface Go {
  type: 'go';
  notation: string;
  path: string[];
  gas: boolean;
  private: boolean;
}

// The table continues a moment of another game. From here on it is played anew.
export interface GoesOn {
  type: 'goes-on';
  rule: string;
}

export interface GroupFormed {
  type: 'group-formed';
  rule: string;
  seats: number[];
}

export interface GroupLeft {
  type: 'group-left';
  rule: string;
  seat: number;
  space: string;
}

export interface GroupView {
  members: number[];
  pawn: number;
}

// These seats have won.
export interface HavenFound {
  seats: number[];
}

// BG-246  Fatigue comes off. one: off one survivor; spread: one by one; each; start; bearer.
export interface Heal {
  op: 'heal';
  n?: number | 'all';
  on?: 'bearer' | 'each' | 'one' | 'spread' | 'start';
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

export interface Healed {
  type: 'healed';
  rule: string;
  seat: number;
  survivor: string;
  fatigue: number;
}

// So much fatigue comes off the survivor that is chosen.
export interface Healing {
  n: number | 'all';
}

// The active player asks the group for help: with a payment, a fight or fatigue.
export interface HelpAsked {
  type: 'help-asked';
  rule: string;
  seat: number;
  what: 'ammo' | 'any' | 'drop' | 'fatigue' | 'fight' | 'food' | 'gas' | 'leave' | 'roll' | 'slay';
}

// A member asks for help with a roll; `fighting`: against zombies, where ammo helps.
export interface HelpWanted {
  target: number;
  fighting: boolean;
  short: number;
}

export interface Icons {
  icons: ('ammo' | 'food' | 'gas')[];
}

export interface InvitationRefused {
  type: 'invitation-refused';
  rule: string;
  seat: number;
}

// BG-521  An invitation to a party, and to those it plays with.
export interface Invite {
  type: 'invite';
  notation: string;
  seat: number;
}

export interface Invited {
  type: 'invited';
  rule: string;
  seat: number;
  target: number;
}

// BG-451 … BG-453  The top follower card joins, and its instructions are followed at once.
export interface Join {
  op: 'join';
  n?: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

export interface Joined {
  type: 'joined';
  rule: string;
  seat: number;
  follower: string;
  rescued: boolean;
}

// BG-291  The card in hand goes to the inventory when it is done with.
export interface Keep {
  op: 'keep';
}

// A space and others that go with it: those it touches (`near`), or those on the way there (`ways`).
export interface Lead {
  space: string;
  spaces: string[];
}

// BG-454, BG-455, BG-R73, BG-R74  Followers are left behind, never the last survivor.
export interface Leave {
  op: 'leave';
  n?: number;
  at?: 'here' | 'nearest_start';
  pick?: 'owner' | 'random';
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// So many are still to be chosen, this one among them.
export interface Left {
  left: number;
}

export interface LeftBehind {
  type: 'left-behind';
  rule: string;
  seat: number;
  follower: string;
  space: string;
}

// BG-012, BG-476  A Location card with its three requirements.
export interface Location {
  id: string;
  name: string;
  tiers: Step[][];
  copies?: number;
  status?: LocationStatus;
}

export interface LocationStatus {
  name?: 'attested' | 'designed' | 'inferred' | 'secondary';
  tiers?: 'attested' | 'designed' | 'inferred' | 'secondary';
}

// A seat looks at the top of the Location deck.
export interface LocationsSeen {
  type: 'locations-seen';
  rule: string;
  seat: number;
  count: number;
  locations: string[] | null;
}

// BG-433, BG-R58  Resources are taken away, as far as they go; of `any`, the loser picks.
export interface Lose {
  op: 'lose';
  res?: 'ammo' | 'any' | 'food' | 'gas';
  n?: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

export interface Lost {
  type: 'lost';
  rule: string;
  seat: number;
  resource: string;
  n: number;
}

export interface MarkerView {
  space: string;
  follower: SurvivorCard;
}

// BG-294  A number changes for a while.
export interface Modify {
  op: 'modify';
  stat: 'action_as_kill' | 'actions' | 'ammo_kills' | 'collect_ammo' | 'collect_any' | 'collect_food' | 'collect_gas' | 'food_heal' | 'free_pass' | 'gas_limit' | 'kill_as_action' | 'kills' | 'move_max' | 'prevent' | 'quiet' | 'reroll' | 'zombies';
  n: number;
  until?: 'encounter' | 'fight' | 'held' | 'next_turn' | 'roll' | 'turn';
}

// Nothing will be collected from the space in this turn.
export interface NoResources {
  type: 'no-resources';
  rule: string;
  seat: number;
}

export interface NobodyHelped {
  type: 'nobody-helped';
  rule: string;
  seat: number;
  what: 'ammo' | 'any' | 'drop' | 'fatigue' | 'fight' | 'food' | 'gas' | 'leave' | 'roll' | 'slay';
}

// The Follower deck is empty.
export interface NobodyJoined {
  type: 'nobody-joined';
  rule: string;
  seat: number;
}

// There is nobody left to take a turn.
export interface NobodyLeft {
  type: 'nobody-left';
  rule: string;
}

// A number is changed for a while: steps in the next turn, for instance.
export interface NumberChanged {
  type: 'number-changed';
  rule: string;
  seat: number;
  stat: string;
  n: number;
  until: string;
}

// What a player could reckon before a step into tokens, a shot, a scouting; without ammo and abilities to come.
export interface Odds {
  fights: FightOdds[];
  shot: ShotOdds | null;
  scouting: ScoutOdds[];
}

export interface OfACard {
  card: string;
}

export interface OfACardAndASeat {
  card: string;
  target: number;
}

// Another seat asks for it: an invitation, or a turn that begins.
export interface OfASeat {
  target: number;
}

export interface OfASurvivor {
  survivor: string;
}

export interface Offered {
  left: number;
  kinds: ('ammo' | 'food' | 'gas')[];
}

export interface OnCard {
  type: 'card';
  notation: string;
  card: string;
}

// A die of the roll, numbered from 0; people count from 1.
export interface OnDie {
  type: 'die';
  notation: string;
  die: number;
}

// One of several things a card offers, numbered from 0; people count from 1.
export interface OnOption {
  type: 'option';
  notation: string;
  option: number;
}

export interface OnResource {
  type: 'resource';
  notation: string;
  resource: 'ammo' | 'food' | 'gas';
}

export interface OnSeat {
  type: 'seat';
  notation: string;
  seat: number;
}

export interface OnSpace {
  type: 'space';
  notation: string;
  space: string;
}

export interface OnSurvivor {
  type: 'survivor';
  notation: string;
  survivor: string;
}

export interface Paid {
  type: 'paid';
  rule: string;
  seat: number;
  resource: string;
  n: number;
}

// A part of what a Location asks for, or one of its encounters, is done.
export interface PartMet {
  type: 'part-met';
  rule: string;
  seat: number;
  location: string;
}

// A seat gets its starting character and follower, and its pawn a space.
export interface PartyDealt {
  type: 'party-dealt';
  rule: string;
  seat: number;
  character: string;
  follower: string;
  space: string;
}

// A player's sheet. `private` is None where the viewer may not know the card; `has_private` says there is one;
// `tier` is the requirement of a Location that applies to it, counted from 0.
export interface PartyView {
  seat: number;
  status: 'in' | 'lost' | 'out' | 'won';
  at: string;
  survivors: SurvivorView[];
  food: number;
  gas: number;
  ammo: number;
  items: Encounter[];
  has_private: boolean;
  private: Location | null;
  shown: boolean;
  scouted: Location[];
  tier: number;
  retry: boolean;
  wishes: ('collect' | 'stay')[];
  pool: Pool;
}

export interface PaymentRefused {
  type: 'payment-refused';
  rule: string;
  seat: number;
}

// BG-040, BG-152  A look at face-down tokens, or at the top of the Location deck.
//
// swap  one Location may go for the private card
export interface Peek {
  op: 'peek';
  what?: 'locations' | 'tokens';
  n?: number;
  swap?: boolean;
}

// There is a winner; the others play on for havens of their own.
export interface PlayGoesOn {
  type: 'play-goes-on';
  rule: string;
  seats: number[];
}

// BG-311  Dice by colour.
export interface Pool {
  blue?: number;
  red?: number;
  green?: number;
}

// A seat gets a private Location card; only that seat sees it.
export interface PrivateLocation {
  type: 'private-location';
  rule: string;
  seat: number;
  location: string | null;
}

// A seat exchanges its private card with one that it has just seen.
export interface PrivateSwapped {
  type: 'private-swapped';
  rule: string;
  seat: number;
  location: string | null;
}

// The public Location cards are turned up.
export interface PublicLocations {
  type: 'public-locations';
  rule: string;
  locations: string[];
}

// A player has answered face down. The others do not see the answer.
export interface Ready {
  type: 'ready';
  rule: string;
  seat: number;
}

// A seat does not collect what it could.
export interface ResourcesLeft {
  type: 'resources-left';
  rule: string;
  seat: number;
}

// An eliminated player comes back with a new character.
export interface Returned {
  type: 'returned';
  rule: string;
  seat: number;
  character: string;
  space: string;
}

// An Action roll is decided.
export interface RollOver {
  type: 'roll-over';
  rule: string;
  seat: number;
  won: boolean;
  total: number;
  need: number;
}

export interface RollView {
  seat: number;
  kind: 'actions' | 'kill' | 'survive' | 'token';
  need: number;
  dice: Rolled[];
  ammo: string[];
  total: number;
  short: number;
}

// One die as it lies.
export interface Rolled {
  colour: 'blue' | 'green' | 'red';
  face: string;
}

export interface RolledAgain {
  type: 'rolled-again';
  rule: string;
  seat: number;
  die: number;
  face: string;
  total: number;
}

// The whole pool; `total` is kills in a fight, else Actions.
export interface RolledDice {
  type: 'rolled-dice';
  rule: string;
  seat: number;
  kind: 'actions' | 'kill' | 'survive' | 'token';
  dice: ('blue' | 'green' | 'red')[];
  faces: string[];
  total: number;
  need: number;
}

// A roll for the first turn: the Actions of everybody who rolled.
export interface RolledForFirst {
  type: 'rolled-for-first';
  rule: string;
  actions: Record<string, number>;
}

// Three Locations: these seats have found a haven. `rescued` counts the stranded followers in solitaire.
export interface SafeHaven {
  type: 'safe-haven';
  rule: string;
  seats: number[];
  rescued: number;
}

// A dying survivor stays, with two fatigue.
export interface Saved {
  type: 'saved';
  rule: string;
  seat: number;
  survivor: string;
  card: string;
}

// A number that grows with a count: base + times x count.
export interface Scaled {
  base: number;
  per: 'ammo' | 'dice' | 'fatigue' | 'followers' | 'food' | 'gas' | 'items' | 'players' | 'scouted' | 'survivors';
  times?: number;
}

// Scouting a place by the requirement that applies.
export interface ScoutOdds {
  location: string;
  chance: number;
}

export interface Scouted {
  type: 'scouted';
  rule: string;
  seat: number;
  location: string;
  scouted: number;
}

// A party begins to scout; a private card is shown to all. `tier` is counted from 1.
export interface ScoutingBegun {
  type: 'scouting-begun';
  rule: string;
  seat: number;
  location: string;
  tier: number;
  private: boolean;
}

export interface ScoutingFailed {
  type: 'scouting-failed';
  rule: string;
  seat: number;
  location: string;
  may_stay: boolean;
}

// `tier` and `part` are counted from 0; `done` encounters of it have been won; slot None: the private card.
export interface ScoutingView {
  location: Location;
  slot: number | null;
  tier: number;
  part: number;
  done: number;
}

// So many kills or Actions are missing; `help`: whether the group could be asked.
export interface Short {
  short: number;
  help: boolean;
}

export interface ShortInAFight {
  short: number;
  help: boolean;
  kind: 'kill' | 'survive' | 'token';
}

// One more ammo: how likely it is to be enough, and to make noise.
export interface ShotOdds {
  enough: number;
  noise: number;
}

// A player has given an open answer, or changed it. Everybody sees it, in words.
export interface Showed {
  type: 'showed';
  rule: string;
  seat: number;
  choice: Choice | string;
}

// A free choice between the two sides of a card, or between its branches (CardFace.branches).
export interface SideTaken {
  type: 'side-taken';
  rule: string;
  seat: number;
  option: string;
  card: string;
  branch: number;
}

// BG-394  Followers die.
export interface Slay {
  op: 'slay';
  n?: number;
  pick?: 'owner' | 'random';
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// A public card that was taken is not replaced: the deck is empty.
export interface SlotEmptied {
  type: 'slot-emptied';
  rule: string;
  slot: number;
}

// A public card that was taken is replaced. `slot` is counted from 1.
export interface SlotRefilled {
  type: 'slot-refilled';
  rule: string;
  slot: number;
  location: string;
}

// BG-201  One space; the region tells Atlanta from the rest.
export interface Space {
  id: string;
  q?: number;
  r?: number;
  type?: 'location' | 'plain' | 'resource' | 'start';
  region?: 'atlanta' | 'outside';
  name?: string;
  icons?: ('ammo' | 'food' | 'gas')[];
  character?: string;
  location?: string;
}

// BG-106  Another try at the Location where the party stands.
export interface Stay {
  type: 'stay';
  notation: string;
  private: boolean;
}

// An eliminated player does not come back.
export interface StayedOut {
  type: 'stayed-out';
  rule: string;
  seat: number;
}

// An Attract result places no tokens.
export interface StayedQuiet {
  type: 'stayed-quiet';
  rule: string;
  seat: number;
  card: string;
}

// One part of what a Location asks for (BG-476, BG-480).
export interface Step {
  step: 'actions' | 'encounters' | 'have' | 'kill' | 'spend' | 'survive';
  n?: number;
  count?: 'ammo' | 'dice' | 'fatigue' | 'followers' | 'food' | 'gas' | 'items' | 'players' | 'scouted' | 'survivors';
  cmp?: '<' | '<=' | '==' | '>' | '>=';
  food?: number;
  gas?: number;
  ammo?: number;
}

// A party, or its whole group, moves; `path` has two spaces for a double step.
export interface Stepped {
  type: 'stepped';
  rule: string;
  seat: number;
  path: string[];
  gas: boolean;
}

// The steps that are left.
export interface Steps {
  steps: number;
}

export interface Stopped {
  type: 'stopped';
  rule: string;
  seat: number;
  space: string;
}

// There is a winner, and this seat does not play on.
export interface StoppedPlaying {
  type: 'stopped-playing';
  rule: string;
  seat: number;
}

// A starting character or a follower (BG-318).
export interface SurvivorCard {
  id: string;
  name: string;
  dice: Pool;
  abilities?: Ability[];
  role?: string;
  status?: SurvivorStatus;
}

export interface SurvivorStatus {
  name?: 'attested' | 'designed' | 'inferred' | 'secondary';
  dice?: 'attested' | 'designed' | 'inferred' | 'secondary';
  ability?: 'attested' | 'designed' | 'inferred' | 'secondary';
}

export interface SurvivorView {
  card: SurvivorCard;
  fatigue: number;
}

// A player has taken back (undone) their last answer.
export interface TakenBack {
  type: 'taken-back';
  rule: string;
  seat: number;
}

export interface TargetAnswered {
  type: 'target-answered';
  rule: string;
  seat: number;
  agrees: boolean;
}

export interface TargetNamed {
  type: 'target-named';
  rule: string;
  seat: number;
  target: number;
}

// A token that was fought leaves the board, won or lost.
export interface TokenFought {
  type: 'token-fought';
  rule: string;
  space: string;
  value: number;
}

// A zombie token is laid face down.
export interface TokenPlaced {
  type: 'token-placed';
  rule: string;
  space: string;
}

export interface TokenRemoved {
  type: 'token-removed';
  rule: string;
  space: string;
  value: number | null;
}

// A face-down token is turned up and stays so.
export interface TokenSeen {
  type: 'token-seen';
  rule: string;
  space: string;
  value: number;
}

// The tokens on a space, oldest first; None is face down.
export interface TokenView {
  space: string;
  values: (number | null)[];
}

// BG-139, BG-246  Zombie tokens are placed (n > 0) or removed (n < 0), never on Locations.
export interface Tokens {
  op: 'tokens';
  n: number;
  at: 'adjacent' | 'adjacent_one' | 'near';
}

// The supply is empty: the tokens that were fought are mixed back.
export interface TokensMixed {
  type: 'tokens-mixed';
  rule: string;
  count: number;
}

export interface TurnBegun {
  type: 'turn-begun';
  rule: string;
  seat: number;
  round: number;
}

// `ways`, for the active player alone: how to walk to each space within the steps that are left.
export interface TurnView {
  seat: number;
  steps_left: number;
  gas_left: number;
  ways: Lead[];
  passed: boolean;
  draws: string[];
  blocked: boolean;
  pool: Pool;
}

// One unit of a bill, and what has been pledged for it so far.
export interface UnitDue {
  resource: 'ammo' | 'any' | 'food' | 'gas';
  pledged: [number, string][];
  help: boolean;
}

export interface UnitDueOfAnother {
  target: number;
  resource: 'ammo' | 'any' | 'food' | 'gas';
  pledged: [number, string][];
}

// An ability of a survivor or an item.
export interface Use {
  type: 'use';
  notation: string;
  card: string;
}

// A seat uses an ability of a survivor or an item.
export interface Used {
  type: 'used';
  rule: string;
  seat: number;
  card: string;
}

// The table as one seat sees it. `known_top` is what this seat has seen of the top of the Location deck.
//
// near    where one can step to from each space
// odds    what this seat could reckon before a step into tokens, a shot or a scouting; None where nothing is before it
// to_win  so many Locations scouted make a haven; lethal: so much fatigue kills
export interface View {
  cooperation: boolean;
  play_on: 'always' | 'ask' | 'never';
  to_win: number;
  lethal: number;
  seat: number | null;
  round: number;
  first: number;
  spaces: Space[];
  arrows: Arrow[];
  near: Lead[];
  sketch: boolean;
  parties: PartyView[];
  turn: TurnView;
  groups: GroupView[];
  tokens: TokenView[];
  markers: MarkerView[];
  public: (Location | null)[];
  known_top: Location[];
  cards: CardView[];
  roll: RollView | null;
  scouting: ScoutingView | null;
  winners: number[];
  rescued: string[];
  encounters: number;
  discard: string[];
  locations: number;
  followers: number;
  characters: number;
  dead: string[];
  bag: number;
  waiting: number;
  odds: Odds | null;
}

// A vote, openly.
export interface VoteCast {
  type: 'vote-cast';
  rule: string;
  seat: number;
  yes: boolean;
}

// Everybody's vote, the active player's last; `seats` are those who voted yes.
export interface Voted {
  type: 'voted';
  rule: string;
  seats: number[];
  ayes: number;
  noes: number;
  carried: boolean;
}

// What the others have voted.
export interface Votes {
  card: string;
  ayes: number;
  noes: number;
}

// Several steps in one answer, each to the space beside the last. `private` names the card at its end.
export interface Way {
  type: 'way';
  notation: string;
  path: string[];
  private: boolean;
}

// One list of effects if all the conditions hold, else the other.
export interface When {
  op: 'when';
  if: Condition[];
  then?: (Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[];
  else?: (Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[];
}

export interface WhichSpace {
  left: number;
  spaces: string[];
}

export interface WhichStart {
  spaces: string[];
  survivor: string;
}

// A standing wish of a seat is set, or taken back.
export interface WishChanged {
  type: 'wish-changed';
  rule: string;
  seat: number;
  wish: 'collect' | 'stay';
  always: boolean;
}

// A plain word: yes, no, stop, ammo, ask.
export interface Word {
  type: 'word';
  notation: string;
}

export const bySeat: Record<string, string[]> = {"compared": ["numbers"]};
