import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');
test.use({ isFirstVisit: true });

test('a product explains itself on the first visit on the device, and by its button ever after', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/fund-investment' });
  const sheet = page.getByRole('dialog', { name: t('route.funds') });
  await expect(sheet).toContainText('puede ser menor y puedes perder dinero');
  await sheet.getByRole('button', { name: t('product.understood') }).click();
  await expect(sheet).toBeHidden();

  await page.reload();
  const info = page.getByRole('button', {
    name: t('product.info', { product: t('route.funds') }),
  });
  await info.waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await info.click();
  await expect(sheet).toBeVisible();
  // Back closes it, and stays on the screen.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/fund-investment$/);

  // Another product was not seen yet.
  await page.goto('/forex');
  await expect(page.getByRole('dialog', { name: t('route.forex') })).toBeVisible();
});
