import type { Page } from '@playwright/test';

/** Where a finger goes, in CSS pixels, and how long that takes. */
export interface Swipe {
  readonly from: number;
  readonly to: number;
  readonly y?: number;
  readonly ms?: number;
  /** What happens before the finger is lifted. */
  readonly beforeEnd?: () => Promise<void>;
}

/** Swipes a finger across the page, as the browser gets it from the screen. */
export async function swipe(
  page: Page,
  { from, to, y = 400, ms = 120, beforeEnd }: Swipe,
): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const steps = 4;
  for (let step = 0; step <= steps; step += 1) {
    const x = from + ((to - from) * step) / steps;
    await screen.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
      timestamp: start + (ms * step) / steps / 1000,
    });
  }
  await beforeEnd?.();
  await screen.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: start + ms / 1000,
  });
  await screen.detach();
}
