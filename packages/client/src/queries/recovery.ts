import { type Query, type QueryClient, focusManager, onlineManager } from '@tanstack/react-query';
import type { Clock } from '../clock.ts';
import { isCorroError } from '../errors.ts';

/** Delay between a failure and the next probe of the connection. Milliseconds. */
const probeMs = 1200;

/**
 * Notices that a network is back that never said it was gone. While nothing gets through, one of the
 * queries that failed is tried every 1.2 s, one for all; once any query gets through, the others that
 * failed are read at once instead of waiting for polls that have slowed down. One that fails even so
 * has a trouble of its own, and is left to the pace of its poll. Returns the stop.
 */
export function keepRecovering(cache: QueryClient, clock: Clock): () => void {
  /** What has failed since anything last got through. */
  const lost = new Set<Query>();
  /** What failed while others got through, until it does so itself. */
  const faulty = new WeakSet<Query>();
  let timer: number | null = null;

  function readAgain(query: Query) {
    const predicate = (one: Query) => one === query;
    void cache.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  }

  function stopTimer() {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  function probe() {
    timer = null;
    // Who returns to the page or to the network reads at once anyway.
    if (!focusManager.isFocused() || !onlineManager.isOnline()) return;
    for (const query of lost) {
      if (query.isActive()) return readAgain(query);
      lost.delete(query);
    }
  }

  function failed(query: Query) {
    // A further page of a list comes when the customer asks for it again.
    const isFurtherPage = query.state.fetchMeta !== null;
    if (isFurtherPage || faulty.has(query) || !query.isActive()) return;
    lost.add(query);
    timer ??= clock.setTimeout(probe, probeMs);
  }

  function gotThrough(query: Query) {
    faulty.delete(query);
    lost.delete(query);
    stopTimer();
    const others = [...lost];
    lost.clear();
    for (const other of others) {
      faulty.add(other);
      readAgain(other);
    }
  }

  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // What is set by hand came over no network.
    if (action.type === 'success' && action.manual !== true) gotThrough(query);
    if (action.type === 'error' && isCutOff(action.error)) failed(query);
  });
  return () => {
    unsubscribe();
    stopTimer();
  };
}

/** Whether a failure says that the way to the upstream is cut, its gateway's word included. */
function isCutOff(error: unknown): boolean {
  if (!isCorroError(error)) return false;
  if (error.kind === 'protocol-broken') return gatewayStatuses.has(error.status);
  return error.kind === 'network-failed' || error.kind === 'timed-out';
}

const gatewayStatuses: ReadonlySet<number | null> = new Set([502, 503, 504]);
