import type { Browser } from '@playwright/test';
import { openSlowPhone } from '../shared/slowPhone.ts';

/** Until React listens to the form of a page, cold, on the slow preset; ms since the navigation began. */
export async function measureFormReady(browser: Browser, address: string): Promise<number> {
  const page = await openSlowPhone(browser);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(
      () => {
        // React marks what it has rendered or taken over with its own properties.
        const form = document.querySelector('form');
        const isReady = form !== null && Object.keys(form).some((key) => key.startsWith('__react'));
        return isReady ? performance.now() : false;
      },
      null,
      { polling: 10 },
    );
    return Number(await ready.jsonValue());
  } finally {
    await page.context().close();
  }
}
