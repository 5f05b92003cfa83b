import { expect, test } from './harness/corro.ts';
import { untilBackground } from './harness/ready.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');

test(
  'without storage the app works and says that the session ends with the page',
  { tag: '@core' },
  async ({ page, customer }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const login = await new LoginPage(page, t).open();
    await login.logIn(customer.phone, customer.password);
    await expect(page.getByText(t('storage.sessionUnkept'), { exact: true })).toBeVisible();
  },
);

test(
  'cleared storage loses nothing on the page, and ends the session at the next load',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/customer-service' });
    const service = new ServicePage(page, t);
    // Waits until no call is pending: the test deletes the token below, and a call without the
    // token would end the session.
    await untilBackground(page);
    await service.field.fill('Antes');
    await page.evaluate(() => localStorage.clear());
    await service.write('Después');
    await expect(service.message('Después')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    const login = new LoginPage(page, t);
    await login.fill(customer.phone, customer.password);
    await login.submit.click();
    await expect(service.message('Después')).toBeVisible();
  },
);
