import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { createServer, listen, type Listening } from '@corro/server';
import { recordedPrices, dayOfPurchase } from './recordedPrices.ts';
import { openAccounts, type Accounts } from './accounts.ts';

/** A Corro of the worker's own: fresh database, recorded prices, a clock that the test sets. */
export interface Corro {
  readonly url: string;
  /** Moves the upstream's clock, and so its prices. */
  setTime(time: number): void;
  /** What the upstream has stored, asked past the app. */
  readonly accounts: Accounts;
}

async function start(): Promise<{ corro: Corro; listening: Listening }> {
  let now = dayOfPurchase;
  const server = await createServer(
    {
      port: 0,
      dataDir: 'memory://',
      databaseUrl: null,
      marketFeed: 'recorded',
      marketDataDir: recordedPrices(),
      upstreamUrl: null,
      locales: ['es', 'en', 'zh', 'de'],
      operator: null,
    },
    { clock: { now: () => now } },
  );
  const listening = await listen(server, 0);
  const url = `http://127.0.0.1:${listening.port}`;
  const corro: Corro = {
    url,
    setTime(time) {
      now = time;
    },
    accounts: openAccounts(url),
  };
  return { corro, listening };
}

/** A customer of the test's own, with US$ 25,000.00 of play money. */
export interface Customer {
  readonly phone: string;
  readonly password: string;
}

/** Playwright's test: a Corro served for the worker, its clock set back, and a new customer for each test. */
export const test = base.extend<{ customer: Customer; clockAtPurchase: void }, { corro: Corro }>({
  corro: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, serve) => {
      const { corro, listening } = await start();
      await serve(corro);
      await listening.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  clockAtPurchase: [
    async ({ corro }, give) => {
      corro.setTime(dayOfPurchase);
      await give();
    },
    { auto: true },
  ],
  customer: async ({ corro }, give) => {
    const customer = { phone: newPhone(), password: 'secreta-1' };
    await corro.accounts.register(customer.phone, customer.password);
    await give(customer);
  },
  baseURL: async ({ corro }, give) => {
    await give(corro.url);
  },
});

/** Ten digits that no other test has. */
export function newPhone(): string {
  return String(randomInt(1_000_000_000, 9_999_999_999));
}

export { expect } from '@playwright/test';
