/**
 * Time until a screen is ready (the app runs, the title is visible, no skeleton is in view), compared with the login.
 * Cold loads on the slow preset, as the demo customer, who has a year of history.
 */
import { demoCustomer } from '@corro/sandbox';
import { buildStale } from '@corro/server';
import type { Browser } from '@playwright/test';
import { addresses } from '../../e2e/harness/addresses.ts';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { openBrowser } from '../shared/browser.ts';
import { compare, median, type Row } from '../shared/rows.ts';
import { openSlowPhone } from '../shared/slowPhone.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Limit as a multiple of the login's time. */
const limit = 2.5;

export default async function ready(): Promise<Row[]> {
  await buildStale();
  const { corro, close } = await startCorro({ DEMO_HISTORY: 'year' });
  const browser = await openBrowser();
  const times = new Map<string, number[]>();
  try {
    const token = await corro.accounts.token(demoCustomer.phone, demoCustomer.password);
    for (let round = 0; round < rounds; round += 1) {
      for (const path of ['/login', ...addresses]) {
        const ms = await loadCold(browser, corro.url + path, path === '/login' ? null : token);
        times.set(path, [...(times.get(path) ?? []), ms]);
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  const login = median(times.get('/login') ?? []);
  return addresses.map((path) =>
    compare(`${path}, ms, beside the login`, median(times.get(path) ?? []), login, limit),
  );
}

/** Milliseconds from the start of the navigation, with an empty cache. */
async function loadCold(browser: Browser, url: string, token: string | null): Promise<number> {
  const page = await openSlowPhone(browser);
  try {
    if (token !== null)
      await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(url, { waitUntil: 'commit' });
    const readyAt = await page.waitForFunction(
      () => {
        if (document.querySelector('#app:not([inert]) h1') === null) return false;
        const skeletons = document.querySelectorAll('main svg[height$=rem], main [aria-busy=true]');
        const isWaiting = [...skeletons].some(
          (element) => element.getBoundingClientRect().top < innerHeight,
        );
        return !isWaiting && performance.now();
      },
      undefined,
      { timeout: 60_000 },
    );
    return Number(await readyAt.jsonValue());
  } finally {
    await page.context().close();
  }
}
