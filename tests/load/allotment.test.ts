import { auditLedger, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './shared.ts';
import { call, newcomerAt, sandboxAt } from './sandboxAt.ts';
import { soundLedger } from './soundLedger.ts';

// Two sandboxes on one real Postgres, whose clocks are a second apart where an offering closes.

/** 104,000 shares at 25.33, and others want 270,400; until 16:00. */
const offering = { id: '1495989', tag: 'VALDRA', price: '25.33' };
const [offered, demand] = [104_000, 270_400];
const close = Date.parse('2026-11-20T16:00:00Z');
const customers = 24;

interface Application {
  readonly count: number;
  readonly allotted: number | null;
  readonly status: number;
}

let databaseUrl: string;
let behind: Sandbox;
let ahead: Sandbox;

beforeAll(async () => {
  databaseUrl = await newDatabase('allotment');
  behind = await sandboxAt(databaseUrl, close - 500);
  ahead = await sandboxAt(databaseUrl, close + 500);
});
afterAll(async () => {
  await behind.close();
  await ahead.close();
});

const apply = (token: string, count: number) =>
  call(behind, '/stock/success/ipo/buy', token, { ...offering, count });

async function applicationOf(token: string): Promise<Application | undefined> {
  const path = '/stock/success/ipo/list';
  return (await call<{ rows: Application[] }>(ahead, path, token)).data.rows[0];
}

test('the book closes once: what was applied for in time is counted, what came later is refused', async () => {
  const tokens: string[] = [];
  for (let number = 0; number < customers; number += 1) {
    tokens.push(await newcomerAt(behind, 5_560_000_000 + number));
  }
  const early = tokens.slice(0, customers / 2);
  const late = tokens.slice(customers / 2);
  await Promise.all(early.map((token) => apply(token, 300)));

  // Applications where it is still open, allotments where it has closed, at once and in turn.
  const [answers] = await Promise.all([
    Promise.all(late.map((token) => apply(token, 500))),
    Promise.all(early.flatMap((token) => [applicationOf(token), applicationOf(token)])),
  ]);
  for (const { msg, data } of answers) {
    expect(msg === 'ok' || data === 'time-not-allowed').toBe(true);
  }

  const applications = (await Promise.all(tokens.map((token) => applicationOf(token)))).filter(
    (one) => one !== undefined,
  );
  const taken = answers.filter(({ msg }) => msg === 'ok').length;
  expect(applications).toHaveLength(customers / 2 + taken);
  const wanted = demand + 300 * (customers / 2) + 500 * taken;
  for (const { count, allotted, status } of applications) {
    expect(status).toBe(2);
    expect(allotted).toBe(Math.floor((count * offered) / wanted));
  }
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject({
    ...soundLedger,
  });
});
