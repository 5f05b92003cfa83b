import { stringifyIn } from '../languages/translate.ts';
import type { Instrument, MarketFeed } from '../market/index.ts';
import { quoteRow } from './instruments.ts';
import { currentQuotes } from './prices.ts';

export interface PriceStreamRequest {
  customerId: string;
  isOpen: () => Promise<boolean>;
  /**
   * Reads the customer's figures for an event; resolves to null when the session has ended. Null
   * for a stream of prices only.
   */
  readAccount: (() => Promise<object | null>) | null;
  instruments: readonly Instrument[];
  /** Requested codes without an instrument. */
  unknown: readonly string[];
  language: string;
  everyMs: number;
}

/** Limits of streams. Times in milliseconds. */
const limits = {
  /** Streams per customer and process: tabs and devices. */
  ofCustomer: 8,
  ofProcess: 2000,
  /**
   * Lifetime of a stream, to which up to a fifth is added at random. Streams end so that clients
   * reconnect and new processes get their share of the streams.
   */
  lifeMs: 600_000,
  sessionMs: 5000,
  /** A reader that reads nothing for this long counts as gone. */
  stuckMs: 30_000,
};

const nothing = () => undefined;

/** The members of an object as JSON, without its braces. */
const membersOf = (figures: object) => JSON.stringify(figures).slice(1, -1);

export interface PriceStreams {
  /** Null when there are too many streams. */
  open(listening: PriceStreamRequest): ReadableStream<Uint8Array<ArrayBuffer>> | null;
  close(): void;
}

/**
 * Creates the price streams of this process. Each stream polls the feed at its requested interval.
 * A slow reader gets the latest prices when it is ready, never a queue. Durations use the monotonic
 * clock.
 */
export function createPriceStreams(feed: MarketFeed): PriceStreams {
  const openStreams = new Set<() => void>();
  const countOf = new Map<string, number>();
  const encoder = new TextEncoder();

  function count(customerId: string, difference: 1 | -1): void {
    const openCount = (countOf.get(customerId) ?? 0) + difference;
    if (openCount > 0) countOf.set(customerId, openCount);
    else countOf.delete(customerId);
  }

  function open(listening: PriceStreamRequest) {
    const { customerId, isOpen, readAccount, instruments, unknown, language, everyMs } = listening;
    const isFull = (countOf.get(customerId) ?? 0) >= limits.ofCustomer;
    if (isFull || openStreams.size >= limits.ofProcess) return null;
    const began = performance.now();
    const endsAt = began + limits.lifeMs * (1 + Math.random() / 5);
    const sentTexts = new Map<string, string>();
    let checkedAt = began;
    let takenAt = began;
    let timer: ReturnType<typeof setTimeout>;
    let stop: () => void = nothing;

    /**
     * Returns, as JSON members without braces, the quotes that changed since the last event, and
     * all codes without a quote.
     */
    async function changedQuotes(): Promise<string> {
      const rows: string[] = [];
      const missing: string[] = [];
      const symbols = instruments.map(({ symbol }) => symbol);
      const quotes = await currentQuotes(feed, symbols);
      for (const instrument of instruments) {
        const quote = quotes.get(instrument.symbol);
        const text =
          quote === undefined ? null : stringifyIn(language, quoteRow(instrument, quote));
        if (text === null) missing.push(instrument.symbol);
        else if (sentTexts.get(instrument.symbol) !== text) rows.push(text);
        sentTexts.set(instrument.symbol, text ?? '');
      }
      return `"rows":[${rows.join(',')}],${membersOf({ missing, unknown })}`;
    }

    /**
     * Returns the next event; null when the session has ended. Figures that cannot be read are left
     * out.
     */
    async function nextEvent(): Promise<string | null> {
      const [quotes, figures] = await Promise.all([
        changedQuotes(),
        readAccount === null ? {} : readAccount().catch(() => ({})),
      ]);
      if (figures === null) return null;
      const members = [quotes, membersOf(figures)].filter((member) => member !== '');
      return `data: {${members.join(',')}}\n\n`;
    }

    /**
     * Returns false when the session has ended. A stream continues while the database is
     * unreachable.
     */
    async function isStillOpen(now: number): Promise<boolean> {
      if (now - checkedAt < limits.sessionMs) return true;
      checkedAt = now;
      return isOpen().catch(() => true);
    }

    async function tick(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) {
      const now = performance.now();
      const hasRoom = (controller.desiredSize ?? 0) > 0;
      if (hasRoom) takenAt = now;
      const isOver = now > endsAt || now - takenAt > limits.stuckMs || !(await isStillOpen(now));
      if (isOver) return stop();
      if (hasRoom) {
        const text = await nextEvent();
        if (text === null) return stop();
        if (openStreams.has(stop)) controller.enqueue(encoder.encode(text));
      }
      if (openStreams.has(stop)) timer = setTimeout(run, everyMs, controller);
    }

    function run(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): void {
      tick(controller).catch((error: unknown) => {
        if (forget()) controller.error(error);
      });
    }

    /** Removes the stream; false if it was already removed. */
    function forget(): boolean {
      clearTimeout(timer);
      const wasOpen = openStreams.delete(stop);
      if (wasOpen) count(customerId, -1);
      return wasOpen;
    }

    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        stop = () => {
          if (forget()) controller.close();
        };
        openStreams.add(stop);
        count(customerId, 1);
        run(controller);
      },
      cancel() {
        forget();
      },
    });
  }

  return {
    open,
    close() {
      for (const endStream of openStreams) endStream();
    },
  };
}
