import { getBalance, NetworkFailed } from '@corro/client';
import { describe, expect, it } from 'vitest';
import { answer, createTestApi, rejection } from './index.ts';

const route = 'GET /stock/success/v2/balance';

function holding() {
  const { api, upstream } = createTestApi(
    { [route]: answer.ok({ balance: '1.00' }) },
    { readTries: 1 },
  );
  upstream.hold(route);
  let changes = 0;
  upstream.onHeld(() => (changes += 1));
  return { api, upstream, changes: () => changes };
}

/** Resolves once the call is on the wire. */
const sent = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a held call', () => {
  it('waits until it is answered', async () => {
    const { api, upstream, changes } = holding();
    const balance = getBalance(api);
    await sent();
    const [held] = upstream.held();
    expect(held).toMatchObject({ route, call: { method: 'GET' } });
    held?.answer(answer.ok({ balance: '25000.00' }));
    await expect(balance).resolves.toBe('25000.00');
    expect(upstream.held()).toEqual([]);
    expect(changes()).toBe(2);
  });

  it('can fail like a lost network', async () => {
    const { api, upstream } = holding();
    const failure = rejection(getBalance(api));
    await sent();
    upstream.held()[0]?.answer(answer.offline());
    await expect(failure).resolves.toBeInstanceOf(NetworkFailed);
  });

  it('is removed when its caller aborts', async () => {
    const { api, upstream } = holding();
    const given = new AbortController();
    const failure = rejection(getBalance(api, { signal: given.signal }));
    await sent();
    given.abort();
    await failure;
    expect(upstream.held()).toEqual([]);
  });
});
