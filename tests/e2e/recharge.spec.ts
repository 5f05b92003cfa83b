import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { MoneyPage } from './pages/MoneyPage.ts';

const t = messagesOf('es');
const addCall = '**/api/stock/success/v2/recharge/add';
/** How long the sandbox lets a deposit be on its way. */
const settleMs = 20_000;

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/recharge' });
});

test('asks once, though the answer is lost and the page reloaded in the middle', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  const keys: (string | undefined)[] = [];
  await page.route(addCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await page.reload();
  });
  const recharge = await new MoneyPage(page, t, 'recharge').review('6000');
  await recharge.pressTwice(recharge.confirmButton);
  await recharge.done.waitFor();
  expect(keys).toHaveLength(1);
  corro.setTime(dayOfPurchase + settleMs);
  expect(await corro.accounts.balance(phone, password)).toBe('31000.00');
});
