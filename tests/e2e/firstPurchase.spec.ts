import { expect, newPhone, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { messagesOf } from './harness/messages.ts';
import { LoginPage } from './pages/signedOut.ts';
import { MarketsPage } from './pages/MarketsPage.ts';
import { SearchDialog } from './pages/SearchDialog.ts';
import { StockPage } from './pages/StockPage.ts';

const t = messagesOf('es');

/** Replaces the no-break spaces in figures by plain spaces. */
function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

test(
  'a new customer registers, buys, sells, and finds both orders in the records',
  { tag: '@core' },
  async ({ page, corro }) => {
    const phone = newPhone();
    const password = 'secreta-1';
    const stored = () => corro.accounts.balance(phone, password);

    const register = await (await new LoginPage(page, t).open()).toRegistration();
    const home = await register.register({ phone, password, invitation: 'CORRO' });

    await home.place('markets').click();
    await expect(new MarketsPage(page, t).rows.first()).toBeVisible();
    const search = await new SearchDialog(page, t).open();
    const stock = await search.find('coca', 'KO');

    await expect(stock.chart).toBeVisible();
    await stock.showCandles();
    await stock.showTable();
    await expect(stock.table).toBeVisible();
    await stock.favourite.click();
    await expect(stock.favourite).toHaveAttribute('aria-pressed', 'true');

    const ticket = await stock.buy();
    await ticket.reviewPurchase('10');
    await expect(async () => {
      const text = plain(await ticket.sheet.textContent());
      expect(text).toContain('US$ 437.63');
      expect(text).toContain('US$ 24,562.37');
    }).toPass();
    expect(await stored()).toBe('25000.00');
    await ticket.confirmOrder('buy');
    // The purchase costs 10 × 43.75 = 437.50 and a fee of 0.03 % = 0.13125, rounded to 0.13. The balance is 25,000.00 −
    // 437.63.
    expect(await stored()).toBe('24562.37');

    await page.goto('/trade?view=table');
    await expect(page.getByRole('table').getByText('KO', { exact: true })).toBeVisible();
    await expect(page.getByRole('table').getByText('10', { exact: true })).toBeVisible();

    corro.setTime(dayOfSale);
    await page.goto('/stock/v2/KO/Coca-Cola');
    const sale = await new StockPage(page, t).sell();
    await sale.reviewSale(10);
    await sale.confirmOrder('sell');
    // The sale brings 10 × 43.30 = 433.00 minus a fee of 0.03 % = 0.1299, rounded to 0.13. The
    // balance is 24,562.37 + 432.87.
    expect(await stored()).toBe('24995.24');

    await page.goto('/records');
    const records = page.getByRole('list', { name: t('records.list') }).getByRole('listitem');
    await expect(records).toHaveCount(2);
    await expect(records.first()).toContainText(t('order.sell'));
    await expect(records.last()).toContainText(t('order.buy'));
    expect(plain(await records.first().textContent())).toContain('432.87');
    expect(plain(await records.last().textContent())).toContain('437.63');
    expect(await corro.accounts.orders(phone, password)).toEqual([
      'sell 10 KO @ 43.30',
      'buy 10 KO @ 43.75',
    ]);
  },
);
