import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOrders, newCustomer, purchase, shareBetween } from './customer.ts';
import { startSandbox, type Reply, type SandboxProcess } from './process.ts';

// The embedded database under `kill -9`, again and again, with orders in the air each time.

const kills = Number(process.env['CORRO_KILLS'] ?? 100);
const customers = 4;

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corro-killed-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A call on its way: kept until it is answered, and repeated with its key when it was not. */
interface Sent {
  path: string;
  body: object;
  key: string;
}

/** A customer who buys and sells without a break, and remembers what was acknowledged. */
class Trader {
  readonly token: string;
  readonly acknowledged: string[] = [];
  sent: Sent | null = null;
  repeated = 0;
  constructor(token: string) {
    this.token = token;
  }

  async ask(sandbox: SandboxProcess, path: string, body: object): Promise<Reply> {
    this.sent = { path, body, key: randomUUID() };
    return this.deliver(sandbox, this.sent);
  }

  /** Asks again for what was not answered before the kill. */
  async settle(sandbox: SandboxProcess): Promise<void> {
    if (this.sent === null) return;
    this.repeated += 1;
    await this.deliver(sandbox, this.sent);
  }

  async deliver(sandbox: SandboxProcess, { path, body, key }: Sent): Promise<Reply> {
    const reply = await sandbox.post(path, body, this.token, key);
    this.sent = null;
    if (reply.msg === 'ok') this.acknowledged.push((reply.data as { no: string }).no);
    return reply;
  }

  /** Trades until the connection breaks. */
  async trade(sandbox: SandboxProcess): Promise<void> {
    try {
      await this.settle(sandbox);
      let share = await shareBetween(sandbox, this.token, 10, 100);
      for (;;) {
        const order = purchase(share, 1);
        const bought = await this.ask(sandbox, '/stock/success/deal/buy', order);
        if (bought.msg !== 'ok') {
          share = await shareBetween(sandbox, this.token, 10, 100);
          continue;
        }
        const { no, price } = bought.data as { no: string; price: string };
        const sale = { no, price, sell_price: price };
        await this.ask(sandbox, '/stock/success/deal/sell', sale);
      }
    } catch (error) {
      // What a kill looks like from here; anything else is for the test to see.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

test(`after ${kills} kills under load no acknowledged order is lost`, async () => {
  const began = performance.now();
  const first = await startSandbox({ dataDir });
  const traders: Trader[] = [];
  for (let index = 0; index < customers; index += 1) {
    traders.push(new Trader(await newCustomer(first, String(5_550_000_000 + index))));
  }
  await first.kill9();

  for (let kill = 0; kill < kills; kill += 1) {
    const sandbox = await startSandbox({ dataDir });
    const trading = traders.map((one) => one.trade(sandbox));
    await pause(50 + Math.random() * 300);
    await sandbox.kill9();
    await Promise.all(trading);
  }

  const last = await startSandbox({ dataDir });
  let orders = 0;
  for (const trader of traders) {
    await trader.settle(last);
    const kept = await allOrders(last, trader.token);
    orders += kept.length;
    const numbers = new Set(kept.map(({ no }) => no));
    expect(trader.acknowledged.filter((no) => !numbers.has(no))).toEqual([]);
    // Each key was used for one order, however often it was sent.
    expect(new Set(kept.map((one) => one.client_key)).size).toBe(kept.length);
  }
  await last.kill9();

  const acknowledged = traders.flatMap((one) => one.acknowledged).length;
  const repeated = traders.reduce((sum, one) => sum + one.repeated, 0);
  expect(acknowledged).toBeGreaterThan(kills);
  expect(orders).toBe(acknowledged);
  await expect(auditLedger({ dataDir, databaseUrl: null })).resolves.toMatchObject({
    orders,
    sum: 0n,
    unbalanced: 0,
    drifted: 0,
    orphaned: 0,
    doubled: 0,
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `${kills} kills in ${seconds} s: ${acknowledged} orders acknowledged, ` +
      `${repeated} calls repeated after a kill, none lost\n`,
  );
});
