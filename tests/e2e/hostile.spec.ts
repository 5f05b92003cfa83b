import { expect, test } from './harness/corro.ts';
import { expectIntact, observeHarm } from './harness/harm.ts';
import { hostileStrings } from './harness/hostileStrings.ts';
import { navigate } from './harness/navigate.ts';
import { visit } from './harness/visit.ts';

/** Creates an article with a hostile string in each field. */
function article(at: number) {
  return {
    id: String(at),
    title: `Nota ${at} ${hostileStrings[at]}`,
    subhead: hostileStrings[at],
    img: hostileStrings[at],
    content: `<p>Antes</p>${hostileStrings[at]}`,
    created_at: '2026-11-20T00:00:00Z',
  };
}

test('a hundred hostile articles run nothing and break nothing', async ({
  page,
  corro,
  customer,
}) => {
  const harm = await observeHarm(page, corro.url);
  const rows = hostileStrings.map((_text, at) => article(at));
  await page.route('**/api/stock/new/list?*', (route) =>
    route.fulfill({ json: { msg: 'ok', data: { rows, count: rows.length } } }),
  );
  await page.route('**/api/stock/new/index?*', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('id'));
    return route.fulfill({ json: { msg: 'ok', data: article(at) } });
  });
  await visit(page, { corro, customer, path: '/news?size=50' });
  await expect(page.getByRole('listitem').first()).toContainText('Nota 0');
  await expectIntact(page);
  for (const [at, text] of hostileStrings.entries()) {
    await navigate(page, `/news/${at}`);
    await page.getByRole('article').getByText(`Nota ${at} `).first().waitFor();
    await expectIntact(page);
    expect(harm, text).toEqual([]);
  }
});
