import { type Query, type QueryClient, focusManager, onlineManager } from '@tanstack/react-query';
import type { Clock } from '../clock.ts';
import type { Quote, QuoteSummary } from '../codecs/quotes.ts';
import { isCorroError } from '../errors.ts';
import type { Transport } from '../http/index.ts';
import { announces } from '../resources/config.ts';
import { paramsOf, type QuoteParams, quoteOf, shownPrices } from '../resources/quotes.ts';
import { listenToQuotes, maxSymbols, type PushedQuotes } from '../resources/quoteStream.ts';
import { setPushed } from './polling.ts';

/** What a change of screens takes: a stream is opened for what stays. Milliseconds, as all below. */
const settleMs = 300;
/** How long a stream goes on with prices that are not shown any more. */
const surplusMs = 10_000;
/** The slowest that an upstream pushes. */
const slowestMs = 60_000;
const firstBackoffMs = 1000;
const slowestBackoffMs = 30_000;
/** After so many failures in a row, or a refusal, prices are only polled for a while. */
const mostFailures = 4;
const restMs = 300_000;
/** A stream that lived so long was none that failed. */
const soundMs = 30_000;

/** What the pushing is given of the world. */
export interface PushingOptions {
  /** For the pauses between tries, and how long a stream stays open. */
  readonly clock: Clock;
  /** For the pauses between tries: from 0 up to, but not including, 1. */
  readonly random?: () => number;
}

/** What a stream was opened for. */
interface Subscription {
  readonly symbols: ReadonlySet<string>;
  readonly everyMs: number;
}

type QuoteQuery = Query<Quote>;

/**
 * Writes prices into the queries that are looked at as the upstream pushes them, by one stream for all, and stops
 * their polls for as long as it does. Where the upstream does not announce it, refuses it, breaks off or falls
 * silent, they are polled as ever. Pauses while the page is hidden or offline. Returns the stop.
 */
