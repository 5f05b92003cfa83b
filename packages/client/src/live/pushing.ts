import { type Query, type QueryClient, focusManager, onlineManager } from '@tanstack/react-query';
import type { Clock } from '../clock.ts';
import { isCorroError } from '../errors.ts';
import type { Transport } from '../http/index.ts';
import { isExtensionAnnounced } from '../resources/config.ts';
import { setPushed } from '../resources/polling.ts';
import {
  isList,
  isOfLots,
  isPushable,
  neededSubscription,
  nextData,
  type Received,
  shownQueries,
  type Subscription,
} from './pushedQueries.ts';
import { listenToQuotes, type PushedQuotes } from './quoteStream.ts';

/** Delay before the stream follows a change of screen. All durations are milliseconds. */
const settleMs = 300;
/** Time that a stream may carry symbols that are no longer displayed. */
const surplusMs = 10_000;
/** Poll interval from which a list is polled and not pushed. */
const slowestMs = 60_000;
const firstBackoffMs = 1000;
const slowestBackoffMs = 30_000;
/**
 * Age at which a list is read again, because prices do not tell that rows were added or removed.
 */
const listMs = 60_000;
/**
 * Failures in a row after which the queries are only polled for `restMs`. One refusal has the same
 * effect.
 */
const maxFailures = 4;
const restMs = 300_000;
/**
 * Minimum wait for the first message, because a slow network delays it by more than an interval.
 */
const firstMessageMs = 20_000;
/** Uptime after which the failure count resets. */
const stableMs = 30_000;

/** Dependencies of the push connection. */
export interface PushingOptions {
  /** Source of time and timers. */
  readonly clock: Clock;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), for retry pauses. */
  readonly random?: () => number;
}

/**
 * Writes pushed prices to the displayed quotes and lists, and the figures of the account to their
 * queries, over one stream, and suspends their polls. Polling continues where the upstream does not
 * announce the stream, refuses it, disconnects or falls silent. Pauses while the page is hidden.
 * Returns a function that closes the stream and opens no other one.
 */
export function startQuotePush(
  cache: QueryClient,
  api: Transport,
  { clock, random = Math.random }: PushingOptions,
): () => void {
  const pushed = new Set<Query>();
  /** Times of the last reads of lists. */
  const readAt = new WeakMap<Query, number>();
  let stream: (Subscription & { end: () => void }) | null = null;
  let timer: number | null = null;
  let dueAt = Infinity;
  let failures = 0;
  let restUntil = 0;
  let isStopped = false;
  /** Time since which the stream has carried more than the screen needs; null if it does not. */
  let surplusSince: number | null = null;

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
    const pushesAccount = await isExtensionAnnounced(cache, 'account.stream');
    if (isStopped) return;
    const needed = neededSubscription(cache, { slowestMs, pushesAccount });
    const isEmpty = needed.symbols.size === 0 && !needed.includesAccount;
    if (!isAnnounced || !focusManager.isFocused() || isEmpty) return close();
    if (stream !== null) {
      const { symbols, includesAccount, everyMs } = stream;
      const isCovered =
        [...needed.symbols].every((symbol) => symbols.has(symbol)) &&
        (includesAccount || !needed.includesAccount) &&
        needed.everyMs >= everyMs;
      const isSame =
        isCovered &&
        symbols.size === needed.symbols.size &&
        includesAccount === needed.includesAccount &&
        needed.everyMs === everyMs;
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

  /** Reads the queries of an ended stream at once; they poll until the next stream opens. */
  function fallBack(): void {
    const lostQueries = new Set(pushed);
    close();
    readAgain(lostQueries);
  }

  function readAgain(queries: ReadonlySet<Query>): void {
    const predicate = (query: Query) => queries.has(query);
    void cache.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  }

  async function open(subscription: Subscription): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const silence = watchSilence(2 * subscription.everyMs, () => controller.abort(new Silent()));
    const opened = { ...subscription, end: () => controller.abort() };
    stream = opened;
    const openedAt = clock.now();
    const received: Received = {
      quotes: new Map(),
      user: null,
      unreadCount: null,
      unreadNotices: null,
    };
    let hasFailed = false;
    try {
      await listenToQuotes(
        api,
        { ...subscription, symbols: [...subscription.symbols] },
        {
          signal,
          onQuotes(message) {
            silence.restart();
            if (stream === opened) apply(message, received);
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
    if (stream !== opened) return;
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
    let running = clock.setTimeout(onSilence, Math.max(limitMs, firstMessageMs));
    return {
      restart() {
        clock.clearTimeout(running);
        running = clock.setTimeout(onSilence, limitMs);
      },
      stop: () => clock.clearTimeout(running),
    };
  }

  function apply(message: PushedQuotes, received: Received) {
    for (const [symbol, quote] of message.quotes) received.quotes.set(symbol, quote);
    for (const symbol of [...message.missing, ...message.unknown]) received.quotes.delete(symbol);
    const lastBalance = received.user?.balance;
    received.user = message.user;
    received.unreadCount = message.unreadCount;
    received.unreadNotices = message.unreadNotices;
    // A purchase or a sale, perhaps on another device, changes the balance and the lots.
    const hasTraded = lastBalance !== undefined && message.user?.balance !== lastBalance;
    const now = clock.now();
    for (const query of shownQueries(cache)) {
      const data = nextData(query, received, api);
      setPushed(query, data !== undefined);
      pushed[data === undefined ? 'delete' : 'add'](query);
      if (data === undefined) continue;
      // Skips a query that an order has invalidated: the query is being read again, and this event
      // may be older than the order.
      if (!query.state.isInvalidated) cache.setQueryData(query.queryKey, data);
      if (!isList(query)) continue;
      const lastRead = readAt.get(query) ?? now;
      const isOld = now - lastRead >= listMs || (hasTraded && isOfLots(query));
      readAt.set(query, isOld ? now : lastRead);
      if (isOld) readAgain(new Set([query]));
    }
  }

  const unsubscribes = [
    cache.getQueryCache().subscribe((event) => {
      const { type, query } = event;
      const isRead =
        type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
      if (isRead && isList(query)) readAt.set(query, clock.now());
      const isOfScreens = type === 'observerAdded' || type === 'observerRemoved';
      if ((isOfScreens || isRead) && isPushable(query)) scheduleSettle(settleMs);
      if (type === 'updated' && query.queryKey[0] === 'config') scheduleSettle(settleMs);
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

class Silent extends Error {
  override readonly name = 'Silent';
}
