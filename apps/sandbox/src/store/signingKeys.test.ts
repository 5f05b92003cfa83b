import { expect, test } from 'vitest';
import { signingKey } from './signingKeys.ts';
import { openForFile } from './testStore.fixture.ts';

const store = await openForFile();

test('all processes have the same key, also if they need it at the same moment', async () => {
  // Keys are cached for each handle of a database, as each process has one.
  const processes = Array.from({ length: 4 }, () => store.db.withoutPlugins());
  const keys = await Promise.all(processes.map((db) => signingKey(db, 'log')));
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(32);
});

test('each purpose has a key of its own', async () => {
  expect(await signingKey(store.db, 'log')).not.toBe(await signingKey(store.db, 'challenge'));
});
