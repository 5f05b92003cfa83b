import type { Page } from '@playwright/test';

/** A point of the screen, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Puts a finger down, moves it over the points, and lifts it once `whileHeld` is done. */
export async function drag(
  page: Page,
  points: readonly [Point, ...Point[]],
  whileHeld: () => Promise<void>,
): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  for (const [step, { x, y }] of points.entries()) {
    await screen.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    });
  }
  await whileHeld();
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
}
