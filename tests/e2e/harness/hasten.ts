import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How often the page's clock is moved on, in milliseconds. */
const stepMs = 50;

/**
 * Speeds up the page's clock by a factor while `run` runs. The page's
 * clock is to be installed.
 */
export async function hasten<Result>(
  page: Page,
  speed: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const passing = async () => {
    let before = performance.now();
    while (!over.signal.aborted) {
      await sleep(stepMs);
      const now = performance.now();
      if (speed > 1) await page.clock.runFor((now - before) * (speed - 1));
      before = now;
    }
  };
  const [result] = await Promise.all([run().finally(() => over.abort()), passing()]);
  return result;
}
