import { createServer, listen, readSettings } from '@corro/server';
import { openAccounts, type Accounts } from './accounts.ts';
import { dayOfPurchase, recordedPrices } from './recordedPrices.ts';

/** A Corro with a fresh database, recorded prices and a clock that the test sets. */
export interface Corro {
  readonly url: string;
  /** Sets the upstream's clock, which determines the prices. */
  setTime(time: number): void;
  readonly accounts: Accounts;
}

/** Starts a Corro on the day of the purchase, with settings given as environment variables. */
export async function startCorro(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ corro: Corro; close: () => Promise<void> }> {
  let now = dayOfPurchase;
  const clock = { now: () => now };
  const server = await createServer(
    {
      // Sessions live long, because they must not expire when a test advances the clock by weeks.
      ...readSettings({
        LOCALES: 'es,en,zh,de',
        SESSION_IDLE_MINUTES: '500000',
        // Prices are not pushed, because tests wait for polls.
        PRICE_PUSH: 'off',
        ...environment,
      }),
      dataDir: 'memory://',
      marketFeed: 'recorded',
      marketDataDir: recordedPrices(),
    },
    { clock, time: clock },
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
  return { corro, close: () => listening.close() };
}
