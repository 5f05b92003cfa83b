import { type Query, type QueryClient, focusManager, onlineManager } from '@tanstack/react-query';
import type { Clock } from '../clock.ts';
import type { Quote, QuoteSummary } from '../codecs/quotes.ts';
import { isCorroError } from '../errors.ts';
import type { Transport } from '../http/index.ts';
import { isExtensionAnnounced } from '../resources/config.ts';
import { paramsOf, type QuoteParams, quoteOf, shownPrices } from '../resources/quotes.ts';
import { listenToQuotes, maxSymbols, type PushedQuotes } from './quoteStream.ts';
import { setPushed } from '../resources/polling.ts';

/** Delay before the stream follows a change of screen. All durations are milliseconds. */
const settleMs = 300;
/** Time that a stream may carry symbols that are no longer displayed. */
const surplusMs = 10_000;
/** Slowest push interval of an upstream. */
const slowestMs = 60_000;
const firstBackoffMs = 1000;
const slowestBackoffMs = 30_000;
/** Failures in a row, or one refusal, after which prices are only polled for `restMs`. */
const maxFailures = 4;
const restMs = 300_000;
/** Uptime after which the failure count resets. */
const stableMs = 30_000;

/** Dependencies of the push connection. */
export interface PushingOptions {
  /** Source of time and timers. */
  readonly clock: Clock;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), for retry pauses. */
  readonly random?: () => number;
}

interface Subscription {
  readonly symbols: ReadonlySet<string>;
  readonly everyMs: number;
}

type QuoteQuery = Query<Quote>;

/**
 * Writes pushed prices to the displayed quote queries, over one stream, and suspends their polls.
 * Polling continues where the upstream does not announce the stream, refuses it, disconnects or
 * falls silent. Pauses while the page is hidden. Returns a function that stops it.
 */
export function startQuotePush(
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
  /** Time since which the stream has carried more than the screen needs; null if it does not. */
  let surplusSince: number | null = null;

  function neededSubscription(): Subscription {
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

  function scheduleSettle(delayMs: number): void {
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

  /** Opens, replaces or closes the stream to match the displayed queries. */
  async function settle(): Promise<void> {
    const isAnnounced = await isExtensionAnnounced(cache, 'quotes.stream');
    if (isStopped) return;
    const needed = neededSubscription();
    const isAwake = focusManager.isFocused();
    if (!isAnnounced || !isAwake || needed.symbols.size === 0) return close();
    if (stream !== null) {
      const { symbols, everyMs } = stream;
      const isCovered =
        [...needed.symbols].every((symbol) => symbols.has(symbol)) && needed.everyMs >= everyMs;
      const isSame =
        isCovered && symbols.size === needed.symbols.size && needed.everyMs === everyMs;
      surplusSince = isSame ? null : (surplusSince ?? clock.now());
      if (isSame) return;
      if (isCovered && clock.now() - (surplusSince ?? 0) < surplusMs)
        return scheduleSettle(surplusMs);
    }
    surplusSince = null;
    const restingMs = restUntil - clock.now();
    if (restingMs > 0) return scheduleSettle(restingMs);
    close();
    void open(needed);
  }

  function close(): void {
    stream?.end();
    stream = null;
    for (const query of pushed) setPushed(query, false);
    pushed.clear();
  }

  /** Reads the prices of a lost stream at once; their queries poll until the next stream. */
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
          onQuotes(message) {
            silence.restart();
            if (stream === own) applyQuotes(message, latest);
          },
        },
      );
    } catch (error) {
      hasFailed = true;
      if (isCorroError(error) && error.kind === 'refusal') restUntil = clock.now() + restMs;
      if (isCorroError(error) && error.kind === 'session-ended') isStopped = true;
    }
    silence.stop();
    // This stream was closed on purpose or replaced, so it did not fail.
    if (stream !== own) return;
    fallBack();
    failures = !hasFailed || clock.now() - openedAt > stableMs ? 1 : failures + 1;
    if (failures >= maxFailures) {
      failures = 0;
      restUntil = Math.max(restUntil, clock.now() + restMs);
    }
    const backoffMs = Math.min(slowestBackoffMs, firstBackoffMs * 2 ** failures);
    scheduleSettle(Math.max(restUntil - clock.now(), backoffMs * (0.5 + random() / 2)));
  }

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

  function applyQuotes(
    { quotes, missing, unknown }: PushedQuotes,
    latest: Map<string, QuoteSummary>,
  ) {
    for (const [symbol, summary] of quotes) latest.set(symbol, summary);
    for (const symbol of [...missing, ...unknown]) latest.delete(symbol);
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
      const {
        candles = [],
        linePath = null,
        areaPath = null,
        about = null,
      } = query.state.data ?? {};
      const kept = { candles, linePath, areaPath, about };
      cache.setQueryData(query.queryKey, { ...quoteOf(summary, params, api), ...kept });
    }
  }

  const unsubscribes = [
    cache.getQueryCache().subscribe(({ type, query }) => {
      const isOfScreens = type === 'observerAdded' || type === 'observerRemoved';
      const [name] = query.queryKey;
      if (isOfScreens && name === 'quote') scheduleSettle(settleMs);
      if (type === 'updated' && name === 'config') scheduleSettle(settleMs);
    }),
    focusManager.subscribe(() => scheduleSettle(0)),
    onlineManager.subscribe(() => scheduleSettle(0)),
  ];
  scheduleSettle(settleMs);
  return () => {
    isStopped = true;
    for (const unsubscribe of unsubscribes) unsubscribe();
    if (timer !== null) clock.clearTimeout(timer);
    close();
  };
}

/** Returns a pushed price; null for none, or one of another market. */
function findQuote(
  quotes: PushedQuotes['quotes'],
  { symbol, market }: QuoteParams,
): QuoteSummary | null {
  const found = quotes.get(symbol);
  const isElsewhere = Boolean(market) && found?.market !== market;
  return found === undefined || isElsewhere ? null : found;
}

class Silent extends Error {
  override readonly name = 'Silent';
}
