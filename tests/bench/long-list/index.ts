/**
 * Ten thousand rows in one answer, on each screen that lists what the contract lists: from the end
 * of the answer to the first frame with the list, in the production build; medians.
 */
import { devices, type Browser } from '@playwright/test';
import { buildWhatIsStale } from '@corro/server';
import { newPhone } from '../../e2e/harness/accounts.ts';
import { addresses } from '../../e2e/harness/addresses.ts';
import type { Corro, Customer } from '../../e2e/harness/corro.ts';
import { lengthenLists, longListShown } from '../../e2e/harness/longLists.ts';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { visit } from '../../e2e/harness/visit.ts';
import { openBrowser } from '../shared/browser.ts';
import { compare, median, type Row } from '../shared/rows.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const limitMs = 1000;
/** A screen without a long list after this time is left out of the bench. */
const givenUpMs = 8000;

export default async function longList(): Promise<Row[]> {
  await buildWhatIsStale();
  const { corro, close } = await startCorro();
  const browser = await openBrowser();
  const customer = { phone: newPhone(), password: 'secreta-1' };
  const times = new Map<string, number[]>();
  try {
    await corro.accounts.register(customer.phone, customer.password);
    let listed = addresses;
    for (let run = 0; run < runs; run += 1) {
      for (const path of listed) {
        const shown = await shownAfter(browser, corro, customer, path);
        if (shown !== null) times.set(path, [...(times.get(path) ?? []), shown]);
      }
      listed = [...times.keys()];
    }
  } finally {
    await browser.close();
    await close();
  }
  return [...times].map(([path, ms]) => compare(`${path}, ms`, median(ms), limitMs, 1));
}

/** Milliseconds from the last answer that the list needs until the list is shown; null where the screen has no long list. */
async function shownAfter(
  browser: Browser,
  corro: Corro,
  customer: Customer,
  path: string,
): Promise<number | null> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: corro.url });
  const page = await context.newPage();
  await lengthenLists(page);
  await page.addInitScript(
    ([selector]) => {
      const look = () => {
        if (document.querySelector(selector) === null) return requestAnimationFrame(look);
        const shownAt = performance.now();
        const answers = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/'))
          .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
        const answeredAt = Math.max(...answers.filter((end) => end > 0 && end <= shownAt));
        return document.documentElement.setAttribute('data-shown', String(shownAt - answeredAt));
      };
      look();
    },
    [longListShown] as const,
  );
  await visit(page, { corro, customer, path });
  const shown = await page
    .waitForSelector('[data-shown]', { state: 'attached', timeout: givenUpMs })
    .then((html) => html.getAttribute('data-shown'))
    .catch(() => null);
  await context.close();
  return shown === null ? null : Number(shown);
}
