import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../index.ts';
import { readinessOf } from '../readiness.ts';
import { addCustomer, inMemory, leaseEnd, openStore, type Store } from '../store/index.ts';
import { scriptedFeed } from '../testFeed.fixture.ts';
import { watchLedger, type LedgerFinding, type LedgerWatch } from './ledgerWatch.ts';
import { seed } from './seed.ts';

const hour = 3_600_000;
/** A midnight in UTC, before every time of these tests. */
const midnight = Date.UTC(2026, 0, 1);
const findings: LedgerFinding[] = [];
const faults: unknown[] = [];
let now = midnight;
let store: Store;

beforeAll(async () => {
  const time = { now: () => now };
  store = await openStore({ dataDir: inMemory, databaseUrl: null }, { wall: time, time });
  await seed({ store, clock: store.clock });
}, 60_000);
afterAll(() => store.close());
beforeEach(() => {
  // A day passes, so that each test's first audit is the daily one.
  now += 24 * hour;
  findings.length = 0;
  faults.length = 0;
});

function watcher(): LedgerWatch {
  return watchLedger(
    { store, clock: store.clock },
    {
      repeat: () => () => undefined,
      fullAuditHour: 9,
      onFinding: (finding) => findings.push(finding),
      onFault: (error) => faults.push(error),
    },
  );
}

test('one of several processes checks the ledger once an hour', async () => {
  const one = watcher();
  const other = watcher();
  await Promise.all([one.runIfDue(), other.runIfDue()]);
  expect(findings).toMatchObject([{ isSound: true, wrong: [] }]);
  now += hour - 1;
  await one.runIfDue();
  expect(findings).toHaveLength(1);
  now += 1;
  await other.runIfDue();
  expect(findings).toHaveLength(2);
  expect(faults).toEqual([]);
});

test('looks often whether a check is due, because the last process may have stopped', () => {
  const asked: number[] = [];
  watchLedger(
    { store, clock: store.clock },
    {
      repeat: (_work, milliseconds) => {
        asked.push(milliseconds);
        return () => undefined;
      },
      fullAuditHour: 9,
      onFinding: () => undefined,
      onFault: () => undefined,
    },
  );
  expect(asked).toEqual([hour / 12]);
});

test('reports a row changed by hand and stays ready', async () => {
  const watch = watcher();
  await sql`update accounts set available = available + 1`.execute(store.db);
  await watch.runIfDue();
  await sql`update accounts set available = available - 1`.execute(store.db);
  expect(findings).toMatchObject([{ isSound: false, wrong: ['drifted', 'unexplained'] }]);
  const feed = scriptedFeed(new Map([['AAPL', '1.00']]), () => now);
  const { ready, degraded, checks } = await readinessOf(store, feed, watch.last());
  expect(checks.ledger).toEqual({
    ok: false,
    detail: 'The ledger does not add up: drifted, unexplained.',
  });
  expect({ ready, degraded }).toEqual({ ready: true, degraded: ['feed', 'ledger'] });
  // After two hours another process must have audited the ledger, so this result is out of date.
  now += 2 * hour;
  expect(watch.last()).toBeNull();
});

test('a failed check is a fault, and the next one runs', async () => {
  const watch = watcher();
  await sql`alter table postings rename to elsewhere`.execute(store.db);
  await watch.runIfDue();
  await sql`alter table elsewhere rename to postings`.execute(store.db);
  expect(faults).toHaveLength(1);
  now += hour;
  await watch.runIfDue();
  expect(findings).toMatchObject([{ isSound: true }]);
});

/** Adds a customer whose only entry has the time `at`, in epoch milliseconds. */
async function newcomer(phone: string, at: number): Promise<string> {
  const secrets = { passwordHash: '', codeHash: null };
  return (await addCustomer(store, { phone, ...secrets, welcomeCredit: 1000n, at }))!;
}

