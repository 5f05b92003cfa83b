/**
 * Measures the time until a screen is ready, and the scripts fetched until then, on the slow preset. The customer is
 * the demo customer, who has a year of history. `reportReady.ts` defines when a screen is ready.
 */
import { demoCustomer } from '@corro/sandbox';
import { buildStale } from '@corro/server';
import type { Browser, BrowserContext } from '@playwright/test';
import { addresses } from '../../e2e/harness/addresses.ts';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { openBrowser } from '../shared/browser.ts';
import { atMost, median, type Row } from '../shared/rows.ts';
import { openPhoneContext, openSlowPhone, openSlowTab, standStill } from '../shared/slowPhone.ts';
import { load, type Loaded } from './load.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Addresses to measure, separated by spaces. Default: all. */
const only = process.env['BENCH_ADDRESSES']?.split(' ');

const limits = { coldMs: 1600, standingMs: 2400, shownMs: 250, warmMs: 600 };
/** Maximum size of the scripts by address, in kB of gzip. */
const scriptLimits: Readonly<Record<string, number>> = { '/login': 101, '/': 210 };
const otherScripts = 265;

/**
 * Milliseconds that the first visit lasts, so that it stores files and answers for the warm load.
 */
const storeMs = 5000;

export default async function ready(): Promise<Row[]> {
  await buildStale();
  const { corro, close } = await startCorro({ DEMO_HISTORY: 'year' });
  const browser = await openBrowser();
  const paths = ['/login', ...addresses].filter((path) => only?.includes(path) ?? true);
  const cold = new Map(paths.map((path): [string, Loaded[]] => [path, []]));
  const standing: Loaded[] = [];
  const warm: Loaded[] = [];
  try {
    const token = await corro.accounts.token(demoCustomer.phone, demoCustomer.password);
    // Requests each address once, because the server compresses a file at its first request.
    for (const path of paths) await warmUp(browser, corro.url + path, token);
    for (let round = 0; round < rounds; round += 1) {
      for (const [path, loads] of cold) {
        const page = await openSlowPhone(browser);
        if (path !== '/login') await logIn(page.context(), token);
        loads.push(await load(page, corro.url + path));
        await page.context().close();
      }
      const page = await openSlowPhone(browser);
      await logIn(page.context(), token);
      const move = await standStill(page, round / rounds);
      standing.push(await load(page, corro.url));
      move();
      await page.context().close();
      warm.push(await loadAgain(browser, corro.url, token));
    }
  } finally {
    await browser.close();
    await close();
  }
  return [
    ...[...cold].flatMap(([path, loads]) => [
      atMost(`${path}: ready, ms`, median(loads.map(({ ms }) => ms)), limits.coldMs),
      atMost(
        `${path}: scripts, kB`,
        median(loads.map(({ kB }) => kB)),
        scriptLimits[path] ?? otherScripts,
      ),
    ]),
    atMost(
      'home, link stands still 0.8 s of every 3: ready, ms',
      median(standing.map(({ ms }) => ms)),
      limits.standingMs,
    ),
    atMost(
      'home, second visit: no skeleton, ms',
      median(warm.map(({ shownMs }) => shownMs)),
      limits.shownMs,
    ),
    atMost('home, second visit: ready, ms', median(warm.map(({ ms }) => ms)), limits.warmMs),
  ];
}

async function logIn(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
}

async function warmUp(browser: Browser, url: string, token: string): Promise<void> {
  const context = await openPhoneContext(browser);
  await logIn(context, token);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
}

/**
 * Loads a page in a new tab after a first visit. The first visit has stored files and answers, and a service worker if
 * the app has one.
 */
async function loadAgain(browser: Browser, url: string, token: string): Promise<Loaded> {
  const context = await openPhoneContext(browser);
  try {
    await logIn(context, token);
    const first = await context.newPage();
    await first.goto(url, { waitUntil: 'networkidle' });
    await first.waitForTimeout(storeMs);
    await first.close();
    return await load(await openSlowTab(context), url, { waitsForCalls: true });
  } finally {
    await context.close();
  }
}
