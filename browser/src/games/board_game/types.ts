// Made by `make types` from the structs of board_game. Do not edit.

import type { Asked as Ask } from '../../shell/scene';

// BG-317, BG-293, BG-294  What a survivor or an item can do: when (`trigger`), how often (`limit`), and at what
// cost.
export interface Ability {
  trigger: 'activate' | 'always' | 'ammo' | 'collect' | 'death' | 'fail' | 'fight' | 'join' | 'recover' | 'roll' | 'step';
  effects: (Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[];
  limit?: 'fight' | 'game' | 'none' | 'turn';
  cost?: Cost;
}

// All seats that were asked at the same time have answered.
export interface AllAnswered {
  type: 'all-answered';
  rule: string;
  seats: number[];
}

// Set a standing wish (`always` is true), or be asked again.
export interface Always {
  type: 'always';
  notation: string;
  what: 'collect' | 'stay';
  always: boolean;
}

// A player fires one ammo and rolls an Ammo die.
export interface AmmoFired {
  type: 'ammo-fired';
  rule: string;
  seat: number;
  face: string;
  kills: number;
  total: number;
}

// A party must stop on this space and draw this many encounter cards.
export interface Arrived {
  type: 'arrived';
  rule: string;
  seat: number;
  space: string;
  cards: number;
}

// BG-221, BG-223  A connection across Atlanta's border.
export interface Arrow {
  inside: string;
  outside: string;
}

export type Asked = Ask<'leave-group', OfASeat, Word> | Ask<'return', Record<string, unknown>, Word> | Ask<'play-on', HavenFound, Word> | Ask<'wish', Record<string, unknown>, Always> | Ask<'recover', Record<string, unknown>, Choice> | Ask<'move', Steps, Choice> | Ask<'join-group', OfASeat, Word> | Ask<'between', Record<string, unknown>, Choice> | Ask<'fight-on', ShortInAFight, Word | OnDie | Use> | Ask<'act-on', Short, OnDie | Use | Word> | Ask<'help', HelpWanted, Word | Use> | Ask<'stay-quiet', Record<string, unknown>, Use | Word> | Ask<'which-first', AtOnce, Use> | Ask<'save', OfASurvivor, Use | Word> | Ask<'place-fatigue', FatigueDue, OnSurvivor | Word> | Ask<'take-fatigue', FatigueOfAnother, OnSurvivor | Word> | Ask<'heal', Healing, OnSurvivor> | Ask<'pay-or-not', Bill, Word> | Ask<'pay-with', UnitDue, OnResource | Word> | Ask<'chip-in', UnitDueOfAnother, OnResource | Word> | Ask<'bear-it', Burden, Word> | Ask<'bear-for', BurdenOfAnother, Word> | Ask<'gain-any', Offered, OnResource> | Ask<'lose-any', Left, OnResource> | Ask<'collect', Icons, Word | Use> | Ask<'vote', Votes, Word> | Ask<'vote-last', Votes, Word> | Ask<'name-a-player', OfACard, OnSeat> | Ask<'agree', OfACardAndASeat, Word> | Ask<'take-a-side', OfACard, Word> | Ask<'which-challenge', Challenges, OnOption> | Ask<'which-effect', Branches, OnOption> | Ask<'leave-behind', Record<string, unknown>, OnSurvivor> | Ask<'sacrifice', Record<string, unknown>, OnSurvivor> | Ask<'which-start', WhichStart, OnSpace> | Ask<'drop-item', Record<string, unknown>, OnCard> | Ask<'place-token', WhichSpace, OnSpace> | Ask<'remove-token', Left, OnSpace | Word> | Ask<'look-at-token', Left, OnSpace | Word> | Ask<'swap-private', CardsSeen, OnCard | Word>;

// The cards whose abilities apply at the same moment. The player chooses the order.
export interface AtOnce {
  cards: string[];
}

// A survivor eats one food. `fatigue` is what they have left.
export interface Ate {
  type: 'ate';
  rule: string;
  seat: number;
  survivor: string;
  fatigue: number;
}

// Noise attracts zombies: a token is placed on each of these adjacent spaces.
export interface Attracted {
  type: 'attracted';
  rule: string;
  spaces: string[];
}

// The resources to pay, unit by unit.
export interface Bill {
  bill: string[];
}

// BG-273, BG-R41  The party cannot collect anything from the space in this turn.
export interface Blocked {
  op: 'no_resources';
}

// The number of branches that a card offers. `first` is the number of the first one, counted from 0 over all
// branches of the card (CardFace.branches).
export interface Branches {
  card: string;
  first: number;
  count: number;
}

// A consequence of failing, which the player can bear or ask the group to bear.
export interface Burden {
  what: 'ammo' | 'any' | 'drop' | 'fatigue' | 'food' | 'gas' | 'leave' | 'slay';
}

// A member of the group asks others to bear a consequence of failing.
export interface BurdenOfAnother {
  target: number;
  what: 'ammo' | 'any' | 'drop' | 'fatigue' | 'food' | 'gas' | 'leave' | 'slay';
}

// A player discards a card from their inventory.
export interface CardDiscarded {
  type: 'card-discarded';
  rule: string;
  seat: number;
  card: string;
}

// A player draws an encounter card. `why` is the reason: an icon, a follower or a Location.
export interface CardDrawn {
  type: 'card-drawn';
  rule: string;
  seat: number;
  card: string;
  why: string;
}

// A player keeps an encounter card as an item in their inventory.
export interface CardKept {
  type: 'card-kept';
  rule: string;
  seat: number;
  card: string;
}

// A card about other players is skipped, because there are none.
export interface CardPassedOver {
  type: 'card-passed-over';
  rule: string;
  card: string;
}

// An encounter card is done and goes to the discard pile.
export interface CardPutAway {
  type: 'card-put-away';
  rule: string;
  card: string;
}

// A player passes or fails the challenge of an encounter card.
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

// The number of cards on top of the Location deck that the player has looked at.
export interface CardsSeen {
  count: number;
}

// BG-251  The challenge of an encounter card: what a player must do to succeed.
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

// A card with several challenges, and how many.
export interface Challenges {
  card: string;
  count: number;
}

export type Choice = Always | Eat | Go | Invite | OnCard | OnDie | OnOption | OnResource | OnSeat | OnSpace | OnSurvivor | Stay | Use | Way | Word;

// A player chooses one of several lists of effects.
export interface Choose {
  op: 'choose';
  options: ((Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[])[];
}

// A player collects the resources of the space.
export interface Collected {
  type: 'collected';
  rule: string;
  seat: number;
  resources: string[];
}

// All players are compared for a challenge, such as who has the most food. `numbers` is in seat order.
export interface Compared {
  type: 'compared';
  rule: string;
  count: string;
  mode: string;
  numbers: number[];
  met: boolean;
}

// A number of a party that must compare like this, for example `food >= 2`.
export interface Condition {
  count: 'ammo' | 'dice' | 'fatigue' | 'followers' | 'food' | 'gas' | 'items' | 'players' | 'scouted' | 'survivors';
  cmp: '<' | '<=' | '==' | '>' | '>=';
  n: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// Cost of using an ability. `fatigue_bearer`: fatigue on the survivor with the ability.
export interface Cost {
  food?: number;
  gas?: number;
  ammo?: number;
  fatigue_bearer?: number;
  discard?: number;
}

// The Encounter discard pile is shuffled and becomes the deck.
export interface DeckShuffled {
  type: 'deck-shuffled';
  rule: string;
  count: number;
}

// A survivor dies.
export interface Died {
  type: 'died';
  rule: string;
  seat: number;
  survivor: string;
}

// Draw more encounter cards, after this card is done.
export interface Draw {
  op: 'draw';
  n?: number;
}

// Discard inventory cards. Their owner chooses which.
export interface Drop {
  op: 'drop';
  n?: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// Feed one food to a survivor.
export interface Eat {
  type: 'eat';
  notation: string;
  survivor: string;
}

// A player has no survivors left and is eliminated.
export interface Eliminated {
  type: 'eliminated';
  rule: string;
  seat: number;
}

// BG-245  An encounter card: a challenge, and the effects of success and of failure.
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

// BG-391, BG-532  Survivors get fatigue. `on` says who.
//
// spread  one at a time, the player chooses each
// one     all on one survivor
// each    on every survivor
// start   on the starting character
// bearer  on the survivor with the ability
export interface Fatigue {
  op: 'fatigue';
  n?: number;
  on?: 'bearer' | 'each' | 'one' | 'spread' | 'start';
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// The fatigue that the player still has to place. `help`: the group can be asked for help.
export interface FatigueDue {
  left: number;
  help: boolean;
}

// A member of the group has this much fatigue left to place, and asks others to take some.
export interface FatigueOfAnother {
  target: number;
  left: number;
}

// A survivor gets one fatigue. `fatigue` is what they have now.
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

// A fight against zombies begins, because of a token (`token`) or a card (`kill`, `survive`).
export interface FightBegun {
  type: 'fight-begun';
  rule: string;
  seat: number;
  kind: 'actions' | 'kill' | 'survive' | 'token';
  zombies: number;
  space: string;
}

// The odds of fighting everything on a space.
//
// free     the chance that it costs no fatigue
// fatigue  the fatigue to expect
// deadly   the chance that a survivor dies
export interface FightOdds {
  space: string;
  free: number;
  fatigue: number;
  deadly: number;
}

// A fight is over. `left` is how many zombies are not killed.
export interface FightOver {
  type: 'fight-over';
  rule: string;
  seat: number;
  kind: 'actions' | 'kill' | 'survive' | 'token';
  won: boolean;
  left: number;
}

// This player has the first turn.
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

// BG-275, BG-534  Gain resources, besides what the space gives. With `any`, the player chooses each one.
export interface Gain {
  op: 'gain';
  res?: 'ammo' | 'any' | 'food' | 'gas';
  n?: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// A player gains a resource.
export interface Gained {
  type: 'gained';
  rule: string;
  seat: number;
  resource: string;
  n: number;
}

export type GameEvent = PartyDealt | PublicLocations | PrivateLocation | FollowersStranded | RolledForFirst | FirstPlayer | TurnBegun | Returned | StayedOut | AllAnswered | Invited | InvitationRefused | GroupFormed | GroupLeft | WishChanged | HelpAsked | NobodyHelped | Ate | Stepped | Stopped | Arrived | TokenPlaced | Attracted | TokenRemoved | TokenSeen | TokenFought | TokensMixed | FightBegun | RolledDice | RolledAgain | AmmoFired | StayedQuiet | FightOver | RollOver | Fatigued | Healed | Saved | Died | Eliminated | NobodyLeft | CardDrawn | CardPassedOver | DeckShuffled | CardResolved | CardKept | CardPutAway | CardDiscarded | Used | Compared | VoteCast | Voted | TargetNamed | TargetAnswered | SideTaken | Gained | Lost | Paid | Given | PaymentRefused | NoResources | Collected | ResourcesLeft | Joined | NobodyJoined | LeftBehind | LocationsSeen | PrivateSwapped | NumberChanged | ScoutingBegun | PartMet | ScoutingFailed | Scouted | SlotRefilled | SlotEmptied | SafeHaven | StoppedPlaying | PlayGoesOn | Ready | Showed | TakenBack | FellAway | GoesOn;

// BG-533  A player gives another up to `n` resources. The giver chooses which.
export interface Give {
  op: 'give';
  from: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
  to: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
  res?: 'ammo' | 'any' | 'food' | 'gas';
  n?: number;
}

// A player gives a resource to another (`target`).
export interface Given {
  type: 'given';
  rule: string;
  seat: number;
  target: number;
  resource: string;
  n: number;
}

// Take a step to a space. With gas: pass the zombies there, or go over one space to a second. `private`: scout with
// the private card.
export interface Go {
  type: 'go';
  notation: string;
  path: string[];
  gas: boolean;
  private: boolean;
}

// This table starts from a position of another game. Play continues from here.
export interface GoesOn {
  type: 'goes-on';
  rule: string;
}

// These players form a group and play together.
export interface GroupFormed {
  type: 'group-formed';
  rule: string;
  seats: number[];
}

// A player leaves the group, with their pawn on this space.
export interface GroupLeft {
  type: 'group-left';
  rule: string;
  seat: number;
  space: string;
}

// Players who play together. `pawn` is the seat whose pawn stands for all.
export interface GroupView {
  members: number[];
  pawn: number;
}

// The seats that have won.
export interface HavenFound {
  seats: number[];
}

// BG-246  Survivors lose fatigue. `on` says who, as for Fatigue.
export interface Heal {
  op: 'heal';
  n?: number | 'all';
  on?: 'bearer' | 'each' | 'one' | 'spread' | 'start';
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// A survivor loses fatigue. `fatigue` is what they have left.
export interface Healed {
  type: 'healed';
  rule: string;
  seat: number;
  survivor: string;
  fatigue: number;
}

// The fatigue that is removed from the chosen survivor.
export interface Healing {
  n: number | 'all';
}

// The active player asks the group for help with a payment, a fight or fatigue.
export interface HelpAsked {
  type: 'help-asked';
  rule: string;
  seat: number;
  what: 'ammo' | 'any' | 'drop' | 'fatigue' | 'fight' | 'food' | 'gas' | 'leave' | 'roll' | 'slay';
}

// A member of the group asks for help with a roll. `fighting`: it is a fight, so ammo helps.
export interface HelpWanted {
  target: number;
  fighting: boolean;
  short: number;
}

// The resources that the space gives.
export interface Icons {
  icons: ('ammo' | 'food' | 'gas')[];
}

// A player refuses an invitation, so no group is formed.
export interface InvitationRefused {
  type: 'invitation-refused';
  rule: string;
  seat: number;
}

// BG-521  Invite a party to play together, along with the group it is in.
export interface Invite {
  type: 'invite';
  notation: string;
  seat: number;
}

// A player invites another party (`target`) to play together.
export interface Invited {
  type: 'invited';
  rule: string;
  seat: number;
  target: number;
}

// BG-451 … BG-453  The top follower card joins the party, and its instructions are carried out at once.
export interface Join {
  op: 'join';
  n?: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// A follower joins a party. `rescued`: it had been left behind on the board.
export interface Joined {
  type: 'joined';
  rule: string;
  seat: number;
  follower: string;
  rescued: boolean;
}

// BG-291  Keep this card: when it is done, it goes to the inventory.
export interface Keep {
  op: 'keep';
}

// A space with a list of spaces: those next to it (in `near`), or the path to it (in `ways`).
export interface Lead {
  space: string;
  spaces: string[];
}

// BG-454, BG-455, BG-R73, BG-R74  A party leaves followers behind, but never its last survivor. `pick` says who
// chooses them: their owner, or chance.
export interface Leave {
  op: 'leave';
  n?: number;
  at?: 'here' | 'nearest_start';
  pick?: 'owner' | 'random';
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// The number of choices that are left, including this one.
export interface Left {
  left: number;
}

// A party leaves a follower behind on this space.
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

// Sources of each part of a Location card: `attested` in the rulebook, `secondary` (from reviews), `inferred`, or
// `designed` by us.
export interface LocationStatus {
  name?: 'attested' | 'designed' | 'inferred' | 'secondary';
  tiers?: 'attested' | 'designed' | 'inferred' | 'secondary';
}

// A player looks at the top of the Location deck. Only that seat sees the cards.
export interface LocationsSeen {
  type: 'locations-seen';
  rule: string;
  seat: number;
  count: number;
  locations: string[] | null;
}

// BG-433, BG-R58  Lose `n` resources, or all if the player has fewer. With `any`, the player chooses which.
export interface Lose {
  op: 'lose';
  res?: 'ammo' | 'any' | 'food' | 'gas';
  n?: number;
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// A player loses a resource.
export interface Lost {
  type: 'lost';
  rule: string;
  seat: number;
  resource: string;
  n: number;
}

// A follower who was left behind on a space.
export interface MarkerView {
  space: string;
  follower: SurvivorCard;
}

// BG-294  Change a number for a while, for example the steps of a turn.
export interface Modify {
  op: 'modify';
  stat: 'action_as_kill' | 'actions' | 'ammo_kills' | 'collect_ammo' | 'collect_any' | 'collect_food' | 'collect_gas' | 'food_heal' | 'free_pass' | 'gas_limit' | 'kill_as_action' | 'kills' | 'move_max' | 'prevent' | 'quiet' | 'reroll' | 'zombies';
  n: number;
  until?: 'encounter' | 'fight' | 'held' | 'next_turn' | 'roll' | 'turn';
}

// The party cannot collect anything from the space in this turn.
export interface NoResources {
  type: 'no-resources';
  rule: string;
  seat: number;
}

// The active player asked for help, and nobody in the group gave it.
export interface NobodyHelped {
  type: 'nobody-helped';
  rule: string;
  seat: number;
  what: 'ammo' | 'any' | 'drop' | 'fatigue' | 'fight' | 'food' | 'gas' | 'leave' | 'roll' | 'slay';
}

// Nobody can join, because the Follower deck is empty.
export interface NobodyJoined {
  type: 'nobody-joined';
  rule: string;
  seat: number;
}

// No player is left to take a turn.
export interface NobodyLeft {
  type: 'nobody-left';
  rule: string;
}

// A card changes a number for a while, for example the steps in the next turn.
export interface NumberChanged {
  type: 'number-changed';
  rule: string;
  seat: number;
  stat: string;
  n: number;
  until: string;
}

// Odds of the player's present options: fights, one more shot, scouting. They ignore the later use of ammo and
// abilities.
export interface Odds {
  fights: FightOdds[];
  shot: ShotOdds | null;
  scouting: ScoutOdds[];
}

// The card that the question is about.
export interface OfACard {
  card: string;
}

// The card, and the player who asks for consent.
export interface OfACardAndASeat {
  card: string;
  target: number;
}

// The player who asks: for an invitation, or because their turn begins.
export interface OfASeat {
  target: number;
}

// The survivor that the question is about.
export interface OfASurvivor {
  survivor: string;
}

// The kinds of resources that the player can choose from.
export interface Offered {
  left: number;
  kinds: ('ammo' | 'food' | 'gas')[];
}

// Choose a card.
export interface OnCard {
  type: 'card';
  notation: string;
  card: string;
}

// Choose a die of the roll. `die` counts from 0; the notation counts from 1.
export interface OnDie {
  type: 'die';
  notation: string;
  die: number;
}

// Choose one of the options of a card. `option` counts from 0; the notation counts from 1.
export interface OnOption {
  type: 'option';
  notation: string;
  option: number;
}

// Choose a resource.
export interface OnResource {
  type: 'resource';
  notation: string;
  resource: 'ammo' | 'food' | 'gas';
}

// Choose a player.
export interface OnSeat {
  type: 'seat';
  notation: string;
  seat: number;
}

// Choose a space.
export interface OnSpace {
  type: 'space';
  notation: string;
  space: string;
}

// Choose a survivor.
export interface OnSurvivor {
  type: 'survivor';
  notation: string;
  survivor: string;
}

// A player pays a resource.
export interface Paid {
  type: 'paid';
  rule: string;
  seat: number;
  resource: string;
  n: number;
}

// A party meets one part of a Location's requirement, or wins one of its encounters.
export interface PartMet {
  type: 'part-met';
  rule: string;
  seat: number;
  location: string;
}

// A player gets a starting character, a follower, and a space for their pawn.
export interface PartyDealt {
  type: 'party-dealt';
  rule: string;
  seat: number;
  character: string;
  follower: string;
  space: string;
}

// A player's sheet. `private` is null if the viewer may not see the card; `has_private` says whether there is one.
// `tier` is the Location requirement that applies to this party, counted from 0.
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

// A player decides not to pay.
export interface PaymentRefused {
  type: 'payment-refused';
  rule: string;
  seat: number;
}

// BG-040, BG-152  Look at face-down zombie tokens, or at the top of the Location deck.
//
// swap  the player may exchange their private card for one of those Locations
export interface Peek {
  op: 'peek';
  what?: 'locations' | 'tokens';
  n?: number;
  swap?: boolean;
}

// There is a winner, and these players play on for a safe haven of their own.
export interface PlayGoesOn {
  type: 'play-goes-on';
  rule: string;
  seats: number[];
}

// BG-311  A number of dice of each colour.
export interface Pool {
  blue?: number;
  red?: number;
  green?: number;
}

// A player (seat) gets a private Location card. Only that seat sees it.
export interface PrivateLocation {
  type: 'private-location';
  rule: string;
  seat: number;
  location: string | null;
}

// A player exchanges their private card for one that they have just seen.
export interface PrivateSwapped {
  type: 'private-swapped';
  rule: string;
  seat: number;
  location: string | null;
}

// The public Location cards are revealed.
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

// A player does not collect the resources of the space.
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

// An Action roll is over: `won` if `total` reaches `need`.
export interface RollOver {
  type: 'roll-over';
  rule: string;
  seat: number;
  won: boolean;
  total: number;
  need: number;
}

// A fight or an Action roll in progress. `short` is how much is still missing.
export interface RollView {
  seat: number;
  kind: 'actions' | 'kill' | 'survive' | 'token';
  need: number;
  dice: Rolled[];
  ammo: string[];
  total: number;
  short: number;
}

// A die on the table: its colour and the face it shows.
export interface Rolled {
  colour: 'blue' | 'green' | 'red';
  face: string;
}

// A player rolls one die again. `die` counts from 0.
export interface RolledAgain {
  type: 'rolled-again';
  rule: string;
  seat: number;
  die: number;
  face: string;
  total: number;
}

// A player rolls all dice of the party or group. `total` is the kills in a fight, and otherwise the Actions.
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

// Players roll for the first turn. `actions` holds the result of each seat that rolled.
export interface RolledForFirst {
  type: 'rolled-for-first';
  rule: string;
  actions: Record<string, number>;
}

// These players have scouted three Locations and found a safe haven. Solitaire: `rescued` counts the stranded
// followers.
export interface SafeHaven {
  type: 'safe-haven';
  rule: string;
  seats: number[];
  rescued: number;
}

// An ability saves a survivor from death. They stay with two fatigue.
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

// The chance to scout a Location with the requirement that applies to the party. The fatigue of each part counts at
// the next; what is paid, and the text of the cards, do not.
export interface ScoutOdds {
  location: string;
  chance: number;
}

// A party has scouted a Location. `scouted` is how many it has now.
export interface Scouted {
  type: 'scouted';
  rule: string;
  seat: number;
  location: string;
  scouted: number;
}

// A party starts to scout a Location. A private card is shown to everybody. `tier` counts from 1.
export interface ScoutingBegun {
  type: 'scouting-begun';
  rule: string;
  seat: number;
  location: string;
  tier: number;
  private: boolean;
}

// A party fails to scout a Location. `may_stay`: it may try again from the same space.
export interface ScoutingFailed {
  type: 'scouting-failed';
  rule: string;
  seat: number;
  location: string;
  may_stay: boolean;
}

// A Location that is being scouted. `slot` is null for the private card. `tier` and `part` count from 0. `done` is
// how many encounters of this part are won.
export interface ScoutingView {
  location: Location;
  slot: number | null;
  tier: number;
  part: number;
  done: number;
}

// The kills or Actions that the roll still needs. `help`: the group can be asked for help.
export interface Short {
  short: number;
  help: boolean;
}

// The same for a fight, with its kind.
export interface ShortInAFight {
  short: number;
  help: boolean;
  kind: 'kill' | 'survive' | 'token';
}

// The odds of firing one more ammo: the chance that it is enough, and the chance of noise.
export interface ShotOdds {
  enough: number;
  noise: number;
}

// A player has given an open answer, or changed it. Everybody sees the text of the answer.
export interface Showed {
  type: 'showed';
  rule: string;
  seat: number;
  choice: Choice | string;
}

// A player chooses one of the two sides of a card, or one of its branches. `branch` is its number in
// CardFace.branches.
export interface SideTaken {
  type: 'side-taken';
  rule: string;
  seat: number;
  option: string;
  card: string;
  branch: number;
}

// BG-394  Followers die. `pick` says who chooses them: their owner, or chance.
export interface Slay {
  op: 'slay';
  n?: number;
  pick?: 'owner' | 'random';
  who?: 'all' | 'no_voters' | 'others' | 'self' | 'target' | 'yes_voters';
}

// A public Location card that was taken is not replaced, because the deck is empty.
export interface SlotEmptied {
  type: 'slot-emptied';
  rule: string;
  slot: number;
}

// A new public Location card replaces the one that was taken. `slot` counts from 1.
export interface SlotRefilled {
  type: 'slot-refilled';
  rule: string;
  slot: number;
  location: string;
}

// BG-201  A space of the board. `region` says whether it is in Atlanta.
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

// BG-106  Try again at the Location where the party is. `private`: with the private card.
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

// An ability prevents the noise of an Attract result, so no tokens are placed.
export interface StayedQuiet {
  type: 'stayed-quiet';
  rule: string;
  seat: number;
  card: string;
}

// One part of a Location's requirement (BG-476, BG-480).
export interface Step {
  step: 'actions' | 'encounters' | 'have' | 'kill' | 'spend' | 'survive';
  n?: number;
  count?: 'ammo' | 'dice' | 'fatigue' | 'followers' | 'food' | 'gas' | 'items' | 'players' | 'scouted' | 'survivors';
  cmp?: '<' | '<=' | '==' | '>' | '>=';
  food?: number;
  gas?: number;
  ammo?: number;
}

// A party, or its whole group, moves. `path` has two spaces for a double step.
export interface Stepped {
  type: 'stepped';
  rule: string;
  seat: number;
  path: string[];
  gas: boolean;
}

// The steps that the party has left in this turn.
export interface Steps {
  steps: number;
}

// A party ends its movement on this space.
export interface Stopped {
  type: 'stopped';
  rule: string;
  seat: number;
  space: string;
}

// There is a winner, and this player does not play on.
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

// Sources of each part of a survivor card: `attested` in the rulebook, `secondary` (from reviews), `inferred`, or
// `designed` by us.
export interface SurvivorStatus {
  name?: 'attested' | 'designed' | 'inferred' | 'secondary';
  dice?: 'attested' | 'designed' | 'inferred' | 'secondary';
  ability?: 'attested' | 'designed' | 'inferred' | 'secondary';
}

// A survivor in a party, with the fatigue it has.
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

// The named player agrees or refuses.
export interface TargetAnswered {
  type: 'target-answered';
  rule: string;
  seat: number;
  agrees: boolean;
}

// The active player names another player (`target`) for a card.
export interface TargetNamed {
  type: 'target-named';
  rule: string;
  seat: number;
  target: number;
}

// A zombie token that was fought leaves the board, whether the fight was won or lost.
export interface TokenFought {
  type: 'token-fought';
  rule: string;
  space: string;
  value: number;
}

// A zombie token is placed face down.
export interface TokenPlaced {
  type: 'token-placed';
  rule: string;
  space: string;
}

// A zombie token is removed. `value` is null if it was face down.
export interface TokenRemoved {
  type: 'token-removed';
  rule: string;
  space: string;
  value: number | null;
}

// A face-down zombie token is turned face up and stays so.
export interface TokenSeen {
  type: 'token-seen';
  rule: string;
  space: string;
  value: number;
}

// The zombie tokens on a space, oldest first. A face-down token is null.
export interface TokenView {
  space: string;
  values: (number | null)[];
}

// BG-139, BG-246  Place zombie tokens (n > 0) or remove them (n < 0), never on Locations.
export interface Tokens {
  op: 'tokens';
  n: number;
  at: 'adjacent' | 'adjacent_one' | 'near';
}

// The supply of zombie tokens is empty, so the tokens that were fought are shuffled back in.
export interface TokensMixed {
  type: 'tokens-mixed';
  rule: string;
  count: number;
}

// A player's turn begins.
export interface TurnBegun {
  type: 'turn-begun';
  rule: string;
  seat: number;
  round: number;
}

// The present turn. `ways` is the path to each space within the steps left; only the active player gets it.
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

// One unit of a payment, and what has been pledged so far. `help`: the group can be asked for help.
export interface UnitDue {
  resource: 'ammo' | 'any' | 'food' | 'gas';
  pledged: [number, string][];
  help: boolean;
}

// A member of the group asks others to pay one unit. `pledged` is what has been pledged so far.
export interface UnitDueOfAnother {
  target: number;
  resource: 'ammo' | 'any' | 'food' | 'gas';
  pledged: [number, string][];
}

// Use an ability of a survivor or an item.
export interface Use {
  type: 'use';
  notation: string;
  card: string;
}

// A player uses an ability of a survivor or an item.
export interface Used {
  type: 'used';
  rule: string;
  seat: number;
  card: string;
}

// The table as one seat sees it. `known_top` is what this seat has seen of the top of the Location deck.
//
// near     for each space, those that are one step away
// odds     what this seat can work out before a fight, a shot or scouting; null if it has no such decision now
// to_win   Locations needed for a safe haven
// lethal   the fatigue that kills a survivor
// bag      how many zombie tokens are in the supply
// waiting  how many zombie tokens will be shuffled back when the supply is empty
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

// A player votes, for everybody to see.
export interface VoteCast {
  type: 'vote-cast';
  rule: string;
  seat: number;
  yes: boolean;
}

// The vote is over. The active player voted last. `seats` are those who voted yes.
export interface Voted {
  type: 'voted';
  rule: string;
  seats: number[];
  ayes: number;
  noes: number;
  carried: boolean;
}

// The votes of the others.
export interface Votes {
  card: string;
  ayes: number;
  noes: number;
}

// Take several steps in one answer, each to an adjacent space. `private`: scout with the private card at the
// end.
export interface Way {
  type: 'way';
  notation: string;
  path: string[];
  private: boolean;
}

// If all conditions are true, carry out one list of effects (`then`), otherwise the other (`else`).
export interface When {
  op: 'when';
  if: Condition[];
  then?: (Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[];
  else?: (Choose | Draw | Drop | Fatigue | Gain | Give | Heal | Join | Keep | Leave | Lose | Modify | Blocked | Peek | Slay | Tokens | When)[];
}

// The spaces where a zombie token can be placed.
export interface WhichSpace {
  left: number;
  spaces: string[];
}

// The start spaces that a follower can be left on.
export interface WhichStart {
  spaces: string[];
  survivor: string;
}

// A player sets a standing wish, or takes it back.
export interface WishChanged {
  type: 'wish-changed';
  rule: string;
  seat: number;
  wish: 'collect' | 'stay';
  always: boolean;
}

// A choice that is a single word: `yes`, `no`, `stop`, `ammo`, `ask`.
export interface Word {
  type: 'word';
  notation: string;
}

export const bySeat: Record<string, string[]> = {"compared": ["numbers"]};