export function keepPushing(
  cache: QueryClient,
  api: Transport,
  { clock, random = Math.random }: PushingOptions,
): () => void {
  const pushed = new Set<QuoteQuery>();
  let stream: (Subscription & { end: () => void }) | null = null;
  let timer: number | null = null;
  let dueAt = Infinity;
  let failures = 0;
  let restUntil = 0;
  let isStopped = false;
  /** Since when more is pushed than is shown. */
  let surplusSince: number | null = null;

  function wanted(): Subscription {
    const queries = shownPrices(cache);
    const symbols = [...new Set(queries.map((query) => paramsOf(query).symbol))];
    const intervals = queries.flatMap(({ observers }) =>
      observers.map(({ options: { staleTime } }) =>
        typeof staleTime === 'number' ? staleTime : Infinity,
      ),
    );
    return {
      symbols: new Set(symbols.slice(0, maxSymbols)),
      everyMs: Math.min(slowestMs, ...intervals),
    };
  }

  function later(delayMs: number): void {
    const at = clock.now() + delayMs;
    if (isStopped || at >= dueAt) return;
    if (timer !== null) clock.clearTimeout(timer);
    dueAt = at;
    timer = clock.setTimeout(() => {
      timer = null;
      dueAt = Infinity;
      void settle();
    }, delayMs);
  }

  /** Opens, changes or ends the stream as what is shown wants it. */
  async function settle(): Promise<void> {
    const isAnnounced = await announces(cache, 'quotes.stream');
    if (isStopped) return;
    const now = wanted();
    const isAwake = focusManager.isFocused() && onlineManager.isOnline();
    if (!isAnnounced || !isAwake || now.symbols.size === 0) return close();
    if (stream !== null) {
      const { symbols, everyMs } = stream;
      const isCovered =
        [...now.symbols].every((symbol) => symbols.has(symbol)) && now.everyMs >= everyMs;
      const isSame = isCovered && symbols.size === now.symbols.size && now.everyMs === everyMs;
      surplusSince = isSame ? null : (surplusSince ?? clock.now());
      if (isSame) return;
      if (isCovered && clock.now() - (surplusSince ?? 0) < surplusMs) return later(surplusMs);
    }
    surplusSince = null;
    const restingMs = restUntil - clock.now();
    if (restingMs > 0) return later(restingMs);
    close();
    void open(now);
  }

  function close(): void {
    stream?.end();
    stream = null;
    for (const query of pushed) setPushed(query, false);
    pushed.clear();
  }

  /** Prices are read at once, and polled until another stream is there. */
  function fallBack(): void {
    const lost = new Set<unknown>(pushed);
    close();
    const predicate = (query: Query) => lost.has(query);
    void cache.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  }

  async function open(subscription: Subscription): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const silence = watchSilence(2 * subscription.everyMs, () => controller.abort(new Silent()));
    const own = { ...subscription, end: () => controller.abort() };
    stream = own;
    const openedAt = clock.now();
    const latest = new Map<string, QuoteSummary>();
    let hasFailed = false;
    try {
      await listenToQuotes(
        api,
        { symbols: [...subscription.symbols], everyMs: subscription.everyMs },
        {
          signal,
          onQuotes(told) {
            silence.restart();
            if (stream === own) take(told, latest);
          },
        },
      );
    } catch (error) {
      hasFailed = true;
      if (isCorroError(error) && error.kind === 'refusal') restUntil = clock.now() + restMs;
      if (isCorroError(error) && error.kind === 'session-ended') isStopped = true;
    }
    silence.stop();
    // Ended by hand: for another one, or for none.
    if (stream !== own) return;
    fallBack();
    failures = !hasFailed || clock.now() - openedAt > soundMs ? 1 : failures + 1;
    if (failures >= mostFailures) {
      failures = 0;
      restUntil = Math.max(restUntil, clock.now() + restMs);
    }
    const backoffMs = Math.min(slowestBackoffMs, firstBackoffMs * 2 ** failures);
    later(Math.max(restUntil - clock.now(), backoffMs * (0.5 + random() / 2)));
  }

  /** Counts from the last message. */
  function watchSilence(limitMs: number, onSilence: () => void) {
    const start = () => clock.setTimeout(onSilence, limitMs);
    let running = start();
    return {
      restart() {
        clock.clearTimeout(running);
        running = start();
      },
      stop: () => clock.clearTimeout(running),
    };
  }

  function take({ quotes, missing, unknown }: PushedQuotes, latest: Map<string, QuoteSummary>) {
    for (const [symbol, summary] of quotes) latest.set(symbol, summary);
    for (const symbol of [...missing, ...unknown]) latest.delete(symbol);
    const now = api.now();
    for (const query of shownPrices(cache)) {
      const params = paramsOf(query);
      const summary = findQuote(latest, params);
      if (summary === null) {
        setPushed(query, false);
        pushed.delete(query);
        continue;
      }
      setPushed(query, true);
      pushed.add(query);
      const { candles = [], linePath = null } = query.state.data ?? {};
      cache.setQueryData(query.queryKey, { ...quoteOf(summary, params, now), candles, linePath });
    }
  }

  const unsubscribes = [
    cache.getQueryCache().subscribe(({ type, query }) => {
      const isOfScreens = type === 'observerAdded' || type === 'observerRemoved';
      const [name] = query.queryKey;
      if (isOfScreens && name === 'quote') later(settleMs);
      if (type === 'updated' && name === 'config') later(settleMs);
    }),
    focusManager.subscribe(() => later(0)),
    onlineManager.subscribe(() => later(0)),
  ];
  later(settleMs);
  return () => {
    isStopped = true;
    for (const unsubscribe of unsubscribes) unsubscribe();
    if (timer !== null) clock.clearTimeout(timer);
    close();
  };
}

/** The pushed price of an instrument; null without one, or where it is of another market. */
function findQuote(
  quotes: PushedQuotes['quotes'],
  { symbol, market }: QuoteParams,
): QuoteSummary | null {
  const found = quotes.get(symbol);
  const isElsewhere = Boolean(market) && found?.market !== market;
  return found === undefined || isElsewhere ? null : found;
}

/** Nothing came for two intervals. */
class Silent extends Error {
  override readonly name = 'Silent';
}
