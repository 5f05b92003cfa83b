import { expect, it } from 'vitest';
import { pageNumber } from './Pager.tsx';

it.each([
  ['2', 2],
  ['10', 10],
  ['1000000', 1_000_000],
])('takes %s for page %i', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

it.each([null, '', '0', '-1', '01', '1.5', '1e3', '0x10', '１２', ' 2', 'two', '1000001'])(
  'takes %s for the first page',
  (text) => {
    expect(pageNumber(text)).toBe(1);
  },
);
