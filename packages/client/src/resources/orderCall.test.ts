import { expect, it } from 'vitest';
import { orderParams } from './orderCall.ts';

const now = 1_795_188_600_000;
const clock = { now: () => now };

it('sends the time since the confirmation', () => {
  expect(orderParams(clock, 'key-1')).toEqual({ header: { 'Idempotency-Key': 'key-1' } });
  expect(orderParams(clock, 'key-1', { confirmedAt: now })).toMatchObject({
    header: { 'Order-Age': 0 },
  });
  expect(orderParams(clock, 'key-1', { confirmedAt: now - 1250 })).toMatchObject({
    header: { 'Order-Age': 1250 },
  });
});

it('sends a day as the age of an order if the clock was set back', () => {
  const { header } = orderParams(clock, 'key-1', { confirmedAt: now + 1 });
  expect(header).toMatchObject({ 'Order-Age': 86_400_000 });
});
