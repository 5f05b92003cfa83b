import type { MarketFeed } from './market/index.ts';
import type { LedgerFinding } from './rules/ledgerWatch.ts';
import { missingMigrations, type Store } from './store/index.ts';

export interface ReadinessCheck {
  ok: boolean;
  detail?: string;
}

type CheckName = 'database' | 'migrations' | 'clock' | 'storage' | 'feed' | 'ledger';

export interface Readiness {
  ready: boolean;
  /**
   * Names of failed checks that do not affect `ready`: prices and ledger, which fail in every
   * process.
   */
  degraded: readonly string[];
  checks: Readonly<Record<CheckName, ReadinessCheck>>;
}

/**
 * Checks what a call needs, with one query and one quote of the feed, and with a test write after
 * the disk was full. The database's state is at most a second old.
 */
export async function readinessOf(
  store: Store,
  feed: MarketFeed,
  ledger: LedgerFinding | null = null,
): Promise<Readiness> {
  const state = store.clockState();
  const isInTouch = state?.isInTouch !== false;
  const required = {
    database: checked(isInTouch, 'The database does not answer.'),
    migrations: checked(
      isInTouch && (await areTablesCurrent(store)),
      'The tables are not current.',
    ),
    storage: checked(
      !isInTouch || !(await store.isFull().catch(() => false)),
      'The disk of the database is full: nothing can be written.',
    ),
    clock: checked(state?.isRight !== false, clockSentence(state?.aheadMs ?? 0)),
  };
  const wrong = ledger?.wrong.join(', ') ?? '';
  // Other processes have the same feed and the same ledger, so taking this process out of service
  // would not help customers.
  const shared = {
    feed: checked(await isQuoting(feed), 'There are no prices.'),
    ledger: checked(wrong === '', `The ledger does not add up: ${wrong}.`),
  };
  return {
    ready: Object.values(required).every(({ ok }) => ok),
    degraded: Object.entries(shared).flatMap(([name, { ok }]) => (ok ? [] : [name])),
    checks: { ...required, ...shared },
  };
}

export function clockSentence(aheadMs: number): string {
  const seconds = (Math.abs(aheadMs) / 1000).toFixed(1);
  return `The clock of this process is ${seconds} s ${aheadMs < 0 ? 'behind' : 'ahead of'} the database's.`;
}

function checked(ok: boolean, detail: string): ReadinessCheck {
  return ok ? { ok } : { ok, detail };
}

async function areTablesCurrent({ db }: Store): Promise<boolean> {
  try {
    return (await missingMigrations(db)).length === 0;
  } catch {
    return false;
  }
}

async function isQuoting(feed: MarketFeed): Promise<boolean> {
  const [first] = feed.instruments();
  try {
    return first !== undefined && (await feed.quote(first.symbol)) !== null;
  } catch {
    return false;
  }
}
