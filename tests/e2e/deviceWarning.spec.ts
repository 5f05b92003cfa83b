import type { Browser, Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { LoginPage } from './pages/signedOut.ts';

const agents = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  television:
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager',
} as const;

/** Opens a page on a device. `documents` receives the paths of its documents, including framed ones. */
async function openOn(browser: Browser, device: keyof typeof agents, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    userAgent: agents[device],
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const page = await context.newPage();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return { page, documents };
}

/** Locates the login's phone field in the frame of the desktop page. */
function loginInPhone(page: Page) {
  return page.frameLocator('iframe').locator('input[name="phone"]');
}

// Browsers send `Sec-Fetch-Dest` only to secure origins: 127.0.0.1 is secure, 0.0.0.0 is not.
for (const [what, host] of [
  ['with', '127.0.0.1'],
  ['without', '0.0.0.0'],
] as const) {
  test(`spec §8 desktop browser: a browser ${what} Sec-Fetch-Dest shows the app in the frame, without loops`, async ({
    browser,
    corro,
  }) => {
    const url = corro.url.replace('127.0.0.1', host);
    const { page, documents } = await openOn(browser, 'desktop', url);
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
    await page.context().close();
  });
}

test(
  'spec §8 device warning: an unknown device is asked once, in its language',
  { tag: '@core' },
  async ({ browser, corro }) => {
    const { page, documents } = await openOn(browser, 'television', corro.url);
    const german = messagesOf('de');
    await page.context().addCookies([{ name: 'corro-locale', value: 'de', url: corro.url }]);
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: german('device.title') })).toBeVisible();
    await page.getByRole('link', { name: german('device.app') }).click();
    const title = page.getByRole('heading', { name: german('register.title') });
    await expect(title.first()).toBeVisible();
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
