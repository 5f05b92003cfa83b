import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.beforeEach(({ page }) =>
  // The browser prints once at a time: its own dialog would be in the way of what is printed below.
  page.addInitScript(() => {
    window.print = () => undefined;
  }),
);

test('prints the receipt of an order on one page, black on white, and nothing of the app', async ({
  page,
  corro,
  customer,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
  const ticket = new TradingPage(page, t);
  await ticket.reviewPurchase('2');
  await ticket.confirm('buy').click();
  await ticket.done('buy').waitFor();
  await page.goto('/records');
  const list = page.getByRole('list', { name: t('records.list') });
  const detail = await new ActivityPage(page, t).open(list.getByRole('listitem').first());
  const number = await detail.number();
  await detail.sheet.getByRole('button', { name: t('document.print') }).click();

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  await expect(paper).toBeVisible();
  await expect(detail.sheet).toBeHidden();
  // 2 × 43.75 = 87.50; 0.03 % of it is 0.02625, rounded to 0.03.
  for (const written of [
    t('app.demo'),
    t('document.noOperator'),
    'Coca-Cola (KO)',
    'US$ 43.75',
    'US$ 0.03',
    '−US$ 87.53',
    '−MX$ ',
    number,
    t('order.step.placed'),
    t('order.status.success'),
  ]) {
    await expect(paper).toContainText(written);
  }
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
});
