import { auditLedger } from '@corro/sandbox';
import { expect } from 'vitest';
import { soundLedger } from '../soundLedger.ts';

/** Expects so many orders, each once and paid for, and a ledger that sums to zero. */
export async function expectSound(databaseUrl: string, orders: number): Promise<void> {
  expect(await auditLedger({ dataDir: '', databaseUrl })).toMatchObject({
    orders,
    ...soundLedger,
  });
}
