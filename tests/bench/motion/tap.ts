import type { Locator, Page } from '@playwright/test';
import { drag } from '../../e2e/harness/drag.ts';

/** Times in milliseconds after the finger is lifted, and layout shift until the end of the transition. */
export interface Tapped {
  readonly firstFrame: number;
  readonly contentAt: number;
  readonly shift: number;
}

interface Noted {
  tappedAt: number;
  firstFrame: number;
  contentAt: number;
  shift: number;
}

declare global {
  interface Window {
    noted: Noted;
    waitForContent: (selector: string) => void;
  }
}

/** Milliseconds that a press lasts, long enough for the app to prefetch. */
const pressMs = 80;

/** Milliseconds after which a transition and the queries of the new screen have ended. */
export const settleMs = 700;

/** Runs in the page. Records for each tap the first frame, the frame with the content, and layout shifts. */
export function recordFrames(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page receives only `recordFrames`
  const fresh = () => ({ tappedAt: 0, firstFrame: 0, contentAt: 0, shift: 0 });
  window.noted = fresh();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page receives only `recordFrames`
  const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  window.waitForContent = (selector) => {
    window.noted = fresh();
    const { noted } = window;
    const look = () => {
      if (document.querySelector(selector) === null) return requestAnimationFrame(look);
      return setTimeout(() => (noted.contentAt = performance.now() - noted.tappedAt));
    };
    const tapped = () => {
      noted.tappedAt = performance.now();
      afterFrame(() => (noted.firstFrame = performance.now() - noted.tappedAt));
      look();
    };
    addEventListener('pointerup', tapped, { once: true, capture: true });
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.noted.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift' });
}

/** Taps and waits for the end of the transition. */
export async function tap(page: Page, target: Locator, content: string): Promise<Tapped> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate((selector) => window.waitForContent(selector), content);
  await press(page, target);
  await page.waitForFunction(() => window.noted.contentAt > 0);
  await page.waitForTimeout(settleMs);
  return page.evaluate(() => window.noted);
}

/** Presses for as long as a finger does, because Playwright's `tap` is shorter. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('the target of the tap is not visible');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await drag(page, [point], () => page.waitForTimeout(pressMs));
}
