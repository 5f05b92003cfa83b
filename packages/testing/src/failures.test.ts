import {
  buyStock,
  getBalance,
  isCorroError,
  NetworkFailed,
  ProtocolBroken,
  Refusal,
  SessionEnded,
} from '@corro/client';
import { describe, expect, it } from 'vitest';
import { answer, createTestApi, rejection } from './index.ts';

const buyRoute = 'POST /stock/success/deal/buy';
const purchase = { symbol: 'NVLO', quantity: 10, price: '128.40' };

describe('a failure', () => {
  it.each([
    ['a refusal with HTTP 200', answer.refusal('insufficient-funds'), Refusal],
    ['a refusal with HTTP 400', answer.refusal('bad-request', 400), Refusal],
    ['logout', answer.logout(), SessionEnded],
    ['HTTP 401', answer.unauthorized(), SessionEnded],
    ['no network', answer.offline(), NetworkFailed],
    ['an answer that breaks off', answer.brokenOff(), NetworkFailed],
    ['HTML', answer.html(), ProtocolBroken],
    ['HTML with HTTP 502', answer.html(502), ProtocolBroken],
    ['an empty body', answer.nothing(), ProtocolBroken],
    ['an empty body with HTTP 500', answer.nothing(500), ProtocolBroken],
    ['half a JSON', answer.halfJson(), ProtocolBroken],
    ['a missing msg', answer.missingMsg(), ProtocolBroken],
    ['HTTP 204', answer.nothing(204), ProtocolBroken],
  ])('a failure has a type, and a write is sent once: %s', async (_what, scripted, type) => {
    const { api, upstream, clock } = createTestApi({ [buyRoute]: scripted });
    const error = await rejection(buyStock(api, purchase, 'key-1'));
    expect(error).toBeInstanceOf(type);
    expect(isCorroError(error)).toBe(true);
    expect(upstream.calls).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it.each([
    ['empty', answer.nothing()],
    ['not-json', answer.html()],
    ['not-json', answer.html(502)],
    ['not-json', answer.halfJson()],
    ['no-msg', answer.missingMsg()],
    ['unknown-msg', answer.json({ msg: 'perhaps' })],
    ['bad-data', answer.ok(true)],
  ])('a failure of the protocol has a reason: %s', async (reason, scripted) => {
    const { api } = createTestApi({ 'GET /stock/success/v2/balance': scripted }, { readTries: 1 });
    expect(await rejection(getBalance(api))).toMatchObject({ reason });
  });

  it('leaves repeating a write to its caller', async () => {
    const { api, upstream } = createTestApi({ [buyRoute]: [answer.offline(), answer.ok()] });
    expect(await rejection(buyStock(api, purchase, 'key-1'))).toBeInstanceOf(NetworkFailed);
    await buyStock(api, purchase, 'key-1');
    expect(upstream.calls.map((call) => call.headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  it('a busy gateway pauses reads for the time that it requests', async () => {
    const read = 'GET /stock/success/v2/balance';
    const { api, upstream, clock } = createTestApi({
      [read]: [answer.gatewayBusy(5), answer.ok({ balance: '1' })],
      [buyRoute]: answer.ok(),
    });
    expect(await rejection(getBalance(api))).toMatchObject({ code: 'busy' });
    await clock.advance(1500);
    expect(await rejection(getBalance(api))).toMatchObject({ values: { seconds: 4 } });
    expect(upstream.calls).toHaveLength(1);
    await buyStock(api, purchase, 'key-1');
    await clock.advance(3500);
    expect(await getBalance(api)).toBeDefined();
    expect(upstream.calls).toHaveLength(3);
  });

  it('a write that a busy gateway rejects does not pause reads', async () => {
    const read = 'GET /stock/success/v2/balance';
    const { api, upstream } = createTestApi({
      [read]: answer.ok({ balance: '1' }),
      [buyRoute]: answer.gatewayBusy(5),
    });
    expect(await rejection(buyStock(api, purchase, 'key-1'))).toMatchObject({
      code: 'turned-away',
    });
    expect(await getBalance(api)).toBe('1');
    expect(upstream.calls).toHaveLength(2);
  });

  it('names a route without a script', async () => {
    const { api } = createTestApi();
    expect(await rejection(getBalance(api))).toMatchObject({
      kind: 'protocol-broken',
      detail: 'msg is "No script for GET /stock/success/v2/balance"',
    });
  });
});
