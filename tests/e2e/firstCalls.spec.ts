import { demoCustomer } from '@corro/sandbox';
import type { Page } from '@playwright/test';
import { addresses } from './harness/addresses.ts';
import { expect, test } from './harness/corro.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';

test('the calls that a page sends while the scripts arrive fill its first view', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { corro, close } = await startCorro({ DEMO_HISTORY: 'year' });
  try {
    await page.addInitScript(stallCallsOfApp);
    for (const path of addresses) {
      await visit(page, { corro, customer: demoCustomer, path: corro.url + path });
      await expect.poll(() => skeletonsInView(page), path).toBe(0);
    }
  } finally {
    await close();
  }
});

/** Runs in the page before its scripts. The page's own script is inline; the app's code is in files. */
function stallCallsOfApp(): void {
  const send = window.fetch.bind(window);
  window.fetch = (...parts) =>
    /\/assets\//.test(new Error('').stack ?? '') ? new Promise(() => {}) : send(...parts);
}

/** Counts the skeletons, and other parts that still load, between the top and the navigation at the bottom. */
function skeletonsInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottom = document.querySelector('nav')?.getBoundingClientRect();
    const end = bottom !== undefined && bottom.top > innerHeight / 2 ? bottom.top : innerHeight;
    const skeletons = document.querySelectorAll(
      'main svg[height$=rem], main [aria-busy=true]:not(button)',
    );
    return [...skeletons].filter((element) => element.getBoundingClientRect().top < end).length;
  });
}
