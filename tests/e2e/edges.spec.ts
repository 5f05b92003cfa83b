import type { Page } from '@playwright/test';
import { addresses } from './harness/addresses.ts';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { setTextSize } from './harness/textSize.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';

const t = messagesOf('es');

const shapes = [
  { what: '320 px', width: 320, height: 568, text: 100 },
  { what: '320 px with text of 200 %', width: 320, height: 568, text: 200 },
  { what: '640 × 360, lying', width: 640, height: 360, text: 100 },
  { what: 'a tablet', width: 1024, height: 1366, text: 100 },
] as const;

/** What is wider than each of the shapes that the page is given; empty where nothing is. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { what, width, height, text } of shapes) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    const wide = await page.evaluate(() => {
      const root = document.documentElement;
      // A phone shows a page that is too wide smaller, and its own width grows with it.
      return root.scrollWidth > root.clientWidth ? root.scrollWidth : null;
    });
    if (wide !== null) found.push(`${what}: ${wide}`);
  }
  return found;
}

test('before the login no page scrolls sideways', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await tooWide(page), path).toEqual([]);
  }
});

// Two tests, so that two workers share them.
for (const half of [0, 1]) {
  test(`no page of a customer scrolls sideways, ${half + 1} of 2`, async ({
    page,
    corro,
    customer,
  }) => {
    await visit(page, { corro, customer, path: '/ipo' });
    for (const path of addresses.filter((_path, at) => at % 2 === half)) {
      await lead(page, path);
      await expect(page).toHaveURL(corro.url + path);
      await expect(page.getByRole('heading', { name: t('screenFailed.title') })).toHaveCount(0);
      expect.soft(await tooWide(page), path).toEqual([]);
    }
  });
}

test('bars and page keep clear of the screen’s edges', async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
  const review = page.getByRole('button', { name: t('ticket.review.buy'), exact: true });
  await expect(review).toBeEnabled();
  const screen = await page.context().newCDPSession(page);
  const inset = (insets: object) => screen.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await inset({ top: 48, topMax: 48, bottom: 34, bottomMax: 34 });
  const back = page.getByRole('button', { name: t('shell.back') });
  expect((await back.boundingBox())?.y).toBeGreaterThanOrEqual(48);
  const below = await review.boundingBox();
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(844 - 34);

  await page.setViewportSize({ width: 640, height: 360 });
  await inset({ left: 48, leftMax: 48, right: 48, rightMax: 48 });
  for (const one of [back, review]) {
    const box = await one.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(48);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(640 - 48);
  }
});
