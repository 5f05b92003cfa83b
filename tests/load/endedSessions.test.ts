import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from './customer.ts';
import { startSandbox, type SandboxProcess } from './process.ts';
import { newDatabase } from './shared.ts';

// A session is ended by one process of two on a real Postgres while the other remembers that it was open.

const prices = '/v2/stock/list?limit=1';
const balance = '/stock/success/v2/balance';
let ends: SandboxProcess;
let remembers: SandboxProcess;
let phones = 5_562_000_000;

beforeAll(async () => {
  const databaseUrl = await newDatabase('ended sessions');
  [ends, remembers] = [await startSandbox({ databaseUrl }), await startSandbox({ databaseUrl })];
});
afterAll(() => Promise.all([ends, remembers].map((one) => one.kill9())));

/** A session that both processes have looked up. */
async function rememberedSession(): Promise<string> {
  phones += 1;
  const token = await newCustomer(ends, String(phones));
  for (const one of [ends, remembers, remembers]) {
    expect((await one.get(prices, token)).msg).toBe('ok');
  }
  return token;
}

const logout = (token: string) => ends.post('/stock/success/v2/session/logout', {}, token);

test('it opens nothing of the customer from then on, in any process, and no prices a second later', async () => {
  const token = await rememberedSession();
  expect((await logout(token)).msg).toBe('ok');
  expect((await ends.get(prices, token)).msg).toBe('logout');
  expect((await remembers.get(balance, token)).msg).toBe('logout');
  await pause(1000);
  expect((await remembers.get(prices, token)).msg).toBe('logout');
});

test('a process that was paused meanwhile asks before it answers', async () => {
  const token = await rememberedSession();
  remembers.signal('SIGSTOP');
  expect((await logout(token)).msg).toBe('ok');
  await pause(3000);
  const asked = remembers.get(prices, token);
  remembers.signal('SIGCONT');
  expect((await asked).msg).toBe('logout');
});
