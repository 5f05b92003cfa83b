import { auditLedger } from '@corro/sandbox';
import { expect } from 'vitest';

/** Expects so many orders, each once and paid for, and a ledger that sums to zero. */
export async function expectSound(databaseUrl: string, orders: number): Promise<void> {
  expect(await auditLedger({ dataDir: '', databaseUrl })).toMatchObject({
    orders,
    sum: 0n,
    unbalanced: 0,
    drifted: 0,
    orphaned: 0,
    unexplained: 0,
    doubled: 0,
  });
}
