import { buyStock, codecs, getQuote, TimedOut } from '@corro/client';
import { describe, expect, it } from 'vitest';
import { answer, buildQuote, createTestApi, rejection, settle } from './index.ts';

const quoteRoute = 'GET /v2/yahoo';
const buyRoute = 'POST /stock/success/deal/buy';
const purchase = { symbol: 'NVLO', quantity: 10, price: '128.40' };

describe('time', () => {
  it('is up after 10 s for a write, and the abort reaches the wire', async () => {
    const { api, upstream, clock } = createTestApi({ [buyRoute]: answer.stall() });
    const failed = rejection(buyStock(api, purchase, 'key-1'));
    await clock.advance(9999);
    expect(upstream.calls[0]?.signal.aborted).toBe(false);
    await clock.advance(1);
    expect(await failed).toBeInstanceOf(TimedOut);
    expect(upstream.calls[0]?.signal.aborted).toBe(true);
    expect(upstream.calls).toHaveLength(1);
  });

  it('ends a read at once, so that the error is shown', async () => {
    const { api, upstream, clock } = createTestApi({ [quoteRoute]: answer.stall() });
    const failed = rejection(getQuote(api, { symbol: 'NVLO' }));
    await clock.advance(10_000);
    expect(await failed).toBeInstanceOf(TimedOut);
    expect(upstream.calls).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('is not up for a read that works at the second try', async () => {
    const { api, clock } = createTestApi({
      [quoteRoute]: [answer.html(502), answer.ok(codecs.quote.encode(buildQuote()))],
    });
    const reading = getQuote(api, { symbol: 'NVLO' });
    await clock.advance(0);
    await expect(reading).resolves.toMatchObject({ price: '128.40' });
  });
});

describe('an abort', () => {
  it('reaches the wire and is passed on as it is', async () => {
    const { api, upstream, clock } = createTestApi({ [quoteRoute]: answer.stall() });
    const caller = new AbortController();
    const failed = rejection(getQuote(api, { symbol: 'A' }, { signal: caller.signal }));
    await settle();
    caller.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
    expect(upstream.calls[0]?.signal.aborted).toBe(true);
    expect(upstream.calls).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('between two tries ends the trying', async () => {
    const { api, upstream, clock } = createTestApi(
      { [quoteRoute]: answer.offline() },
      { random: () => 0.9 },
    );
    const caller = new AbortController();
    const failed = rejection(getQuote(api, { symbol: 'A' }, { signal: caller.signal }));
    await settle();
    expect(clock.pending()).toBe(1);
    caller.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
    expect(clock.pending()).toBe(0);
    expect(upstream.calls).toHaveLength(1);
  });
});
