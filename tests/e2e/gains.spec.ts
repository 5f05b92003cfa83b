import { expect, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const ticketOfCoke = '/stock/trading/KO/US/Coca-Cola';

test('leads from the account to what a sale lost, and the balance lost the same', async ({
  page,
  corro,
  customer,
}) => {
  const { phone, password } = customer;
  await visit(page, { corro, customer, path: ticketOfCoke });
  const ticket = new TradingPage(page, t);
  await ticket.buy('10');
  corro.setTime(dayOfSale);
  await page.goto(`${ticketOfCoke}?type=sell`);
  await ticket.reviewSale(10);
  await ticket.confirmOrder('sell');

  await page.goto('/account');
  await page.getByRole('link', { name: t('route.gains') }).click();
  await expect(page).toHaveURL(/\/gains$/);
  // 433.00 less 437.50 and 0.13 twice
  await expect(page.getByRole('tabpanel')).toContainText(/−US\$\s4\.76/);
  await page.getByRole('button', { name: /Coca-Cola/ }).click();
  const sheet = page.getByRole('dialog');
  for (const figure of [/US\$\s433\.00/, /US\$\s437\.50/, /US\$\s0\.26/, /−US\$\s4\.76/]) {
    await expect(sheet).toContainText(figure);
  }
  expect(await corro.accounts.balance(phone, password)).toBe('24995.24');
});
