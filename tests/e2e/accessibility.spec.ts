import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { DealsPage } from './pages/DealsPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds on the whole page. The window is made as high as the page first: what has scrolled halfway under
 * the navigation would else pass for a target too small to hit.
 */
async function findings(page: Page): Promise<readonly string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 390, height: Math.max(844, height) });
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const screens = [
  '/',
  '/markets',
  '/stock/v2/KO/Coca-Cola',
  '/stock/SP500/INDEX/S%26P%20500',
  '/stock/trading/KO/US/Coca-Cola',
  '/stock/trading/KO/US/Coca-Cola?type=sell',
  '/trade',
  '/records',
  '/block-trading',
  '/block-trading/orders',
  '/qip',
  '/qip/orders',
  '/news',
  '/news/demo-32',
  '/customer-service',
  '/account',
  '/account/changes',
  '/loan',
  '/LoanApplication',
  '/loan-records',
  '/recharge',
  '/recharge-records',
  '/withdraw',
  '/withdraw-records',
  '/settings',
  '/settings/login-password',
  '/settings/real-name',
];

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    for (const path of ['/login', '/register', '/forgot-password']) {
      test(`finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await findings(page)).toEqual([]);
      });
    }

    for (const path of screens) {
      test(`finds nothing on ${path}`, async ({ page, corro, customer }) => {
        await visit(page, { corro, customer, path });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await findings(page)).toEqual([]);
      });
    }

    test('finds nothing on a purchase from a QIP', async ({ page, corro, customer }) => {
      await visit(page, { corro, customer, path: '/qip' });
      const qip = await new DealsPage(page, wordsOf('es')).choose('KO');
      expect(await findings(page)).toEqual([]);
      await qip.review();
      expect(await findings(page)).toEqual([]);
    });

    test('finds nothing on the review of an order', async ({ page, corro, customer }) => {
      await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
      await new TradingPage(page, wordsOf('es')).reviewPurchase('1');
      expect(await findings(page)).toEqual([]);
    });
  });
}
