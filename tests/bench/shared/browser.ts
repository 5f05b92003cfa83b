import { chromium, type Browser, type Page } from '@playwright/test';

/** Opens Chromium without a GPU, as the targets were measured; close it when done. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--force-device-scale-factor=2',
      '--window-size=390,844',
    ],
  });
}

/** A phone's page at 2x: the window's own, since some charts cannot tell an emulated density. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: null });
  return context.newPage();
}

/** Measures the CPU time of the page's main thread. */
export interface MainThread {
  /** Milliseconds of CPU time that the main thread spent on tasks while `work` ran. */
  spent(work: () => Promise<unknown>): Promise<number>;
}

/**
 * CPU time and not time on the clock: other processes on the machine then count for less. It is all
 * that the main thread does (script, style, layout, paint, raster of canvases), not script alone.
 */
export async function watchMainThread(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = metrics.find(({ name }) => name === 'TaskDuration');
    if (!metric) throw new Error('Chromium does not report TaskDuration');
    return metric.value * 1000;
  };
  return {
    async spent(work) {
      const before = await taskTime();
      await work();
      return (await taskTime()) - before;
    },
  };
}
