import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';

declare global {
  var corroFirstView: { readonly calls: ReadonlyMap<string, unknown> } | undefined;
}

/** At least one address from each table of routes in `apps/web/src/routes`. */
const places = [
  '/',
  '/news',
  '/watchlists',
  '/stock/v2/KO/Coca-Cola',
  '/stock/trading/KO/US/Coca-Cola?type=buy',
  '/stock/trading/EURUSD/FOREX/EUR?type=buy',
  '/trade',
  '/ipo',
  '/withdraw',
  '/recharge-records',
  '/account/changes',
  '/gains',
  '/legal/fees',
  '/settings/bank-cards',
];

test('a screen takes over each call that its page has sent, and has its sentences', async ({
  page,
  corro,
  customer,
}) => {
  // The app logs an error if the first view lacks a message.
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of places) {
    await visit(page, { corro, customer, path });
    const place = await page.locator('meta[name="corro-place"]').getAttribute('content');
    const firstCalls = (place ?? '').split(' ').slice(1);
    expect(firstCalls.length, path).toBeGreaterThan(1);
    const unused = () =>
      page.evaluate(() =>
        [...(globalThis.corroFirstView?.calls ?? [])]
          .filter(([, call]) => call !== null)
          .map(([address]) => address),
      );
    await expect.poll(unused, path).toEqual([]);
    expect.soft(errors.splice(0), path).toEqual([]);
  }
});

/**
 * To recognise a slow network, the page measures its load with `performance.now`. The test makes
 * this function return `now`.
 */
for (const [network, now, isBefore] of [
  ['fast', 20, false],
  ['slow', 900, true],
] as const) {
  test(`on a ${network} network the login requests its scripts ${isBefore ? 'before' : 'after'} the first paint`, async ({
    page,
  }) => {
    await page.addInitScript((ms) => (performance.now = () => ms), now);
    await page.goto('/login');
    const isScriptFirst = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const script = performance
          .getEntriesByType('resource')
          .find((entry) => entry.name.endsWith('.js'));
        return paint && script ? script.startTime < paint.startTime : null;
      });
    await expect.poll(isScriptFirst).toBe(isBefore);
  });
}
