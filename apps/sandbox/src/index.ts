import {
  createMarketFeed,
  withNewcomers,
  type MarketFeed,
  type MarketSettings,
} from './market/index.ts';
import type { SandboxObserver } from './observer.ts';
import { clockSentence, readinessOf, type Readiness } from './readiness.ts';
import { type App, createApp } from './routes/app.ts';
import { JobWorker } from './rules/jobs/jobWorker.ts';
import { watchLedger, type LedgerWatchParts } from './rules/ledgerWatch.ts';
import type { RelyingParty, SecurityEvent } from './rules/ruleContext.ts';
import { createPriceStreams } from './rules/priceStreams.ts';
import { seed } from './rules/seed.ts';
import {
  openStore,
  type Clock,
  type Store,
  type StoreSettings,
  type Tables,
} from './store/index.ts';

export {
  audit,
  auditLedger,
  type Clock,
  type EntryReason,
  FolderInUse,
  inMemory,
  type LedgerAudit,
  openStore,
  type Store,
} from './store/index.ts';
export { invitationCode } from './rules/register.ts';
export { demoCustomer } from './rules/seed.ts';
export type { Readiness, ReadinessCheck } from './readiness.ts';
export type { CallTold, SandboxObserver } from './observer.ts';
export type { LedgerFinding } from './rules/ledgerWatch.ts';
export type { RelyingParty, SecurityEvent } from './rules/ruleContext.ts';

/** Where the data is and where prices come from. */
export type SandboxSettings = StoreSettings &
  MarketSettings & {
    /** `year`: a demo customer that is not there yet begins with a year of orders and records. */
    demoHistory?: 'none' | 'year';
    /** `off`: a forgotten transaction code is not replaced by the login password. `on` unless given. */
    codeRecovery?: 'on' | 'off';
    /** How long after its login a session ends, in milliseconds. 30 days unless given. */
    sessionAgeMs?: number;
    /** How long after its last use a session ends, in milliseconds. Not before its age unless given. */
    sessionIdleMs?: number;
    /** Whether it announces passkeys; it does unless false is given. */
    hasPasskeys?: boolean;
    /** `off`: prices are not pushed, and that they are is not announced. `on` unless given. */
    pricePush?: 'on' | 'off';
    /** Whom passkeys are for; pages of this machine, by the name `localhost`, unless given. */
    passkeys?: RelyingParty | null;
  };

/** An order that arrives later after its confirmation is carried out no more. Milliseconds. */
const orderLifeMs = 60_000;

const sessionAgeMs = 30 * 24 * 3_600_000;

function repeatByTimer(work: () => void, milliseconds: number): () => void {
  const timer = setInterval(work, milliseconds).unref();
  return () => clearInterval(timer);
}

/** The running reference upstream. */
export interface Sandbox extends App {
  /** Whether calls should be sent here. Never rejects; takes as long as a price takes. */
  readiness(): Promise<Readiness>;
  /** From now on nothing is committed; calls under way are answered as busy, unless they are committing. */
  abort(): void;
  close(): Promise<void>;
  /** Sentences for the terminal that it was started from. */
  report: readonly string[];
}

/** Limits in milliseconds. */
export interface SandboxLimits {
  /** From the receipt of a call to its commit, waiting included. 8,000 unless given. */
  callMs?: number;
  /** From an order's confirmation to its receipt. 60,000 unless given. */
  orderLifeMs?: number;
}

/** What the sandbox takes from outside. */
export interface SandboxOptions {
  settings: SandboxSettings;
  /** The process's own clock. On a Postgres it is only compared: the time is the database's. */
  clock: Clock;
  /** In place of the database's time, for tests that need a certain moment. */
  time?: Clock;
  /** Other limits than those that suit customers, for tests. */
  limits?: SandboxLimits;
  /** A database that is open already, in place of the one that the settings name: for tests of several processes. */
  store?: Store;
  /** Prices from elsewhere than the settings say: for tests. */
  feed?: MarketFeed;
  /** Hears of failures that no customer caused. */
  onFault?: (error: unknown) => void;
  /** Hears of every statement that the embedded database is sent, `begin` and `commit` among them. */
  onStatement?: (sql: string) => void;
  /** Hears what calls come to, of security events and of the ledger. */
  observer?: SandboxObserver;
  /** Calls back again and again, so many milliseconds apart; returns what stops it. A timer unless given. */
  repeat?: LedgerWatchParts['repeat'];
  /** `require` neither changes tables nor stores the demo customer: `prepareDatabase` has done both. */
  tables?: Tables;
}

function sessionLifeOf({ sessionAgeMs: ageMs = sessionAgeMs, sessionIdleMs }: SandboxSettings) {
  return { ageMs, idleMs: Math.min(ageMs, sessionIdleMs ?? ageMs) };
}

/** Brings the tables of a database up to date and stores what the sandbox begins with. */
export async function prepareDatabase(settings: StoreSettings, clock: Clock): Promise<void> {
  const store = await openStore(settings, { wall: clock });
  try {
    await seed({ store, clock: store.clock });
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
  const { settings, clock: wall, time, limits = {}, tables = 'migrate' } = options;
  const { onFault = () => undefined, onStatement } = options;
  const { observer = {}, repeat = repeatByTimer } = options;
  const open = () =>
    openStore(settings, {
      wall,
      tables,
      trace: observer.trace,
      ...(time === undefined ? {} : { time }),
      ...(onStatement === undefined ? {} : { onStatement }),
      onWrong: (aheadMs) => onFault(new Error(clockSentence(aheadMs))),
    });
  const store = options.store ?? (await open());
  const { clock } = store;
  const stopping = new AbortController();
  try {
    const feed = options.feed ?? withNewcomers(await createMarketFeed(settings, clock), clock);
    const priceStreams = settings.pricePush === 'off' ? null : createPriceStreams(feed);
    const ruleContext = {
      store,
      feed,
      priceStreams,
      clock,
      orderLifeMs: limits.orderLifeMs ?? orderLifeMs,
      recoversCode: settings.codeRecovery !== 'off',
      sessionLife: sessionLifeOf(settings),
      hasPasskeys: settings.hasPasskeys !== false,
      relyingParty: settings.passkeys ?? { domain: 'localhost', origins: null },
      onSecurityEvent: (event: SecurityEvent) => observer.onSecurityEvent?.(event),
    };
    if (tables === 'migrate') {
      await seed(ruleContext, settings.demoHistory === 'year' ? ruleContext : null);
    }
    const { callMs } = limits;
    const { onCall } = observer;
    const jobWorker = new JobWorker(ruleContext, { onFault, stopping: stopping.signal });
    const app = createApp(ruleContext, {
      onFault,
      stopping: stopping.signal,
      jobWorker,
      callMs,
      onCall,
    });
    const ledger = watchLedger(ruleContext, {
      repeat,
      onFault,
      onFinding: (finding) => observer.onLedger?.(finding),
    });
    return {
      ...app,
      readiness: () => readinessOf(store, feed, ledger.last()),
      abort: () => stopping.abort(),
      report: [...store.report, ...feed.report],
      async close() {
        ledger.stop();
        priceStreams?.close();
        stopping.abort();
        await jobWorker.ended();
        await feed.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
