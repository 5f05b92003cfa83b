import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');

/** A browser of its own on another device. */
const devices = {
  desktop: {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  },
  tablet: {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    viewport: { width: 1024, height: 1366 },
    isMobile: false,
    hasTouch: true,
  },
  television: {
    userAgent:
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager',
    viewport: { width: 1280, height: 720 },
    isMobile: false,
    hasTouch: false,
  },
} as const satisfies Record<string, BrowserContextOptions>;

/** Opens a page on a device; `documents` are the pages that it asks for, framed ones included. */
async function openOn(browser: Browser, device: keyof typeof devices, baseURL: string) {
  const context = await browser.newContext({ ...devices[device], baseURL });
  const page = await context.newPage();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return { page, documents };
}

/** The login in the phone of the desktop page. */
function loginInPhone(page: Page) {
  return page.frameLocator('iframe').locator('input[name="phone"]');
}

for (const [what, host] of [
  ['that says where a page is shown', '127.0.0.1'],
  ['that does not say where a page is shown', '0.0.0.0'],
] as const) {
  test(`spec §8 desktop browser: one ${what} shows the app in the frame, never in circles`, async ({
    browser,
    corro,
  }) => {
    const { page, documents } = await openOn(
      browser,
      'desktop',
      corro.url.replace('127.0.0.1', host),
    );
    await page.goto('/markets?page=2');
    await expect(loginInPhone(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/frame/');
    expect(documents).toEqual(['/markets', '/frame/', '/markets', '/login']);

    const phone = page.frames()[1];
    expect(await phone?.evaluate(() => sessionStorage.getItem('isIframePage'))).toBe('true');
    expect(await phone?.evaluate(() => location.search)).toBe('');
    await phone?.evaluate(() => location.reload());
    await expect.poll(() => documents.length).toBeGreaterThan(4);
    await expect(loginInPhone(page)).toBeVisible();
    const again = host === '0.0.0.0' ? ['/login', '/frame/', '/login'] : ['/login'];
    await expect.poll(() => documents.slice(4)).toEqual(again);
    // What the app itself loads again it asks for as a framed page.
    const before = documents.length;
    const inside = page.frameLocator('iframe');
    await inside.getByRole('button', { name: t('settings.language') }).click();
    await inside.getByRole('button', { name: 'English', exact: true }).click();
    await expect(
      inside.getByText(messagesOf('en')('login.heading'), { exact: true }),
    ).toBeVisible();
    expect(documents.slice(before)).toEqual(['/login']);
    expect(await page.frames()[1]?.evaluate(() => location.search)).toBe('');
    await page.context().close();
  });
}

test('spec §8 desktop browser: a tablet that says it is one gets the app, for the session', async ({
  browser,
  corro,
}) => {
  const { page, documents } = await openOn(browser, 'tablet', corro.url);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { value: 5 });
  });
  await page.goto('/login');
  await expect(new LoginPage(page, t).phone).toBeVisible();
  expect(documents).toEqual(['/login', '/frame/', '/login']);
  await expect(page).toHaveURL(`${corro.url}/login`);
  await page.goto('/register');
  await expect(page).toHaveURL(`${corro.url}/register`);
  expect(documents.slice(3)).toEqual(['/register']);
  expect(await page.evaluate(() => sessionStorage.getItem('isIframePage'))).toBe(null);
  await page.context().close();
});

test(
  'spec §8 device warning: an unknown device is asked once, in its language',
  { tag: '@core' },
  async ({ browser, corro }) => {
    const { page, documents } = await openOn(browser, 'television', corro.url);
    const german = messagesOf('de');
    await page.context().addCookies([{ name: 'corro-locale', value: 'de', url: corro.url }]);
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: german('device.title') })).toBeVisible();
    await expect(page.getByText(german('device.unknown'))).toBeVisible();
    await page.getByRole('link', { name: german('device.app') }).click();
    await expect(
      page.getByRole('heading', { name: german('register.title') }).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(`${corro.url}/register`);
    await page.goto('/login');
    await expect(new LoginPage(page, german).phone).toBeVisible();
    expect(documents).toEqual(['/register', '/register', '/login']);

    await page.goto('/login?device=frame');
    await expect(loginInPhone(page)).toBeVisible();
    await page.goto('/');
    await expect(loginInPhone(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/frame/');
    await page.context().close();
  },
);
