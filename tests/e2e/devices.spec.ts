import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

test(
  'a login elsewhere is told, found in the list, and ended there at once',
  { tag: '@core' },
  async ({ page, browser, corro, customer }) => {
    await visit(page, { corro, customer, path: '/' });
    const context = await browser.newContext({ userAgent: windows, baseURL: corro.url });
    const elsewhere = await context.newPage();
    await elsewhere.goto('/login');
    const login = new LoginPage(elsewhere, t);
    await login.fill(customer.phone, customer.password);
    await login.submit.click();
    await expect(elsewhere).toHaveURL(/\/$/);

    await page.goto('/inbox');
    const told = page.getByRole('link', { name: t('notices.kind.new-login') });
    await expect(told).toContainText('Firefox en Windows');
    await told.click();
    await expect(page).toHaveURL(/\/settings\/sessions$/);
    await expect(page.getByText(t('sessions.this'))).toHaveCount(1);
    await page.getByRole('button', { name: t('sessions.endOthers') }).click();
    const sheet = page.getByRole('dialog', { name: t('sessions.endOthersTitle') });
    await sheet.getByRole('button', { name: t('sessions.endOthers') }).click();
    await expect(page.getByText(t('sessions.onlyThis'))).toBeVisible();

    await elsewhere.goto('/account');
    await expect(elsewhere).toHaveURL(/\/login$/);
    await context.close();
  },
);

test('logging out without a network is done here at once, and at the server once it is back', async ({
  page,
  context,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/settings' });
  await page.getByRole('link', { name: t('route.sessions') }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const isOpen = async () => {
    const headers = { token: token ?? '' };
    const answer = await fetch(`${corro.url}/api/stock/success/v2/balance`, { headers });
    return answer.status === 200;
  };
  expect(await isOpen()).toBe(true);
  await page.getByRole('button', { name: t('settings.logOut') }).click();
  const question = page.getByRole('dialog', { name: t('settings.logOutTitle') });
  await question.waitFor();
  await context.route('**/api/**', (route) => route.abort());
  await question.getByRole('button', { name: t('settings.logOut') }).click();
  await expect(page.getByText(t('login.loggedOutHere'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await isOpen()).toBe(true);
  await context.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(t('login.loggedOut'), { exact: true })).toBeVisible();
  await expect.poll(isOpen).toBe(false);
});
