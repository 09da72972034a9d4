import { expect, test } from 'vitest';

import { inRow, listed } from './listing';
import { Texts } from './texts';

const page = `
list-comma = { $one }, { $other }
sentence = { CAPITAL($words) }.
name-farm = die Farm
    .dative = der Farm
    .gender = f
name-town = der Ort
    .dative = dem Ort
there = Auf { NAME($place, form: "dative") }
new = { NAME($place, form: "gender") ->
    [f] Eine { NAME($place) }
   *[other] Ein { NAME($place) }
}
`;

test('a name has the forms that its language gives it', () => {
  const { say } = new Texts('de', [page]);
  expect(say('there', { place: 'farm' })).toBe('Auf der Farm');
  expect(say('there', { place: 'die Farm' })).toBe('Auf der Farm'); // it was named already
  expect(say('there', { place: 'farm, town' })).toBe('Auf der Farm, dem Ort');
  expect(say('there', { place: 'somewhere_else' })).toBe('Auf somewhere else');
  expect(say('new', { place: 'farm' })).toBe('Eine die Farm');
  expect(say('new', { place: 'town' })).toBe('Ein der Ort');
  expect(say('sentence', { words: 'die Farm brennt' })).toBe('Die Farm brennt.');
});

test('a row is put together as its language does, and told apart again', () => {
  const texts = new Texts('xx', [
    'list-comma = { $one }、{ $other }\nlist-and = { $others } & { $last }\nevent-x = { $cards } / { NAME($cards) }\nname-farm = Farm\n',
  ]);
  expect(texts.event({ type: 'x', rule: '', cards: ['farm', 'b_c', 'd'] } as never, null, [])).toBe(
    'farm、b_c、d / Farm、b c、d',
  );
  expect(inRow([], texts.say)).toBe('');
  expect(listed(['A', 'B', 'C'], texts.say)).toBe('A、B & C');
});
