import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from './customer.ts';
import { startSandbox, type SandboxProcess } from './process.ts';
import { newDatabase } from './shared.ts';

// Two processes share a Postgres. One process ends a session that the other process has cached.

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

/** Opens a session and uses it in both processes, so that both cache it. */
async function cachedSession(): Promise<string> {
  phones += 1;
  const token = await newCustomer(ends, String(phones));
  for (const one of [ends, remembers, remembers]) {
    expect((await one.get(prices, token)).msg).toBe('ok');
  }
  return token;
}

const logout = (token: string) => ends.post('/stock/success/v2/session/logout', {}, token);

test('an ended session is refused everywhere: customer data immediately, prices within a second', async () => {
  const token = await cachedSession();
  expect((await logout(token)).msg).toBe('ok');
  expect((await ends.get(prices, token)).msg).toBe('logout');
  expect((await remembers.get(balance, token)).msg).toBe('logout');
  await pause(1000);
  expect((await remembers.get(prices, token)).msg).toBe('logout');
});

test('a process that was paused during the logout checks the session before it answers', async () => {
  const token = await cachedSession();
  remembers.signal('SIGSTOP');
  expect((await logout(token)).msg).toBe('ok');
  await pause(3000);
  const asked = remembers.get(prices, token);
  remembers.signal('SIGCONT');
  expect((await asked).msg).toBe('logout');
});
