import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const dist = resolve(import.meta.dirname, '../../../apps/web/dist');

export interface Loaded {
  /** Milliseconds from the start of the navigation until the screen is ready. */
  readonly ms: number;
  /** Milliseconds until no skeleton is in view. */
  readonly shownMs: number;
  /**
   * Size of the scripts that arrived until the screen was ready, and of the messages in the page, in
   * kB of gzip.
   */
  readonly kB: number;
}

interface LoadOptions {
  /**
   * True to wait until all calls have ended, too: the screen already shows stored answers while the
   * calls run.
   */
  readonly waitsForCalls?: boolean;
}

/**
 * Loads a page until it is ready: the app runs, the title is visible, no skeleton is in view, and
 * with `waitsForCalls` all calls have ended. Then taps, and throws if the tap changes nothing.
 */
export async function load(
  page: Page,
  url: string,
  { waitsForCalls = false }: LoadOptions = {},
): Promise<Loaded> {
  await page.addInitScript(countCalls);
  await page.addInitScript(watchReady, waitsForCalls);
  const session = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'commit' });
  // Not by `waitForFunction`: the script that Playwright runs in the page for it takes 17 ms at full
  // speed, before the screen is ready.
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'window.whenReady',
    awaitPromise: true,
    returnByValue: true,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `watchReady` resolves with it
  const { ms, shownMs, scripts, messages } = result.value as Found;
  // Waits long enough for the tap to load the code of another screen.
  await page.waitForFunction(() => window.hasChanged, undefined, { timeout: 10_000 });
  const parts = [...scripts.map((path) => readFileSync(dist + path)), messages];
  const bytes = parts.map((part) => gzipSync(part).length);
  return { ms, shownMs, kB: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
}

interface Found {
  readonly ms: number;
  readonly shownMs: number;
  readonly scripts: readonly string[];
  readonly messages: string;
}

declare global {
  interface Window {
    /** Number of running calls. */
    calls: number;
    whenReady: Promise<Found>;
    hasChanged: boolean;
  }
}

/** Runs in the page before its scripts. */
function countCalls(): void {
  const fetch = window.fetch.bind(window);
  window.calls = 0;
  window.fetch = async (...parts) => {
    window.calls += 1;
    try {
      return await fetch(...parts);
    } finally {
      window.calls -= 1;
    }
  };
}

/**
 * Runs in the page before its scripts. Looks at each frame once the app has replaced or hydrated the
 * page, because looks before then would cause frames. Taps once the screen is ready.
 */
function watchReady(waitsForCalls: boolean): void {
  let shownMs = 0;
  window.whenReady = new Promise((settle, reject) => {
    setTimeout(() => reject(new Error('The screen never becomes ready.')), 60_000);
    const look = () => {
      const found = findReady();
      if (found === null) requestAnimationFrame(look);
      else settle(found);
    };
    const observer = new MutationObserver(() => {
      if (document.querySelector('#app:not([inert])') === null) return;
      observer.disconnect();
      requestAnimationFrame(look);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });

  function findReady(): Found | null {
    const skeletons = document.querySelectorAll('main svg[height$=rem], main [aria-busy=true]');
    const bottom = document.querySelector('nav')?.getBoundingClientRect();
    // Skeletons behind the navigation at the bottom do not count.
    const end = bottom !== undefined && bottom.top > innerHeight / 2 ? bottom.top : innerHeight;
    const isWaiting = [...skeletons].some((element) => element.getBoundingClientRect().top < end);
    if (isWaiting || document.querySelector('#app:not([inert]) h1') === null) return null;
    const target = document.querySelector<HTMLElement>(
      '#app nav a:not([aria-current]), #app :is(header, main) :is(button, [role=button]):not(:disabled), #app a',
    );
    // Continues only after React has rendered or hydrated the element.
    if (!Object.keys(target ?? {}).some((key) => key.startsWith('__reactProps'))) return null;
    shownMs ||= performance.now();
    if (waitsForCalls && window.calls > 0) return null;
    const ms = performance.now();
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'));
    window.hasChanged = false;
    new MutationObserver(() => (window.hasChanged = true)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    target?.click();
    const messages = document.querySelector('#corro-messages')?.textContent ?? '';
    return { ms, shownMs, scripts, messages };
  }
}
