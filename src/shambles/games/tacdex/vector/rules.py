"""The rules of TacDex over arrays: they follow the game's own rules, chapter by chapter, without branches."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import ArrayLike

from shambles.games.tacdex.box.contents import BOX, FACES, HALF, Options, action_of
from shambles.games.tacdex.table.numbers import ADD, DECK, FLIP, KEEP, KINDS, NUMBERS, SELECT, VICTIM
from shambles.games.tacdex.vector.table import (
    ACTIONS,
    ADDING,
    AFTER,
    BEFORE,
    CHOOSING,
    COPIES,
    DISCARDS,
    DONE,
    DRAWS,
    FLIPS,
    LAST,
    NOBODY,
    OVER,
    PACK_IN_PLACES,
    REDOES,
    SELECTING,
    TURNING,
    Observation,
    State,
    either,
    one_hot,
)


class TacDex:
    """The functions of one kind of table. All are pure: batch them with `jax.vmap`, compile them with `jax.jit`."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.actions = VICTIM + seats
        self.owners_take_back = options.unclaimed == "owners"
        self._acts: ArrayLike = np.array([ACTIONS[action_of(options, card)] for card in FACES], np.int32)
        places = [(place, kind) for place in range(seats) for kind in (REDOES, FLIPS)]
        if seats == 2:  # TD-R05: between two players REDO comes first
            places.sort(key=lambda one: -one[1])
        self._order = np.array(places, np.int32)

    # --- Set-up

    def init(self, key: Array) -> State:
        """TD-051 … TD-054  END is shuffled into one half of each deck; the other half goes on top."""
        decks, luck = jax.random.split(key)
        made = jax.vmap(self._make_deck)(jax.random.split(decks, self.seats))
        return self.start(made, jax.random.bits(luck, (), jnp.uint32))

    def _make_deck(self, key: Array) -> Array:
        first, second = jax.random.split(key)
        pack = jax.random.permutation(first, jnp.asarray(PACK_IN_PLACES))
        lower = jax.random.permutation(second, jnp.append(pack[HALF:], LAST))
        return jnp.concatenate([pack[:HALF], lower])

    def start(self, decks: Array, luck: Array) -> State:
        """TD-056 … TD-058  A table with these decks, top first, before the first battle: five cards are drawn."""
        n = self.seats
        none = jnp.zeros((n, KINDS), jnp.int32)
        return State(
            decks=decks.astype(jnp.int32),
            tops=jnp.full((n,), BOX.hand, jnp.int32),
            sizes=jnp.full((n,), DECK - BOX.hand, jnp.int32),
            hands=one_hot(decks[:, : BOX.hand]).sum(1),
            piles=none,
            played=none,
            shown=none,
            last=jnp.full((n,), NOBODY, jnp.int32),
            table=none,
            unclaimed=none,
            ends=jnp.zeros((n,), bool),
            buried=jnp.zeros((n,), jnp.int32),
            is_low=jnp.bool_(False),
            tied=jnp.zeros((n,), bool),
            best=jnp.zeros((n,), bool),
            last_winner=jnp.int32(NOBODY),
            battle=jnp.int32(1),
            round=jnp.int32(1),
            question=jnp.int32(SELECTING),
            asked=jnp.int32(NOBODY),
            stage=jnp.int32(BEFORE),
            place=jnp.int32(0),
            luck=luck | jnp.uint32(1),
        )

    # --- Answers

    def step(self, state: State, actions: Array, picks: Array | None = None) -> State:
        """Apply all answers; then play until the next question or the end.

        `picks` are the cards that DISCARD takes, by the seat that showed it, for replays.
        """
        masks = jax.vmap(lambda seat: self.legal(state, seat))(jnp.arange(self.seats))
        legal = jnp.take_along_axis(masks, actions[:, None], 1)[:, 0]
        actions = jnp.where(legal, actions, jnp.argmax(masks, 1)).astype(jnp.int32)
        one = actions[jnp.maximum(state.asked, 0)]
        after = either(state.question == SELECTING, self._turn_up(state, actions), state)
        after = either(state.question == ADDING, self._add(state, one), after)
        after = either(state.question == TURNING, self._turn(state, one), after)
        after = either(state.question == CHOOSING, self._hit(state, one, picks), after)
        return either(state.question == OVER, state, self._go_on(after, picks))

    def _turn_up(self, state: State, actions: Array) -> State:
        """TD-083, TD-085, TD-107  The cards leave the hands; where all show FLIP or all REDO, nobody acts."""
        fights = self._fighting(state)
        cards = jnp.where(fights, actions - SELECT, NOBODY)
        laid = one_hot(cards)
        state = state._replace(
            hands=state.hands - laid,
            played=state.played + laid,
            table=state.table + laid,
            shown=laid,
            last=cards,
            stage=jnp.int32(BEFORE),
        )
        mutual = self._everybody_shows(state, FLIPS) | self._everybody_shows(state, REDOES)
        return state._replace(place=jnp.where(mutual, len(self._order), 0))

    def _add(self, state: State, action: Array) -> State:
        """TD-260, TD-262, TD-268  A card is added to the REDO card, or none."""
        keep = action == KEEP
        mine = (jnp.arange(self.seats) == state.asked) & ~keep
        added = one_hot(jnp.where(mine, action - ADD, NOBODY))
        return state._replace(
            hands=state.hands - added,
            played=state.played + added,
            table=state.table + added,
            shown=state.shown + added,
            last=jnp.where(mine, action - ADD, state.last),
            place=state.place + keep,
        )

    def _turn(self, state: State, action: Array) -> State:
        """TD-240  The marker is turned, or stays."""
        return state._replace(is_low=state.is_low ^ (action == FLIP), place=state.place + 1)

    def _hit(self, state: State, action: Array, picks: Array | None) -> State:
        """TD-357  DISCARD hits the opponent that was chosen."""
        state = self._discard(state, state.asked, action - VICTIM, jnp.bool_(True), picks)
        return state._replace(place=state.place + 1)

    # --- From one ask to the next

    def _go_on(self, state: State, picks: Array | None) -> State:
        """TD-107  Battle actions, the comparison, other actions, drawing: as far as nobody has to be asked."""
        state = state._replace(question=jnp.int32(OVER), asked=jnp.int32(NOBODY))
        state = self._battle_actions(state)
        state = either((state.stage == BEFORE) & (state.asked < 0), self._compare(state), state)
        for place in range(self.seats):
            state = self._other_action(state, place, picks)
        through = (state.stage == AFTER) & (state.asked < 0)
        state = state._replace(stage=jnp.where(through, DONE, state.stage))
        return either(state.asked < 0, self._end_of_battle(state), state)

    def _battle_actions(self, state: State) -> State:
        """TD-223, TD-350, TD-351, TD-R05  The next one who may use a REDO or a FLIP, clockwise from the last winner."""
        seats = (jnp.maximum(state.last_winner, 0) + self._order[:, 0]) % self.seats
        acts = self._actions_shown(state)[seats]
        held = state.hands.sum(1)[seats] > 0
        lapses = self._everybody_shows(state, FLIPS)  # TD-266, TD-R20
        adds, turns = acts == REDOES, acts == FLIPS
        asks = jnp.where(self._order[:, 1] == REDOES, adds & held, turns & ~lapses)
        asks = asks & (jnp.arange(len(self._order)) >= state.place)
        place = jnp.argmax(asks)
        is_asked = asks.any() & (state.stage == BEFORE)
        kind = jnp.where(jnp.asarray(self._order)[place, 1] == REDOES, ADDING, TURNING)
        return state._replace(
            place=jnp.where(is_asked, place, state.place).astype(jnp.int32),
            question=jnp.where(is_asked, kind, state.question).astype(jnp.int32),
            asked=jnp.where(is_asked, seats[place], state.asked).astype(jnp.int32),
        )

    def _compare(self, state: State) -> State:
        """TD-100 … TD-106, TD-243, TD-264, TD-341 … TD-343  Who shows the best number; a single one collects."""
        fights = state.last >= 0
        mutual = self._everybody_shows(state, FLIPS) | self._everybody_shows(state, REDOES)
        counts = fights & (state.last < NUMBERS)
        worth = jnp.where(state.is_low, NUMBERS - state.last, state.last + 1)
        worth = jnp.where(counts, worth, 0)
        best = jnp.where(mutual, fights, counts & (worth == worth.max()))
        state = state._replace(best=best, stage=jnp.int32(AFTER), place=jnp.int32(0))
        return self._collect(state, jnp.argmax(best), best.sum() == 1)

    def _other_action(self, state: State, place: int, picks: Array | None) -> State:
        """TD-220 … TD-225, TD-350, TD-358  DISCARD and DRAW of the one whose turn it is, whoever has won."""
        is_next = (state.stage == AFTER) & (state.asked < 0) & (state.place == place) & ~state.ends.all()
        if self.seats == 2:
            numbers = jnp.where(state.last < NUMBERS, state.last + 1, 0)
            seat = jnp.where(numbers[0] <= numbers[1], place, 1 - place).astype(jnp.int32)
        else:
            seat = (jnp.maximum(state.last_winner, 0) + place) % self.seats
        act = self._actions_shown(state)[seat]
        hit = self._can_be_hit(state, seat)
        asks = is_next & (act == DISCARDS) & (hit.sum() > 1)
        discards = is_next & (act == DISCARDS) & (hit.sum() == 1)
        state = self._discard(state, seat, jnp.argmax(hit), discards, picks)
        state = self._draw(state, jnp.arange(self.seats) == seat, seat, is_next & (act == DRAWS))
        return state._replace(
            question=jnp.where(asks, CHOOSING, state.question).astype(jnp.int32),
            asked=jnp.where(asks, seat, state.asked).astype(jnp.int32),
            place=jnp.where(is_next & ~asks, place + 1, state.place).astype(jnp.int32),
        )

    def _end_of_battle(self, state: State) -> State:
        """TD-107, TD-144, TD-201  The winner is remembered; everybody draws, or the battle is extended."""
        won = state.best.sum() == 1
        goes_on = ~state.ends.all()
        state = state._replace(last_winner=jnp.where(won, jnp.argmax(state.best), state.last_winner).astype(jnp.int32))
        state = self._extend(state, goes_on & ~won)
        fights_on = state.tied.sum() > 1
        draws = goes_on & ~state.ends.all() & ~fights_on
        start = jnp.maximum(state.last_winner, 0)
        state = self._draw(state, jnp.ones((self.seats,), bool), start, draws)
        enough = (state.hands.sum(1) > 0).sum() > 1  # TD-360
        over = state.ends.all() | (draws & ~enough)
        state = self._leave_unclaimed(state, over)
        return state._replace(
            question=jnp.where(over, OVER, SELECTING).astype(jnp.int32),
            battle=state.battle + (~over & ~fights_on),
            round=state.round + ~over,
            stage=jnp.int32(BEFORE),
        )

    def _extend(self, state: State, ties: Array) -> State:
        """TD-190 … TD-193, TD-202, TD-344  The marker turns; the tied draw a card and fight on, if they hold any."""
        state = state._replace(is_low=state.is_low ^ ties, tied=jnp.where(ties, state.best, state.tied))
        state = self._draw(state, state.tied, jnp.maximum(state.last_winner, 0), ties)
        settles = ties & ~state.ends.all()
        tied = jnp.where(settles, state.tied & (state.hands.sum(1) > 0), state.tied)
        state = state._replace(tied=tied)
        left = tied.sum()
        heir = settles & (left == 1)
        state = state._replace(last_winner=jnp.where(heir, jnp.argmax(tied), state.last_winner).astype(jnp.int32))
        state = self._collect(state, jnp.argmax(tied), heir)
        return self._leave_unclaimed(state, settles & (left == 0))

    # --- What happens to cards

    def _collect(self, state: State, seat: Array, does: Array) -> State:
        """TD-102, TD-194  All the cards on the table go to the winner's pile."""
        winner = (jnp.arange(self.seats) == seat) & does
        return state._replace(
            piles=state.piles + jnp.where(winner[:, None], state.table.sum(0)[None, :], 0),
            table=jnp.where(does, 0, state.table),
            tied=state.tied & ~does,
        )

    def _leave_unclaimed(self, state: State, does: Array) -> State:
        """TD-150, TD-172, TD-R15  Cards that nobody won are nobody's, or their owners'."""
        left = jnp.where(does, state.table, 0)
        state = state._replace(table=state.table - left)
        if self.owners_take_back:
            return state._replace(piles=state.piles + left)
        return state._replace(unclaimed=state.unclaimed + left)

    def _discard(self, state: State, seat: Array, owner: Array, does: Array, picks: Array | None) -> State:
        """TD-290, TD-297  A random card of the owner's hand goes under the owner's deck."""
        hand = state.hands[owner]
        luck = state.luck
        luck ^= luck << 13
        luck ^= luck >> 17
        luck ^= luck << 5
        nth = ((luck >> 16) * hand.sum().astype(jnp.uint32)) >> 16
        drawn = jnp.argmax(jnp.cumsum(hand) > nth.astype(jnp.int32))
        card = (drawn if picks is None else picks[seat]).astype(jnp.int32)
        mine = (jnp.arange(self.seats) == owner) & does
        bottom = (state.tops[owner] + state.sizes[owner]) % DECK
        there = mine[:, None] & (jnp.arange(DECK) == bottom)[None, :]
        return state._replace(
            hands=state.hands - one_hot(jnp.where(mine, card, NOBODY)),
            decks=jnp.where(there, card, state.decks),
            sizes=state.sizes + mine,
            buried=state.buried + mine,
            luck=jnp.where(does, luck, state.luck),
        )

    def _draw(self, state: State, who: Array, start: Array, does: Array) -> State:
        """TD-120, TD-126, TD-140 … TD-147, TD-192  These seats draw, clockwise; nobody does after the last END.

        An END is laid open and replaced by the next card, but for the last one.
        """
        seats = jnp.arange(self.seats)
        does = does & ~state.ends.all()
        top = state.decks[seats, state.tops]
        below = state.decks[seats, (state.tops + 1) % DECK]
        can = who & does & (state.sizes > 0)
        is_end = can & (top == LAST)
        in_turn = is_end[(start + seats) % self.seats]
        out = jnp.cumsum(in_turn)[(seats - start) % self.seats]  # the ENDs that have come out by each one's turn
        left = (~state.ends).sum()
        draws = can & (out - is_end < left)
        shows = draws & is_end
        again = shows & (out < left) & (state.sizes > 1)
        sizes = state.sizes - draws - again
        drawn = one_hot(jnp.where(draws & ~is_end, top, NOBODY)) + one_hot(jnp.where(again, below, NOBODY))
        return state._replace(
            tops=(state.tops + draws + again) % DECK,
            sizes=sizes,
            buried=jnp.minimum(state.buried, sizes),
            ends=state.ends | shows,
            hands=state.hands + drawn,
        )

    # --- Looking

    def observe(self, state: State, seat: Array | int) -> Observation:
        """TD-061, TD-382  What this seat may know; the seats are counted from it on."""
        order = (jnp.arange(self.seats) + seat) % self.seats
        at = jnp.arange(DECK)
        below = state.decks[seat, (state.tops[seat] + state.sizes[seat] - state.buried[seat] + at) % DECK]
        below = jnp.where(at < state.buried[seat], below, NOBODY)
        own = (order == seat)[:, None] * (state.hands[seat] + one_hot(below).sum(0))[None, :]
        return Observation(
            hand=state.hands[seat],
            pile=state.piles[seat],
            below=below,
            shown=state.shown[order],
            last=state.last[order],
            table=state.table[order],
            unclaimed=state.unclaimed[order],
            unseen=jnp.asarray(COPIES) - state.played[order] - own,
            hands=state.hands.sum(1)[order],
            decks=state.sizes[order],
            piles=state.piles.sum(1)[order],
            ends=state.ends[order],
            buried=state.buried[order],
            tied=state.tied[order],
            is_low=state.is_low,
            last_winner=jnp.where(state.last_winner < 0, NOBODY, (state.last_winner - seat) % self.seats),
            battle=state.battle,
            round=state.round,
            question=state.question,
            asked=jnp.where(state.asked < 0, NOBODY, (state.asked - seat) % self.seats),
            mask=self.legal(state, seat),
        )

    def legal(self, state: State, seat: Array | int) -> Array:
        """TD-080, TD-221, TD-260, TD-291, TD-357  For each action, whether it is legal for this seat now."""
        held = state.hands[seat] > 0
        mine = state.asked == seat
        selects = (state.question == SELECTING) & self._fighting(state)[seat]
        adds, turns = (state.question == ADDING) & mine, (state.question == TURNING) & mine
        chooses = (state.question == CHOOSING) & mine
        hit = self._can_be_hit(state, seat)
        parts = [jnp.zeros((1,), bool), held & selects, held & adds, jnp.stack([adds, turns, turns]), hit & chooses]
        return jnp.concatenate(parts)

    def is_over(self, state: State) -> Array:
        """TD-143, TD-360  Whether the last END is out, or nobody is left to fight."""
        return state.question == OVER

    def returns(self, state: State) -> Array:
        """TD-030, TD-031  The cards in each pile: the more the better."""
        return state.piles.sum(1)

    def _fighting(self, state: State) -> Array:
        """TD-080, TD-193, TD-360  The tied, or between battles everybody who holds a card."""
        return jnp.where(state.tied.any(), state.tied, state.hands.sum(1) > 0)

    def _actions_shown(self, state: State) -> Array:
        return jnp.where(state.last >= 0, jnp.asarray(self._acts)[jnp.maximum(state.last, 0)], 0)

    def _everybody_shows(self, state: State, action: int) -> Array:
        return ((self._actions_shown(state) == action) | (state.last < 0)).all()

    def _can_be_hit(self, state: State, seat: Array | int) -> Array:
        """TD-291, TD-300  Everybody else with three cards or more."""
        return (state.hands.sum(1) >= BOX.discard_from) & (jnp.arange(self.seats) != seat)
