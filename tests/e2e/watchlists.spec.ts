import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { StockPage } from './pages/StockPage.ts';

const t = messagesOf('es');

test(
  'the star adds a share to the watchlist, and a confirmed delete removes it',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/stock/v2/KO/Coca-Cola' });
    const stock = new StockPage(page, t);
    const stored = () => corro.accounts.favourites(customer.phone, customer.password);
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
    await expect(row).toContainText('43.75');

    await page.getByRole('button', { name: t('watchlist.edit'), exact: true }).click();
    // The avatar shows the same letters.
    await row.getByText('KO', { exact: true }).last().click();
    await expect(page).toHaveURL(/\/watchlists$/);
    await row.getByRole('button').click();
    await expect(dialog).toContainText('KO');
    await answer('watchlist.keep');
    expect(await stored()).toEqual(['KO']);

    await row.getByRole('button').click();
    await answer('watchlist.confirm');
    await expect(page.getByText(t('watchlist.emptyTitle'))).toBeVisible();
    expect(await stored()).toEqual([]);

    await page.goto('/stock/v2/KO/Coca-Cola');
    await expect(stock.favourite).toHaveAttribute('aria-pressed', 'false');
  },
);
