import { test as base, expect } from './harness/corro.ts';
import { startDev } from './harness/startDev.ts';

const test = base.extend<object, { dev: { url: string } }>({
  dev: [
    async ({ corro }, give) => {
      const { url, close } = await startDev(corro.url);
      await give({ url });
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** One request for each kind of answer. */
const requests = {
  'a public page': ['/login', phone],
  home: ['/', phone],
  "a customer's page": ['/news/5', phone],
  'a desktop': ['/news/5', desktop],
  'the desktop page': ['/frame/', desktop],
  'an unknown device': ['/login', ''],
  'a choice of the device': ['/login?device=app', desktop],
  'a missing file': ['/assets/none.js', phone],
  'a call': ['/api/v2/config', phone],
  'a file': ['/favicon.svg', phone],
} as const;

/** What depends on the connection, the body or how long a file lasts, not on the policy. */
const incidental =
  /^(date|connection|keep-alive|content-length|transfer-encoding|etag|last-modified)$/;
const ofFiles = /^(cache-control|vary)$/;

/** The status and headers of an answer, without what the styles of hot reload and of this build need. */
async function headersOf(origin: string, path: string, agent: string) {
  const answer = await fetch(origin + path, {
    headers: { 'user-agent': agent, 'accept-encoding': 'identity', 'sec-fetch-dest': 'document' },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  const isFile = path === '/favicon.svg';
  // The upstream compresses its own answers, and says so; development passes them on.
  const isCall = path.startsWith('/api/');
  const headers = [...answer.headers].filter(
    ([name]) =>
      !incidental.test(name) && !(isFile && ofFiles.test(name)) && !(isCall && name === 'vary'),
  );
  return { status: answer.status, ...Object.fromEntries(headers.map(withoutOwn)) };
}

function withoutOwn([name, value]: [string, string]): [string, string] {
  return [name, value.replace(/(?<=style-src 'self')( '(sha256|nonce)-[^']*')*/, '')];
}

for (const [kind, [path, agent]] of Object.entries(requests)) {
  test(`development answers ${kind} with the headers of production`, async ({ corro, dev }) => {
    expect(await headersOf(dev.url, path, agent)).toEqual(await headersOf(corro.url, path, agent));
  });
}

for (const path of ['/login', '/register', '/forgot-password', '/']) {
  test(`development has the first view of production at ${path}`, async ({
    browser,
    corro,
    dev,
  }) => {
    const context = await browser.newContext({ userAgent: phone, javaScriptEnabled: false });
    const page = await context.newPage();
    const seen = [];
    for (const origin of [corro.url, dev.url]) {
      await page.goto(origin + path);
      seen.push({ text: await page.locator('body').innerText(), picture: await page.screenshot() });
    }
    const [built, rendered] = seen;
    expect(rendered?.text).toBe(built?.text);
    expect(rendered?.picture.equals(built?.picture ?? Buffer.alloc(0))).toBe(true);
    await context.close();
  });
}

test('development starts in the page under its policy', async ({ page, dev }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error') errors.push(said.text());
  });
  await page.goto(`${dev.url}/login`);
  // The style of the first view goes once the app is there, hundreds of modules later.
  const firstStyle = page.locator('head > style:not([data-vite-dev-id])');
  await expect(firstStyle).toHaveCount(0, { timeout: 240_000 });
  await expect(page.locator('input[name="phone"]')).toBeVisible();
  expect(errors).toEqual([]);
});
