import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readinessOf } from '../readiness.ts';
import { inMemory, openStore, type Store } from '../store/index.ts';
import { scriptedFeed } from '../testFeed.ts';
import { watchLedger, type LedgerFinding, type LedgerWatch } from './ledgerWatch.ts';
import { seed } from './seed.ts';

const hour = 3_600_000;
const found: LedgerFinding[] = [];
const faults: unknown[] = [];
let now = 1_000_000;
let store: Store;

beforeAll(async () => {
  const time = { now: () => now };
  store = await openStore({ dataDir: inMemory, databaseUrl: null }, { wall: time, time });
  await seed({ store, clock: store.clock });
}, 60_000);
afterAll(() => store.close());
beforeEach(() => {
  now += hour;
  found.length = 0;
  faults.length = 0;
});

function watcher(): LedgerWatch {
  return watchLedger(
    { store, clock: store.clock },
    {
      repeat: () => () => undefined,
      onFinding: (finding) => found.push(finding),
      onFault: (error) => faults.push(error),
    },
  );
}

test('one of several processes checks the ledger once an hour', async () => {
  const one = watcher();
  const other = watcher();
  await Promise.all([one.look(), other.look()]);
  expect(found).toMatchObject([{ isSound: true, wrong: [] }]);
  now += hour - 1;
  await one.look();
  expect(found).toHaveLength(1);
  now += 1;
  await other.look();
  expect(found).toHaveLength(2);
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
      onFinding: () => undefined,
      onFault: () => undefined,
    },
  );
  expect(asked).toEqual([hour / 12]);
});

test('reports a row changed by hand and stays ready', async () => {
  const watch = watcher();
  await sql`update accounts set available = available + 1`.execute(store.db);
  await watch.look();
  await sql`update accounts set available = available - 1`.execute(store.db);
  expect(found).toMatchObject([{ isSound: false, wrong: ['drifted', 'unexplained'] }]);
  const feed = scriptedFeed(new Map([['AAPL', '1.00']]), () => now);
  const { ready, degraded, checks } = await readinessOf(store, feed, watch.last());
  expect(checks.ledger).toEqual({
    ok: false,
    detail: 'The ledger does not add up: drifted, unexplained.',
  });
  expect({ ready, degraded }).toEqual({ ready: true, degraded: ['feed', 'ledger'] });
});

test('a failed check is a fault, and the next one runs', async () => {
  const watch = watcher();
  await sql`alter table postings rename to elsewhere`.execute(store.db);
  await watch.look();
  await sql`alter table elsewhere rename to postings`.execute(store.db);
  expect(faults).toHaveLength(1);
  now += hour;
  await watch.look();
  expect(found).toMatchObject([{ isSound: true }]);
});
