// Goofspiel in the browser: one module, without a build step. What it is given is told in docs/adding-a-game.md.

const DRAWN = new Set(['svg', 'rect', 'path', 'text']);

// An element, its attributes, and what is in it.
function make(name, attributes = {}, ...inside) {
  const element = DRAWN.has(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

// A card with its number, or face down (null). Whoever cannot see it hears its name; a button says it itself.
function drawCard(number, name) {
  const heard = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': 'true' };
  const card = make('svg', { viewBox: '0 0 50 70', class: 'card', ...heard });
  card.append(make('rect', { x: 1.5, y: 1.5, width: 47, height: 67, rx: 6 }));
  if (number === null) card.append(make('path', { d: 'M25 12L41 35L25 58L9 35ZM25 24L17 35L25 46L33 35Z' }));
  else card.append(make('text', { x: 25, y: 46 }, String(number)));
  return card;
}

const inItems = (cards) => cards.map((one) => make('li', {}, one));

export function mount(target, first) {
  let table = first;
  let bids = []; // those turned last, by seat
  const [title, left, mine] = [make('h2'), make('p'), make('h2')];
  const [stakes, hand, seats] = [make('ul', { class: 'stakes' }), make('ul', { class: 'hand' }), make('ul')];
  const root = make('div', { class: 'goofspiel' }, title, stakes, left, mine, hand, seats);
  const buttons = new Map(); // by card, so that the one with the focus keeps it

  const optionOf = (card) => table.asked?.options.find((option) => option.card === card);

  function bid(card) {
    const option = optionOf(card);
    if (option && !table.busy) table.answer(option.notation);
  }

  // A card of one's own. Of equal ones there is one button, and how many there are beside it.
  function newButton(card) {
    const button = make('button', { type: 'button' }, drawCard(card, ''));
    button.addEventListener('click', () => bid(card));
    hand.append(make('li', {}, button, make('small')));
    buttons.set(card, button);
    return button;
  }

  function drawHand(cards) {
    const here = document.activeElement;
    for (const [card, button] of buttons) {
      if (cards.includes(card)) continue;
      button.parentElement.remove();
      buttons.delete(card);
      if (button === here) hand.querySelector('button')?.focus();
    }
    for (const card of new Set(cards)) {
      const [option, button] = [optionOf(card), buttons.get(card) ?? newButton(card)];
      const copies = cards.filter((one) => one === card).length;
      button.setAttribute('aria-label', option ? table.asked.words[option.notation][0] : String(card));
      button.setAttribute('aria-pressed', String(option !== undefined && table.mine === option.notation));
      button.setAttribute('aria-disabled', String(!option || table.busy));
      button.nextSibling.textContent = copies > 1 ? `×${copies}` : '';
    }
  }

  // A seat: its points, what it bid last or has laid, what it has won, and its hand where that is known.
  function drawSeat(seat, number) {
    const { say } = table;
    const line = make(
      'li',
      {},
      make('h3', {}, table.names[number], ' ', make('b', {}, `${say('view-points')}: ${seat.points}`)),
    );
    const known = number === table.seat ? null : (table.opened?.[number]?.seats[number].hand ?? seat.hand);
    const parts = [
      [
        'view-bid',
        number in table.laid
          ? [drawCard(null, say('bid-laid'))]
          : number in bids
            ? [drawCard(bids[number], `${bids[number]}`)]
            : [],
      ],
      ['view-won', seat.won.map((card) => drawCard(card, `${card}`))],
      ['view-hand', (known ?? []).map((card) => drawCard(card, `${card}`))],
    ];
    for (const [key, cards] of parts) {
      if (cards.length) line.append(make('p', {}, say(key)), make('ul', { class: 'small' }, ...inItems(cards)));
    }
    return line;
  }

  function draw() {
    const { view, say, seat, event } = table;
    if (event?.type === 'bids-turned') bids = event.bids;
    title.textContent = say('view-stakes');
    stakes.replaceChildren(...inItems(view.stakes.map((card) => drawCard(card, `${card}`))));
    left.textContent = `${say('view-prizes-left')}: ${view.prizes_left}`;
    mine.textContent = seat === null ? '' : say('view-hand');
    drawHand(seat === null ? [] : (view.seats[seat].hand ?? []));
    seats.replaceChildren(...view.seats.map(drawSeat));
  }

  target.append(root);
  draw();
  return {
    update(next) {
      table = next;
      draw();
    },
    destroy: () => root.remove(),
  };
}
