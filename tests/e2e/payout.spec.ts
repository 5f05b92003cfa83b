import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';
import { MoneyPage } from './pages/MoneyPage.ts';

const t = messagesOf('es');
const code = '246810';

test('a withdrawal is refused when another session changes its account during the review', async ({
  page,
  corro,
  customer,
}) => {
  const { phone, password } = customer;
  await corro.accounts.setTransactionCode(phone, password, code);
  await corro.accounts.addCard(phone, password, code);
  await visit(page, { corro, customer, path: '/withdraw' });
  const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
  await corro.accounts.changeCard(phone, password, code);
  await withdraw.confirm(code);
  await expect(withdraw.sheet.getByText(t('hint.card-changed'))).toBeVisible();
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
  await withdraw.sheet.getByRole('button', { name: t('withdraw.change') }).click();
  await expect(page.getByText('•••• 0005')).toBeVisible();
});

test('a second account is added with the code; its withdrawal waits and is stopped with one tap', async ({
  page,
  corro,
  customer,
}) => {
  const { phone, password } = customer;
  await corro.accounts.setTransactionCode(phone, password, code);
  await corro.accounts.addCard(phone, password, code);
  await visit(page, { corro, customer, path: '/settings/bank-cards' });
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: t('cards.add.bank') }).click();
  await sheet.locator('input[name="account"]').fill('998010000000000005');
  await sheet.locator('input[name="bankName"]').fill('Banco del Norte');
  await sheet.locator('input[name="holder"]').fill('Titular');
  await sheet.getByRole('button', { name: t('cards.continue') }).click();
  await expect(sheet.locator('input[name="code"]')).toBeFocused();
  await page.keyboard.type(code);
  await sheet.getByRole('button', { name: t('cards.confirm.save') }).click();
  await expect(page.getByText(t('cards.saved.bank')).first()).toBeVisible();
  await expect(page.getByText('•••• 0005')).toBeVisible();

  await page.goto('/withdraw');
  await page
    .getByRole('group', { name: t('withdraw.to') })
    .getByText(/0005/)
    .click();
  const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
  await withdraw.confirm(code);
  await withdraw.done.waitFor();
  expect(await corro.accounts.balance(phone, password)).toBe('24750.00');
  await page.goto('/withdraw-records');
  await page.getByRole('button', { name: /0005/ }).click();
  await page.getByRole('button', { name: t('cancel.action.stop') }).click();
  await expect(sheet.getByText(t('cancel.success.withdrawal'))).toBeVisible();
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
  expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 c']);
});
