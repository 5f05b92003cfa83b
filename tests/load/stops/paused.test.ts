import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, orderOfOne, RowHolder } from './buying.ts';
import { prepareCustomers, type Prepared } from './customers.ts';
import { serve, type Served } from './served.ts';
import { expectSound } from './sound.ts';

// A process that is paused during orders, as on a migrated machine, and continues.

const pauseSeconds = Number(process.env['CORRO_PAUSE_SECONDS'] ?? 11);
const customers = 8;

let prepared: Prepared;
let paused: Served;
let other: Served;
let rows: RowHolder;

beforeAll(async () => {
  prepared = await prepareCustomers('paused', customers);
  const settings = { DATABASE_URL: prepared.databaseUrl };
  [paused, other] = await Promise.all([serve(settings), serve(settings)]);
  rows = new RowHolder(prepared.databaseUrl);
});
afterAll(async () => {
  paused.signal('SIGKILL');
  other.signal('SIGKILL');
  await rows.end();
});

interface Sent {
  readonly token: string;
  readonly key: string;
  readonly body: string;
}

/** Sends an order until the answer is final. */
async function asked(url: string, order: Sent): Promise<string> {
  for (;;) {
    const answer = await buy(url, order.token, order);
    if (!/"(busy|in-progress)"/.test(answer)) return answer;
    await pause(200);
  }
}

test(`a process that pauses for ${pauseSeconds} s commits nothing afterwards, and nothing twice`, async () => {
  await rows.hold();
  const orders = await Promise.all(
    prepared.tokens.map(async (token): Promise<Sent> => {
      return { token, key: randomUUID(), body: await orderOfOne(paused.url, token) };
    }),
  );
  const hungUp = new AbortController();
  const answers = orders.map((order) =>
    buy(paused.url, order.token, order, hungUp.signal).catch(() => 'none'),
  );
  await rows.untilWaiting(customers);
  paused.signal('SIGSTOP');
  const began = performance.now();
  // Now each transaction of the paused process has its row locked, and no process continues it.
  await rows.letGo();
  await pause(1_000);
  hungUp.abort();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['none']));

  // Half of the customers ask again, another process; the others give up.
  const again = orders.slice(0, customers / 2);
  const second = await Promise.all(again.map((order) => asked(other.url, order)));
  for (const answer of second) expect(JSON.parse(answer)).toMatchObject({ msg: 'ok' });
  const keys = again.map(({ key }) => key).toSorted();
  expect(await rows.keys()).toEqual(keys);

  await pause(Math.max(0, pauseSeconds * 1000 - (performance.now() - began)));
  paused.signal('SIGCONT');
  while ((await paused.readiness()) !== 200) await pause(50);
  await pause(1_000);
  expect(await rows.keys()).toEqual(keys);

  const third = await Promise.all(again.map((order) => asked(paused.url, order)));
  expect(third).toEqual(second);
  await expectSound(prepared.databaseUrl, again.length);
});
