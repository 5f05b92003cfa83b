import type { Page } from '@playwright/test';
import { addAuthenticator } from './harness/authenticator.ts';
import { type Corro, expect, test as base } from './harness/corro.ts';
import { newDatabaseUrl } from './harness/newDatabaseUrl.ts';
import { messagesOf } from './harness/messages.ts';
import { startProcess } from './harness/startProcess.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { LoginPage } from './pages/signedOut.ts';

// Two processes on one real Postgres: what is done at one holds at the other at once.

const t = messagesOf('es');

const test = base.extend<
  object,
  { databaseUrl: string; processes: readonly [Corro, Corro]; other: Corro }
>({
  databaseUrl: [...newDatabaseUrl],
  processes: [
    async ({ databaseUrl }, give) => {
      // One after the other: the first one migrates.
      const first = await startProcess(databaseUrl);
      const second = await startProcess(databaseUrl);
      await give([named(first.corro), named(second.corro)]);
      await Promise.all([first.close(), second.close()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  corro: [({ processes: [first] }, give) => give(first), { scope: 'worker' }],
  other: [({ processes: [, second] }, give) => give(second), { scope: 'worker' }],
});

/** A passkey belongs to a name: to an address of numbers alone the browser gives none. */
const named = (corro: Corro): Corro => ({
  ...corro,
  url: corro.url.replace('127.0.0.1', 'localhost'),
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The token that the page's origin keeps. */
const tokenOf = async (page: Page) =>
  (await page.evaluate(() => localStorage.getItem('token'))) ?? '';

/** Logs in by the passkey at a process. */
async function logIn(page: Page, { url }: Corro): Promise<string> {
  await page.goto(`${url}/login`);
  await press(page, t('login.passkey'));
  await expect(page).toHaveURL(`${url}/`);
  return tokenOf(page);
}

test('a passkey of one process logs in at the other, and an ended session is dead at both', async ({
  page,
  corro,
  other,
  customer,
}) => {
  const isOpen = (token: string) =>
    Promise.all(
      [corro, other].map(async ({ url }) => {
        const answer = await fetch(`${url}/api/stock/success/v2/balance`, { headers: { token } });
        return answer.status === 200;
      }),
    );

  await addAuthenticator(page);
  await page.goto(`${corro.url}/login`);
  const login = new LoginPage(page, t);
  await login.fill(customer.phone, customer.password);
  await login.submit.click();
  await expect(page).toHaveURL(`${corro.url}/`);
  const first = await tokenOf(page);
  await page.goto(`${corro.url}/settings/passkeys`);
  await press(page, t('passkeys.add'));
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[name="password"]').fill(customer.password);
  await press(page, t('passkeys.create'));
  await press(page, t('passkeys.nameLater'));
  await expect(sheet).toBeHidden();

  const second = await logIn(page, other);
  expect(await isOpen(first)).toEqual([true, true]);
  expect(await isOpen(second)).toEqual([true, true]);

  // What the one did is told at the other.
  await page.goto(`${other.url}/inbox`);
  const told = page.getByRole('main').getByRole('listitem');
  await expect(told.filter({ hasText: t('notices.kind.passkey-added') })).toHaveCount(1);
  await expect(told.filter({ hasText: t('notices.kind.new-login') })).toHaveCount(1);

  await page.goto(`${other.url}/settings/sessions`);
  await press(page, t('sessions.endOthers'));
  await sheet.getByRole('button', { name: t('sessions.endOthers') }).click();
  await expect(page.getByText(t('sessions.onlyThis'))).toBeVisible();
  expect(await isOpen(first)).toEqual([false, false]);
  expect(await isOpen(second)).toEqual([true, true]);

  await page.goto(`${other.url}/settings`);
  await new SettingsPage(page, t).leave();
  await expect.poll(() => isOpen(second)).toEqual([false, false]);

  // Removed at the one, it is unknown to the other.
  await logIn(page, corro);
  await page.goto(`${corro.url}/settings/passkeys`);
  await page.getByRole('button', { name: new RegExp(`^${t('passkeys.unnamed')}`) }).click();
  await press(page, t('passkeys.remove'));
  await sheet.locator('input[name="password"]').fill(customer.password);
  await press(page, t('passkeys.remove'));
  await expect(page.getByText(t('passkeys.emptyTitle'))).toBeVisible();
  await page.goto(`${other.url}/login`);
  await press(page, t('login.passkey'));
  await expect(page.getByText(t('hint.unknown-passkey'))).toBeVisible();
});
