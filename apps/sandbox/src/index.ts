import {
  createMarketFeed,
  withNewcomers,
  type MarketFeed,
  type MarketSettings,
} from './market/index.ts';
import { createApp } from './routes/app.ts';
import { seed } from './rules/seed.ts';
import type { Clock } from './rules/world.ts';
import { openStore, type StoreSettings, type Tables } from './store/index.ts';

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
  /** `require` neither changes tables nor stores the demo customer: `prepareDatabase` has done both. */
  tables?: Tables;
}

/** Brings the tables of a database up to date and stores what the sandbox begins with. */
export async function prepareDatabase(settings: StoreSettings, clock: Clock): Promise<void> {
  const store = await openStore(settings);
  try {
    await seed({ store, clock });
  } finally {
    await store.close();
  }
}

/**
 * Opens prices and database, brings the tables up to date, puts the demo customer there.
 *
 * @throws FolderInUse when another process has the data folder open; MigrationsMissing when the
 *   tables are behind and are only required; an Error whose sentence names the setting when prices
 *   or database cannot be opened
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { settings, clock, tables = 'migrate', onFault = () => undefined } = options;
  const store = await openStore(settings, tables);
  try {
    const feed = options.feed ?? withNewcomers(await createMarketFeed(settings, clock), clock);
    const world = { store, feed, clock };
    if (tables === 'migrate') await seed(world);
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
