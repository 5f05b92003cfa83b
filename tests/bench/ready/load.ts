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
  await page.goto(url, { waitUntil: 'commit' });
  const found = await page.waitForFunction(findReady, waitsForCalls, { timeout: 60_000 });
  const { ms, shownMs, scripts, messages } = (await found.jsonValue()) as Found;
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
    shownMs: number;
    hasChanged: boolean;
  }
}

/** Runs in the page before its scripts. */
function countCalls(): void {
  const fetch = window.fetch.bind(window);
  window.calls = 0;
  window.shownMs = 0;
  window.fetch = async (...parts) => {
    window.calls += 1;
    try {
      return await fetch(...parts);
    } finally {
      window.calls -= 1;
    }
  };
}

/** Runs in the page at each frame. Taps once the screen is ready. */
function findReady(waitsForCalls: boolean): Found | false {
  const skeletons = document.querySelectorAll('main svg[height$=rem], main [aria-busy=true]');
  const bottom = document.querySelector('nav')?.getBoundingClientRect();
  // Skeletons behind the navigation at the bottom do not count.
  const end = bottom !== undefined && bottom.top > innerHeight / 2 ? bottom.top : innerHeight;
  const isWaiting = [...skeletons].some((element) => element.getBoundingClientRect().top < end);
  if (isWaiting || document.querySelector('#app:not([inert]) h1') === null) return false;
  const target = document.querySelector<HTMLElement>(
    '#app nav a:not([aria-current]), #app :is(header, main) :is(button, [role=button]):not(:disabled), #app a',
  );
  // Continues only after React has rendered or hydrated the element.
  if (!Object.keys(target ?? {}).some((key) => key.startsWith('__reactProps'))) return false;
  window.shownMs ||= performance.now();
  if (waitsForCalls && window.calls > 0) return false;
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
  return { ms, shownMs: window.shownMs, scripts, messages };
}
