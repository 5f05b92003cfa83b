import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from './harness/corro.ts';
import { tabTo } from './harness/tabTo.ts';

const program = join(import.meta.dirname, '../../apps/server/src/dev.ts');

/** Starts `npm run dev` in front of an upstream, on a free port. */
async function startDev(upstreamUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  const env = { ...process.env, PORT: '0', LOCALES: 'es,en,zh,de', UPSTREAM_URL: upstreamUrl };
  const dev = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(dev, 'exit');
  const close = async () => {
    dev.kill('SIGINT');
    await ended;
  };
  for await (const line of createInterface(dev.stdout)) {
    const [, url] = /^Corro: (\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    dev.stdout.resume();
    return { url, close };
  }
  throw new Error('npm run dev ended before it served.');
}

const test = base.extend<object, { dev: { url: string } }>({
  dev: [
    async ({ corro }, give) => {
      const { url, close } = await startDev(corro.url);
      await give({ url });
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** One request for each kind of answer: path and user agent. */
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

/**
 * Headers that may differ from a build, because they describe the connection, the body, the build or the age of a file.
 */
const incidental =
  /^(date|connection|keep-alive|content-length|transfer-encoding|etag|last-modified|x-corro-version)$/;
const ofFiles = /^(cache-control|vary)$/;

/** Returns the status and headers of an answer, without the hashes of inline styles. */
async function headersOf(origin: string, path: string, agent: string) {
  const answer = await fetch(origin + path, {
    headers: { 'user-agent': agent, 'accept-encoding': 'identity', 'sec-fetch-dest': 'document' },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  const isFile = path === '/favicon.svg';
  // Ignores the header `vary` of calls: the development server forwards the upstream's compressed
  // answers, whose `vary` differs.
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

test('development starts the app under its content security policy', async ({ page, dev }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${dev.url}/login`);
  // The app removes the first view's style once it has loaded. In development that takes long, because there are
  // hundreds of modules.
  const firstStyle = page.locator('head > style:not([data-vite-dev-id])');
  await expect(firstStyle).toHaveCount(0, { timeout: 240_000 });
  await expect(page.locator('input[name="phone"]')).toBeVisible();
  expect(errors).toEqual([]);
});

/** What axe finds in a page. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test('a stepper in another browser, in Spanish or English, light or dark, follows the app that was opened with ?stepper', async ({
  browser,
  page,
  dev,
}) => {
  test.slow();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const window = await context.newPage();
  await window.goto(`${dev.url}/@corro/stepper`);
  await expect(window.getByRole('link', { name: `${dev.url}/?stepper` })).toBeVisible({
    timeout: 240_000,
  });
  await page.goto(`${dev.url}/?stepper`);
  await expect(page.getByRole('link', { name: 'Stepper', exact: true })).toBeVisible({
    timeout: 240_000,
  });
  await page.locator('input[name="phone"]').fill('5599999999');
  await page.locator('input[name="password"]').fill('wrong-password');
  await page.keyboard.press('Enter');
  const history = window.getByRole('region', { name: 'Historial' });
  await expect(history).toContainText('Entra con su contraseña', { timeout: 120_000 });
  // The app's clock runs: the password was sent after the start.
  const sent = history.getByRole('listitem').filter({ hasText: 'Entra con su contraseña' });
  await expect(sent.locator('time').first()).toHaveText(/^[1-9]/);
  await window.getByText('Guion', { exact: true }).click();
  await expect(window.getByLabel(/^Guion/)).toHaveValue(/"type":"LOG_IN"/);
  await tabTo(window.getByLabel('Máquina'), 'Shift+Tab');
  await window.keyboard.press('ArrowDown');
  await expect(window.getByLabel('Máquina')).toHaveValue(/\S/);
  await tabTo(window.getByRole('button', { name: 'Copiar reporte de error' }));
  expect(await violationsOf(window)).toEqual([]);
  await window.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(window)).toEqual([]);
  await context.close();

  const english = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
  });
  const other = await english.newPage();
  await other.goto(`${dev.url}/@corro/stepper`);
  await expect(other.getByRole('region', { name: 'History' })).toContainText('password', {
    timeout: 120_000,
  });
  expect(await violationsOf(other)).toEqual([]);
  await english.close();
});

test('without ?stepper, development sends no machine to a stepper', async ({ page, dev }) => {
  await page.goto(`${dev.url}/login`);
  await expect(page.locator('head > style:not([data-vite-dev-id])')).toHaveCount(0, {
    timeout: 240_000,
  });
  await expect(page.getByRole('link', { name: 'Stepper', exact: true })).toHaveCount(0);
});
