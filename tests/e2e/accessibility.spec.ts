import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { DealsPage } from './pages/DealsPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const phone = { width: 390, height: 844 };

/**
 * What axe finds on the whole page, light and dark. The window is made as high as the page first: what has scrolled
 * halfway under the navigation would else pass for a target too small to hit.
 */
async function findings(page: Page): Promise<readonly string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...phone, height: Math.max(phone.height, height) });
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    // A page without frames needs no second one to put their findings together.
    const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode();
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }
  }
  await page.setViewportSize(phone);
  return found;
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

test('finds nothing before the login', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await findings(page), path).toEqual([]);
  }
});

// In parts, which the workers share: to lead from screen to screen is faster than to load each.
const parts = 4;
for (let part = 0; part < parts; part += 1) {
  test(`finds nothing on a customer’s screens, ${part + 1} of ${parts}`, async ({
    page,
    corro,
    customer,
  }) => {
    await visit(page, { corro, customer, path: '/ipo' });
    for (const path of screens.filter((_path, at) => at % parts === part)) {
      await lead(page, path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await findings(page), path).toEqual([]);
    }
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
