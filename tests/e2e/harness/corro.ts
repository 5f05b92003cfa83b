import { test as base } from '@playwright/test';
import { createServer, listen, type Listening } from '@corro/server';
import { recordedPrices, dayOfPurchase } from './recordedPrices.ts';
import { openAccounts, type Accounts } from './accounts.ts';

/** A Corro of the test's own: fresh database, recorded prices, a clock that the test sets. */
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

/** Playwright's test, with a Corro of its own served for it. */
export const test = base.extend<{ corro: Corro }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  corro: async ({}, use) => {
    const { corro, listening } = await start();
    await use(corro);
    await listening.close();
  },
  baseURL: async ({ corro }, use) => {
    await use(corro.url);
  },
});

export { expect } from '@playwright/test';
