import { buyStock, getQuote, TimedOut } from '@corro/client';
import { describe, expect, it } from 'vitest';
import { answer, createTestApi, rejection } from './index.ts';

const quoteRoute = 'GET /v2/yahoo';
const buyRoute = 'POST /stock/success/deal/buy';
const purchase = { symbol: 'NVLO', quantity: 10, price: '128.40' };

describe('the deadline', () => {
  it('aborts a write after 10 s on the wire', async () => {
    const { api, upstream, clock } = createTestApi({ [buyRoute]: answer.stall() });
    const failed = rejection(buyStock(api, purchase, 'key-1'));
    await clock.advance(9999);
    expect(upstream.calls[0]?.signal.aborted).toBe(false);
    await clock.advance(1);
    expect(await failed).toBeInstanceOf(TimedOut);
    expect(upstream.calls[0]?.signal.aborted).toBe(true);
    expect(upstream.calls).toHaveLength(1);
  });

  it('ends a read without a retry, so that the error is shown', async () => {
    const { api, upstream, clock } = createTestApi({ [quoteRoute]: answer.stall() });
    const failed = rejection(getQuote(api, { symbol: 'NVLO' }));
    await clock.advance(10_000);
    expect(await failed).toBeInstanceOf(TimedOut);
    expect(upstream.calls).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });
});
