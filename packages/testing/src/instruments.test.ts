import { isPercentOfChange, subtract } from '@corro/domain';
import { expect, test } from 'vitest';
import { buildQuote, buildStocks, quoteAt } from './index.ts';

const figures = [
  ['the quote', buildQuote()],
  ['a rise', quoteAt('130.00')],
  ['a fall', quoteAt('4640.00', '4655.20')],
] as const;

test.each(figures)('%s agrees with itself', (_, { price, previousClose, change, ...rest }) => {
  expect(change).toBe(subtract(price ?? '', previousClose ?? ''));
  expect(isPercentOfChange(rest.changePercent ?? null, change ?? null, price ?? null)).toBe(true);
  expect(Number(rest.low)).toBeLessThanOrEqual(Number(price));
  expect(Number(price)).toBeLessThanOrEqual(Number(rest.high));
});

test('a price has the change, percentage and range of its day', () => {
  expect(quoteAt('130.00')).toEqual({
    price: '130.00',
    previousClose: '126.90',
    open: '126.90',
    low: '126.90',
    high: '130.00',
    change: '3.10',
    changePercent: '2.44',
  });
});

test('every share has the percentage of its change', () => {
  const [first, , third] = buildStocks(3);
  expect(first).toMatchObject({ price: '101.00', previousClose: '100.00', changePercent: '1.00' });
  expect(third).toMatchObject({ price: '103.00', previousClose: '103.60', changePercent: '-0.58' });
  for (const { price, previousClose, changePercent } of buildStocks(120)) {
    const change = subtract(price ?? '', previousClose ?? '');
    expect(isPercentOfChange(changePercent, change, price)).toBe(true);
  }
});
