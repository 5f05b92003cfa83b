import type { Page } from '@playwright/test';
import { addresses } from './harness/addresses.ts';
import {
  dataSchemas,
  madeUp,
  repeated,
  type Row,
  rowsIn,
  type Schema,
  withRows,
} from './harness/contractAnswers.ts';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { visit } from './harness/visit.ts';

// Every list of the contract with ten thousand rows in one answer, on every screen.

const many = 10_000;
const mostNodes = 3000;
/** Candles are drawn, and entries of the configuration are not shown. */
const notListed = new Set(['/v2/yahoo', '/v2/config']);

/** The data of every call that answers with a list, by its path: as the contract has it, and long. */
const lists = new Map<string, unknown>(
  [...dataSchemas].flatMap(([path, data]) => {
    const rows = rowsIn(data);
    return rows === undefined || notListed.has(path)
      ? []
      : [[path, withRows(data, longRows(rows))] as const];
  }),
);

function longRows(items: Schema): Row[] {
  const kinds = [0, 1, 2, 3].map((seed) => madeUp(items, seed));
  const { stocks } = kinds[0] ?? {};
  if (Array.isArray(stocks)) {
    const shares = stocks.filter((one) => typeof one === 'object');
    return [{ ...kinds[0], stocks: repeated(shares, many) }];
  }
  return repeated(kinds, many);
}

/** Answers every list with its long data. Returns which were asked for. */
async function lengthen(page: Page): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  const bodies = new Map(
    [...lists].map(([path, data]) => [path, JSON.stringify({ msg: 'ok', data })]),
  );
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/api'.length);
    const body = bodies.get(path);
    if (body === undefined) return route.fallback();
    asked.add(path);
    return route.fulfill({ contentType: 'application/json', body });
  });
  return asked;
}

const long = `[aria-setsize="${many}"], [aria-rowcount="${many + 1}"]`;

test('ten thousand rows in one answer are fewer than 3,000 nodes, on every screen', async ({
  page,
  corro,
  customer,
}) => {
  // Forty screens that read ten thousand rows again and again.
  test.slow();
  const asked = await lengthen(page);
  await visit(page, { corro, customer, path: '/settings' });
  const nodes: Record<string, number> = {};
  const withLists: string[] = [];
  for (const path of addresses) {
    await lead(page, path);
    await expect(page).toHaveURL(corro.url + path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if ((await page.locator(long).count()) > 0) withLists.push(path);
    nodes[path] = await page.evaluate(() => document.querySelectorAll('*').length);
  }
  expect(Object.entries(nodes).filter(([, count]) => count >= mostNodes)).toEqual([]);
  // Each list of the contract was met somewhere, and most of them whole.
  expect([...lists.keys()].filter((path) => !asked.has(path))).toEqual([]);
  expect(withLists.length).toBeGreaterThan(10);
});
