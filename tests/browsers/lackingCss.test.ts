import { expect, it } from 'vitest';
import { lackingCss } from './lackingCss.ts';
import { unsupportedMembers } from './unsupported.ts';

it.each([
  '.a { height: 100dvh; inset: 0; aspect-ratio: 1; display: flex; gap: 8px }',
  '.a:has(.b):focus-visible { top: 0 }',
  '@media (min-width: 20rem) { .a { top: max(1px, 2px) } }',
  '.a::-webkit-scrollbar { display: none; cursor: pointer }',
])('accepts CSS of the oldest browsers: %s', (sheet) => {
  expect(lackingCss(sheet)).toEqual([]);
});

it.each([
  ['.a { anchor-name: --a }', 'anchor-name'],
  ['.a { width: 2rlh }', 'rlh'],
  ['.a { color: light-dark(#000, #fff) }', 'light-dark()'],
  ['@scope (.a) { .b { top: 0 } }', '@scope'],
  ['@media (width <= 20rem) { .a { top: 0 } }', '@media range'],
  ['.a:popover-open { top: 0 }', ':popover-open'],
])('finds in %s: %s', (sheet, name) => {
  expect(lackingCss(sheet).map((problem) => problem.split(' is not')[0])).toContain(name);
});

it('knows functions that the oldest browsers lack, and none that they have', () => {
  const names = unsupportedMembers().map(({ owner, name }) => `${owner}.${name}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'Map.groupBy',
      'Array.toSorted',
      'String.toWellFormed',
      'AbortSignal.any',
      'URL.parse',
      'HTMLFormElement.requestSubmit',
      'CanvasRenderingContext2D.roundRect',
    ]),
  );
  const supported = /^(Array\.(at|findLast)|Object\.hasOwn|Crypto\.getRandomValues)$/;
  expect(names.filter((name) => supported.test(name))).toEqual([]);
});
