import {
  createMarketFeed,
  withNewcomers,
  type MarketFeed,
  type MarketSettings,
} from './market/index.ts';
import { createApp } from './routes/app.ts';
import { seed } from './rules/seed.ts';
import type { Clock } from './rules/world.ts';
import { openStore, type StoreSettings } from './store/index.ts';

export {
  auditLedger,
  FolderInUse,
  inMemory,
  type EntryReason,
  type LedgerAudit,
} from './store/index.ts';
export { invitationCode } from './rules/register.ts';
export { demoCustomer } from './rules/seed.ts';
export type { Clock } from './rules/world.ts';

/** Where the data is and where prices come from. */
export type SandboxSettings = StoreSettings & MarketSettings;

/** The running reference upstream. */
export interface Sandbox {
  /** Answers a call of the contract; the paths begin with `/api`. */
  fetch(request: Request): Response | Promise<Response>;
  close(): Promise<void>;
  /** Sentences for whoever started it. */
  report: readonly string[];
}

/** What the sandbox takes from outside. */
export interface SandboxOptions {
  settings: SandboxSettings;
  clock: Clock;
  /** Prices from elsewhere than the settings say: for tests. */
  feed?: MarketFeed;
  /** Hears of failures that no customer caused. */
  onFault?: (error: unknown) => void;
}

/**
 * Opens prices and database, brings the tables up to date, puts the demo customer there.
 *
 * @throws FolderInUse when another process has the data folder open; an Error whose sentence names
 *   the setting when prices or database cannot be opened
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { settings, clock, onFault = () => undefined } = options;
  const store = await openStore(settings);
  try {
    const feed = options.feed ?? withNewcomers(await createMarketFeed(settings, clock), clock);
    const world = { store, feed, clock };
    await seed(world);
    const app = createApp(world, onFault);
    return {
      fetch: (request) => app.fetch(request),
      report: [...store.report, ...feed.report],
      async close() {
        await feed.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
