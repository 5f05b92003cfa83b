import { demoCustomer } from '@corro/sandbox';
import { patterns } from '@corro/web/links';
import type { Locator } from '@playwright/test';
import { activityLists } from './harness/activityLists.ts';
import { expect, newPhone, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { messagesOf } from './harness/messages.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { withoutExtensions } from './harness/noExtensions.ts';
import { openRequests } from './harness/requests.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { ChangesPage } from './pages/ChangesPage.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { RegisterPage } from './pages/signedOut.ts';

const t = messagesOf('es');

/** What one can press in a detail. */
const namesOf = (part: Locator, role: 'button' | 'link') =>
  part
    .getByRole(role)
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent.trim()));

/** The buttons of a detail: copying its number, and paper. */
const actionsOf = (number: string) => [t('copy.number', { number }), t('document.print')];

const service = patterns.customerService;

test('nor does the detail of any record offer what such an upstream does not have', async ({
  page,
}) => {
  const { corro, close } = await startCorro({
    environment: { DEMO_HISTORY: 'year', PASSKEYS: 'off' },
  });
  try {
    const { phone, password, transactionCode } = demoCustomer;
    // A loan that was paid out, and what is pending: with the extensions each can be ended.
    const requests = openRequests(corro.url, await corro.accounts.token(phone, password));
    await requests.loan();
    corro.setTime(dayOfPurchase + 41_000);
    await requests.withdrawal(transactionCode);
    await requests.deposit();
    await requests.application();
    // The page decides by its own clock whether an offering has closed.
    await page.clock.setSystemTime(dayOfPurchase);
    const upstream = await withoutExtensions(page);
    await visit(page, { corro, customer: demoCustomer, path: `${corro.url}/account` });
    const detail = new ActivityPage(page, t);
    for (const [name, path] of Object.entries(activityLists)) {
      await lead(page, path);
      const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
      for (const row of (await rows.all()).slice(0, 2)) {
        await detail.open(row);
        const number = await detail.number();
        expect
          .soft(await namesOf(detail.sheet, 'button'), name)
          .toEqual([t('shell.close'), ...actionsOf(number)]);
        expect.soft(await namesOf(detail.sheet, 'link'), name).toEqual([t('activity.help')]);
        await expect.soft(detail.helpLink, name).toHaveAttribute('href', service);
        await upstream.expectWhole(detail.sheet, name);
        await detail.close();
      }
    }

    await lead(page, patterns.accountChanges);
    const changes = new ChangesPage(page, t);
    await changes.rows.first().click();
    const number = (await changes.field('order').innerText()).trim();
    const main = page.getByRole('main');
    expect.soft(await namesOf(main, 'button')).toEqual(actionsOf(number));
    const list = t('bill.seeIn', { place: t('route.ipoOrders') });
    expect.soft(await namesOf(main, 'link')).toEqual([list, t('activity.help')]);
    await upstream.expectWhole(main, 'a change of the balance');

    // A message about it waits to be sent, and there is no case.
    await main.getByRole('link', { name: t('activity.help') }).click();
    const chat = new ServicePage(page, t);
    await expect(chat.field).toHaveValue(new RegExp(number));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await upstream.expectWhole(main, service);
  } finally {
    await close();
  }
});

test('before the login such an upstream offers no passkey, and every text that is named is there', async ({
  page,
}) => {
  const { corro, close } = await startCorro({ environment: { PASSKEYS: 'off' } });
  try {
    // A passkey belongs to a name: at an address of numbers alone the browser has none.
    const url = corro.url.replace('127.0.0.1', 'localhost');
    const upstream = await withoutExtensions(page);
    const main = page.getByRole('main');
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(url + path);
      await page.waitForLoadState('networkidle');
      await expect.soft(page.getByRole('button', { name: t('login.passkey') })).toHaveCount(0);
      await upstream.expectWhole(main, path);
    }

    const register = await new RegisterPage(page, t).openLink('CORRO', url);
    await register.enter({ phone: newPhone(), password: 'secreta-1', invitation: 'CORRO' });
    await expect(register.submit).toBeVisible();
    await upstream.expectWhole(main, 'the last step of the registration');
    for (const name of [t('register.privacy'), t('register.terms')]) {
      await main.getByRole('button', { name }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet.getByRole('paragraph')).not.toHaveCount(0);
      await upstream.expectWhole(sheet, name);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
  } finally {
    await close();
  }
});
