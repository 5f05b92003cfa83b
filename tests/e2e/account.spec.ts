import { expect, newPhone, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { AccountPage } from './pages/AccountPage.ts';
import { ChangesPage } from './pages/ChangesPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const say = wordsOf('es');

test('shows what there is, follows the prices, and leads from a change to its order', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
  const ticket = new TradingPage(page, say);
  await ticket.reviewPurchase('2');
  await ticket.confirmOrder('buy');

  await page.goto('/account');
  const account = new AccountPage(page, say);
  // 2 × 43.75 = 87.50 and 0.03 of fee: 25,000.00 − 87.53, and in all 87.50 more.
  await expect(account.amount('24,912.47')).toBeVisible();
  await expect(account.amount('24,999.97')).toBeVisible();
  // At 43.30 the two are worth 86.60: 24,912.47 + 86.60. Nobody touches the page.
  corro.setTime(dayOfSale);
  await expect(account.amount('24,999.07')).toBeVisible();

  const changes = await account.openChanges();
  await expect(changes.rows).toHaveCount(2);
  await changes.show('expense');
  await expect(changes.rows).toHaveCount(1);
  await expect(changes.rows).toContainText(say('bill.reason.stock-buy'));
  await changes.rows.click();
  await expect(changes.field('balance')).toHaveText(/24,912\.47/);
  const number = (await changes.field('order').innerText()).trim();
  expect(number).not.toBe('');
  await page
    .getByRole('link', { name: say('bill.seeIn', { place: say('route.records') }) })
    .click();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
});

test('hides amounts by a tap, on home too, and keeps them hidden', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/account' });
  const account = new AccountPage(page, say);
  await expect(account.amount('25,000.00').first()).toBeVisible();
  await account.eye.click();
  await expect(account.hidden).toHaveCount(4);
  await page.reload();
  await expect(account.hidden).toHaveCount(4);
  await page.getByRole('link', { name: say('nav.home'), exact: true }).click();
  await expect(account.hidden).toHaveCount(2);
  await expect(page.getByText(/25,000|500,000/)).toHaveCount(0);
  await account.eye.click();
  await expect(account.amount('25,000.00')).toBeVisible();
});

test('answers another customer’s change like one that there is not', async ({
  page,
  corro,
  customer,
}) => {
  const phone = newPhone();
  await corro.accounts.register(phone, 'secreta-2');
  const token = await corro.accounts.token(phone, 'secreta-2');
  const answer = await fetch(`${corro.url}/api/stock/success/v2/bill?type=all`, {
    headers: { token },
  });
  const bill: { data: { rows: readonly { id: string }[] } } = await answer.json();
  const id = bill.data.rows[0]?.id ?? '';
  expect(id).not.toBe('');
  await visit(page, { corro, customer, path: `/account/recharge-withdraw/${id}` });
  await expect(page.getByText(say('bill.gone.title'))).toBeVisible();
  await page.getByRole('link', { name: say('bill.gone.action') }).click();
  await expect(new ChangesPage(page, say).rows).toHaveCount(1);
});
