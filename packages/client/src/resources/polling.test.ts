import {
  QueryClient,
  QueryObserver,
  environmentManager,
  focusManager,
  onlineManager,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PollName, pollPolicies, polling } from './polling.ts';

let queries: QueryClient;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window, react-query takes itself to be on a server and sets no timers.
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
  onlineManager.setOnline(true);
  queries = new QueryClient();
  queries.mount();
});

afterEach(() => {
  stop();
  queries.clear();
  queries.unmount();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Displays a query as a screen does; the default policy polls every 5 s. */
function poll(queryFn: () => Promise<unknown>, name: PollName = 'positions') {
  const observer = new QueryObserver(queries, {
    queryKey: [name],
    queryFn,
    ...polling(name),
  });
  stop = observer.subscribe(() => {});
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it('has the intervals of the specification', () => {
  const intervals = Object.entries(pollPolicies).map(([name, { intervalMs }]) => [
    name,
    intervalMs,
  ]);
  expect(Object.fromEntries(intervals)).toEqual({
    indexCards: 5000,
    stockDetail: 3000,
    tradingScreen: 3000,
    offers: 3000,
    ipos: 15_000,
    chartHistory: 60_000,
    dayLine: 300_000,
    forexPrice: 5000,
    futuresList: 5000,
    treasuryList: 5000,
    portfolio: 15_000,
    positions: 5000,
    account: 3000,
    moneyRecords: 3000,
    unpaidLoans: 60_000,
    verification: 10_000,
    chat: 5000,
    notices: 10_000,
    unreadCount: 10_000,
  });
});

it.each([
  ['notices', 10],
  ['indexCards', 5],
] as const)(
  'reads %s at once and every %i s, but not while the page is hidden',
  async (name, every) => {
    const read = vi.fn(async () => 1);
    poll(read, name);
    await seconds(every * 3);
    expect(read).toHaveBeenCalledTimes(4);
    focusManager.setFocused(false);
    await seconds(every * 3);
    expect(read).toHaveBeenCalledTimes(4);
    focusManager.setFocused(true);
    await seconds(0);
    expect(read).toHaveBeenCalledTimes(5);
  },
);

it('reads at once when the network is back', async () => {
  const read = vi.fn(async () => 1);
  poll(read);
  await seconds(0);
  onlineManager.setOnline(false);
  await seconds(60);
  onlineManager.setOnline(true);
  await seconds(0);
  expect(read).toHaveBeenCalledTimes(2);
});

it('never runs two reads of a query at once', async () => {
  let running = 0;
  let max = 0;
  poll(async () => {
    running += 1;
    max = Math.max(max, running);
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    running -= 1;
    return 1;
  });
  await seconds(60);
  expect(max).toBe(1);
});

it('doubles the interval with each failure in a row up to a minute, and restores it after a success', async () => {
  const times: number[] = [];
  let failing = true;
  const start = Date.now();
  poll(async () => {
    times.push((Date.now() - start) / 1000);
    if (failing) throw new Error('no');
    return 1;
  });
  await seconds(200);
  expect(times).toEqual([0, 10, 30, 70, 130, 190]);
  failing = false;
  await seconds(65);
  expect(times.slice(6)).toEqual([250, 255, 260, 265]);
  failing = true;
  await seconds(15);
  expect(times.slice(10)).toEqual([270, 280]);
});
