import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, findBrowser } from '../../.config/browser.mjs';
import { type NewApp, createNewApp } from './newApp.ts';
import { type Answers, show } from './shown.ts';

const offer = { id: 7, tag: 'NVLO', name: 'Norvelo', price: '128.40', count: 200, status: 1 };

const upstream: Answers = {
  'GET /api/stock/success/v2/balance': { msg: 'ok', data: { balance: '1234.5' } },
  'POST /api/stock/success/stock/list': { msg: 'ok', data: { rows: [offer], count: 1 } },
  'POST /api/stock/user/login': { msg: 'no', data: 'wrong-credentials' },
};

describe('an app of another team, with the packed packages installed', () => {
  let app: NewApp;
  let browser: Browser;

  beforeAll(async () => {
    const executablePath = findBrowser();
    if (executablePath === null) throw new Error('There is no browser');
    browser = await chromium.launch({ executablePath, args: [...browserArguments] });
    app = await createNewApp();
  });

  afterAll(async () => {
    await browser.close();
    app.remove();
  });

  it('compiles, every declaration checked', async () => {
    await expect(app.run('tsc')).resolves.toBeUndefined();
  });

  it('builds, and renders in the browser with its style, its brand and what the client has read', async () => {
    await app.run('vite', 'build');
    const { page, complaints } = await show(browser, join(app.folder, 'dist'), upstream);

    // By react-query, in the wire's `1234.5`; written by the design system.
    await page.getByText('US$ 1,234.50').waitFor();
    const button = page.getByRole('button', { name: 'Offers' });
    const { height } = (await button.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await expect
      .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(11, 107, 79)');

    // Code that comes with the first call of its resource.
    await button.click();
    await page.getByText('Norvelo, 200 or more').waitFor();

    // A refusal is one of the five errors, in the built app, too.
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('wrong-credentials').waitFor();

    // What floats brings Radix along.
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog', { name: 'About' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
