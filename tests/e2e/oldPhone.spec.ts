import { unsupportedGlobals, unsupportedMembers } from '../browsers/unsupported.ts';
import { addresses } from './harness/addresses.ts';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');

/** True for the names of Trusted Types. They stay, because Chromium enforces the policy of Trusted Types. */
const isTrustedType = (name: string) => /^trusted/i.test(name);

const newer = {
  members: unsupportedMembers().filter(({ owner }) => !isTrustedType(owner)),
  globals: unsupportedGlobals().filter((name) => !isTrustedType(name)),
};

/** Runs in the page: removes what the oldest supported browsers lack. */
function makeOld({ members, globals }: typeof newer): void {
  for (const { owner, name } of members) {
    const found: unknown = Reflect.get(globalThis, owner);
    if (typeof found === 'function') Reflect.deleteProperty(Object(found.prototype), name);
    Reflect.deleteProperty(Object(found), name);
    // The methods of `Window` are properties of `globalThis` itself.
    if (owner === 'Window') Reflect.deleteProperty(globalThis, name);
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
}

test('every address opens with the functions of the oldest supported browsers', async ({
  page,
  corro,
  customer,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(makeOld, newer);
  await visit(page, { corro, customer, path: '/' });
  expect(
    await page.evaluate(() => [
      'groupBy' in Map,
      'any' in AbortSignal,
      'toSorted' in Array.prototype,
    ]),
  ).toEqual([false, false, false]);
  for (const path of addresses) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Does not wait for `networkidle`, which never happens on screens that poll.
    await page.waitForFunction(() => document.querySelector('#app[inert]') === null);
    await expect(page.getByRole('heading', { name: t('screenFailed.title') })).toHaveCount(0);
    expect.soft(errors.splice(0), path).toEqual([]);
  }
});

test('an older browser gets a page that says so in its language', async ({ page }) => {
  const { corro, close } = await startCorro({ OPERATOR_COMPLAINTS: 'UNE: 55 1234 5678' });
  try {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    for (const locale of ['es', 'en', 'zh', 'de'] as const) {
      await page.context().addCookies([{ name: 'corro-locale', value: locale, url: corro.url }]);
      for (const path of ['/login', '/account']) {
        await page.goto(corro.url + path);
        await expect(page.getByText(messagesOf(locale)('oldBrowser.title'))).toBeVisible();
        await expect(page.getByText('UNE: 55 1234 5678')).toBeVisible();
        await expect(page.locator('#app')).toBeHidden();
      }
    }
  } finally {
    await close();
  }
});
