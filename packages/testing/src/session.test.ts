import { getBalance, logIn, SessionEnded, getConfig } from '@corro/client';
import { describe, expect, it } from 'vitest';
import { answer, createTestApi, rejection } from './index.ts';

describe('the session', () => {
  it('ends once for five calls at once', async () => {
    const { api, ended } = createTestApi({
      'GET /stock/success/v2/balance': answer.logout(),
    });
    const calls = Array.from({ length: 5 }, () => rejection(getBalance(api)));
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(SessionEnded);
    expect(ended).toEqual(['logout']);
  });

  it('repeats a read with the new token if the old one was rejected', async () => {
    let token = 'token-1';
    const { api, ended, clock } = createTestApi(
      {
        'GET /stock/success/v2/balance': ({ headers }) => {
          token = 'token-2';
          return headers['token'] === token ? answer.ok({ balance: '1' }) : answer.logout();
        },
      },
      { token: () => token },
    );
    const reading = getBalance(api);
    await clock.advance(3000);
    expect(await reading).toBe('1');
    expect(ended).toEqual([]);
  });

  it('survives a logout answer to a public call', async () => {
    const { api, ended } = createTestApi({ 'POST /stock/user/login': answer.logout() });
    const error = await rejection(logIn(api, { phone: '5500000001', password: 'x' }));
    expect(error).toBeInstanceOf(SessionEnded);
    expect(ended).toEqual([]);
  });
});

it('reports play money', async () => {
  const route = 'GET /stock/success/v2/balance';
  const { api, upstream, simulated } = createTestApi({
    [route]: answer.real({ balance: '1' }),
  });
  await getBalance(api);
  upstream.script(route, answer.ok({ balance: '1' }));
  await getBalance(api);
  await getBalance(api);
  expect(simulated).toEqual([false, true]);
});

it.each(['y', true, 1, '1'])('reports play money by the config tag: %j', async (value) => {
  const config = 'GET /v2/config';
  const { api, upstream, simulated } = createTestApi({
    [config]: answer.real([{ tag: 'simulated', value: 'n' }]),
  });
  await getConfig(api);
  expect(simulated).toEqual([false]);
  upstream.script(config, answer.real([{ tag: 'simulated', value }]));
  await getConfig(api);
  await getConfig(api);
  expect(simulated).toEqual([false, true]);
});

it('reads from each answer whether keys are honoured', async () => {
  const route = 'GET /stock/success/v2/balance';
  const { api, upstream } = createTestApi({ [route]: answer.ok({ balance: '1' }) });
  expect(api.honoursKeys()).toBeNull();
  await getBalance(api);
  expect(api.honoursKeys()).toBe(false);
  upstream.honourKeys(true);
  await getBalance(api);
  expect(api.honoursKeys()).toBe(true);
});
