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
  const current = card === null ? null : { ...card, version: 2n };
  expect(withdrawRefusal({ amount }, current)?.data).toBe(code);
  expect(withdrawRefusal({ amount, version: '2' }, current)?.data).toBe(code);
});

it.each(['0', '1', '3', '02', '2.0', ''])(
  'of version %j of a card in its version 2 is refused',
  (version) => {
    const card = { status: 1, version: 2n };
    expect(withdrawRefusal({ amount: '100', version }, card)?.data).toBe('card-changed');
  },
);
