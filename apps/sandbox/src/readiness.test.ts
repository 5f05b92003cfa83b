import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readinessOf } from './readiness.ts';
import { instruments, scriptedFeed, start } from './testFeed.fixture.ts';
import { openForFile } from './store/testStore.fixture.ts';

const statements: string[] = [];
const store = await openForFile({ onStatement: (text) => statements.push(text) });
const feed = scriptedFeed(
  new Map(instruments.map(({ symbol }) => [symbol, '100.00'])),
  () => start,
);
const noPrices = { ...feed, quote: () => Promise.resolve(null) };

test('the sandbox is ready when everything is available', async () => {
  expect(await readinessOf(store, feed)).toEqual({
    ready: true,
    degraded: [],
    checks: {
      database: { ok: true },
      migrations: { ok: true },
      storage: { ok: true },
      clock: { ok: true },
      feed: { ok: true },
      ledger: { ok: true },
    },
  });
});

test('a check costs one query, and none of the catalogue', async () => {
  statements.length = 0;
  await readinessOf(store, feed);
  expect(statements).toEqual([expect.stringContaining('kysely_migration')]);
  expect(statements[0]).not.toMatch(/information_schema|pg_catalog|pg_class/);
});

test('stays ready without prices and lists them as degraded', async () => {
  expect(await readinessOf(store, noPrices)).toMatchObject({
    ready: true,
    degraded: ['feed'],
    checks: { feed: { ok: false, detail: 'There are no prices.' } },
  });
});

test.each([
  ['a clock that is wrong', { isInTouch: true, isRight: false, aheadMs: -2_100 }, 'clock'],
  ['a database that is gone', { isInTouch: false, isRight: true, aheadMs: 0 }, 'database'],
] as const)('the sandbox is not ready with %s', async (_what, state, check) => {
  const readiness = await readinessOf({ ...store, clockState: () => state }, feed);
  expect(readiness.ready).toBe(false);
  expect(readiness.checks[check].ok).toBe(false);
});

const run = (text: string) => sql.raw(text).execute(store.db);

test('the sandbox is not ready after a write without disk space, until a write succeeds', async () => {
  const states: unknown[] = [];
  const note = async () => {
    const { ready, checks } = await readinessOf(store, feed);
    states.push([ready, checks.storage.ok]);
  };
  // This schema shadows `repeat`, which every test write calls, with a version that fails as a
  // write to a full disk does.
  await run('create schema full_disk');
  await run(`create function full_disk.repeat(text, integer) returns text language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await run('set search_path = full_disk, public, pg_catalog');
  await note();
  await expect(run("select repeat('x', 1)")).rejects.toThrow('extend');
  await note();
  await note();
  await run('reset search_path');
  await run('drop schema full_disk cascade');
  await note();
  expect(states).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [true, true],
  ]);
});

test('the sandbox is not ready when migrations are missing', async () => {
  await sql`alter table kysely_migration rename to kept`.execute(store.db);
  expect(await readinessOf(store, feed)).toMatchObject({
    ready: false,
    checks: { database: { ok: true }, migrations: { ok: false } },
  });
});
