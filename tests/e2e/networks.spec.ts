import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Corro, type Customer } from './harness/corro.ts';
import { openFavourites } from './harness/favourites.ts';
import { Line } from './harness/line.ts';
import { visit } from './harness/visit.ts';
import { waiting } from './harness/waiting.ts';
import { messagesOf } from './harness/messages.ts';

const t = messagesOf('es');

/** What each of the main routes has to show, once it has it. */
const routes: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['/', (page) => page.getByText('24,956.24')],
  ['/markets', (page) => page.getByRole('list', { name: t('markets.list') })],
  ['/watchlists', (page) => page.getByRole('list', { name: t('watchlist.list') })],
  ['/trade?view=table', (page) => page.getByRole('table')],
  ['/account', (page) => page.getByText('24,956.24').first()],
  ['/stock/v2/KO/Coca-Cola', (page) => page.getByText('43.75').first()],
  ['/stock/trading/KO/US/Coca-Cola', (page) => page.getByText('43.75').first()],
  ['/forex', (page) => page.getByRole('list', { name: t('route.forex') })],
  ['/futures', (page) => page.getByRole('list', { name: t('route.futures') })],
  ['/treasury-debt', (page) => page.getByRole('list', { name: t('route.treasuryDebt') })],
  ['/block-trading', (page) => page.getByRole('list', { name: t('deals.list') })],
  ['/fund-investment', (page) => page.getByRole('list', { name: t('funds.list') })],
];

/** How old something is, however it is said. */
const age = (page: Page) => page.getByRole('main').getByText(/hace \d+ (s|min)/);

/** How many ages are in view: what is not in view is read again when it comes there. */
const agesInView = (page: Page) =>
  age(page).evaluateAll((all) => {
    const inView = all.filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return inView.length;
  });

/** All but the funds, which stand for days. */
const isPolled = (path: string) => path !== '/fund-investment';

/** Hides the page as switching to another app does, or brings it back. */
async function show(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isVisible ? 'visible' : 'hidden',
  );
}

/** Gives a customer something to look at on every route. */
async function furnish(corro: Corro, customer: Customer): Promise<void> {
  await (await openFavourites(corro, customer)).add(['KO']);
  const token = await corro.accounts.token(customer.phone, customer.password);
  const order = { tag: 'KO', count: 1, price: '43.75', mold: 'stock' };
  const bought = await fetch(`${corro.url}/api/stock/success/deal/buy`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(order),
  });
  const { msg, data }: { msg: string; data: unknown } = await bought.json();
  if (msg !== 'ok') throw new Error(`The share was not bought: ${JSON.stringify(data)}`);
}

/** Opens a route of a customer who has something everywhere, on a clock that only `line` moves. */
async function open(
  page: Page,
  { corro, customer, path }: { corro: Corro; customer: Customer; path: string },
): Promise<Line> {
  await furnish(corro, customer);
  const line = new Line(page);
  await page.clock.install();
  await visit(page, { corro, customer, path });
  return line;
}

for (const [path, content] of routes) {
  test(`${path} works on a poor network, with little data`, async ({ page, corro, customer }) => {
    const line = await open(page, { corro, customer, path });
    await expect(content(page)).toBeVisible();
    // What is fetched after the first view, too.
    await expect(waiting(page)).toHaveCount(0);
    await line.settled();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 8_000);
    await line.settled();

    await test.step('an upstream that stalls for 11 s', async () => {
      await line.stall();
      await page.clock.runFor(25_000);
      await expect(content(page)).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
      if (isPolled(path)) await expect(age(page).first()).toBeVisible();
      await line.mend();
      // What failed is asked again after twice its interval.
      for (let second = 0; second < 40 && (await agesInView(page)) > 0; second += 1) {
        await line.pass(1);
      }
      expect(await agesInView(page)).toBe(0);
    });

    await test.step('60 s without a network', async () => {
      await page.context().setOffline(true);
      await page.clock.runFor(60_000);
      await expect(page.getByText(t('shell.offline'), { exact: true })).toBeVisible();
      await expect(content(page)).toBeVisible();
      await expect(age(page).first()).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
      await page.context().setOffline(false);
      await line.pass(2);
      await expect.poll(() => agesInView(page)).toBe(0);
    });

    await test.step('hidden for 5 minutes', async () => {
      await line.settled();
      const before = line.count;
      await show(page, false);
      await page.clock.runFor(300_000);
      await line.settled();
      expect(line.count).toBe(before);
      await show(page, true);
      await line.pass(2);
      await expect.poll(() => agesInView(page)).toBe(0);
    });

    await test.step('a tenth of ten idle minutes', async () => {
      const before = line.bytes.in;
      await line.pass(60);
      expect(line.bytes.in - before).toBeLessThan(100_000);
    });
    expect(line.doubled).toEqual([]);
  });
}

test('a start under an upstream that stalls ends in words, and comes to life with it', async ({
  page,
  corro,
  customer,
}) => {
  const line = await open(page, { corro, customer, path: '/' });
  const retry = page.getByRole('button', { name: t('shell.retry') });
  for (const [path, content] of routes) {
    await line.stall();
    const before = line.count;
    await page.goto(path);
    await expect.poll(() => line.count).toBeGreaterThan(before + 1);
    // The clock is stopped while code loads: timeouts start after it.
    await expect(async () => {
      await page.clock.runFor(11_000);
      await expect(retry.first()).toBeVisible({ timeout: 500 });
      await expect(waiting(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await line.mend();
    await line.pass(2);
    await expect(content(page)).toBeVisible();
  }
});
