import { type QueryClient, type QueryKey, timeoutManager } from '@tanstack/react-query';
import type { QuoteSummary } from '../codecs/quotes.ts';
import { Refusal } from '../errors.ts';
import type { Transport } from '../http/index.ts';
import { ownTask } from '../http/request.ts';
import { announces } from './config.ts';
import { findQuote, listQuotes, mostQuotes } from './quoteList.ts';

/** What a query is called with. */
interface Reading {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
}

/** Which price is wanted. */
interface Wanted {
  readonly symbol: string;
  /** Where the code stands in several markets. */
  readonly market?: string | undefined;
  /** With the course of the day. */
  readonly hasLine?: boolean;
}

/** A query that waits for a price; null where it is not to be had together with others. */
interface Reader {
  readonly wanted: Wanted;
  readonly signal: AbortSignal;
  readonly resolve: (summary: QuoteSummary | null) => void;
  readonly reject: (reason: unknown) => void;
}

/** The timers of polls that began together are due within this. Milliseconds. */
const togetherMs = 25;

/**
 * A price that is read at the same time as others, all by one call where the upstream announces it. Null where it is
 * to be asked for by itself: the upstream does not announce it, nothing else is read at the time, or what came is
 * not what was wanted. Refusal: `unknown-instrument`.
 */
export async function summaryInBatch(
  api: Transport,
  wanted: Wanted,
  { client, queryKey, signal }: Reading,
): Promise<QuoteSummary | null> {
  if (!(await announces(client, 'quotes'))) return null;
  signal.throwIfAborted();
  const isFirst = (client.getQueryState(queryKey)?.dataUpdateCount ?? 0) === 0;
  return batchOf(api).read(wanted, signal, isFirst ? 0 : togetherMs);
}

type Batch = ReturnType<typeof createBatch>;

const batches = new WeakMap<Transport, Batch>();

function batchOf(api: Transport): Batch {
  const known = batches.get(api) ?? createBatch(api);
  batches.set(api, known);
  return known;
}

/** Collects what is wanted, and reads it by as few calls as the upstream allows. */
function createBatch(api: Transport) {
  let waiting: Reader[] = [];
  /** The sending to come, and when; one that another took the place of does not come. */
  let sending: { readonly at: number } | null = null;

  function send() {
    sending = null;
    const readers = waiting.filter(({ signal }) => !signal.aborted);
    waiting = [];
    // What is read by itself is asked for as ever: its answer has candles, too.
    if (readers.length === 1) return readers[0]?.resolve(null);
    const symbols = [...new Set(readers.map(({ wanted }) => wanted.symbol))];
    for (let from = 0; from < symbols.length; from += mostQuotes) {
      const part = new Set(symbols.slice(from, from + mostQuotes));
      void readAll(
        api,
        readers.filter(({ wanted }) => part.has(wanted.symbol)),
      );
    }
  }

  return {
    read: (wanted: Wanted, signal: AbortSignal, withinMs: number) =>
      new Promise<QuoteSummary | null>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        waiting.push({ wanted, signal, resolve, reject });
        const at = api.now() + withinMs;
        if (sending !== null && sending.at <= at) return;
        const own = { at };
        sending = own;
        void wait(withinMs).then(() => sending === own && send());
      }),
  };
}

/** For the next task not by a timer: what a finger presses is read while it is down. */
function wait(ms: number): Promise<void> {
  if (ms === 0) return ownTask();
  return new Promise((resolve) => void timeoutManager.setTimeout(resolve, ms));
}

/** One call for all of them, given up when none of them waits any more. */
async function readAll(api: Transport, readers: readonly Reader[]): Promise<void> {
  const controller = new AbortController();
  let left = readers.length;
  for (const { signal } of readers) {
    const leave = () => {
      left -= 1;
      if (left === 0) controller.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
  }
  const symbols = [...new Set(readers.map(({ wanted }) => wanted.symbol))];
  const lines = new Set(readers.flatMap(({ wanted }) => (wanted.hasLine ? [wanted.symbol] : [])));
  try {
    const asked = { symbols, lines: [...lines] };
    const { quotes, unknown } = await listQuotes(api, asked, { signal: controller.signal });
    for (const { wanted, resolve, reject } of readers) {
      if (unknown.has(wanted.symbol)) reject(new Refusal('unknown-instrument'));
      else resolve(findQuote(quotes, wanted));
    }
  } catch (error) {
    for (const { reject } of readers) reject(error);
  }
}
