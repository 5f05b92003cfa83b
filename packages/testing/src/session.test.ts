import { SessionEnded } from '@corro/client';
import { describe, expect, it } from 'vitest';
import { answer, createTestClient, rejection } from './index.ts';

describe('the session', () => {
  it('ends once for five calls at once', async () => {
    const { client, ended } = createTestClient({
      'GET /stock/success/v2/balance': answer.logout(),
    });
    const calls = Array.from({ length: 5 }, () => rejection(client.account.balance()));
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(SessionEnded);
    expect(ended).toEqual(['logout']);
  });

  it('does not end with an answer to a token of yesterday', async () => {
    let token = 'token-1';
    const { client, ended } = createTestClient(
      {
        'GET /stock/success/v2/balance': () => {
          token = 'token-2';
          return answer.logout();
        },
      },
      { token: () => token },
    );
    await rejection(client.account.balance());
    expect(ended).toEqual([]);
  });

  it('does not end where none is needed', async () => {
    const { client, ended } = createTestClient({
      'POST /stock/user/login': answer.refusal('wrong-credentials', 401),
    });
    const error = await rejection(client.session.login({ phone: '5500000001', password: 'x' }));
    expect(error).toMatchObject({ kind: 'refusal', code: 'wrong-credentials' });
    expect(ended).toEqual([]);
  });
});

it('notices play money', async () => {
  const route = 'GET /stock/success/v2/balance';
  const { client, upstream, simulated } = createTestClient({
    [route]: answer.real({ balance: '1' }),
  });
  await client.account.balance();
  upstream.script(route, answer.ok({ balance: '1' }));
  await client.account.balance();
  await client.account.balance();
  expect(simulated).toEqual([false, true]);
});
