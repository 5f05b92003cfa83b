import { devices, type Browser, type Page } from '@playwright/test';

/** The slow preset: 1.6 Mbit/s with 150 ms to each answer, on a phone four times slower than this machine. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** Opens a page on the slow preset, in a profile of its own: its cache is empty. Its context is to be closed. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
