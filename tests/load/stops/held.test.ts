import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, orderOfOne, RowHolder } from './buying.ts';
import { prepareCustomers, type Prepared } from './customers.ts';
import { serve, type Served } from './served.ts';
import { expectSound } from './sound.ts';

// What becomes of an order that waits for a row while its server stops.

let prepared: Prepared;
let server: Served;
let rows: RowHolder;

beforeAll(async () => {
  prepared = await prepareCustomers('held', 1);
});

beforeEach(async () => {
  const { databaseUrl } = prepared;
  server = await serve({ DATABASE_URL: databaseUrl, DRAIN_SECONDS: '0', STOP_SECONDS: '2' });
  rows = new RowHolder(databaseUrl);
  await rows.hold();
});
afterEach(async () => {
  server.signal('SIGKILL');
  await rows.end();
});

/** Sends an order and waits until it waits for the row. */
async function waitingOrder(key: string = randomUUID()): Promise<{ answer: Promise<string> }> {
  const [token = ''] = prepared.tokens;
  const body = await orderOfOne(server.url, token);
  const answer = buy(server.url, token, { body, key }).catch(String);
  await rows.untilWaiting(1);
  return { answer };
}

test('at the limit the answer says that nothing was done, and nothing is', async () => {
  const { answer } = await waitingOrder();
  server.signal('SIGTERM');
  expect(JSON.parse(await answer)).toEqual({ msg: 'no', data: 'busy' });
  expect(await server.ended).toEqual({
    code: 0,
    said: 'Stopped at the limit, with 1 calls under way.\n',
  });
  await rows.letGo();
  await pause(500);
  expect(await rows.keys()).toEqual([]);
});

test('before the limit it is carried out, and answered', async () => {
  const key = randomUUID();
  const { answer } = await waitingOrder(key);
  server.signal('SIGTERM');
  await pause(500);
  await rows.letGo();
  expect(JSON.parse(await answer)).toMatchObject({ msg: 'ok' });
  expect((await server.ended).code).toBe(0);
  expect(await rows.keys()).toEqual([key]);
  await expectSound(prepared.databaseUrl, 1);
});

test('a second signal ends the process where it is, and nothing is done', async () => {
  const before = await rows.keys();
  const { answer } = await waitingOrder();
  server.signal('SIGTERM');
  await pause(1_200);
  server.signal('SIGTERM');
  expect((await server.ended).code).toBe(null);
  expect(await answer).toContain('fetch failed');
  await rows.letGo();
  await pause(500);
  expect(await rows.keys()).toEqual(before);
});
