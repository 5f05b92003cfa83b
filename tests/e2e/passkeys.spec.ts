import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';
import { MoneyPage } from './pages/MoneyPage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';

const t = messagesOf('es');
const code = '135791';

// The address has a domain name, because browsers refuse passkeys for IP addresses.
test.use({
  baseURL: async ({ corro }, give) => {
    await give(corro.url.replace('127.0.0.1', 'localhost'));
  },
});

/** Adds a virtual authenticator that confirms every request by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens the form that adds a passkey, and creates a passkey with password and code. */
async function createPasskey(page: Page, password: string): Promise<void> {
  await press(page, t('passkeys.add'));
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[name="password"]').fill(password);
  await sheet.locator('input[name="code"]').fill(code);
  await press(page, t('passkeys.create'));
}

/** Makes a passkey prompt never answer, as with some password managers. */
async function neverAnswer(page: Page, method: 'create' | 'get'): Promise<void> {
  await page.addInitScript((name) => {
    navigator.credentials[name] = () => {
      document.documentElement.setAttribute('data-prompted', '');
      return new Promise(() => {});
    };
  }, method);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'a passkey is added, logs in, confirms a withdrawal, and is removed',
  { tag: '@core' },
  async ({ page, corro, customer, baseURL }) => {
    const { phone, password } = customer;
    await corro.accounts.setTransactionCode(phone, password, code);
    await corro.accounts.addCard(phone, password, code);
    await addAuthenticator(page);
    const here = { ...corro, url: baseURL ?? corro.url };
    await visit(page, { corro: here, customer, path: '/settings' });

    await page.getByRole('link', { name: t('route.passkeys'), exact: true }).click();
    await createPasskey(page, password);
    const sheet = page.getByRole('dialog');
    await sheet.locator('input[name="name"]').fill('Mi teléfono');
    await press(page, t('passkeys.saveName'));
    await expect(sheet).toBeHidden();
    const row = page.getByRole('button', { name: 'Mi teléfono' });
    await expect(row).toContainText(t('passkeys.unused'));

    await page.goto('/settings');
    await new SettingsPage(page, t).leave();
    await press(page, t('login.passkey'));
    await expect(page).toHaveURL(/\/settings$|\/$/);

    await page.goto('/withdraw');
    const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
    await press(page, t('passkeys.confirm'));
    await withdraw.done.waitFor();
    expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 n']);

    await page.goto('/settings/passkeys');
    await row.click();
    await press(page, t('passkeys.remove'));
    await sheet.locator('input[name="password"]').fill(password);
    await press(page, t('passkeys.remove'));
    await expect(page.getByText(t('passkeys.emptyTitle'))).toBeVisible();
  },
);

test('after a reset of the password the owner says that a passkey is theirs, and it works again', async ({
  page,
  corro,
  customer,
  baseURL,
}) => {
  const { phone, password } = customer;
  await corro.accounts.setTransactionCode(phone, password, code);
  await addAuthenticator(page);
  const here = { ...corro, url: baseURL ?? corro.url };
  await visit(page, { corro: here, customer, path: '/settings/passkeys' });
  await createPasskey(page, password);
  const sheet = page.getByRole('dialog');
  await press(page, t('passkeys.nameLater'));

  await page.goto('/settings');
  await new SettingsPage(page, t).leave();
  await page.goto('/forgot-password');
  const newPassword = 'otra-clave-9';
  await page.locator('input[name="phone"]').fill(phone);
  await press(page, t('register.next'));
  const fields = { code, newPassword, confirmation: newPassword };
  for (const [name, text] of Object.entries(fields)) {
    await page.locator(`input[name="${name}"]`).fill(text);
  }
  await press(page, t('forgot.submit'));
  await expect(page.getByText(t('login.passwordReset'))).toBeVisible();
  await press(page, t('login.passkey'));
  await expect(page.getByText(t('hint.passkey-paused'))).toBeVisible();
  await page.locator('input[name="phone"]').fill(phone);
  await page.locator('input[name="password"]').fill(newPassword);
  await press(page, t('login.submit'));
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/settings/passkeys');
  await expect(page.getByText(t('secure.paused'))).toBeVisible();
  await press(page, t('secure.review'));
  await sheet.locator('[aria-pressed="false"]').click();
  await sheet.locator('input[name="password"]').fill(newPassword);
  await sheet.getByRole('button', { name: t('secure.title') }).click();
  await expect(sheet.getByText(t('secure.done'))).toBeVisible();
  await page.goto('/settings');
  await new SettingsPage(page, t).leave();
  await press(page, t('login.passkey'));
  await expect(page).toHaveURL(/\/settings$|\/$/);
});

test('the password logs in while the passkey prompt never settles', async ({ page, customer }) => {
  await neverAnswer(page, 'get');
  await page.goto('/login');
  await press(page, t('login.passkey'));
  await expect(page.getByText(t('login.passkeyBusy'))).toBeVisible();
  await page.locator('input[name="phone"]').fill(customer.phone);
  await page.locator('input[name="password"]').fill(customer.password);
  await press(page, t('login.submit'));
  await expect(page).toHaveURL(/\/$/);
});

test('a passkey prompt that never settles ends after two minutes', async ({ page }) => {
  await page.clock.install();
  await neverAnswer(page, 'get');
  await page.goto('/login');
  await press(page, t('login.passkey'));
  await expect(page.getByText(t('login.passkeyBusy'))).toBeVisible();
  // Not earlier: the call before the prompt has its own timeout.
  await expect(page.locator('html')).toHaveAttribute('data-prompted');
  await page.clock.fastForward(120_000);
  await expect(page.getByText(t('hint.passkey-unanswered'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('login.passkey') })).toBeEnabled();
});

test('the transaction code confirms a withdrawal while the passkey prompt never settles', async ({
  page,
  corro,
  customer,
  baseURL,
}) => {
  const { phone, password } = customer;
  await corro.accounts.setTransactionCode(phone, password, code);
  await corro.accounts.addCard(phone, password, code);
  await addAuthenticator(page);
  const here = { ...corro, url: baseURL ?? corro.url };
  await visit(page, { corro: here, customer, path: '/settings/passkeys' });
  await press(page, t('passkeys.add'));
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[name="password"]').fill(password);
  await sheet.locator('input[name="code"]').fill(code);
  await press(page, t('passkeys.create'));
  await press(page, t('passkeys.nameLater'));
  await neverAnswer(page, 'get');
  await page.goto('/withdraw');
  const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
  await press(page, t('passkeys.confirm'));
  await expect(page.getByText(t('passkeys.prompting'))).toBeVisible();
  await sheet.locator('input[name="code"]').fill(code);
  await withdraw.confirm();
  await withdraw.done.waitFor();
  expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 n']);
});
