import { expect, it } from 'vitest';
import { svgPath } from './svgPath.ts';

const read = (value: unknown) => svgPath.decode(value, 'x');

it.each([
  ['M0 30 L50 22 L100 8'],
  ['M0,30L50,22L100,8L100,40L0,40Z'],
  ['m0 0h10v-5.5z'],
  ['M 0 0 10 10 20 20'],
  ['M0 0C1 2 3 4 5 6S7 8 9 10Q1 2 3 4T5 6A1 1 0 0 1 2 2'],
  ['M1e1 .5L-1.-.5'],
  ['M1e-5 0L12.25 2E+10'],
])('keeps path data: %s', (path) => {
  expect(read(path)).toBe(path);
});

it.each([
  [''],
  ['L0 0'],
  ['M0'],
  ['M0 0 L1'],
  ['M0 0L'],
  ['M0 0L1 2e'],
  ['L0 0M1 1'],
  ['M0 0 Z1'],
  ['M0 0 L1 2x'],
  ['M0 0"/><script>'],
  ['url(#a)'],
  ['data:image/png;base64,AAAA'],
  [null],
  [7],
  [['M0 0']],
])('drops invalid path data: %j', (value) => {
  expect(read(value)).toBeNull();
});

it('trims spaces', () => {
  expect(read(' M0 0 ')).toBe('M0 0');
});

it('drops path data longer than any chart needs', () => {
  const longest = `M0 0${'L1 1'.repeat(49_999)}`;
  expect(longest).toHaveLength(200_000);
  expect(read(longest)).toBe(longest);
  expect(read(`${longest} `)).toBeNull();
});
