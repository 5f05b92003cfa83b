import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');

/**
 * The symbols whose lines were asked for, in order, how many calls did so, and the most calls for one line alone
 * that were on their way at once.
 */
function watchLines(page: Page) {
  const asked: string[] = [];
  const waiting = new Set<object>();
  let most = 0;
  let calls = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    const { searchParams } = url;
    const several = searchParams.get('lines')?.split(',') ?? [];
    const one = searchParams.has('points') ? (searchParams.get('symbol') ?? '') : null;
    if (several.length === 0 && one === null) return;
    asked.push(...several, ...(one === null ? [] : [one]));
    calls += 1;
    if (one === null) return;
    waiting.add(request);
    most = Math.max(most, waiting.size);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return { asked, most: () => most, calls: () => calls };
}

/** The codes of the rows whose lines are in the window. */
async function inWindow(rows: Locator): Promise<string[]> {
  return rows.evaluateAll((links) =>
    links.flatMap((link) => {
      const { top, bottom } = link
        .querySelector('svg[preserveAspectRatio]')!
        .getBoundingClientRect();
      const code = /v2\/([^/]+)/.exec(link.getAttribute('href') ?? '')?.[1];
      return code !== undefined && bottom > 0 && top < innerHeight ? [code] : [];
    }),
  );
}

const lineOf = (row: Locator) => row.locator('svg[preserveAspectRatio] path[d*="L"]');

test('every row in view has a face and the line of its day, and no other line is read', async ({
  page,
  corro,
  customer,
}) => {
  const lines = watchLines(page);
  await visit(page, { corro, customer, path: '/markets' });
  const rows = page.getByRole('list', { name: t('markets.list') }).getByRole('link');
  // The shares that moved are above the list by then, and stay there.
  await expect(page.getByRole('heading', { name: t('markets.sectors') })).toBeVisible();
  const [first, last] = [rows.first(), rows.nth(9)];
  await expect(lineOf(first)).toHaveCount(1);
  await expect(first.locator('[aria-hidden="true"]').first()).toHaveText(/^[A-Z]{2}$/);

  const seen = await inWindow(rows);
  expect(seen.length).toBeGreaterThan(0);
  await expect.poll(() => lines.asked.toSorted()).toEqual(seen.toSorted());
  expect(lines.calls()).toBe(1);

  await last.scrollIntoViewIfNeeded();
  await expect(lineOf(last)).toHaveCount(1);
  // Back at the first ones, nothing is read again: a line is kept for five minutes.
  await first.scrollIntoViewIfNeeded();
  await expect(lineOf(first)).toHaveCount(1);
  expect(lines.asked).toEqual([...new Set(lines.asked)]);
  expect(lines.most()).toBeLessThanOrEqual(3);
});
