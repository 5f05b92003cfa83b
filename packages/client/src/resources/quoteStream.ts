import { createParser } from 'eventsource-parser';
import { decodePage, whole } from '../codecs/page.ts';
import { type QuoteSummary, quoteSummary } from '../codecs/quotes.ts';
import { badData, isRow } from '../codecs/rows.ts';
import { bareAnswer } from '../http/bareAnswer.ts';
import type { Transport } from '../http/index.ts';

/** Instruments that one stream may name. */
export const maxSymbols = 60;

/** What is to be pushed. */
export type QuoteStreamParams = {
  /** At most 60 codes of instruments. */
  symbols: readonly string[];
  /** How often at most, and how often at least the upstream says that nothing has changed. Milliseconds. */
  everyMs: number;
};

/** Prices that have changed, and the codes of those that are not to be had at the moment. */
export type PushedQuotes = {
  /** By the code of the instrument. */
  quotes: ReadonlyMap<string, QuoteSummary>;
  /** Codes without a price at the moment. */
  missing: ReadonlySet<string>;
  /** Codes that the upstream does not know. */
  unknown: ReadonlySet<string>;
};

/** How a stream is listened to. */
export type QuoteStreamOptions = {
  /** Ends it. */
  signal: AbortSignal;
  /** Hears of each message; one without rows says that all prices are as they were. */
  onQuotes: (pushed: PushedQuotes) => void;
};

/**
 * Listens to prices, where the upstream announces `quotes.stream`. Resolves when the upstream ends the stream, which
 * it does now and then. The token goes in a header, so this is not an `EventSource`. Refusals as for any call.
 */
export async function listenToQuotes(
  api: Transport,
  { symbols, everyMs }: QuoteStreamParams,
  { signal, onQuotes }: QuoteStreamOptions,
): Promise<void> {
  const asked = new URLSearchParams({
    symbols: symbols.join(','),
    every: String(Math.ceil(everyMs / 1000)),
  });
  const body = await api.read(
    async (_wire, init) => {
      const request = new Request(`${api.bare.baseUrl}/v2/quotes/stream?${asked}`, {
        headers: { ...init.headers, accept: 'text/event-stream' },
        // The time limit is for the beginning of the answer; the caller's signal for all of it.
        signal: AbortSignal.any([init.signal, signal]),
      });
      const response = await api.bare.fetch(request);
      return bareAnswer(response, 'text/event-stream', (stream) => stream.body);
    },
    { signal },
  );
  if (!(body instanceof ReadableStream)) throw badData('quotes stream', 'is not a stream');
  const parser = createParser({ onEvent: ({ data }) => onQuotes(decodePushed(data)) });
  const decoder = new TextDecoder();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parser.feed(decoder.decode(read.value, { stream: true }));
  }
}

function decodePushed(text: string): PushedQuotes {
  const data: unknown = JSON.parse(text);
  const { rows } = decodePage(data, 'quotes', whole, (row) => quoteSummary.decode(row));
  return {
    quotes: new Map(rows.map((row) => [row.symbol, row])),
    missing: codesIn(data, 'missing'),
    unknown: codesIn(data, 'unknown'),
  };
}

function codesIn(data: unknown, name: 'missing' | 'unknown'): ReadonlySet<string> {
  const codes = isRow(data) ? data[name] : null;
  return new Set(Array.isArray(codes) ? codes.map(String) : []);
}
