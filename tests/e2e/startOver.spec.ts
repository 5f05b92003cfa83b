import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { HomePage } from './pages/HomePage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');

test('starts over, once, even where the answer is lost, and in the other tab too', async ({
  page,
  context,
  corro,
  customer,
}) => {
  const { phone, password } = customer;
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola?type=buy' });
  const ticket = new TradingPage(page, t);
  await ticket.reviewPurchase('10');
  await ticket.confirmOrder('buy');
  const other = await context.newPage();
  await other.goto('/trade');
  await expect(other.getByText('Coca-Cola').first()).toBeVisible();

  await page.goto('/settings');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/stock/success/v2/start-over', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  const review = await new SettingsPage(page, t).askToStartOver();
  // 25,000.00 less 10 × 43.75 and the fee of 0.13
  await expect(review.getByText('US$ 24,562.37')).toBeVisible();
  await review.getByRole('button', { name: t('startOver.confirm'), exact: true }).click();
  await expect(new HomePage(page, t).balance).toBeVisible();
  await expect(page.getByText('25,000.00').first()).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expect(other.getByText(t('trade.empty.title.stock'))).toBeVisible();
  await expect(other.getByText('Coca-Cola')).toHaveCount(0);
  corro.setTime(dayOfPurchase + 60_000);
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
  expect(await corro.accounts.orders(phone, password)).toEqual([]);
});
