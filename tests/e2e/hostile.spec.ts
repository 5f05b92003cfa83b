import type { Page } from '@playwright/test';
import { expect, test as base, type Corro, type Customer } from './harness/corro.ts';
import { hostileStrings } from './harness/hostileStrings.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ServicePage } from './pages/ServicePage.ts';

const t = messagesOf('es');
const createdAt = '2026-11-20T00:00:00Z';

/** A page that records injected scripts, navigations and errors. */
const test = base.extend<{ harm: string[] }>({
  harm: async ({ page, context, corro }, give) => {
    const harm: string[] = [];
    await page.exposeFunction('ran', () => harm.push('a script ran'));
    page.on('dialog', (dialog) => {
      harm.push(`a dialog said ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => harm.push(`an error: ${error.message}`));
    page.on('framenavigated', (frame) => {
      if (!frame.url().startsWith(corro.url)) harm.push(`led to ${frame.url()}`);
    });
    context.on('page', (opened) => harm.push(`opened ${opened.url()}`));
    context.on('response', (response) => {
      if (!response.url().startsWith(corro.url) && !response.url().startsWith('blob:')) {
        harm.push(`fetched ${response.url()}`);
      }
    });
    await give(harm);
    expect(harm).toEqual([]);
  },
});

/** Opens an address over an upstream that answers the calls of a path so. */
async function open(
  page: Page,
  { corro, customer, path, call, data }: Given & { path: string; call: string; data: unknown },
): Promise<void> {
  await page.route(`**/api${call}*`, (route) => route.fulfill({ json: { msg: 'ok', data } }));
  await visit(page, { corro, customer, path });
}

interface Given {
  readonly corro: Corro;
  readonly customer: Customer;
}

/** A piece of news that is hostile wherever it can be. */
function article(at: number) {
  return {
    id: String(at),
    title: `Nota ${at} ${hostileStrings[at]}`,
    subhead: hostileStrings[at],
    img: hostileStrings[at],
    content: `<p>Antes</p>${hostileStrings[at]}`,
    created_at: createdAt,
  };
}

/** What no text of an upstream's may change: the bars stand, and nothing sticks out. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => ({
      framed: frames.length,
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      asksFor: document.querySelectorAll('input[name=password], main form[action]').length,
      dark: getComputedStyle(document.body).display,
    })),
  ).toEqual({ framed: 0, tooWide: 0, asksFor: 0, dark: 'block' });
}

test('a hundred hostile articles run nothing and break nothing', async ({
  page,
  corro,
  customer,
  harm,
}) => {
  await page.route('**/api/stock/new/index?*', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('id'));
    return route.fulfill({ json: { msg: 'ok', data: article(at) } });
  });
  const rows = hostileStrings.map((_text, at) => article(at));
  await open(page, {
    corro,
    customer,
    path: '/news?size=50',
    call: '/stock/new/list',
    data: { rows, count: rows.length },
  });
  await expect(page.getByRole('listitem').first()).toContainText('Nota 0');
  await isWhole(page);
  for (const [at, text] of hostileStrings.entries()) {
    await page.evaluate((id) => {
      history.pushState(null, '', `/news/${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, at);
    await page.getByRole('article').getByText(`Nota ${at} `).first().waitFor();
    await isWhole(page);
    expect(harm, text).toEqual([]);
  }
});

test('a hundred hostile messages are texts', async ({ page, corro, customer, harm }) => {
  const rows = hostileStrings.map((message, at) => ({
    id: String(at),
    from: at % 2 === 0 ? 'agent' : 'customer',
    message: `${at}: ${message}`,
    created_at: createdAt,
  }));
  const data = { rows };
  const call = '/stock/success/user_message/list-message';
  await open(page, { corro, customer, path: '/customer-service', call, data });
  const { log } = new ServicePage(page, t);
  await expect(log).toContainText(`99: `);
  const text = (await log.textContent()) ?? '';
  for (const { message } of rows) expect(text).toContain(message);
  await expect(log.locator('img, script, svg script, iframe, form, a')).toHaveCount(0);
  await isWhole(page);
  expect(harm).toEqual([]);
});

test('a hundred hostile names are texts, wherever they lead', async ({
  page,
  corro,
  customer,
  harm,
}) => {
  // All but one: of a hundred rows, only those near the view are in the page.
  const rows = hostileStrings.slice(1).map((name, at) => ({
    id: String(at),
    stock: name,
    name: `${at}: ${name}`,
    exchange_name: name,
    market_name: name,
    prasent: '1.00',
  }));
  const data = { rows, count: rows.length };
  await open(page, { corro, customer, path: '/markets', call: '/v2/stock/list', data });
  const items = page.getByRole('list', { name: t('markets.list') }).getByRole('listitem');
  // All rows come with each page, of which ten are its own.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(items).toHaveCount(rows.length, { timeout: 500 });
  }).toPass();
  const texts = await items.evaluateAll((all) => all.map((one) => one.textContent));
  for (const [at, text] of texts.entries()) expect(text).toContain(rows[at]?.name);
  const hrefs = await items
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one instanceof HTMLAnchorElement && one.origin));
  expect(new Set(hrefs)).toEqual(new Set([corro.url]));
  await isWhole(page);
  expect(harm).toEqual([]);
});

test('hostile bank cards are texts', async ({ page, corro, customer, harm }) => {
  // All but one: of a hundred rows, only those near the view are in the page.
  const data = hostileStrings.slice(1).map((text, at) => ({
    id: String(at),
    bank: 'bank',
    branch_bank: `${at}: ${text}`,
    bank_card: text,
    bank_user: text,
    status: at % 2 === 0 ? 1 : text,
  }));
  const call = '/stock/success/bank/list';
  await open(page, { corro, customer, path: '/settings/bank-cards', call, data });
  const list = page.getByRole('list', { name: t('cards.list.bank') });
  await expect(list.getByRole('listitem')).toHaveCount(data.length);
  const shown = (await list.textContent()) ?? '';
  for (const { branch_bank: name } of data) expect(shown).toContain(name);
  await isWhole(page);
  await list.getByRole('button').last().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue('');
  expect(harm).toEqual([]);
});
