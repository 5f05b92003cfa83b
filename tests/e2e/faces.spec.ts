import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');
const line = 'svg[preserveAspectRatio] path[d*="L"]';

test('the line of each row that comes into view is read once, and at most three at a time', async ({
  page,
  corro,
  customer,
}) => {
  const read: string[] = [];
  const underWay = new Set<object>();
  let atOnce = 0;
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    read.push(...(searchParams.get('lines')?.split(',') ?? []));
    if (!searchParams.has('points')) return;
    read.push(searchParams.get('symbol') ?? '');
    underWay.add(request);
    atOnce = Math.max(atOnce, underWay.size);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await visit(page, { corro, customer, path: '/markets' });
  const rows = page.getByRole('list', { name: t('markets.list') }).getByRole('link');
  // The shares that moved are above the list by then, and stay there.
  await expect(page.getByRole('heading', { name: t('markets.sectors') })).toBeVisible();
  await expect(rows.first().locator(line)).toHaveCount(1);
  const inView = await rows.evaluateAll((links) =>
    links.flatMap((link) => {
      const { top, bottom } = link
        .querySelector('svg[preserveAspectRatio]')!
        .getBoundingClientRect();
      const code = /v2\/([^/]+)/.exec(link.getAttribute('href') ?? '')?.[1];
      return code !== undefined && bottom > 0 && top < innerHeight ? [code] : [];
    }),
  );
  expect(inView.length).toBeGreaterThan(0);
  await expect.poll(() => read.toSorted()).toEqual(inView.toSorted());
  for (const row of [rows.nth(9), rows.first()]) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator(line)).toHaveCount(1);
  }
  expect(read).toEqual([...new Set(read)]);
  expect(atOnce).toBeLessThanOrEqual(3);
});
