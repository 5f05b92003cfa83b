import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** Address of the app. There is no server: `openApp` answers the requests. */
const address = 'http://app.test';

/** A Content-Security-Policy as strict as Corro's: no inline styles or scripts. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; connect-src 'self'; font-src 'self'; img-src data:";

/** Scripted answers by method and path. */
export type Answers = Readonly<Record<string, object>>;

export interface OpenApp {
  readonly page: Page;
  readonly errors: readonly string[];
}

/** Opens a page of a built app with scripted answers. Refuses all other requests. */
export async function openApp(
  browser: Browser,
  folder: string,
  answers: Answers,
  path = '/',
): Promise<OpenApp> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
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
  await page.goto(address + path);
  return { page, errors };
}
