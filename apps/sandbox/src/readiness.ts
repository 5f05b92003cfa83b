import type { MarketFeed } from './market/index.ts';
import type { LedgerFinding } from './rules/ledgerWatch.ts';
import { missingMigrations, type Store } from './store/index.ts';

/** One thing that must be right; `detail` says what is wrong. */
export interface ReadinessCheck {
  ok: boolean;
  detail?: string;
}

/** Whether calls should be sent here. */
export interface Readiness {
  ready: boolean;
  checks: Readonly<Record<'database' | 'migrations' | 'clock' | 'feed' | 'ledger', ReadinessCheck>>;
}

/** Looks at what a call needs. Asks the feed for one price; what is known of the database is a second old at most. */
export async function readinessOf(
  store: Store,
  feed: MarketFeed,
  ledger: LedgerFinding | null = null,
): Promise<Readiness> {
  const state = store.clockState();
  const isInTouch = state?.isInTouch !== false;
  const checks = {
    database: checked(isInTouch, 'The database does not answer.'),
    migrations: checked(
      isInTouch && (await areTablesCurrent(store)),
      'The tables are not current.',
    ),
    clock: checked(state?.isRight !== false, clockSentence(state?.aheadMs ?? 0)),
    feed: checked(await isQuoting(feed), 'There are no prices.'),
  };
  const ready = Object.values(checks).every(({ ok }) => ok);
  // Told, and no reason to send calls elsewhere: the ledger is the same for every process.
  const wrong = ledger?.wrong.join(', ') ?? '';
  return {
    ready,
    checks: { ...checks, ledger: checked(wrong === '', `The ledger does not add up: ${wrong}.`) },
  };
}

/** Says how wrong the clock of this process is. */
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
