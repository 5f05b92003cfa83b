import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');

/** What home reads after its first view, and the app ahead; not the count of unread messages, which is soon read again. */
const background = [
  '/stock/category/list',
  '/stock/new/list?page=1&limit=3',
  '/stock/success/autonomy/state',
  '/stock/success/bank/list?type=bank',
  '/stock/success/bank/list?type=trc20',
  '/stock/success/user_message/list-message?peek=1',
  '/stock/success/v2/notice/unread-count',
];

/** What the page reads in the background, by calls of their own and by those for several. */
function watch(page: Page) {
  const alone: string[] = [];
  const together: string[][] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    const call = pathname.replace('/api', '') + search;
    const reads = searchParams.getAll('read').filter((read) => background.includes(read));
    if (pathname.endsWith('/v2/reads')) together.push(reads.toSorted());
    else if (background.includes(call)) alone.push(call);
  });
  return { alone, together };
}

/** What was in the background is there. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: t('home.news') })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('shell.retry') })).toHaveCount(0);
}

/** Takes a name out of what the upstream announces. */
async function withholdReads(page: Page): Promise<void> {
  await page.route('**/api/v2/config', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(' reads,', ''),
    });
  });
}

test('what home reads in the background comes by one call', async ({ page, corro, customer }) => {
  const { alone, together } = watch(page);
  const parts = ['home-parts', 'background-parts'].map((name) =>
    page.waitForResponse(new RegExp(`/assets/${name}-`)),
  );
  await page.route('**/v2/portfolio?*', async (route) => {
    await Promise.all(parts);
    await route.continue();
  });
  // However slow the machine is that the test runs on, little of the page's time passes.
  await page.clock.install({ time: dayOfPurchase });
  await page.clock.pauseAt(dayOfPurchase + 1000);
  await visit(page, { corro, customer, path: '/', waits: false });
  while (alone.length + together.length === 0) {
    await page.clock.runFor(5);
    await page.waitForTimeout(30);
  }
  await page.clock.resume();
  await expectWhole(page);
  await expect.poll(() => together).toEqual([background]);
  expect(alone).toEqual([]);
});

test('and by calls of their own where the upstream does not announce it', async ({
  page,
  corro,
  customer,
}) => {
  await withholdReads(page);
  const { alone, together } = watch(page);
  await visit(page, { corro, customer, path: '/' });
  await expectWhole(page);
  await expect.poll(() => alone.toSorted()).toEqual(background);
  expect(together).toEqual([]);
});

test('and where the call is not there after all, which is not asked for again', async ({
  page,
  corro,
  customer,
}) => {
  await page.route('**/api/v2/reads?*', (route) => route.fulfill({ status: 404 }));
  const { alone, together } = watch(page);
  await visit(page, { corro, customer, path: '/' });
  await expectWhole(page);
  await expect.poll(() => alone.toSorted()).toEqual(background);
  const before = together.length;
  await page
    .getByRole('link', { name: t('nav.markets') })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
  expect(together).toHaveLength(before);
});
