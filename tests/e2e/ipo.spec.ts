import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { IpoPage } from './pages/IpoPage.ts';

// Until 1:00 the sandbox offers 453,000 shares of AURVEX at 5.17. A customer can apply for 100 to 900 shares; other
// investors apply for 1,812,000.
const scarce = 'Aurvex Photonics';
const afterTheClose = dayOfPurchase + 61 * 60_000;

const t = messagesOf('es');

/** Replaces the no-break spaces in figures by plain spaces. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');

test(
  'an application holds its money; the close allots a part and returns the rest',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const stored = () => corro.accounts.balance(customer.phone, customer.password);
    await visit(page, { corro, customer, path: '/ipo' });
    const ipos = new IpoPage(page, t);
    // The field limits the quantity to 900.
    await ipos.review(scarce, '950');
    // The application costs 900 × 5.17 = 4,653.00 and a fee of 0.03 % = 1.3959, rounded to 1.40. The balance is
    // 25,000.00 − 4,654.40.
    await expect(async () => {
      const text = plain(await ipos.sheet.textContent());
      expect(text).toContain('900 acciones');
      expect(text).toContain('US$ 4,654.40');
      expect(text).toContain('US$ 20,345.60');
    }).toPass();
    expect(await stored()).toBe('25000.00');
    await ipos.confirm.click();
    await ipos.done.waitFor();
    expect(await stored()).toBe('20345.60');

    const orders = await ipos.seeOrders();
    await expect(orders.rows).toHaveCount(1);
    await expect(orders.rows.first()).toContainText(t('order.status.pending'));
    await expect(orders.rows.first()).toContainText('4,654.40');

    corro.setTime(afterTheClose);
    // The customer gets 900 × 453,000 ÷ (1,812,000 + 900) = 224.88…, rounded down to 224 shares.
    // They cost 224 × 5.17 = 1,158.08 and a fee of 0.347424. 4,654.40 − 1,158.43 = 3,495.97 is
    // returned, and the balance is 25,000.00 − 1,158.43.
    expect(await stored()).toBe('23841.57');
    await page.reload();
    await orders.show('success');
    await expect(orders.rows.first()).toContainText('224 de 900');
    await expect(orders.rows.first()).toContainText('1,158.43');
    const detail = await new ActivityPage(page, t).open(orders.rows.first());
    await expect(detail.sheet).toContainText('3,495.97');

    await page.goto('/trade?view=table');
    await expect(page.getByRole('table')).toContainText(scarce);
  },
);
