import { NetworkFailed } from '@corro/client';
import { describe, expect, it } from 'vitest';
import { answer, createTestClient, rejection } from './index.ts';

const route = 'GET /stock/success/v2/balance';

function holding() {
  const { client, upstream } = createTestClient(
    { [route]: answer.ok({ balance: '1.00' }) },
    { readTries: 1 },
  );
  upstream.hold(route);
  let changes = 0;
  upstream.onHeld(() => (changes += 1));
  return { client, upstream, changes: () => changes };
}

/** Until the call is on the wire. */
const sent = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a call that is held', () => {
  it('waits until it is answered by hand', async () => {
    const { client, upstream, changes } = holding();
    const balance = client.account.balance();
    await sent();
    const [held] = upstream.held();
    expect(held).toMatchObject({ route, call: { method: 'GET' } });
    held?.answer(answer.ok({ balance: '25000.00' }));
    await expect(balance).resolves.toBe('25000.00');
    expect(upstream.held()).toEqual([]);
    expect(changes()).toBe(2);
  });

  it('can be left without an answer, as a lost network does', async () => {
    const { client, upstream } = holding();
    const failure = rejection(client.account.balance());
    await sent();
    upstream.held()[0]?.answer(answer.offline());
    await expect(failure).resolves.toBeInstanceOf(NetworkFailed);
  });

  it('is gone once nobody waits for it', async () => {
    const { client, upstream } = holding();
    const given = new AbortController();
    const failure = rejection(client.account.balance({ signal: given.signal }));
    await sent();
    given.abort();
    await failure;
    expect(upstream.held()).toEqual([]);
  });
});
