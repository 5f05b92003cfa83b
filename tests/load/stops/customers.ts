import { prepareDatabase } from '@corro/sandbox';
import { newDatabase } from '../shared.ts';
import { newcomerAt, sandboxAt } from '../sandboxAt.ts';

/** A database whose tables are current, with customers who are logged in. */
export interface Prepared {
  readonly databaseUrl: string;
  /** The customers' tokens. */
  readonly tokens: readonly string[];
}

/** Makes one with so many customers. */
export async function prepareCustomers(name: string, customers: number): Promise<Prepared> {
  const databaseUrl = await newDatabase(name);
  await prepareDatabase({ dataDir: '', databaseUrl }, Date);
  const sandbox = await sandboxAt(databaseUrl, Date.now());
  const phones = Array.from({ length: customers }, (_, index) => 5_580_000_000 + index);
  const tokens = await Promise.all(phones.map((phone) => newcomerAt(sandbox, phone)));
  await sandbox.close();
  return { databaseUrl, tokens };
}
