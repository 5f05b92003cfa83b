import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOrders, newCustomer } from './customer.ts';
import { startPostgres, type RealPostgres } from './postgres.ts';
import { startSandbox, type SandboxProcess } from './process.ts';
import { Trader } from './trader.ts';
import { soundLedger } from './soundLedger.ts';

// Three processes share a Postgres that loses its connections under load.

const rounds = Number(process.env['CORRO_RESTARTS'] ?? 2);
const faults = ['stopped', 'killed', 'connections'] as const;

/** Maximum milliseconds until every process answers again. */
const recoveryMs = 3000;

let postgres: RealPostgres;
let databaseUrl: string;
let sandboxes: SandboxProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newDatabase('lost connections');
  sandboxes = await Promise.all([1, 2, 3].map(() => startSandbox({ databaseUrl })));
});
afterAll(async () => {
  await Promise.all(sandboxes.map((one) => one.kill9()));
  await postgres.stop();
});

/** Waits until `wanted` more orders are acknowledged. */
async function ordersMore(traders: readonly Trader[], wanted: number): Promise<void> {
  const orders = () => traders.reduce((sum, one) => sum + one.acknowledged.length, 0);
  const before = orders();
  while (orders() < before + wanted) await pause(5);
}

/** Measures the milliseconds until a process answers from the database. */
async function recovery(sandbox: SandboxProcess, token: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const reply = await sandbox.get('/stock/success/v2/balance', token);
    if (reply.msg === 'ok') return performance.now() - began;
    expect(reply.data).toBe('busy');
    await pause(20);
  }
}

test(
  `${rounds} restarts, crashes and disconnections each lose and duplicate nothing`,
  { timeout: 300_000 + 30_000 * rounds },
  async () => {
    const began = performance.now();
    const traders: Trader[] = [];
    for (let index = 0; index < 6; index += 1) {
      const token = await newCustomer(sandboxes[index % 3]!, String(5_545_000_000 + index));
      traders.push(new Trader(token));
    }
    let isOver = false;
    const trading = traders.map((one, index) => one.trade(sandboxes[index % 3]!, () => isOver));
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of faults) {
        await ordersMore(traders, 5 + Math.random() * 10);
        if (fault === 'connections') await postgres.terminateConnections(databaseUrl);
        else await postgres.restart(fault, Math.random() * 300);
        const all = sandboxes.map((one) => recovery(one, traders[0]!.token));
        recoveries.push(...(await Promise.all(all)));
        expect(sandboxes.every((one) => one.isAlive())).toBe(true);
      }
    }
    isOver = true;
    await Promise.all(trading);

    const orders = traders.flatMap((one) => one.acknowledged).length;
    const repeated = traders.reduce((sum, one) => sum + one.repeated, 0);
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `${rounds * faults.length} faults in ${seconds} s: ${orders} orders acknowledged, ${repeated} calls repeated, ` +
        `longest recovery ${Math.round(Math.max(...recoveries))} ms\n`,
    );
    for (const [index, trader] of traders.entries()) {
      const kept = await allOrders(sandboxes[(index + 1) % 3]!, trader.token);
      const numbers = kept.map(({ no }) => no).toSorted();
      expect(trader.acknowledged.toSorted()).toEqual(numbers);
      expect(new Set(kept.map((one) => one.client_key)).size).toBe(kept.length);
    }
    await expect(auditLedger({ dataDir: '', databaseUrl })).resolves.toMatchObject({
      ...soundLedger,
    });
    expect(Math.max(...recoveries)).toBeLessThan(recoveryMs);
    expect(orders).toBeGreaterThanOrEqual(5 * rounds * faults.length);
  },
);
