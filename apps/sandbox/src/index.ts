import {
  createMarketFeed,
  withNewcomers,
  type MarketFeed,
  type MarketSettings,
} from './market/index.ts';
import { sandboxDefaults } from './defaults.ts';
import type { SandboxObserver } from './observer.ts';
import { clockSentence, readinessOf, type Readiness } from './readiness.ts';
import { type App, createApp } from './http/app.ts';
import { JobWorker } from './rules/jobs/jobWorker.ts';
import { deleteExpiredRows, runUnattendedJobs } from './rules/jobs/unattended.ts';
import { watchLedger } from './rules/ledgerWatch.ts';
import type { Repeat } from './rules/repeatInOneProcess.ts';
import type { RelyingParty, SecurityEvent } from './rules/ruleContext.ts';
import { createPriceStreams } from './rules/priceStreams.ts';
import { seed } from './rules/seed.ts';
import {
  openStore,
  type PoolState,
  signingKey,
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
  migratePostgres,
  migrations,
  type Migrations,
  openStore,
  type Store,
} from './store/index.ts';
export { answerNewsPicture } from './http/pictures.ts';
export { invitationCode } from './rules/register.ts';
export { demoCustomer } from './rules/seed.ts';
export type { Readiness, ReadinessCheck } from './readiness.ts';
export type { CallOutcome, SandboxObserver } from './observer.ts';
export type { LedgerFinding } from './rules/ledgerWatch.ts';
export type { Backlog, PoolState } from './store/index.ts';
export type { RelyingParty, SecurityEvent } from './rules/ruleContext.ts';

export type SandboxSettings = StoreSettings &
  MarketSettings & {
    /** `year` gives a new demo customer a year of orders and records. */
    demoHistory?: 'none' | 'year';
    /** `on` lets the password replace a forgotten transaction code. Default: `on`. */
    codeRecovery?: 'on' | 'off';
    /**
     * Hours that withdrawals wait after their payout account was added or changed. Default:
     * `sandboxDefaults`.
     */
    accountWaitHours?: number;
    /**
     * Exchange rate for peso estimates: `market` announces the market's rate; `specified` announces
     * none, so that the app uses the rate of the specification. Default: `specified`.
     */
    pesoRate?: 'specified' | 'market';
    /** Session lifetime in milliseconds. Default: `sandboxDefaults`. */
    sessionAgeMs?: number;
    /** Idle lifetime of a session in milliseconds. Default: `sandboxDefaults`. */
    sessionIdleMs?: number;
    /** Announces passkeys. Default: true. */
    hasPasskeys?: boolean;
    /** `on` announces and serves price streams. Default: `on`. */
    pricePush?: 'on' | 'off';
    /**
     * `on` audits recent entries of the ledger every hour, and the whole ledger once a day.
     * Default: `on`.
     */
    ledgerAudit?: 'on' | 'off';
    /** Hour of the day, in UTC, of the audit of the whole ledger. Default: `sandboxDefaults`. */
    fullAuditHour?: number;
    /** Relying party of passkeys. Default: `localhost` on any port. */
    passkeys?: RelyingParty | null;
    /**
     * Points that the calls of a customer may cost in ten seconds; 0 for no limit. Default:
     * `sandboxDefaults`.
     */
    callPoints?: number;
  };

/** Age in milliseconds from which an order is refused. */
const orderLifeMs = 60_000;

function repeatByTimer(work: () => void, milliseconds: number): () => void {
  const timer = setInterval(work, milliseconds).unref();
  return () => clearInterval(timer);
}

export interface Sandbox extends App {
  /**
   * Checks whether this process should get calls. Never rejects; takes as long as a quote of the
   * feed.
   */
  readiness(): Promise<Readiness>;
  /** Key of the hashes that replace customers' ids in logs; the same in all processes. */
  logKey(): Promise<string>;
  /** Database connections of this process. */
  pools(): readonly PoolState[];
  /**
   * Prevents all later commits. Running calls are answered as busy unless they are committing
   * already.
   */
  abort(): void;
  close(): Promise<void>;
  /** Lines for the terminal. */
  report: readonly string[];
}

/** Limits in milliseconds. */
export interface SandboxLimits {
  /** Time from the receipt of a call to its commit. Default: 8,000. */
  callMs?: number;
  /** Time from an order's confirmation to its receipt. Default: 60,000. */
  orderLifeMs?: number;
}

export interface SandboxOptions {
  settings: SandboxSettings;
  /** The process's own clock. With Postgres it is only compared with the database's clock. */
  clock: Clock;
  /** Replaces the database's time in tests. */
  time?: Clock;
  /** Limits for tests. */
  limits?: SandboxLimits;
  /** An open database in place of the configured one, for tests with several processes. */
  store?: Store;
  /** Replaces the configured prices in tests. */
  feed?: MarketFeed;
  /** Receives errors that no customer caused. */
  onFault?: (error: unknown) => void;
  /** Receives every statement of the embedded database, including `begin` and `commit`. */
  onStatement?: (sql: string) => void;
  observer?: SandboxObserver;
  /** Timer of background work. Default: the system's. */
  repeat?: Repeat;
  /** `require` leaves migrations and the demo customer to `prepareDatabase`. */
  tables?: Tables;
}

function sessionLifeOf({
  sessionAgeMs = sandboxDefaults.sessionAgeMs,
  sessionIdleMs = sandboxDefaults.sessionIdleMs,
}: SandboxSettings) {
  return { ageMs: sessionAgeMs, idleMs: Math.min(sessionAgeMs, sessionIdleMs) };
}

/** Migrates a database and adds the demo customer and the news. */
export async function prepareDatabase(settings: StoreSettings, clock: Clock): Promise<void> {
  const store = await openStore(settings, { wall: clock, role: 'migrate' });
  try {
    await seed({ store, clock: store.clock });
  } finally {
    await store.close();
  }
}

/**
 * Opens the prices and the database. Unless `tables` is `require`, migrates the tables and adds the
 * demo customer.
 *
 * @throws FolderInUse when another process has the data folder open
 * @throws MigrationsMissing when migrations are pending and `tables` is `require`
 * @throws Error when the prices or the database cannot be opened; its message names the setting
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
      accountWaitMs: (settings.accountWaitHours ?? sandboxDefaults.accountWaitHours) * 3_600_000,
      announcesPesoRate: settings.pesoRate === 'market',
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
      callPoints: settings.callPoints,
      onCall,
    });
    const ledger =
      settings.ledgerAudit === 'off'
        ? null
        : watchLedger(ruleContext, {
            repeat,
            fullAuditHour: settings.fullAuditHour ?? sandboxDefaults.fullAuditHour,
            onFault,
            onFinding: (finding) => observer.onLedger?.(finding),
          });
    const jobs = runUnattendedJobs(ruleContext, {
      repeat,
      worker: jobWorker,
      onFault,
      onBacklog: (backlog) => observer.onBacklog?.(backlog),
    });
    const expiry = deleteExpiredRows(ruleContext, { repeat, onFault });
    return {
      ...app,
      logKey: () => signingKey(store.db, 'log'),
      readiness: () => readinessOf(store, feed, ledger?.last()),
      pools: () => store.pools(),
      abort: () => stopping.abort(),
      report: [...store.report, ...feed.report],
      async close() {
        for (const repetition of [ledger, jobs, expiry]) repetition?.stop();
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
