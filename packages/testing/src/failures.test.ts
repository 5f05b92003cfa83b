import { NetworkFailed, ProtocolBroken, Refusal, SessionEnded, isCorroError } from '@corro/client';
import { describe, expect, it } from 'vitest';
import { answer, createTestClient, rejection } from './index.ts';

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
  ])('is told apart, and a write is sent once: %s', async (_what, scripted, type) => {
    const { client, upstream, clock } = createTestClient({ [buyRoute]: scripted });
    const error = await rejection(client.orders.buyStock(purchase, 'key-1'));
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
    ['bad-data', answer.ok({ balance: '1e3' })],
  ])('of the protocol says why: %s', async (reason, scripted) => {
    const { client } = createTestClient(
      { 'GET /stock/success/v2/balance': scripted },
      { readTries: 1 },
    );
    expect(await rejection(client.account.balance())).toMatchObject({ reason });
  });

  it('leaves a write to its caller, who may send it again with the same key', async () => {
    const { client, upstream } = createTestClient({ [buyRoute]: [answer.offline(), answer.ok()] });
    expect(await rejection(client.orders.buyStock(purchase, 'key-1'))).toBeInstanceOf(
      NetworkFailed,
    );
    await client.orders.buyStock(purchase, 'key-1');
    expect(upstream.calls.map((call) => call.headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  it('names a route for which there is no script', async () => {
    const { client } = createTestClient();
    expect(await rejection(client.account.balance())).toMatchObject({
      kind: 'protocol-broken',
      detail: 'msg is "No script for GET /stock/success/v2/balance"',
    });
  });
});
