import { ServiceFailed } from './service.ts';

/** The calls of the Yahoo client that the feed uses; answers are checked, so their type is left open. */
export interface YahooClient {
  /** undefined for a symbol that Yahoo does not know. */
  quote(symbol: string): Promise<unknown>;
  chart(symbol: string, options: { period1: Date; interval: '1m' | '1d' }): Promise<unknown>;
}

/** What of the package is called; answers are checked by the feed, so their types are left open. */
export interface YahooPackage {
  quote(
    symbols: string[],
    query: object,
    options: { validateResult: false },
  ): Promise<readonly unknown[]>;
  chart(symbol: string, options: { period1: Date; interval: '1m' | '1d' }): Promise<unknown>;
}

export interface ClientParts {
  readonly yahoo: YahooPackage;
  /** Forgets the cookies, and with them the crumb that goes with each call. */
  readonly forgetCrumb: () => Promise<void>;
  /** Resolves when calls have been gathered for long enough. */
  readonly gather: () => Promise<void>;
}

/** One call's worth of symbols. */
interface Batch {
  readonly symbols: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, unknown>>;
}

/**
 * The calls of the package: prices that are asked for together are one call, in which an unreadable row costs
 * nothing but itself; a crumb that is no longer taken is renewed, once for all who were refused by it.
 */
export function createYahooClient({ yahoo, forgetCrumb, gather }: ClientParts): YahooClient {
  let crumbs = 0;
  let forgetting: Promise<void> | null = null;
  let open: Batch | null = null;

  async function withCrumb<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const sentWith = crumbs;
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ServiceFailed) || ![401, 403].includes(error.status)) throw error;
      if (sentWith === crumbs) {
        crumbs += 1;
        forgetting = forgetCrumb();
      }
      await forgetting;
      return call();
    }
  }

  function gathered(): Batch {
    const symbols = new Set<string>();
    const read = async () => {
      await gather();
      open = null;
      const rows = await withCrumb(() => yahoo.quote([...symbols], {}, { validateResult: false }));
      return new Map(rows.map((row) => [symbolOf(row), row]));
    };
    return { symbols, rows: read() };
  }

  return {
    async quote(symbol) {
      open ??= gathered();
      open.symbols.add(symbol);
      return (await open.rows).get(symbol);
    },
    chart: (symbol, options) => withCrumb(() => yahoo.chart(symbol, options)),
  };
}

function symbolOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'symbol' in row ? String(row.symbol) : '';
}
