import { expect, test } from './harness/corro.ts';
import { openFavourites } from './harness/favourites.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { StockPage } from './pages/StockPage.ts';
import { WatchlistPage } from './pages/WatchlistPage.ts';

const t = messagesOf('es');

test('a star puts a share on the watchlist, and a confirmed delete takes it off', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/stock/v2/KO/Coca-Cola' });
  const stock = new StockPage(page, t);
  await stock.favourite.click();
  await expect(stock.favourite).toHaveAttribute('aria-pressed', 'true');

  const list = await new WatchlistPage(page, t).open();
  await expect(list.row('KO')).toContainText('US');
  // The open of the day of purchase.
  await expect(list.row('KO')).toContainText('43.75');

  await list.edit();
  await list.row('KO').getByText('KO', { exact: true }).click();
  await expect(page).toHaveURL(/\/watchlists$/);
  await expect(await list.delete('KO')).toContainText('KO');
  await list.answer('watchlist.keep');
  const stored = await openFavourites(corro, customer);
  expect(await stored.codes()).toEqual(['KO']);

  await list.delete('KO');
  await list.answer('watchlist.confirm');
  await expect(page.getByText(t('watchlist.emptyTitle'))).toBeVisible();
  expect(await stored.codes()).toEqual([]);

  await page.goto('/stock/v2/KO/Coca-Cola');
  await expect(stock.favourite).toHaveAttribute('aria-pressed', 'false');
});
