import { ServiceFailed } from './service.ts';

/** Calls of the Yahoo client. Answers are untyped because the feed validates them. */
export interface YahooClient {
  /** Undefined for a symbol unknown to Yahoo. */
  quote(symbol: string): Promise<unknown>;
  chart(symbol: string, options: { period1: Date; interval: '1m' | '1d' }): Promise<unknown>;
}

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
  /** Clears the cookies and the crumb, which is Yahoo's token to authorise calls. */
  readonly forgetCrumb: () => Promise<void>;
  /** Resolves after the batching delay. */
  readonly gather: () => Promise<void>;
}

interface Batch {
  readonly symbols: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, unknown>>;
}

/**
 * Collects concurrent quotes into one call, in which an invalid row fails only its own quote.
 * Renews a rejected crumb once for all callers.
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
