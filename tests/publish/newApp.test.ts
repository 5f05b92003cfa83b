import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, findBrowser } from '../../.config/browser.mjs';
import { type NewApp, createNewApp } from './newApp.ts';
import { type Answers, openApp } from './shown.ts';

const offer = { id: 7, tag: 'NVLO', name: 'Norvelo', price: '128.40', count: 200, status: 1 };

const upstream: Answers = {
  'GET /api/stock/success/v2/balance': { msg: 'ok', data: { balance: '1234.5' } },
  'POST /api/stock/success/stock/list': { msg: 'ok', data: { rows: [offer], count: 1 } },
  'POST /api/stock/user/login': { msg: 'no', data: 'wrong-credentials' },
};

describe.each(['19', '18'] as const)('an app outside the workspace, with React %s', (react) => {
  let app: NewApp;
  let browser: Browser;

  beforeAll(async () => {
    const executablePath = findBrowser();
    if (executablePath === null) throw new Error('There is no browser');
    browser = await chromium.launch({ executablePath, args: [...browserArguments] });
    app = await createNewApp(react);
  });

  afterAll(async () => {
    await browser.close();
    app.remove();
  });

  it('installs this version of React', () => {
    const file = join(app.folder, 'node_modules/react/package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(version.split('.')[0]).toBe(react);
  });

  it('compiles with checked declarations', async () => {
    await expect(app.run('tsc')).resolves.toBeUndefined();
    await expect(app.run('tsc', '-p', 'tsconfig.exact.json')).resolves.toBeUndefined();
  });

  it('builds and renders with styles, brand and data of the client', async () => {
    await app.run('vite', 'build');
    const { page, errors } = await openApp(browser, join(app.folder, 'dist'), upstream);

    // The scripted answer has the amount `1234.5`.
    await page.getByText('US$ 1,234.50').waitFor();
    const button = page.getByRole('button', { name: 'Offers' });
    const { height } = (await button.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await expect
      .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(11, 107, 79)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect
      .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(111, 220, 178)');

    // The first call to offers loads the code of that resource.
    await button.click();
    await page.getByText('Norvelo, 200 or more').waitFor();

    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('wrong-credentials').waitFor();

    // A dialog opens only if Radix is installed.
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog', { name: 'About' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('sends a read that fails three times in all, as the README of the client says', async () => {
    const { page } = await openApp(browser, join(app.folder, 'dist'), upstream);
    let calls = 0;
    await page.route('**/stock/success/v2/balance', (route) => {
      calls += 1;
      return calls < 3 ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.fallback();
    });
    await page.reload();
    await page.getByText('US$ 1,234.50').waitFor();
    expect(calls).toBe(3);
  });

  it('runs the example of the README', async () => {
    const { page, errors } = await openApp(browser, join(app.folder, 'dist'), {}, '/readme.html');
    await page.getByRole('textbox', { name: 'Number' }).fill('55');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('It has 10 digits.').waitFor();
    expect(errors).toEqual([]);
  });

  it('bundles a button without the other components', async () => {
    await app.run('vite', 'build', '--config', 'vite.button.config.mjs', '--mode', 'button');
    await app.run('vite', 'build', '--config', 'vite.button.config.mjs', '--mode', 'buttonOfAll');
    const read = (file: string) => readFileSync(join(app.folder, file));
    const weigh = (file: string) => gzipSync(read(file)).length / 1000;
    // The figures of the README.
    expect(weigh('dist-button/index.js')).toBeCloseTo(2.6, 0);
    expect(weigh('dist-button/index.css')).toBeCloseTo(5.4, 0);
    // An app that imports the entry point of all components has as much code, but the styles of all
    // components.
    expect(weigh('dist-buttonOfAll/index.js')).toBeCloseTo(weigh('dist-button/index.js'), 1);
    expect(weigh('dist-buttonOfAll/index.css')).toBeCloseTo(13.5, 0);
  });

  it('draws the chart of the README, with elkjs in a worker of its own file', async () => {
    const { page, errors } = await openApp(browser, join(app.folder, 'dist'), {}, '/chart.html');
    const chart = page.getByRole('region', { name: 'Chart of Door, now: Closed' });
    await chart.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('region', { name: 'Chart of Door, now: Open' }).waitFor();
    expect(page.workers()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('steps through a machine by the five lines of the README, in the colours of the page', async () => {
    const { page, errors } = await openApp(browser, join(app.folder, 'dist'), {}, '/stepper.html');
    await page.getByRole('form', { name: 'Open' }).getByRole('button', { name: 'Open' }).click();
    await page.getByText('Now: Open').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Now: Closed').waitFor();
    const surface = () =>
      page.locator('.corro-stepper').evaluate((panels) => getComputedStyle(panels).backgroundColor);
    // The page declares no `color-scheme`, so it is light, whatever the device prefers.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await surface()).toBe('rgb(255, 255, 255)');
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light dark';
    });
    expect(await surface()).not.toBe('rgb(255, 255, 255)');
    expect(errors).toEqual([]);
  });

  it('keeps a run in the address, as in the README', async () => {
    const { page, errors } = await openApp(
      browser,
      join(app.folder, 'dist'),
      {},
      '/chart.html?run',
    );
    await page.getByRole('form', { name: 'Open' }).getByRole('button', { name: 'Open' }).click();
    await page.getByText('Now: Open').waitFor();
    await page.reload();
    await page.getByText('Now: Open').waitFor();
    expect(errors).toEqual([]);
  });
});
