import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { backlogOf, inMemory, openStore, type Store } from '../../store/index.ts';
import { openForFile } from '../../testSandbox.fixture.ts';

const day = 24 * 3_600_000;

let store: Store;
const looks = new Map<number, () => void>();
const kit = await openForFile({
  repeat(look, milliseconds) {
    looks.set(milliseconds, look);
    return () => undefined;
  },
  openDatabase: async (clock) =>
    (store = await openStore(
      { dataDir: inMemory, databaseUrl: null },
      { wall: clock, time: clock },
    )),
});
afterAll(() => store.close());

/**
 * Trigger the timers that look for due jobs (every ten seconds) and for expired rows (every five
 * minutes).
 */
const [lookForJobs, lookForExpired] = [() => looks.get(10_000)?.(), () => looks.get(300_000)?.()];

const count = async (table: 'sessions' | 'idempotency') =>
  Number(
    (
      await store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );

const cash = async () =>
  (
    await store.db.selectFrom('accounts').select('available').where('kind', '=', 'cash').execute()
  ).map(({ available }) => available);

test('credits a recharge without a call of its customer', async () => {
  const token = await kit.newcomer();
  await kit.send('/v2/recharge/add', { count: '5000' }, token);
  const before = await cash();
  kit.advance(20_000);
  lookForJobs();
  await expect.poll(cash).not.toEqual(before);
  expect(await backlogOf(store.db, Number.MAX_SAFE_INTEGER)).toEqual({
    jobs: 0,
    oldestDueAt: null,
  });
});

test('deletes unusable sessions and keys', async () => {
  const token = await kit.newcomer();
  await kit.send('/v2/recharge/add', { count: '5000' }, token, randomUUID());
  kit.advance(31 * day);
  const current = await kit.newcomer();
  lookForExpired();
  await expect.poll(() => count('sessions')).toBe(1);
  await expect.poll(() => count('idempotency')).toBe(0);
  expect(await kit.balance(current)).toBe('25000.00');
});
