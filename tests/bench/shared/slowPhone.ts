import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';

/**
 * Network of the slow preset: 1.6 Mbit/s down, 750 kbit/s up, and 150 ms latency. The preset also
 * has a CPU four times slower than this machine and a screen of 390 × 844 CSS pixels.
 */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

export function openPhoneContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
}

/** Opens a page with an empty cache on the slow preset. The caller closes its context. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  return openSlowTab(await openPhoneContext(browser));
}

/** Opens a page on the slow preset, in a context that may already have visited the app. */
export async function openSlowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

const cycleMs = 3000;
const stillMs = 800;

/**
 * Lets almost no data pass, one byte a second, for 0.8 s of every 3 s. A cycle begins with the
 * blocked part. `phase`, from 0 to 1, is the share of the first cycle that has already passed at
 * the start. Returns the function that stops the cycles; the network then stays blocked or open as
 * it is.
 */
export async function standStill(page: Page, phase: number): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  const begin = performance.now() - phase * cycleMs;
  let isStill = false;
  const set = () => {
    const still = (performance.now() - begin) % cycleMs < stillMs;
    if (still === isStill) return;
    isStill = still;
    const speed = still ? { downloadThroughput: 1, uploadThroughput: 1 } : {};
    session
      .send('Network.emulateNetworkConditions', { ...network, ...speed })
      .catch(() => undefined);
  };
  await session.send('Network.enable');
  const timer = setInterval(set, 20);
  return () => clearInterval(timer);
}
