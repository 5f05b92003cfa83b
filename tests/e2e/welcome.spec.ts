import { expect, newPhone, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { RegisterPage } from './pages/signedOut.ts';
import { visit } from './harness/visit.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');

test('«Empieza aquí» leads a new customer to each first step, and says what is done', async ({
  page,
  corro,
}) => {
  const customer = { phone: newPhone(), password: 'secreta-1' };
  const register = await new RegisterPage(page, t).openLink('CORRO');
  await register.register({ ...customer, invitation: 'CORRO' });
  const card = page.getByRole('region', { name: t('welcome.title') });
  await expect(card).toContainText(t('welcome.progress', { done: 0, count: 4 }));

  await card.getByRole('button', { name: t('welcome.code') }).click();
  const sheet = page.getByRole('dialog', { name: t('code.title') });
  await sheet.locator('input[name="code"]').fill('135790');
  await sheet.locator('input[name="confirmation"]').fill('135790');
  await expect(card).toContainText(t('welcome.progress', { done: 1, count: 4 }));

  await card.getByRole('button', { name: t('welcome.identity') }).click();
  await expect(page).toHaveURL(/\/settings\/real-name$/);
  await page.goBack();
  await card.getByRole('link', { name: t('welcome.account') }).click();
  await expect(page).toHaveURL(/\/settings\/bank-cards$/);
  await corro.accounts.addCard(customer.phone, customer.password);
  await page.goto('/');
  await expect(card).toContainText(t('welcome.progress', { done: 2, count: 4 }));

  await card.getByRole('link', { name: t('welcome.purchase') }).click();
  await expect(page).toHaveURL(/\/markets$/);
  await page.goto('/stock/trading/KO/US/Coca-Cola');
  const ticket = new TradingPage(page, t);
  await ticket.reviewPurchase('1');
  await ticket.confirmOrder('buy');
  await page.goto('/');
  await expect(card).toContainText(t('welcome.progress', { done: 3, count: 4 }));
});

test('«Empieza aquí» is put away for good on the device', async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/' });
  const card = page.getByRole('region', { name: t('welcome.title') });
  await card.getByRole('button', { name: t('welcome.hide') }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(card).toHaveCount(0);
});
