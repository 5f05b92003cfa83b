import { createParser } from 'eventsource-parser';
import { type UserInfo, userInfo } from '../codecs/account.ts';
import { wholeNumber } from '../codecs/numbers.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import { type QuoteSummary, quoteSummary } from '../codecs/quotes.ts';
import { badData, isRow } from '../codecs/rows.ts';
import { rawAnswer } from '../http/rawAnswer.ts';
import type { Transport } from '../http/index.ts';

/** Maximum instruments of one stream. */
export const maxSymbols = 60;

/** Subscription of a stream. */
export type QuoteStreamParams = {
  /** Instrument codes, at most 60. */
  symbols: readonly string[];
  /** Requests the figures of the account, where the upstream announces `account.stream`. */
  includesAccount?: boolean;
  /**
   * Minimum interval between two prices of an instrument, and maximum interval between two
   * messages, milliseconds.
   */
  everyMs: number;
};

/** Changed prices, and the figures of the account. */
export type PushedQuotes = {
  /** Prices by instrument code. */
  quotes: ReadonlyMap<string, QuoteSummary>;
  /** Codes without a price at the moment. */
  missing: ReadonlySet<string>;
  /** Codes unknown to the upstream. */
  unknown: ReadonlySet<string>;
  /** The customer, with `total`, `balance` and `loan` of the account; null where not sent. */
  user: UserInfo | null;
  /** Number of unread messages; null where not sent. */
  unreadCount: number | null;
  /** Number of unread notices; null where not sent. */
  unreadNotices: number | null;
};

/** Options of a stream. */
export type QuoteStreamOptions = {
  /** Ends the stream. */
  signal: AbortSignal;
  /** Receives each message; a message without rows means that no price changed. */
  onQuotes: (pushed: PushedQuotes) => void;
};

/**
 * Streams prices, where the upstream announces `quotes.stream`. Resolves when the upstream ends the
 * stream. Not an `EventSource`, which cannot send the token header.
 */
export async function listenToQuotes(
  api: Transport,
  { symbols, includesAccount = false, everyMs }: QuoteStreamParams,
  { signal, onQuotes }: QuoteStreamOptions,
): Promise<void> {
  const query = new URLSearchParams({
    ...(symbols.length === 0 ? {} : { symbols: symbols.join(',') }),
    ...(includesAccount ? { account: '1' } : {}),
    every: String(Math.ceil(everyMs / 1000)),
  });
  const body = await api.read(
    async (_wire, init) => {
      const request = new Request(`${api.raw.baseUrl}/v2/quotes/stream?${query}`, {
        headers: { ...init.headers, accept: 'text/event-stream' },
        // The timeout limits the response headers only; the caller's signal covers the whole
        // stream.
        signal: anySignal(init.signal, signal),
      });
      const response = await api.raw.fetch(request);
      return rawAnswer(response, 'text/event-stream', (stream) => stream.body);
    },
    { signal },
  );
  if (!(body instanceof ReadableStream)) throw badData('quotes stream', 'is not a stream');
  const parser = createParser({
    onEvent: ({ data }) => onQuotes(decodePushed(api.raw.parse(data))),
  });
  const decoder = new TextDecoder();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parser.feed(decoder.decode(read.value, { stream: true }));
  }
}

function decodePushed(data: unknown): PushedQuotes {
  const { rows } = decodePage(data, 'quotes', wholeList, (row) => quoteSummary.decode(row));
  const figures = isRow(data) ? data : {};
  const { user } = figures;
  return {
    quotes: new Map(rows.map((row) => [row.symbol, row])),
    missing: codesIn(data, 'missing'),
    unknown: codesIn(data, 'unknown'),
    user: isRow(user) ? userInfo.decode(user) : null,
    unreadCount: countIn(figures, 'unread_count'),
    unreadNotices: countIn(figures, 'unread_notices'),
  };
}

function countIn(figures: Record<string, unknown>, name: string): number | null {
  const count = figures[name];
  return count === undefined ? null : wholeNumber.decode(count, name);
}

function codesIn(data: unknown, name: 'missing' | 'unknown'): ReadonlySet<string> {
  const codes = isRow(data) ? data[name] : null;
  return new Set(Array.isArray(codes) ? codes.map(String) : []);
}

/** Aborts as soon as one of the signals does. */
function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const stop = () => controller.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
