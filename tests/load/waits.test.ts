import { createSandbox, demoCustomer, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './shared.ts';

// Guesses at a password, many at once, at two sandboxes on one real Postgres.

const quarterMs = 15 * 60_000;

let sandboxes: Sandbox[];
let now = Date.UTC(2026, 10, 20);

beforeAll(async () => {
  const databaseUrl = await newDatabase('waits');
  const settings = {
    dataDir: '',
    databaseUrl,
    marketFeed: 'simulated' as const,
    marketDataDir: null,
  };
  const open = () => createSandbox({ settings, clock: Date, time: { now: () => now } });
  sandboxes = await Promise.all([open(), open()]);
}, 120_000);
afterAll(async () => {
  await Promise.all(sandboxes.map((one) => one.close()));
});

async function logIn(password: string, turn = 0): Promise<{ msg: string; data: unknown }> {
  const body = JSON.stringify({ user: demoCustomer.phone, password });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://any/api/stock/user/login', { method: 'POST', headers, body });
  const response = await sandboxes[turn % sandboxes.length]!.fetch(request);
  return response.json();
}

const guesses = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, turn) => logIn('wrong-one', turn)));

const wait = (seconds: number) => ({
  msg: 'no',
  data: { code: 'too-many-attempts', values: { seconds, challenge: expect.any(String) } },
});

/** Those of many guesses at once whose password was looked at. */
const lookedAt = async () =>
  (await guesses(60)).filter(({ data }) => JSON.stringify(data).includes('wrong-credentials'));

test('of many guesses at once five are looked at; then one, and the wait is longer', async () => {
  expect(await lookedAt()).toHaveLength(5);
  expect(await logIn(demoCustomer.password)).toEqual(wait(900));
  now += quarterMs;
  expect(await lookedAt()).toHaveLength(1);
  expect(await logIn(demoCustomer.password, 1)).toEqual(wait(1800));
  now += 2 * quarterMs;
  expect(await logIn(demoCustomer.password)).toMatchObject({ msg: 'ok' });
}, 60_000);
