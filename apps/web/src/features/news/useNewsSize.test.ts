import { expect, it } from 'vitest';
import { newsSize } from './useNewsSize.ts';

it('accepts the four sizes only', () => {
  const texts = ['10', '20', '30', '50', '40', '020', '2e1', '-10', '', ' 10', null];
  expect(texts.map(newsSize)).toEqual([10, 20, 30, 50, ...Array.from({ length: 7 }, () => null)]);
});
