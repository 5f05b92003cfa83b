import { buildNewsItem } from '@corro/testing';
import { expect, it } from 'vitest';
import { createMentionTest } from './createMentionTest.ts';

const silent = { title: 'El mercado abre', subhead: null, content: '<p>Sin cambios</p>' };

it.each([
  ['its code in the title', { title: 'KO sube' }, 'KO', 'The Coca-Cola Company', true],
  ['its code within another word', { title: 'KOF sube' }, 'KO', 'Cola', false],
  ['its code in small letters', { title: 'un ko técnico' }, 'KO', 'Cola', false],
  ['a code of one letter', { title: 'Plan A' }, 'A', 'Agilent', false],
  ['its name in the subhead', { subhead: 'Sube coca-cola.' }, 'KO', 'Coca-Cola', true],
  ['its name without the legal form', { content: '<b>Apple</b> sube' }, 'AAPL', 'Apple Inc.', true],
  [
    'its name without the legal form',
    { title: 'Bimbo crece' },
    'BB',
    'Bimbo, S.A.B. de C.V.',
    true,
  ],
  ['its name within another word', { title: 'Pineapple' }, 'AAPL', 'Apple Inc.', false],
  ['a name of two letters', { title: 'El 3M y más' }, 'MMM', '3M', false],
  ['a name with signs', { title: 'C++ (x) cae' }, 'CPP', 'C++ (x)', true],
  ['its name in the HTML alone', { content: '<a href="/Apple">x</a>' }, 'AAPL', 'Apple', false],
  ['neither', {}, 'KO', 'Coca-Cola', false],
])('checks news with %s (%o) for %s, %s', (_, over, symbol, name, names) => {
  expect(createMentionTest(buildNewsItem({ ...silent, ...over }))({ symbol, name })).toBe(names);
});
