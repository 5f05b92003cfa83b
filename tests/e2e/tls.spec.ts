import { chromium, expect, test } from '@playwright/test';
import { startCorro } from './harness/startCorro.ts';
import { startTlsProxy } from './harness/tls.ts';

const host = 'corro.test';
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

test('behind TLS a browser comes by TLS alone once it was there, and its cookies are of this host alone', async ({
  launchOptions,
}) => {
  const proxy = await startTlsProxy(host);
  const origin = `https://${host}:${proxy.port}`;
  const { corro, close } = await startCorro({
    environment: { PUBLIC_URL: origin, TRUSTED_PROXIES: '1' },
  });
  proxy.forwardTo(Number(new URL(corro.url).port));
  const args = [...(launchOptions.args ?? []), ...proxy.browserArguments];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const context = await browser.newContext({ userAgent: desktop, locale: 'es-MX' });
    const [stranger, page] = [await context.newPage(), await context.newPage()];
    const plain = `${origin.replace('https', 'http')}/login`;
    await expect(stranger.goto(plain)).rejects.toThrow();

    await page.goto(`${origin}/login?device=app`);
    await expect(page.locator('input[name="phone"]')).toBeVisible();
    const cookies = await context.cookies(origin);
    const all = cookies.map(({ name, secure, path, domain }) => ({
      isOfHost: name.startsWith('__Host-'),
      secure,
      path,
      domain,
    }));
    expect(all).toEqual(all.map(() => ({ isOfHost: true, secure: true, path: '/', domain: host })));
    expect(cookies.map(({ name }) => name)).toContain('__Host-corro-device');

    await page.goto(plain);
    await expect(page).toHaveURL(`${origin}/login`);
    await expect(page.locator('input[name="phone"]')).toBeVisible();
  } finally {
    await browser.close();
    proxy.close();
    await close();
  }
});
