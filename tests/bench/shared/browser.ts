import { chromium, type Browser, type Page } from '@playwright/test';

/** Opens Chromium without a GPU, because the limits were measured without one. */
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

/** Opens a page whose viewport is the real window at 2x, because some charts ignore an emulated pixel density. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: null });
  return context.newPage();
}

export interface MainThread {
  /** Returns the CPU milliseconds of the main thread while `work` runs. */
  spent(work: () => Promise<unknown>): Promise<number>;
}

/**
 * Measures the CPU time of all tasks of the main thread: script, style, layout and paint. CPU time varies less than
 * elapsed time.
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
