// Cards in words, rendered from their effects: the same as card_text.py, with the same Fluent keys. Keep the two alike.

import type { Say } from '../../shell/scene';
import {
  COLOURS,
  RESOURCES,
  type Ability,
  type Challenge,
  type Condition,
  type Cost,
  type Effect,
  type Encounter,
  type Pool,
  type Step,
} from './table';

const COMPARED: Record<string, string> = {
  '>=': 'cmp-ge',
  '<=': 'cmp-le',
  '==': 'cmp-eq',
  '>': 'cmp-gt',
  '<': 'cmp-lt',
};

// What a key says, or nothing where there are no words for it.
export function said(say: Say, key: string, params?: Record<string, unknown>): string {
  const words = say(key, params);
  return words === key ? '' : words;
}

// The name of a card; one from somebody's own box is called what that box calls it.
export function cardName(card: { id: string; name: string }, say: Say, standard: { name: string } | undefined): string {
  return standard?.name === card.name ? said(say, `name-${card.id}`) || card.name : card.name;
}

export function encounterText(card: Encounter, say: Say): string {
  const challenge = challengeText(card.challenge, say);
  const sides = { success: effectsText(card.success, say), fail: effectsText(card.fail, say) };
  const text = say('card-encounter', { challenge, ...sides });
  return card.item?.length ? `${text} ${say('card-item', { item: itemText(card, say) })}` : text;
}

export function itemText(card: Encounter, say: Say): string {
  return abilitiesText(card.item ?? [], say);
}

export function abilitiesText(abilities: readonly Ability[], say: Say): string {
  return abilities.map((ability) => abilityText(ability, say)).join(' ');
}

export function tierText(tier: readonly Step[], say: Say): string {
  return tier.map((step) => stepText(step, say)).join(' ');
}

export function stepText(step: Step, say: Say): string {
  const n = step.n ?? 0;
  if (step.step === 'have') {
    const count = say(`count-${step.count ?? 'followers'}`, { n });
    return say('step-have', { cmp: say(COMPARED[step.cmp ?? '>=']!), n, count });
  }
  if (step.step === 'spend') return say('step-spend', { what: billText(step, RESOURCES, say) });
  return say(`step-${step.step}`, { n });
}

export function diceText(pool: Pool, say: Say): string {
  const shown = COLOURS.filter((colour) => pool[colour]).map((colour) => say(`dice-${colour}`, { n: pool[colour] }));
  return shown.join(', ') || say('dice-none');
}

function isFree({ limit, cost }: Ability): boolean {
  return (limit ?? 'none') === 'none' && Object.values(cost ?? {}).every((one) => !one);
}

function abilityText(ability: Ability, say: Say): string {
  const death = ability.trigger === 'death';
  const effects = ability.effects.map((effect) =>
    death && effect.op === 'modify' && effect.stat === 'prevent'
      ? say('effect-modify', { what: say('stat-prevent-death'), until: say('until-held') })
      : effectText(effect, say),
  );
  const simply = isFree(ability) && ['roll', 'fight', 'ammo', 'step'].includes(ability.trigger);
  return say('ability', {
    when: say(`when-${simply ? 'always' : ability.trigger}`),
    limit: say(`limit-${ability.limit ?? 'none'}`),
    cost: costText(ability.cost ?? {}, say),
    effects: effects.join(' '),
  });
}

function costText(cost: Cost, say: Say): string {
  const parts = RESOURCES.filter((res) => cost[res]).map((res) => amountText(res, cost[res]!, say));
  if (cost.fatigue_bearer) parts.push(say('cost-fatigue', { n: cost.fatigue_bearer }));
  if (cost.discard) parts.push(say('cost-discard'));
  return parts.length ? say('cost', { what: parts.join(', ') }) : '';
}

// --- challenges

export function challengeText(challenge: Challenge, say: Say): string {
  const { kind } = challenge;
  if (kind === 'kill' || kind === 'survive' || kind === 'actions') return numberText(challenge, say);
  if (kind === 'pay') return say('challenge-pay', { what: billText(challenge, [...RESOURCES, 'any'], say) });
  if (kind === 'compare') {
    const count = say(`count-${challenge.count ?? 'followers'}`, { n: 2 });
    return say(`challenge-compare-${challenge.mode ?? 'most'}`, { count });
  }
  if (kind === 'either') {
    const texts = (challenge.of ?? []).map((one) => challengeText(one, say));
    return say('challenge-either', { what: joined(texts, say) });
  }
  return say(`challenge-${kind}`);
}

