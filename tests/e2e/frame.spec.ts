import { expect, test } from './harness/corro.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test('shows the app in a phone on a desktop page', async ({ page, customer }) => {
  await page.goto('/frame/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const phone = page.frameLocator('iframe');
  await phone.locator('input[name="phone"]').fill(customer.phone);
  await phone.locator('input[name="password"]').fill(customer.password);
  await phone.locator('input[name="password"]').press('Enter');
  await expect(phone.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
});
