import { addresses } from './harness/addresses.ts';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { lengthenLists, longLists, longListShown } from './harness/longLists.ts';
import { visit } from './harness/visit.ts';

// Every list of the contract with ten thousand rows in one answer, on every screen.

const mostNodes = 3000;

test('ten thousand rows in one answer are fewer than 3,000 nodes, on every screen', async ({
  page,
  corro,
  customer,
}) => {
  // Forty screens that read ten thousand rows again and again.
  test.slow();
  const asked = await lengthenLists(page);
  await visit(page, { corro, customer, path: '/settings' });
  const nodes: Record<string, number> = {};
  const withLists: string[] = [];
  for (const path of addresses) {
    await lead(page, path);
    await expect(page).toHaveURL(corro.url + path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if ((await page.locator(longListShown).count()) > 0) withLists.push(path);
    nodes[path] = await page.evaluate(() => document.querySelectorAll('*').length);
  }
  expect(Object.entries(nodes).filter(([, count]) => count >= mostNodes)).toEqual([]);
  // Each list of the contract was met somewhere, and most of them whole.
  expect([...longLists.keys()].filter((path) => !asked.has(path))).toEqual([]);
  expect(withLists.length).toBeGreaterThan(10);
});
