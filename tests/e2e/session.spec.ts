import { expect, newPhone, test } from './harness/corro.ts';
import { writtenPhone } from './harness/accounts.ts';
import { messagesOf } from './harness/messages.ts';
import { HomePage } from './pages/HomePage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { LoginPage, RegisterPage } from './pages/signedOut.ts';

const t = messagesOf('es');

/** A phone number as it is copied out of an address book. */
const asPasted = (phone: string) =>
  `+52 ${phone.slice(0, 2)} ${phone.slice(2, 6)}-${phone.slice(6)}`;

test(
  'leads a visitor to the login and back to where they were going',
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

test(
  'registers by a link and arrives at home, logged in; back leads one step back and loses nothing',
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
  'sets a new password with the transaction code, which ends every session',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await corro.accounts.setTransactionCode(customer.phone, customer.password, '135790');
    const token = await corro.accounts.token(customer.phone, customer.password);
    const login = await new LoginPage(page, t).open();
    const forgot = await login.toForgotten();
    await forgot.enter({ phone: customer.phone, code: '1357', password: 'corta' });
    await expect(forgot.message('Ingresa tu NIP de operaciones de 6 dígitos')).toBeVisible();
    await expect(forgot.message('La contraseña debe tener al menos 6 caracteres')).toBeVisible();

    await forgot.enter({ phone: customer.phone, code: '135791', password: 'secreta-2' });
    await expect(forgot.message(t('hint.wrong-code'))).toBeVisible();
    await forgot.enter({
      phone: asPasted(customer.phone),
      code: '135790',
      password: 'secreta-2',
    });
    await expect(login.message(t('login.passwordReset'))).toBeVisible();
    const before = await fetch(`${corro.url}/api/stock/success/v2/balance`, { headers: { token } });
    expect(before.status).toBe(400);
    await login.logIn(customer.phone, 'secreta-2');
  },
);

test('lets the owner in on a new device, and again on that one, while a stranger guesses', async ({
  page,
  corro,
  customer,
}) => {
  const guess = (turn: number) =>
    fetch(`${corro.url}/api/stock/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: customer.phone, password: `adivina-${turn}` }),
    });
  for (let turn = 0; turn < 6; turn += 1) await guess(turn);
  const sent: { challenge?: string; device?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/stock/user/login')) sent.push(request.postDataJSON());
  });
  const login = await new LoginPage(page, t).open();
  await login.logIn(customer.phone, customer.password);
  expect(sent).toMatchObject([{}, { challenge: expect.any(String) }]);

  for (let turn = 0; turn < 6; turn += 1) await guess(turn);
  await page.evaluate(() => localStorage.removeItem('token'));
  await login.open();
  await login.logIn(customer.phone, customer.password);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toMatchObject({ device: expect.any(String) });
});

test(
  'keeps what is typed before the code has arrived, and carries out the submit',
  { tag: '@core' },
  async ({ page, customer }) => {
    const codeMayCome = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await codeMayCome.promise;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const login = new LoginPage(page, t);
    await login.fill(customer.phone, customer.password);
    await login.submit.click();
    await expect(login.phone).toHaveValue(customer.phone);
    codeMayCome.resolve();
    await page.waitForURL((url) => url.pathname === '/');
  },
);

test('keeps a half-filled form over a reload, but never a password', async ({ page, customer }) => {
  const login = await new LoginPage(page, t).open();
  await page.waitForLoadState('networkidle');
  await login.fill(customer.phone, customer.password);
  await page.reload();
  await expect(login.phone).toHaveValue(writtenPhone(customer.phone));
  await expect(login.password).toHaveValue('');
});

test(
  'leaves nothing of the login form on the device, neither in the session nor after it',
  { tag: '@core' },
  async ({ page, customer }) => {
    const keptOnDevice = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const login = await new LoginPage(page, t).open();
    await page.waitForLoadState('networkidle');
    await login.fill(customer.phone, customer.password);
    expect(await keptOnDevice()).toContain('draft_login');
    await login.submit.click();
    await new HomePage(page, t).balance.waitFor();
    expect(await keptOnDevice()).not.toContain('draft_');

    await page.goto('/settings');
    await new SettingsPage(page, t).leave();
    await expect(page).toHaveURL(/\/login$/);
    expect(await keptOnDevice()).not.toContain(customer.phone);
  },
);

test('asks again who is logged in when it comes back from the memory of the browser', async ({
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
