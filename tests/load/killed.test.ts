import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger } from '@corro/sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allOrders, newCustomer } from './customer.ts';
import { startSandbox } from './process.ts';
import { Trader } from './trader.ts';
import { soundLedger } from './soundLedger.ts';

// A server with an embedded database under load is killed repeatedly (`kill -9`).

const kills = Number(process.env['CORRO_KILLS'] ?? 1);
const customers = 4;

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corro-killed-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const longestWaitMs = 300_000;

/** Waits until `wanted` more orders are acknowledged; throws after `longestWaitMs`. */
async function ordersMore(traders: readonly Trader[], wanted: number): Promise<void> {
  const orders = () => traders.reduce((sum, one) => sum + one.acknowledged.length, 0);
  const before = orders();
  const until = Date.now() + longestWaitMs;
  while (orders() < before + wanted) {
    if (Date.now() > until) throw new Error('No order was acknowledged for five minutes.');
    await pause(1);
  }
}

test(
  `${kills} kills under load lose no acknowledged order`,
  { timeout: 60_000 * Math.max(kills, 10) },
  async () => {
    const began = performance.now();
    const first = await startSandbox({ dataDir });
    const traders: Trader[] = [];
    for (let index = 0; index < customers; index += 1) {
      const token = await newCustomer(first, String(5_550_000_000 + index));
      traders.push(new Trader(token));
    }
    await first.kill9();

    for (let kill = 0; kill < kills; kill += 1) {
      const sandbox = await startSandbox({ dataDir });
      const trading = traders.map((one) => one.trade(sandbox));
      await ordersMore(traders, 5 + Math.random() * 25);
      await pause(Math.random() * 5);
      await sandbox.kill9();
      await Promise.all(trading);
      if ((kill + 1) % 50 === 0) {
        const seconds = Math.round((performance.now() - began) / 1000);
        process.stdout.write(`${kill + 1} of ${kills} kills after ${seconds} s\n`);
      }
    }

    const last = await startSandbox({ dataDir });
    let orders = 0;
    for (const trader of traders) {
      await trader.settle(last);
      const kept = await allOrders(last, trader.token);
      orders += kept.length;
      const numbers = new Set(kept.map(({ no }) => no));
      expect(trader.acknowledged.filter((no) => !numbers.has(no))).toEqual([]);
      // Each order has a key of its own.
      expect(new Set(kept.map((one) => one.client_key)).size).toBe(kept.length);
    }
    await last.kill9();

    const acknowledged = traders.flatMap((one) => one.acknowledged).length;
    const repeated = traders.reduce((sum, one) => sum + one.repeated, 0);
    expect(acknowledged).toBeGreaterThan(5 * kills);
    expect(orders).toBe(acknowledged);
    await expect(auditLedger({ dataDir, databaseUrl: null })).resolves.toMatchObject({
      orders,
      ...soundLedger,
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `${kills} kills in ${seconds} s: ${acknowledged} orders acknowledged, ` +
        `${repeated} calls repeated after a kill, none lost\n`,
    );
  },
);
