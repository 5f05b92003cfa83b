import { type Query, type QueryClient, focusManager } from '@tanstack/react-query';
import type { Clock } from '../clock.ts';
import { isCorroError } from '../errors.ts';

/** Interval of connection probes, milliseconds. */
const probeMs = 1200;

/**
 * Detects that the network works again where the browser never reported it as offline. Without
 * connection it retries one failed query every 1.2 s; after any success it reads the other failed
 * queries at once instead of waiting for their slowed polls. A query that fails again has its own
 * problem and keeps its poll interval. Returns a function that stops the watch.
 */
export function watchReconnection(cache: QueryClient, clock: Clock): () => void {
  /** Failed queries since the last success of any query. */
  const lostQueries = new Set<Query>();
  /** Queries that failed while others succeeded, until they succeed. */
  const faulty = new WeakSet<Query>();
  let timer: number | null = null;

  function readAgain(query: Query) {
    const predicate = (candidate: Query) => candidate === query;
    void cache.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  }

  function stopTimer() {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  function probe() {
    timer = null;
    // A hidden page does not probe, because its queries are read as soon as it is shown again.
    if (!focusManager.isFocused()) return;
    for (const query of lostQueries) {
      if (query.isActive()) return readAgain(query);
      lostQueries.delete(query);
    }
  }

  function failed(query: Query) {
    // A further page of a list is not retried here, because the customer can request it again.
    const isFurtherPage = query.state.fetchMeta !== null;
    if (isFurtherPage || faulty.has(query) || !query.isActive()) return;
    lostQueries.add(query);
    timer ??= clock.setTimeout(probe, probeMs);
  }

  function gotThrough(query: Query) {
    faulty.delete(query);
    lostQueries.delete(query);
    stopTimer();
    const others = [...lostQueries];
    lostQueries.clear();
    for (const other of others) {
      faulty.add(other);
      readAgain(other);
    }
  }

  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // Manual updates do not use the network.
    if (action.type === 'success' && action.manual !== true) gotThrough(query);
    if (action.type === 'error' && isCutOff(action.error)) failed(query);
  });
  return () => {
    unsubscribe();
    stopTimer();
  };
}

/** Checks if the upstream was unreachable, including responses of its gateway. */
function isCutOff(error: unknown): boolean {
  if (!isCorroError(error)) return false;
  if (error.kind === 'protocol-broken') return gatewayStatuses.has(error.status);
  return error.kind === 'network-failed' || error.kind === 'timed-out';
}

const gatewayStatuses: ReadonlySet<number | null> = new Set([502, 503, 504]);
