import { readFile } from 'node:fs/promises';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');

/** An amount in cents; the file writes two decimals. */
const cents = (amount: string) => Number(amount.replace('.', ''));

test('saves the changes of the account as a file that sums to the balance', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
  const ticket = new TradingPage(page, t);
  await ticket.reviewPurchase('2');
  await ticket.confirm('buy').click();
  await ticket.done('buy').waitFor();
  await page.goto('/documents');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('route.accountChanges'), exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^corro-accountChanges-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [headings, ...lines] = text.trimEnd().split('\r\n');
  expect(headings).toMatch(/^\uFEFFFecha/);
  expect(headings).toContain(t('export.column.amount'));
  const amounts = lines.map((line) => line.split(',').at(-2) ?? '');
  expect(amounts).toEqual(['-87.53', '25000.00']);
  const sum = amounts.reduce((total, amount) => total + cents(amount), 0);
  expect(sum).toBe(cents(await corro.accounts.balance(customer.phone, customer.password)));
  // The newest change comes first, with the balance that it left.
  expect(lines[0]?.endsWith(',24912.47')).toBe(true);
});

test('shows and prints the month with the balance that is stored', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/documents' });
  const months = page.getByRole('list', { name: t('statement.title') });
  await expect(months.getByRole('listitem').first()).toContainText('US$ 25,000.00');
  await months.getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('bill.reason.welcome-credit'))).toBeVisible();
  await sheet.getByRole('button', { name: t('document.print') }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  await expect(paper).toBeVisible();
  for (const written of [
    t('app.demo'),
    t('statement.opening'),
    'US$ 0.00',
    t('bill.reason.welcome-credit'),
    'US$ 25,000.00',
  ]) {
    await expect(paper).toContainText(written);
  }
  await expect(sheet).toBeHidden();
});
