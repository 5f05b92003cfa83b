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
