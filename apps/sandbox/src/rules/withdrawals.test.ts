import { expect, it } from 'vitest';
import { withdrawRefusal } from './withdrawals.ts';

it.each([
  ['99', { status: 1 }, 'below-minimum'],
  ['100', { status: 1 }, undefined],
  ['101', { status: 1 }, undefined],
  ['100', { status: 0 }, 'unknown-card'],
  ['100', { status: 2 }, 'unknown-card'],
  ['100', null, 'unknown-card'],
])('US$ %s to the card %o: %s', (amount, card, code) => {
  expect(withdrawRefusal({ amount }, card)?.data).toBe(code);
});
