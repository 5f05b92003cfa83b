import { expect, it } from 'vitest';
import { shareOfBalance } from './index.ts';

it.each([
  ['24967.49', '25000.00', '99.87'], // 99.86996
  ['12003.60', '25000.00', '48.01'], // 48.0144
  ['30000', '25000.00', '120.00'],
  ['0', '25000.00', '0.00'],
])('%s of %s is %s %%', (total, balance, share) => {
  expect(shareOfBalance(total, balance)).toBe(share);
});

it('is not known of an empty balance', () => {
  expect(shareOfBalance('1.00', '0.00')).toBeNull();
});
