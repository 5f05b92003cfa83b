import type { Browser, Page } from '@playwright/test';
import { openSlowPhone } from './slowPhone.ts';

/** All has come, and nothing new was asked for so long: the screen stands. A phone that is busy asks for nothing meanwhile. */
const quietMs = 2500;
const longestMs = 40_000;

/** What was fetched; times in ms since the navigation began. */
interface Fetched {
  readonly address: string;
  readonly kind: string;
  readonly begin: number;
  readonly end: number;
}

export interface ColdLoad {
  /** The largest contentful paint, in ms since the navigation began, and the text of its element. */
  readonly lcp: number;
  readonly largest: string;
  /** What the page moved by after it was painted, by itself: not within half a second of what somebody did. */
  readonly shift: number;
  /** All that was fetched until the screen stood, the page included. */
  readonly fetched: readonly Fetched[];
}

interface Painted {
  lcp: number;
  largest: string;
  shift: number;
}

declare global {
  interface Window {
    painted: Painted;
  }
}

/** Opens an address in a profile of its own, so with an empty cache, on the slow preset; with a token as a customer. */
export async function loadCold(
  browser: Browser,
  { url, token }: { readonly url: string; readonly token: string | null },
): Promise<ColdLoad> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(notePaints, token);
    const fetched = noteRequests(page);
    await page.goto(url, { waitUntil: 'commit' });
    await fetched.untilQuiet();
    const painted = await page.evaluate(() => window.painted);
    return { ...painted, fetched: fetched.list() };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page before everything else. */
function notePaints(token: string | null): void {
  if (token !== null) localStorage.setItem('token', token);
  window.painted = { lcp: 0, largest: '', shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.painted.lcp = entry.startTime;
      const { element } = entry as PerformanceEntry & { readonly element?: Element | null };
      window.painted.largest = element?.textContent?.slice(0, 60) ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isAnswer = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if ('value' in entry && !isAnswer) window.painted.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Notes all requests. What is asked for again, as polls do, is counted, but does not say that the screen changes. */
function noteRequests(page: Page) {
  const all = new Map<unknown, { address: string; kind: string; begin: number; end: number }>();
  const known = new Set<string>();
  let beginning = 0;
  let changedAt = Date.now();
  const underWay = new Set<unknown>();
  const now = () => Date.now() - beginning;
  page.on('request', (request) => {
    const { protocol, pathname, search } = new URL(request.url());
    // An empty icon is not fetched from anywhere.
    if (protocol === 'blob:') return;
    beginning ||= Date.now();
    const address = pathname + search;
    if (!known.has(address)) {
      changedAt = Date.now();
      underWay.add(request);
    }
    known.add(address);
    all.set(request, { address, kind: request.resourceType(), begin: now(), end: Number.NaN });
  });
  const ended = (request: unknown) => {
    const one = all.get(request);
    if (one) one.end = now();
    if (underWay.delete(request)) changedAt = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const isUnderWay = () => underWay.size > 0 || Date.now() - changedAt < quietMs;
  return {
    list: () => [...all.values()],
    async untilQuiet() {
      while (now() < longestMs && isUnderWay()) await page.waitForTimeout(50);
      if (isUnderWay()) throw new Error(`${page.url()} did not come to rest in ${longestMs} ms.`);
    },
  };
}