/** Changes a balance without an entry in the ledger. */
async function tamper(customerId: string, cents: bigint): Promise<void> {
  await store.db
    .updateTable('accounts')
    .set(({ eb }) => ({ available: eb('available', '+', cents) }))
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'cash')
    .execute();
}

async function auditAt(watch: LedgerWatch, time: number): Promise<LedgerFinding | undefined> {
  now = time;
  findings.length = 0;
  await watch.runIfDue();
  return findings[0];
}

describe('an audit', () => {
  const noon = midnight + 40 * 24 * hour + 12 * hour;

  test('the daily audit finds a wrong cent of an old day, which the hourly audits miss', async () => {
    const watch = watcher();
    const customer = await newcomer('5520000001', noon - 240 * hour);
    expect(await auditAt(watch, noon)).toMatchObject({ isSound: true, isFull: true });
    await tamper(customer, 1n);
    const sound = { isSound: true, isFull: false, entries: 0 };
    expect(await auditAt(watch, noon + hour)).toMatchObject(sound);
    expect(await auditAt(watch, noon + 20 * hour)).toMatchObject(sound);
    const wrong = { isSound: false, isFull: true, wrong: ['drifted'] };
    expect(await auditAt(watch, noon + 21 * hour)).toMatchObject(wrong);
    // The audit keeps reporting the fault until the cent is corrected.
    expect(await auditAt(watcher(), noon + 22 * hour)).toMatchObject(wrong);
    await tamper(customer, -1n);
    expect(await auditAt(watch, noon + 23 * hour)).toMatchObject({ isSound: true, isFull: true });
    expect(await auditAt(watch, noon + 24 * hour)).toMatchObject(sound);
  });

  test('the hourly audit finds a wrong cent of a new entry every time', async () => {
    const watch = watcher();
    await auditAt(watch, noon + 25 * hour);
    const customer = await newcomer('5520000002', now - hour / 12);
    await newcomer('5520000003', now + 1);
    await tamper(customer, -1n);
    const wrong = { isSound: false, isFull: false, wrong: ['drifted'], entries: 2 };
    expect(await auditAt(watch, noon + 26 * hour)).toMatchObject(wrong);
    expect(await auditAt(watcher(), noon + 27 * hour)).toMatchObject(wrong);
    await tamper(customer, 1n);
    expect(await auditAt(watch, noon + 28 * hour)).toMatchObject({ isSound: true, entries: 2 });
    expect(await auditAt(watch, noon + 29 * hour)).toMatchObject({ isSound: true, entries: 0 });
  });

  test('an audit also reads the entries that a failed audit before it missed', async () => {
    const watch = watcher();
    await auditAt(watch, noon + 30 * hour);
    await tamper(await newcomer('5520000004', now + 1), 1n);
    await sql`alter table postings rename to elsewhere`.execute(store.db);
    expect(await auditAt(watch, noon + 31 * hour)).toBeUndefined();
    await sql`alter table elsewhere rename to postings`.execute(store.db);
    expect(faults).toHaveLength(1);
    expect(await auditAt(watch, noon + 33 * hour)).toMatchObject({ wrong: ['drifted'] });
  });
});

test('no audit runs where the setting is off', async () => {
  const background: (() => void)[] = [];
  const own = await openStore({ dataDir: inMemory, databaseUrl: null });
  const sandbox = await createSandbox({
    settings: {
      dataDir: inMemory,
      databaseUrl: null,
      marketFeed: 'simulated',
      marketDataDir: null,
      ledgerAudit: 'off',
    },
    clock: Date,
    store: own,
    repeat(work) {
      background.push(work);
      return () => undefined;
    },
    onFault: (error) => faults.push(error),
  });
  for (const work of background) work();
  await vi.waitFor(async () => expect(await leaseEnd(own.db, 'expired-rows')).not.toBeNull());
  expect(await leaseEnd(own.db, 'ledger')).toBeNull();
  await sandbox.close();
});
