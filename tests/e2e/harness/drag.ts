import type { Page } from '@playwright/test';

/** A point of the screen in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves a finger along the points, waits for `beforeEnd` and lifts the finger. */
export async function drag(
  page: Page,
  points: readonly [Point, ...Point[]],
  beforeEnd: () => Promise<void>,
): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  for (const [step, { x, y }] of points.entries()) {
    await screen.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    });
  }
  await beforeEnd();
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
}
