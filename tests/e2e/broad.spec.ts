import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { messagesOf } from './harness/messages.ts';
import { setTextSize } from './harness/textSize.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');

/** The money buttons of home, and its news: the first half and the second. */
async function halves(page: Page) {
  const first = page.getByRole('link', { name: t('route.recharge'), exact: true });
  const second = page.getByRole('heading', { name: t('home.news') });
  return { first: (await first.boundingBox())!, second: (await second.boundingBox())! };
}

test('a tablet shows home in two columns, in the same order, and in one where text is large', async ({
  page,
  corro,
  customer,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit(page, { corro, customer, path: '/' });
  await expect(page.getByRole('heading', { name: t('home.news') })).toBeVisible();
  const beside = await halves(page);
  expect(beside.second.x).toBeGreaterThan(beside.first.x + beside.first.width);
  // Nothing is left empty at the sides: header, columns and navigation end at the same lines.
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(Math.round(title.x)).toBe(Math.round(beside.first.x));

  await setTextSize(page, 200);
  const below = await halves(page);
  expect(below.second.y).toBeGreaterThan(below.first.y + below.first.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
});

test('a tablet shows each of the five places in two columns: nothing jumps from one to the other', async ({
  page,
  corro,
  customer,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, { corro, customer, path: '/' });
  const title = page.getByRole('heading', { level: 1 });
  const { x } = (await title.boundingBox())!;
  const links = page.getByRole('navigation', { name: t('nav.label') }).getByRole('link');
  await expect(links).toHaveCount(5);
  const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  for (const path of places.slice(1)) {
    await lead(page, path);
    await expect.poll(async () => (await title.boundingBox())!.x).toBe(x);
  }
});

test('bars and page keep clear of the edges of the screen', async ({ page, corro, customer }) => {
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
