import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');

test(
  'goes on without a storage, and says that the session will not outlive the page',
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
  'outlives that the storage is cleared in the middle, and lets the session go with it',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/customer-service' });
    const service = new ServicePage(page, t);
    // What is read at the start, and ahead: a call without a token ends the session at once.
    await page.waitForLoadState('networkidle');
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

/** What a hand or an app of another version may have left behind. */
const rubbish = ['{"half', 'null', '[]', '7', '"text"', '{"version":0}', '{"version":1,"key":[]}'];

test('shows every screen over a storage that holds rubbish', async ({ page, corro, customer }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await visit(page, { corro, customer, path: '/' });
  for (const [at, text] of rubbish.entries()) {
    await page.evaluate((value) => {
      const keys = ['userInfo', 'appearance', 'amounts', 'cached_categories', 'cached_news'];
      const others = ['news_list', 'cached_messages', 'forget', 'return_to', 'pending_orders'];
      const each = ['pending_order_a', 'pending_messages', 'pending_message_a'];
      const forms = ['draft_chat', 'draft_ticket_KO', 'draft_flow:loan'];
      for (const key of [...keys, ...others, ...each, ...forms]) localStorage.setItem(key, value);
    }, text);
    const path = ['/', '/news', '/customer-service', '/stock/trading/KO/US/Coca-Cola'][at % 4];
    await page.goto(path ?? '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('screenFailed.title'))).toHaveCount(0);
  }
  expect(failures).toEqual([]);
});
