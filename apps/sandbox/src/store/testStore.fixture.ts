import { afterAll } from 'vitest';
import { inMemory } from './embeddedProtocol.ts';
import type { Store } from './database.ts';
import { openStore, type StoreOptions } from './openStore.ts';

/** Opens an in-memory database for the tests of a file, and closes it after the last test. */
export async function openForFile(options?: StoreOptions): Promise<Store> {
  const store = await openStore({ dataDir: inMemory, databaseUrl: null }, options);
  afterAll(() => store.close());
  return store;
}
