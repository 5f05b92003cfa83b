import type { SandboxLimits } from '@corro/sandbox';
import { createServer, listen, readSettings } from '@corro/server';
import { openAccounts, type Accounts } from './accounts.ts';
import { dayOfPurchase, recordedPrices } from './recordedPrices.ts';

/** A Corro of the tests' own: fresh database, recorded prices, a clock that the test sets. */
export interface Corro {
  readonly url: string;
  /** Moves the upstream's clock, and so its prices. */
  setTime(time: number): void;
  /** What the upstream has stored, asked past the app. */
  readonly accounts: Accounts;
}

/** Another database than the one in memory, other limits of the sandbox, and settings as the environment names them. */
export interface CorroOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly databaseUrl?: string;
  readonly limits?: SandboxLimits;
}

/** Starts one, on the day of the purchase; it is to be closed. */
export async function startCorro({
  environment,
  databaseUrl,
  limits = {},
}: CorroOptions = {}): Promise<{
  corro: Corro;
  close: () => Promise<void>;
}> {
  let now = dayOfPurchase;
  const clock = { now: () => now };
  const server = await createServer(
    {
      // The clock of the tests jumps by weeks without calls.
      ...readSettings({
        LOCALES: 'es,en,zh,de',
        SESSION_IDLE_MINUTES: '500000',
        // What a test looks at is read at moments that it can wait for.
        PRICE_PUSH: 'off',
        ...environment,
      }),
      ...(databaseUrl === undefined ? { dataDir: 'memory://' } : { databaseUrl }),
      marketFeed: 'recorded',
      marketDataDir: recordedPrices(),
    },
    { clock, time: clock, limits },
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