function numberText({ kind, n = 0 }: Challenge, say: Say): string {
  if (typeof n === 'number') return say(`challenge-${kind}`, { n });
  const count = say(`count-${n.per}`, { n: 2 });
  return say(`challenge-${kind}-scaled`, { base: n.base, times: n.times ?? 1, count });
}

type Bill = Partial<Record<(typeof RESOURCES)[number] | 'any', number>>;

function billText(bill: Bill, kinds: readonly (keyof Bill)[], say: Say): string {
  return kinds
    .filter((res) => bill[res])
    .map((res) => amountText(res, bill[res]!, say))
    .join(', ');
}

function amountText(resource: string, n: number, say: Say): string {
  return resource === 'any' ? say('amount-any', { n }) : say('amount', { n, resource: say(`name-${resource}`) });
}

const joined = (texts: readonly string[], say: Say): string =>
  texts.reduce((one, other) => say('effect-or', { one, other }));

// --- effects

export function effectsText(effects: readonly Effect[], say: Say): string {
  return effects.map((effect) => effectText(effect, say)).join(' ') || say('nothing');
}

function effectText(effect: Effect, say: Say): string {
  const words = RENDERED[effect.op]?.(effect, say) ?? effect.op;
  if ((effect.who ?? 'self') === 'self') return words.charAt(0).toUpperCase() + words.slice(1);
  return say(`who-${effect.who}`, { effect: words });
}

const amountOf = (effect: Effect, say: Say): string => amountText(effect.res ?? 'any', Number(effect.n ?? 1), say);

function tokensText(effect: Effect, say: Say): string {
  const n = Number(effect.n ?? 1);
  return n > 0 ? say(`effect-place-${effect.at ?? 'here'}`, { n }) : say('effect-remove', { n: -n });
}

function modifyText(effect: Effect, say: Say): string {
  const n = Number(effect.n ?? 1);
  const what = say(`stat-${effect.stat ?? 'kills'}`, { n, signed: n < 0 ? String(n) : `+${n}` });
  return say('effect-modify', { what, until: say(`until-${effect.until ?? 'turn'}`) });
}

function whenText(effect: Effect, say: Say): string {
  const conditions = (effect.if ?? []).map((one) => conditionText(one, say)).join(', ');
  const [then, otherwise] = [effectsText(effect.then ?? [], say), effectsText(effect.else ?? [], say)];
  return say('effect-when', { conditions, then, otherwise });
}

function conditionText({ count, cmp, n }: Condition, say: Say): string {
  return say('condition', { cmp: say(COMPARED[cmp]!), n, count: say(`count-${count}`, { n }) });
}

const RENDERED: Record<string, (effect: Effect, say: Say) => string> = {
  gain: (effect, say) => say('effect-gain', { what: amountOf(effect, say) }),
  lose: (effect, say) => say('effect-lose', { what: amountOf(effect, say) }),
  give: (effect, say) => say('effect-give', { giver: effect.from ?? 'self', what: amountOf(effect, say) }),
  fatigue: ({ on = 'spread', n = 1 }, say) => say(`effect-fatigue-${on}`, { n }),
  heal: ({ on = 'spread', n = 1 }, say) => (n === 'all' ? say('effect-heal-all') : say(`effect-heal-${on}`, { n })),
  join: ({ n = 1 }, say) => say('effect-join', { n }),
  leave: ({ at = 'here', n = 1, pick = 'owner' }, say) => say(`effect-leave-${at}`, { n, pick }),
  slay: ({ n = 1, pick = 'owner' }, say) => say('effect-slay', { n, pick }),
  keep: (_, say) => say('effect-keep'),
  drop: ({ n = 1 }, say) => say('effect-drop', { n }),
  tokens: tokensText,
  no_resources: (_, say) => say('effect-no_resources'),
  draw: ({ n = 1 }, say) => say('effect-draw', { n }),
  modify: modifyText,
  peek: ({ what = 'tokens', n = 1, swap }, say) =>
    what === 'tokens'
      ? say('effect-peek-tokens', { n })
      : say('effect-peek-locations', { n, swap: swap ? 'yes' : 'no' }),
  choose: ({ options = [] }, say) =>
    say('effect-choose', {
      options: joined(
        options.map((option) => effectsText(option, say)),
        say,
      ),
    }),
  when: whenText,
};
