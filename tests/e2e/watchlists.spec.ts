import { expect, test } from './harness/corro.ts';
import { openFavourites, someCodes } from './harness/favourites.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { StockPage } from './pages/StockPage.ts';
import { WatchlistPage } from './pages/WatchlistPage.ts';

const say = wordsOf('es');

test('a star puts a share on the watchlist, and a confirmed delete takes it off', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/stock/v2/KO/Coca-Cola' });
  const stock = new StockPage(page, say);
  await stock.favourite.click();
  await expect(stock.favourite).toHaveAttribute('aria-pressed', 'true');

  const list = await new WatchlistPage(page, say).open();
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
  await expect(page.getByText(say('watchlist.emptyTitle'))).toBeVisible();
  expect(await stored.codes()).toEqual([]);

  await page.goto('/stock/v2/KO/Coca-Cola');
  await expect(stock.favourite).toHaveAttribute('aria-pressed', 'false');
});

test('a delete that fails puts the row back and says so', async ({ page, corro, customer }) => {
  await (await openFavourites(corro, customer)).add(['KO', 'WMT']);
  await visit(page, { corro, customer, path: '/watchlists' });
  const list = new WatchlistPage(page, say);
  await expect(list.rows).toHaveCount(2);

  await page.route('**/collection/remove', (route) => route.fulfill({ status: 502, body: 'no' }));
  await list.edit();
  await list.delete('KO');
  await list.answer('watchlist.confirm');
  const name = await list.row('KO').getByText(/Coca/).textContent();
  await expect(
    page.getByText(say('watchlist.deleteFailed', { name: name ?? '' }), { exact: true }),
  ).toBeVisible();
  await expect(list.rows).toHaveCount(2);

  await page.unroute('**/collection/remove');
  await list.delete('KO');
  await list.answer('watchlist.confirm');
  await expect(list.row('KO')).toHaveCount(0);
  await list.finish();
  await list.toStock('WMT');
  await expect(page).toHaveURL(/\/stock\/v2\/WMT\//);
});

test('more than ten favourites come in pages', async ({ page, corro, customer }) => {
  const codes = await someCodes(corro, customer, 12);
  const stored = await openFavourites(corro, customer);
  await stored.add(codes.slice(0, 2));
  corro.setTime(dayOfPurchase + 1000);
  await stored.add(codes.slice(2));
  await visit(page, { corro, customer, path: '/watchlists' });
  const list = new WatchlistPage(page, say);
  await expect(list.rows).toHaveCount(10);
  await expect(list.row(codes[1] ?? '')).toHaveCount(0);
  await list.next();
  // The newest come first, so that the second page has the two that were added first.
  await expect(list.rows).toHaveCount(2);
  await expect(list.row(codes[1] ?? '')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
});
