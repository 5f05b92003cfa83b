import { createServer, listen, readSettings, type CorroServer } from '@corro/server';
import { devices, type Browser, type Page } from '@playwright/test';

/** Bytes that a browser fetches which opens one after the other, and then all that is left of the build. */
export interface Fetched {
  readonly login: number;
  readonly home: number;
  readonly all: number;
}

export interface Deploying {
  readonly upstreamUrl: string;
  /** Where the server keeps the files of earlier builds. */
  readonly earlierFolder: string;
  /** Of a customer's session at the upstream. */
  readonly token: string;
}

/**
 * What a browser fetches of a build that has the build before it in its cache, in bytes of the files
 * as they are sent, without headers and pages.
 */
export async function fetchedAgain(
  browser: Browser,
  [before, after]: readonly [string, string],
  { upstreamUrl, earlierFolder, token }: Deploying,
): Promise<{ readonly whole: Fetched; readonly again: Fetched }> {
  const settings = readSettings({ PORT: '0', UPSTREAM_URL: upstreamUrl });
  const open = (webFolder: string) =>
    createServer(settings, { clock: { now: () => Date.now() }, webFolder, earlierFolder });
  const [first, next]: [CorroServer, CorroServer] = [await open(before), await open(after)];
  let current = first;
  const listening = await listen(
    { ...first, fetch: (request, connected) => current.fetch(request, connected) },
    0,
  );
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL: `http://localhost:${listening.port}`,
  });
  try {
    const page = await context.newPage();
    const whole = await openAll(page, token);
    current = next;
    return { whole, again: await openAll(page, token) };
  } finally {
    await context.close();
    await listening.close();
    await next.close();
  }
}

async function openAll(page: Page, token: string): Promise<Fetched> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  const login = await opened(page, '/login');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  const home = await opened(page, '/');
  await page.evaluate(async () => {
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(1000);
    const map: { imports: Record<string, string> } = JSON.parse(
      document.querySelector('script[type=importmap]')?.textContent ?? '',
    );
    for (const address of Object.values(map.imports)) await (await fetch(address)).arrayBuffer();
  });
  // What login and home have fetched is in the cache by now.
  return { login, home, all: login + home + (await sentBytes(page)) };
}

/** The bytes that a screen fetches, with all that it asks for when it is at rest. */
async function opened(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return sentBytes(page);
}

/** Of the app's files that came over the network, not from the cache. */
function sentBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}
