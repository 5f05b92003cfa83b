import { mkdtempSync, readFileSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestSandbox } from '../../testSandbox.fixture.ts';
import { audit } from '../audit.ts';
import type { Store } from '../database.ts';
import { openStore } from '../openStore.ts';
import {
  fingerprint,
  imageOf,
  linkedCopy,
  relationsOf,
  seenFromOutside,
  seenInContents,
  type Relations,
} from './damage.fixture.ts';
import { DataFolderRefused } from './dataFolderRefused.ts';
import { readState, stateFile, writeState } from './state.ts';

vi.setConfig({ testTimeout: 120_000 });

const home = mkdtempSync(join(tmpdir(), 'corro-damaged-'));
/** Folders after a clean stop and after a kill. */
const closed = join(home, 'closed');
const killed = join(home, 'killed');
/**
 * Folders after a kill: one with the migration of a newer version, one without postings, one
 * without tables.
 */
const newer = join(home, 'newer');
const unbalanced = join(home, 'unbalanced');
const dropped = join(home, 'dropped');
const folder = join(home, 'folder');

let relations: Relations;
let whole: readonly string[];

const open = (dataDir = folder): Promise<Store> => openStore({ dataDir, databaseUrl: null });

beforeAll(async () => {
  const used = join(home, 'used');
  const kit = await openTestSandbox({ dataDir: used });
  await kit.newcomer();
  await kit.sandbox.close();
  imageOf(used, closed);
  const store = await open(used);
  const { db } = store;
  relations = await relationsOf(db);
  imageOf(used, killed);
  await sql`insert into kysely_migration values ('9999-of-tomorrow', 'then')`.execute(db);
  imageOf(used, newer);
  await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(db);
  await sql`delete from postings`.execute(db);
  imageOf(used, unbalanced);
  await sql`drop schema public cascade`.execute(db);
  imageOf(used, dropped);
  await store.close();
  whole = [...fingerprint(closed), ...fingerprint(killed)];
}, 180_000);
afterAll(() => rm(home, { recursive: true, force: true }));

/**
 * Opens the folder, expects a refusal that leaves every file unchanged, and returns its message.
 */
async function refusal(dataDir = folder): Promise<string> {
  const before = fingerprint(dataDir);
  const refused = await open(dataDir).then(
    (store) => store.close().then(() => new Error('It was opened.')),
    (error: unknown) => error,
  );
  const after = fingerprint(dataDir);
  expect(before.filter((one) => !after.includes(one))).toEqual([]);
  expect(after.filter((one) => !before.includes(one))).toEqual([]);
  expect(refused).toBeInstanceOf(DataFolderRefused);
  const { message } = refused as DataFolderRefused;
  expect(message).toMatch(new RegExp(`^The data folder ${dataDir} was not opened: `));
  expect(message).toContain('Nothing in it was changed.');
  expect(message).not.toMatch(/Aborted|undefined|\[object|\bE[A-Z]{4,}\b/);
  return message;
}

/** Opens the folder; returns the number of ledger entries and the report of the start. */
async function opened(): Promise<{ entries: number; report: string }> {
  const store = await open();
  try {
    const { entries, sum, drifted } = await audit(store.db);
    expect({ sum, drifted }).toEqual({ sum: 0n, drifted: 0 });
    return { entries, report: store.report.join('\n') };
  } finally {
    await store.close();
  }
}

describe('a damaged folder is refused and left unchanged', () => {
  test.each(seenFromOutside)('%s', async (_, damage, says) => {
    await damage(linkedCopy(closed, folder));
    const message = await refusal();
    expect(message).toMatch(says);
    expect(message).toContain('Put a whole copy of the folder back, or move it away');
  });

  test.each(seenInContents)('%s, after a stop', async (_, damage) => {
    await damage(linkedCopy(closed, folder), relations);
    expect(await refusal()).toMatch(/Corro did not leave it like this: \S+ (is|has) /);
  });

  test.each(seenInContents)('%s, after a kill', async (_, damage) => {
    await damage(linkedCopy(killed, folder), relations);
    expect(await refusal()).toMatch(/database (is|are) damaged|balances in its database/);
  });

  test('contradictory balances', async () => {
    expect(await refusal(unbalanced)).toContain('balances in its database are not the sums');
  });

  test('a database without tables', async () => {
    // The state file is removed, so that the refusal can only come from the database itself.
    await rm(join(dropped, stateFile));
    expect(await refusal(dropped)).toContain('its database has no tables of Corro');
  });

  test('leaves the original folders unchanged', () => {
    expect([...fingerprint(closed), ...fingerprint(killed)]).toEqual(whole);
  });
});

describe('a folder of another program is refused and left unchanged', () => {
  test('a newer version, stopped', async () => {
    linkedCopy(closed, folder);
    const state = readState(folder)!;
    writeState(folder, { ...state, migrations: [...state.migrations, '9999-of-tomorrow'] });
    const message = await refusal();
    expect(message).toContain('a newer version of Corro (9999-of-tomorrow)');
    expect(message).toContain('Start that version, or put a copy from before it in its place.');
  });

  test('a newer version, killed', async () => {
    expect(await refusal(newer)).toContain('a newer version of Corro (9999-of-tomorrow)');
  });

  test('an engine of older versions', async () => {
    linkedCopy(closed, folder);
    writeState(folder, { ...readState(folder)!, engine: 'postgres' });
    expect(await refusal()).toContain('a version of Corro that had DATABASE=postgres');
  });

  test('the folder of a Postgres', async () => {
    linkedCopy(closed, folder);
    const message = await refusal(join(folder, 'postgres'));
    expect(message).toContain('Set DATA_DIR to the folder above it');
  });
});

test.each([
  ['a file', (path: string) => writeFile(path, ''), 'a file where there should be a folder'],
  ['a link to itself', (path: string) => symlink(path, path), 'leads to itself'],
])(
  '%s in place of the folder is refused with the name of its setting',
  async (what, make, says) => {
    const path = join(home, `${what} and no folder`);
    await make(path);
    await expect(open(path)).rejects.toThrow(`DATA_DIR is "${path}", which is not a folder`);
    await expect(open(path)).rejects.toThrow(says);
  },
);

describe('a complete folder is opened with all its data', () => {
  test('after a stop, and after a kill', async () => {
    await rm(folder, { recursive: true, force: true });
    imageOf(closed, folder);
    const first = await opened();
    expect(first.entries).toBe(2);
    expect(first.report).not.toContain('checked');
    await rm(folder, { recursive: true, force: true });
    imageOf(killed, folder);
    const second = await opened();
    expect(second.entries).toBe(2);
    expect(second.report).toContain('It was not closed the last time, and was checked');
  });

  test('from a version that wrote no database.json', async () => {
    await rm(folder, { recursive: true, force: true });
    imageOf(killed, folder);
    await rm(join(folder, stateFile));
    expect((await opened()).entries).toBe(2);
    expect(readState(folder)).toMatchObject({ phase: 'closed', engine: 'pglite' });
  });

  test('an interrupted first start begins again, and reports a new database', async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'postgres', 'base'), { recursive: true });
    writeState(folder, {
      format: 1,
      engine: 'pglite',
      phase: 'creating',
      migrations: [],
      files: {},
    });
    const { entries, report } = await opened();
    expect(entries).toBe(0);
    expect(report).toContain('this is a new database');
    expect(JSON.parse(readFileSync(join(folder, stateFile), 'utf8'))).toMatchObject({
      phase: 'closed',
    });
  });
});
