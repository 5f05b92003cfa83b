import { demoCustomer } from '@corro/sandbox';
import { paths } from '@corro/web/links';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { activityLists } from './harness/activityLists.ts';
import { addresses } from './harness/addresses.ts';
import { expect, test } from './harness/corro.ts';
import { answerHostileTexts, expectIntact, observeHarm } from './harness/harm.ts';
import { navigate } from './harness/navigate.ts';
import { messagesOf } from './harness/messages.ts';
import { withoutExtensions } from './harness/noExtensions.ts';
import { collectAmounts, revealedOn } from './harness/ownAmounts.ts';
import { startCorro } from './harness/startCorro.ts';
import { untilHydrated } from './harness/ready.ts';
import { setTextSize } from './harness/textSize.ts';
import { visit } from './harness/visit.ts';
import { AccountPage } from './pages/AccountPage.ts';

const t = messagesOf('es');

const shapes = [
  { name: 'tablet', width: 1024, height: 1366, text: 100 },
  { name: 'landscape', width: 640, height: 360, text: 100 },
  { name: '320 px', width: 320, height: 568, text: 100 },
  { name: '320 px with text of 200 %', width: 320, height: 568, text: 200 },
] as const;

const widthBesidePage = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Lists the window sizes in which the page scrolls sideways, each with the excess width. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, height, text } of shapes) {
    await page.setViewportSize({ width, height });
    if (text !== 100) await setTextSize(page, text);
    // Charts take their new width a moment after the page.
    const fits = await expect
      .poll(() => widthBesidePage(page), { timeout: 10_000 })
      .toBe(0)
      .then(
        () => true,
        () => false,
      );
    if (!fits) found.push(`${name}: ${await widthBesidePage(page)} px too wide`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 100);
  return found;
}

async function axeFindings(page: Page): Promise<string[]> {
  // Legacy mode is faster. It skips frames, which the page does not have.
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // This rule would report a row as too small if the fixed navigation covers a part of the row.
    // Stories check target sizes.
    .disableRules(['target-size'])
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Counts the rows of instruments, and returns the texts of rows without an avatar. */
function avatarsIn(page: Page): Promise<{ rows: number; withoutAvatar: string[] }> {
  return page
    .getByRole('main')
    .locator('li a[href^="/stock/v2/"]')
    .evaluateAll((rows) => ({
      rows: rows.length,
      withoutAvatar: rows
        .filter((row) => row.querySelector('[aria-hidden="true"]') === null)
        .map((row) => row.textContent),
    }));
}

test('the pages before the login pass axe and fit their width', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await untilHydrated(page);
    expect.soft(await axeFindings(page), path).toEqual([]);
    expect.soft(await overflows(page), path).toEqual([]);
    // The app logs an error if the first view lacks a message.
    expect.soft(errors.splice(0), path).toEqual([]);
  }
});

const own = [
  ...addresses,
  '/trade?view=table',
  activityLists.fundOrders,
  paths.positions('futures', '1'),
  '/trade?type=treasury&view=table',
  paths.stockTrading({ symbol: 'KO', name: 'Coca-Cola', market: 'US' }, 'sell'),
];

// There are two tests, so that two workers share the addresses.
for (const half of [0, 1]) {
  test(
    `every address hides amounts, has avatars, fits its width and passes axe, ${half + 1} of 2`,
    { tag: '@core' },
    async ({ page }) => {
      const { corro, close } = await startCorro({ DEMO_HISTORY: 'year' });
      try {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        const amounts = await collectAmounts(page);
        await visit(page, { corro, customer: demoCustomer, path: `${corro.url}/account` });
        await new AccountPage(page, t).eye.click();
        let instrumentRows = 0;
        for (const path of own.filter((_path, at) => at % 2 === half)) {
          await navigate(page, path);
          await expect(page.getByRole('heading', { name: t('screenFailed.title') })).toHaveCount(0);
          expect.soft(await revealedOn(page, amounts, path), `${path} reveals`).toEqual([]);
          const { rows, withoutAvatar } = await avatarsIn(page);
          instrumentRows += rows;
          expect.soft(withoutAvatar, `${path} has rows without an avatar`).toEqual([]);
          expect.soft(await axeFindings(page), `axe at ${path}`).toEqual([]);
          expect.soft(await overflows(page), `${path} is too wide`).toEqual([]);
          expect.soft(errors.splice(0), path).toEqual([]);
        }
        // The upstream did send amounts and instruments, so the test has checked something.
        expect(amounts.own.size).toBeGreaterThan(30);
        expect(instrumentRows).toBeGreaterThan(10);
      } finally {
        await close();
      }
    },
  );
}

test(
  'every address works without extensions, and with hostile texts',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const harm = await observeHarm(page, corro.url);
    await answerHostileTexts(page);
    const upstream = await withoutExtensions(page);
    const config = page.waitForResponse('**/api/v2/config');
    await visit(page, { corro, customer, path: '/account' });
    await config;
    for (const path of addresses) {
      await navigate(page, path);
      await upstream.expectComplete(page.getByRole('main'), path);
      await expectIntact(page);
      expect.soft(harm, path).toEqual([]);
    }
  },
);
