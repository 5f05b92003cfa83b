import { expect, test } from 'vitest';
import { noRestarts, restartsAt } from './restarts.ts';

const price = (left: number) => ({ eventType: 'PRICE_TOO_OLD', left });

test('a delay that ends later than before has started over', () => {
  const opened = restartsAt(noRestarts, [price(15_000)], 0);
  expect(opened.restarted.size).toBe(0);
  const passed = restartsAt(opened, [price(5_000)], 10_000);
  expect(passed.restarted.size).toBe(0);
  const readAgain = restartsAt(passed, [price(15_000)], 10_000);
  expect([...readAgain.restarted]).toEqual(['PRICE_TOO_OLD']);
  expect(restartsAt(readAgain, [price(15_000)], 10_000)).toBe(readAgain);
  const later = restartsAt(readAgain, [price(14_000)], 11_000);
  expect([...later.restarted]).toEqual(['PRICE_TOO_OLD']);
});

test('a clock that goes back, and a new delay, have no restart', () => {
  const opened = restartsAt(noRestarts, [price(5_000)], 10_000);
  const back = restartsAt(opened, [price(15_000)], 1_000);
  expect(back.restarted.size).toBe(0);
  const gone = restartsAt(back, [], 2_000);
  expect(restartsAt(gone, [price(60_000)], 3_000).restarted.size).toBe(0);
});
