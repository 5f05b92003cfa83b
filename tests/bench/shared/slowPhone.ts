import { devices, type Browser, type Page } from '@playwright/test';

/** The slow preset: 1.6 Mbit/s, 150 ms latency, CPU four times slower than this machine. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** Opens a page with an empty cache on the slow preset. The caller closes its context. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
