import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

test(
  'a login on another device appears in the inbox, and its session can be ended',
  { tag: '@core' },
  async ({ page, browser, corro, customer }) => {
    await visit(page, { corro, customer, path: '/' });
    const context = await browser.newContext({ userAgent: windows, baseURL: corro.url });
    const other = await context.newPage();
    await other.goto('/login');
    const login = new LoginPage(other, t);
    await login.fill(customer.phone, customer.password);
    await login.submit.click();
    await expect(other).toHaveURL(/\/$/);

    await page.goto('/inbox');
    const notice = page.getByRole('link', { name: t('notices.kind.new-login') });
    await expect(notice).toContainText('Firefox en Windows');
    await notice.click();
    await expect(page).toHaveURL(/\/settings\/sessions$/);
    await expect(page.getByText(t('sessions.this'))).toHaveCount(1);
    await page.getByRole('button', { name: t('sessions.endOthers') }).click();
    const sheet = page.getByRole('dialog', { name: t('sessions.endOthersTitle') });
    await sheet.getByRole('button', { name: t('sessions.endOthers') }).click();
    await expect(page.getByText(t('sessions.onlyThis'))).toBeVisible();

    await other.goto('/account');
    await expect(other).toHaveURL(/\/login$/);
    await context.close();
  },
);
