import {
  QueryClient,
  QueryObserver,
  environmentManager,
  focusManager,
  onlineManager,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { NetworkFailed, ProtocolBroken, Refusal, TimedOut } from '../errors.ts';
import { polling } from '../resources/polling.ts';
import { watchReconnection } from './reconnection.ts';

let queries: QueryClient;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
  onlineManager.setOnline(true);
  queries = new QueryClient();
  queries.mount();
  stops = [watchReconnection(queries, systemClock)];
});

afterEach(() => {
  for (const stop of stops) stop();
  queries.clear();
  queries.unmount();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** A displayed query, polled every 5 s or read once. It fails while `error` is set. */
function observeQuery(name: string, { polled = true } = {}) {
  const state: { error: Error | null; reads: number } = { error: null, reads: 0 };
  const observer = new QueryObserver(queries, {
    queryKey: [name],
    queryFn: async () => {
      state.reads += 1;
      if (state.error !== null) throw state.error;
      return 1;
    },
    ...(polled ? polling('positions') : { retry: false }),
  });
  stops.push(observer.subscribe(() => {}));
  const failed = () => observer.getCurrentResult().error !== null;
  return { state, failed };
}

it.each([
  ['the network', new NetworkFailed(null)],
  ['time running out', new TimedOut(10_000)],
  ['a gateway without an upstream', new ProtocolBroken('not-json', 'HTML', 502)],
  ['a gateway under maintenance', new ProtocolBroken('not-json', 'HTML', 503)],
  ['a gateway that timed out', new ProtocolBroken('not-json', 'HTML', 504)],
])('refetches all queries within 2 s of the end of a failure of %s', async (_what, error) => {
  const all = [observeQuery('a'), observeQuery('b'), observeQuery('c', { polled: false })];
  for (const { state } of all) state.error = error;
  await seconds(0);
  await queries.refetchQueries();
  await seconds(60);
  expect(all.map(({ failed }) => failed())).toEqual([true, true, true]);
  for (const { state } of all) state.error = null;
  await seconds(2);
  expect(all.map(({ failed }) => failed())).toEqual([false, false, false]);
});

it('retries one failed query about once a second while all fail', async () => {
  const all = [observeQuery('a'), observeQuery('b'), observeQuery('c')];
  for (const { state } of all) state.error = new NetworkFailed(null);
  await seconds(60);
  const before = all.map(({ state }) => state.reads);
  await seconds(12);
  const [first = 0, ...others] = all.map(({ state }, at) => state.reads - (before[at] ?? 0));
  expect(first).toBe(10);
  expect(Math.max(...others)).toBeLessThanOrEqual(1);
});

it('leaves a single failing query to its own polling', async () => {
  const broken = observeQuery('a');
  broken.state.error = new ProtocolBroken('not-json', 'HTML', 502);
  observeQuery('b');
  await seconds(0);
  // Reads at 0, 10, 30 and 70 s, because each failure doubles its interval, and when `b` succeeds.
  await seconds(75);
  expect(broken.state.reads).toBeLessThanOrEqual(6);
});

it.each([
  ['a refusal', new Refusal('not-found')],
  ['an answer that is not understood', new ProtocolBroken('bad-data', 'no price', 200)],
])('does not treat %s as a network failure', async (_what, error) => {
  const { state } = observeQuery('a', { polled: false });
  state.error = error;
  await queries.refetchQueries();
  await seconds(60);
  expect(state.reads).toBeLessThanOrEqual(2);
});

it('sends nothing while the page is hidden or the device is offline', async () => {
  const { state, failed } = observeQuery('a');
  state.error = new NetworkFailed(null);
  await seconds(5);
  focusManager.setFocused(false);
  await seconds(2);
  const hidden = state.reads;
  await seconds(300);
  expect(state.reads).toBe(hidden);
  onlineManager.setOnline(false);
  focusManager.setFocused(true);
  await seconds(60);
  expect(state.reads).toBe(hidden);
  state.error = null;
  onlineManager.setOnline(true);
  await seconds(2);
  expect(failed()).toBe(false);
});

it('stops its timers', async () => {
  const { state } = observeQuery('a', { polled: false });
  state.error = new NetworkFailed(null);
  await queries.refetchQueries();
  await seconds(0);
  stops[0]?.();
  const before = state.reads;
  await seconds(60);
  expect(state.reads).toBe(before);
  // The stopped watch no longer reacts to failures, so only the refetch below reads.
  await queries.refetchQueries();
  await seconds(60);
  expect(state.reads).toBe(before + 1);
});

it('stops probing after a call succeeds', async () => {
  const lost = observeQuery('a', { polled: false });
  const other = observeQuery('b', { polled: false });
  lost.state.error = new NetworkFailed(null);
  await queries.refetchQueries({ queryKey: ['a'] });
  await seconds(1);
  await queries.refetchQueries({ queryKey: ['b'] });
  // The watch read the failed query at once. The query failed again, so the watch leaves it alone.
  const before = [lost.state.reads, other.state.reads];
  await seconds(60);
  expect([lost.state.reads, other.state.reads]).toEqual(before);
});

it('does not treat data that was set by hand as a working network', async () => {
  const { state } = observeQuery('a', { polled: false });
  state.error = new NetworkFailed(null);
  await queries.refetchQueries();
  await seconds(0);
  const before = state.reads;
  queries.setQueryData(['b'], 1);
  await seconds(0);
  expect(state.reads).toBe(before);
});

it('resumes a query after it succeeds by itself', async () => {
  const faulty = observeQuery('a', { polled: false });
  observeQuery('b', { polled: false });
  faulty.state.error = new NetworkFailed(null);
  await queries.refetchQueries({ queryKey: ['a'] });
  await queries.refetchQueries({ queryKey: ['b'] });
  await seconds(0);
  faulty.state.error = null;
  await queries.refetchQueries({ queryKey: ['a'] });
  faulty.state.error = new NetworkFailed(null);
  await queries.refetchQueries({ queryKey: ['a'] });
  faulty.state.error = null;
  await seconds(2);
  expect(faulty.failed()).toBe(false);
});

it('does not refetch a query that no screen uses', async () => {
  const { state } = observeQuery('a', { polled: false });
  state.error = new NetworkFailed(null);
  await queries.refetchQueries();
  await seconds(0);
  stops.pop()?.();
  const before = state.reads;
  await seconds(60);
  expect(state.reads).toBe(before);
});
