import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** Nothing is answered at this address but by the script below. */
const address = 'http://app.test';

/** As strict as what the app of this repository ships: no style attribute, no code but the files. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; connect-src 'self'; img-src data:";

/** What the upstream answers, by method and path. */
export type Answers = Readonly<Record<string, object>>;

/** An app's page, and what it complained of so far. */
export interface Shown {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Shows the built app in `folder`; what it asks of `/api` is answered by the script, all else is refused. */
export async function show(browser: Browser, folder: string, answers: Answers): Promise<Shown> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.route('**', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const answer = answers[`${request.method()} ${pathname}`];
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (origin !== address) return route.abort();
    if (answer !== undefined) return route.fulfill({ json: answer });
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ path: file, headers: { 'content-security-policy': policy } });
  });
  await page.goto(address);
  return { page, complaints };
}
