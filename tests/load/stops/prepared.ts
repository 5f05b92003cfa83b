import { auditLedger, prepareDatabase } from '@corro/sandbox';
import { expect } from 'vitest';
import { newcomerAt, sandboxAt } from '../sandboxAt.ts';
import { newDatabase } from '../shared.ts';
import { soundLedger } from '../soundLedger.ts';

/** A migrated database, and the tokens of logged-in customers. */
export interface PreparedDatabase {
  readonly databaseUrl: string;
  readonly tokens: readonly string[];
}

export async function prepareCustomers(name: string, customers: number): Promise<PreparedDatabase> {
  const databaseUrl = await newDatabase(name);
  await prepareDatabase({ dataDir: '', databaseUrl }, Date);
  const sandbox = await sandboxAt(databaseUrl, Date.now());
  const phones = Array.from({ length: customers }, (_, index) => 5_580_000_000 + index);
  const tokens = await Promise.all(phones.map((phone) => newcomerAt(sandbox, phone)));
  await sandbox.close();
  return { databaseUrl, tokens };
}

/** Expects this number of orders and a sound ledger. */
export async function expectSound(databaseUrl: string, orders: number): Promise<void> {
  expect(await auditLedger({ dataDir: '', databaseUrl })).toMatchObject({
    orders,
    ...soundLedger,
  });
}
