import type { Page } from '@playwright/test';
import { expect } from './corro.ts';
import { hostileStrings } from './hostileStrings.ts';

/** Records what hostile texts cause in a page: scripts, dialogs, errors, navigations, windows and requests. */
export async function observeHarm(page: Page, origin: string): Promise<readonly string[]> {
  const harm: string[] = [];
  const context = page.context();
  await page.exposeFunction('ran', () => harm.push('a script ran'));
  page.on('dialog', (dialog) => {
    harm.push(`a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => harm.push(`an error: ${error.message}`));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin)) harm.push(`led to ${frame.url()}`);
  });
  context.on('page', (opened) => harm.push(`opened ${opened.url()}`));
  context.on('response', (response) => {
    if (!response.url().startsWith(origin) && !response.url().startsWith('blob:')) {
      harm.push(`fetched ${response.url()}`);
    }
  });
  return harm;
}

/** Names of the fields with free text. */
const textFields = new Set([
  'name',
  'title',
  'subhead',
  'content',
  'message',
  'bank_user',
  'branch_bank',
  'company_name',
  'stock_name',
  'category_name',
  'market_name',
  'exchange_name',
  'real_name',
  'series',
]);

/** Appends the next hostile string to each free text in the answers of the upstream. */
export async function answerHostileTexts(page: Page): Promise<void> {
  let next = 0;
  const hostile = (_field: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, text]) => {
        if (typeof text !== 'string' || !textFields.has(field)) return [field, text];
        next += 1;
        return [field, `${text} ${hostileStrings[next % hostileStrings.length]}`];
      }),
    );
  };
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isJson = response.headers()['content-type']?.startsWith('application/json') === true;
    const body = isJson ? JSON.stringify(JSON.parse(text), hostile) : text;
    await route.fulfill({ response, body });
  });
}

/** Expects an intact page: the header is visible, nothing overflows, and no hostile text adds a frame or a form. */
export async function expectIntact(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => ({
      frames: frames.length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      forms: document.querySelectorAll('input[name=password], main form[action]').length,
      display: getComputedStyle(document.body).display,
    })),
  ).toEqual({ frames: 0, overflow: 0, forms: 0, display: 'block' });
}
