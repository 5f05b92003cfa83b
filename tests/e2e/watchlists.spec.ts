import type { Page } from '@playwright/test';
import { expect, test, type Corro, type Customer } from './harness/corro.ts';
import { openFavourites } from './harness/favourites.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { StockPage } from './pages/StockPage.ts';

const t = messagesOf('es');

async function openShare(page: Page, whose: { corro: Corro; customer: Customer }) {
  await visit(page, { ...whose, path: '/stock/v2/KO/Coca-Cola' });
  return new StockPage(page, t);
}

test(
  'a star puts a share on the watchlist, and a confirmed delete takes it off',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const stock = await openShare(page, { corro, customer });
    await stock.favourite.click();
    await expect(stock.favourite).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/watchlists');
    const code = page.getByText('KO', { exact: true });
    const row = page
      .getByRole('list', { name: t('watchlist.list') })
      .getByRole('listitem')
      .filter({ has: code });
    const dialog = page.getByRole('dialog');
    const answer = async (name: string) => {
      await dialog.getByRole('button', { name: t(name), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await expect(row).toContainText('US');
    // The open of the day of purchase.
    await expect(row).toContainText('43.75');

    await page.getByRole('button', { name: t('watchlist.edit'), exact: true }).click();
    await row.getByText('KO', { exact: true }).click();
    await expect(page).toHaveURL(/\/watchlists$/);
    await row.getByRole('button').click();
    await expect(dialog).toContainText('KO');
    await answer('watchlist.keep');
    const stored = await openFavourites(corro, customer);
    expect(await stored.codes()).toEqual(['KO']);

    await row.getByRole('button').click();
    await answer('watchlist.confirm');
    await expect(page.getByText(t('watchlist.emptyTitle'))).toBeVisible();
    expect(await stored.codes()).toEqual([]);

    await page.goto('/stock/v2/KO/Coca-Cola');
    await expect(stock.favourite).toHaveAttribute('aria-pressed', 'false');
  },
);

test('a star that is tapped on a slow line is kept, though the page is left at once', async ({
  page,
  corro,
  customer,
}) => {
  const stock = await openShare(page, { corro, customer });
  await expect(stock.favourite).toBeEnabled();
  const line = Promise.withResolvers<void>();
  await page.route('**/collection/add', async (route) => {
    await line.promise;
    await route.continue();
  });
  await stock.favourite.click();
  await expect(stock.favourite).toHaveAttribute('aria-pressed', 'true');
  await page.goto('about:blank');
  line.resolve();

  const stored = await openFavourites(corro, customer);
  await expect.poll(() => stored.codes()).toEqual(['KO']);
});
