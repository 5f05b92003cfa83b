import { expect, it } from 'vitest';
import { balanceAfter } from './balanceAfter.ts';

it('takes what a purchase costs', () => {
  expect(balanceAfter('buy', '25000.00', '1000.30')).toBe('23999.70');
});

it('adds what a sale brings', () => {
  expect(balanceAfter('sell', '23999.70', '1009.70')).toBe('25009.40');
});
