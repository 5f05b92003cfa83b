import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, newcomerAt, sandboxAt } from './sandboxAt.ts';
import { newDatabase } from './shared.ts';
import { soundLedger } from './soundLedger.ts';

// Tests the close of an offering. Three sandboxes share a Postgres: the clock of one is before the
// close, the clocks of the other two are after it.

/** Offers 104,000 shares at 25.33 until 16:00; other customers apply for 270,400. */
const offering = { id: '1495989', tag: 'VALDRA', price: '25.33' };
const [offered, demand] = [104_000, 270_400];
const close = Date.parse('2026-11-20T16:00:00Z');
const count = 300;

let databaseUrl: string;
let before: Sandbox;
let after: readonly Sandbox[] = [];

beforeAll(async () => {
  databaseUrl = await newDatabase('closing');
  before = await sandboxAt(databaseUrl, close - 500);
  after = [await sandboxAt(databaseUrl, close + 500), await sandboxAt(databaseUrl, close + 500)];
});
afterAll(() => Promise.all([before, ...after].map((one) => one.close())));

interface Customer {
  readonly token: string;
  /** Order number of the application; null after the close. */
  readonly no: string | null;
}

const newcomers = (length: number, first: number) =>
  Promise.all(Array.from({ length }, (_, index) => newcomerAt(before, first + index)));

async function apply(token: string): Promise<Customer> {
  const body = { ...offering, count };
  for (;;) {
    const path = '/stock/success/ipo/buy';
    const { msg, data } = await call<unknown>(before, path, token, body);
    if (msg === 'ok') return { token, no: (data as { no: string }).no };
    if (data === 'time-not-allowed') return { token, no: null };
    expect(data).toBe('busy');
    await pause(20);
  }
}

async function cancel({ token, no }: Customer): Promise<boolean> {
  for (;;) {
    const body = { kind: 'ipo', no };
    const { msg, data } = await call(before, '/stock/success/v2/cancel', token, body);
    if (msg === 'ok') return true;
    if (data === 'too-late-to-cancel') return false;
    expect(data).toBe('busy');
    await pause(20);
  }
}

const look = (index: number, { token }: { readonly token: string }) =>
  call<{ balance: string }>(after[index % 2]!, '/stock/success/v2/balance', token);

const moment = () => pause(Math.random() * 60);

test('the book closes once, and counts each application that was in time and not cancelled', async () => {
  const early = await Promise.all((await newcomers(30, 5_560_000_000)).map(apply));
  const lateTokens = await newcomers(12, 5_560_000_100);
  expect(await Promise.all(early.slice(0, 3).map(cancel))).toEqual([true, true, true]);

  // Cancellations and applications race with the allotment.
  const [cancelled, late] = await Promise.all([
    Promise.all(early.slice(3, -3).map((one) => moment().then(() => cancel(one)))),
    Promise.all(lateTokens.map((token) => moment().then(() => apply(token)))),
    Promise.all(early.slice(3).map((one, index) => moment().then(() => look(index, one)))),
  ]);
  await Promise.all(early.map((one, index) => look(index, one)));
  expect(await Promise.all(early.slice(-3).map(cancel))).toEqual([false, false, false]);

  const returned = new Set([
    ...early.slice(0, 3),
    ...early.slice(3, -3).filter((_, index) => cancelled[index]),
  ]);
  const inTime = [...early, ...late.filter(({ no }) => no !== null)];
  const applied = count * (inTime.length - returned.size);
  const allotted = Math.floor((count * offered) / (demand + applied));
  const cost = Math.round(allotted * 25.33 * 100);
  const paid = (cost + Math.round(cost * 0.0003)) / 100;
  for (const [index, customer] of inTime.entries()) {
    const isReturned = returned.has(customer);
    await vi.waitFor(async () => {
      const { data } = await call(after[0]!, '/stock/success/ipo/list', customer.token);
      const row = isReturned ? { status: 4, returned: '7601.28' } : { status: 2, allotted };
      expect(data).toMatchObject({ rows: [row] });
    }, 30_000);
    const { balance } = (await look(index, customer)).data;
    expect(balance).toBe(isReturned ? '25000.00' : (25_000 - paid).toFixed(2));
  }
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject({
    applications: inTime.length,
    ...soundLedger,
  });
});
