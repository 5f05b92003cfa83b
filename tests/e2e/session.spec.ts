import { expect, newPhone, test } from './harness/corro.ts';
import { writtenPhone } from './harness/accounts.ts';
import { messagesOf } from './harness/messages.ts';
import { untilHydrated } from './harness/ready.ts';
import { HomePage } from './pages/HomePage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { LoginPage, RegisterPage } from './pages/signedOut.ts';

const t = messagesOf('es');

/** Formats a phone number as an address book does: +52 55 1234-5678. */
const asPasted = (phone: string) =>
  `+52 ${phone.slice(0, 2)} ${phone.slice(2, 6)}-${phone.slice(6)}`;

test(
  'a visitor is redirected to the login and back to the requested page',
  { tag: '@core' },
  async ({ page, customer }) => {
    await page.goto('/markets');
    await expect(page).toHaveURL(/\/login$/);
    const login = new LoginPage(page, t);
    await login.fill(customer.phone, customer.password);
    await login.submit.click();
    await expect(page).toHaveURL(/\/markets$/);
  },
);

test('a visitor at an unknown address reads so, and goes on to the login', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByText(t('notFound.title'))).toBeVisible();
  await page.getByRole('link', { name: t('login.submit') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(new LoginPage(page, t).phone).toBeVisible();
});

test(
  'an invitation link registers and logs in; back returns to the previous step and keeps its fields',
  { tag: '@core' },
  async ({ page, corro }) => {
    const customer = { phone: newPhone(), password: 'secreta-1' };
    const register = await new RegisterPage(page, t).openLink('CORRO');
    await expect(page).toHaveURL(/\/register$/);
    await register.field('phone').fill(asPasted(customer.phone));
    await register.next.click();
    await register.enterPassword(customer.password);
    await expect(register.submit).toBeVisible();

    await page.goBack();
    await expect(register.field('password')).toBeFocused();
    await expect(register.field('password')).toHaveValue(customer.password);
    await register.back.click();
    await expect(register.field('phone')).toHaveValue(asPasted(customer.phone));
    await expect(register.field('invitation')).toHaveValue('CORRO');
    await expect(page).toHaveURL(/\/register$/);

    await register.next.click();
    await expect(register.field('confirmation')).toHaveValue(customer.password);
    await register.next.click();
    await register.accept();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('25000.00');
  },
);

test(
  'the transaction code resets a forgotten password and ends every session',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await corro.accounts.setTransactionCode(customer.phone, customer.password, '135790');
    const token = await corro.accounts.token(customer.phone, customer.password);
    const login = await new LoginPage(page, t).open();
    const forgot = await login.toForgotten();
    await forgot.enter({
      phone: asPasted(customer.phone),
      code: '135791',
      password: 'secreta-2',
    });
    await expect(forgot.message(t('hint.wrong-code'))).toBeVisible();
    await forgot.enter({ phone: customer.phone, code: '135790', password: 'secreta-2' });
    await expect(login.message(t('login.passwordReset'))).toBeVisible();
    const before = await fetch(`${corro.url}/api/stock/success/v2/balance`, { headers: { token } });
    expect(before.status).toBe(400);
    await login.logIn(customer.phone, 'secreta-2');
  },
);

test(
  'the login keeps its phone over a reload, never its password, and stores neither after the session',
  { tag: '@core' },
  async ({ page, customer }) => {
    const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const login = await new LoginPage(page, t).open();
    await untilHydrated(page);
    await login.fill(customer.phone, customer.password);
    await expect.poll(stored).toContain('draft_login');
    await page.reload();
    await expect(login.phone).toHaveValue(writtenPhone(customer.phone));
    await expect(login.password).toHaveValue('');
    await login.password.fill(customer.password);
    await login.submit.click();
    await new HomePage(page, t).balance.waitFor();
    await expect.poll(stored).not.toContain('draft_');

    await page.goto('/settings');
    await new SettingsPage(page, t).leave();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(stored).not.toContain(customer.phone);
  },
);

test('a page restored from the back/forward cache checks its session', async ({
  page,
  customer,
}) => {
  const login = await new LoginPage(page, t).open();
  await login.logIn(customer.phone, customer.password);
  await page.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login$/);
});
