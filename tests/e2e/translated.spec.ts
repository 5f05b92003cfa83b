import { demoCustomer } from '@corro/sandbox';
import { paths } from '@corro/web/links';
import type { Page } from '@playwright/test';
import { addresses } from './harness/addresses.ts';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { navigate } from './harness/navigate.ts';
import { dayOfPurchase, dayOfSale } from './harness/recordedPrices.ts';
import { startCorro } from './harness/startCorro.ts';
import { translate } from './harness/translate.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');
const trading = paths.stockTrading({ symbol: 'KO', name: 'Coca-Cola', market: 'US' });

/** Returns the text of the screen. Leaves out the seconds of ages and countdowns, which change between two readings. */
async function shownOn(page: Page): Promise<string> {
  const text = await page.locator('main').innerText();
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\d+ (s|seg|min)\b/g, '· $1');
}

// There are two tests, so that two workers share the addresses.
for (const half of [0, 1]) {
  test(`a translated page shows the current texts at every address, ${half + 1} of 2`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000);
    const { corro, close } = await startCorro({ DEMO_HISTORY: 'year' });
    const other = await browser.newPage({ baseURL: corro.url });
    const seen = JSON.stringify(['block', 'ipo', 'qip', 'fund', 'forex', 'futures', 'treasury']);
    await other.addInitScript((value) => localStorage.setItem('seen_products', value), seen);
    try {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await visit(page, { corro, customer: demoCustomer, path: `${corro.url}/account` });
      await visit(other, { corro, customer: demoCustomer, path: `${corro.url}/account` });
      await translate(page);
      await translate(page);
      for (const path of [...addresses, trading].filter((_path, at) => at % 2 === half)) {
        corro.setTime(dayOfPurchase);
        await Promise.all([navigate(page, path), navigate(other, path)]);
        corro.setTime(dayOfSale);
        await expect
          .soft(async () => expect(await shownOn(page)).toBe(await shownOn(other)), path)
          .toPass({ timeout: 15_000 });
        await expect(page.getByRole('heading', { name: t('screenFailed.title') })).toHaveCount(0);
        expect.soft(errors.splice(0), path).toEqual([]);
      }
    } finally {
      await other.close();
      await close();
    }
  });
}
