import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');

/** Fills the storage of the device. */
function fillUp(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let more = 2 ** 22; more >= 1; more = Math.floor(more / 2)) {
      try {
        // Each with a name of its own: what is there already is not written again.
        localStorage.setItem(crypto.randomUUID(), 'x'.repeat(more));
      } catch {
        // Half as much may still go in.
      }
    }
  });
}

function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

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

test('says of a full storage what is lost, and keeps an order before news', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/customer-service' });
  const service = new ServicePage(page, t);
  await expect(service.field).toBeVisible();
  await expect.poll(() => kept(page, 'cached_news')).not.toBeNull();
  await fillUp(page);
  await service.field.fill('Cabe donde había noticias');
  expect(await kept(page, 'draft_chat')).toContain('Cabe donde había noticias');
  expect(await kept(page, 'cached_news')).toBeNull();

  await fillUp(page);
  const long = 'No cabe '.repeat(40).trim();
  await service.field.fill(long);
  await expect(page.getByText(t('storage.formsUnkept'), { exact: true })).toBeVisible();
  expect(await kept(page, 'draft_chat')).toBeNull();
  await service.write(long);
  await expect(service.message(long)).toBeVisible();
});

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

test('spec §3 userInfo: keeps who the customer is and no amount, shows it first, lets it go at logout', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/account' });
  await expect.poll(() => kept(page, 'userInfo')).toContain(customer.phone);
  const { phone, customerNumber, ...others }: Record<string, unknown> = JSON.parse(
    (await kept(page, 'userInfo')) ?? '',
  );
  expect(others).toEqual({ image: null });
  await page.route('**/api/stock/success/v2/user/info', () => {
    // It does not answer.
  });
  await page.reload();
  const who = t('account.customer', { number: String(customerNumber), phone: String(phone) });
  await expect(page.getByText(who, { exact: true })).toBeVisible();
  await page.goto('/settings');
  await new SettingsPage(page, t).leave();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept(page, 'userInfo')).toBeNull();
});

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

test('takes a token that no call can carry for none', async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/' });
  await page.evaluate(() => localStorage.setItem('token', '令牌\n'));
  await page.goto('/markets');
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept(page, 'token')).toBeNull();
  await new LoginPage(page, t).fill(customer.phone, customer.password);
  await new LoginPage(page, t).submit.click();
  await expect(page).toHaveURL(/\/markets$/);
});
