import { rowsOf, textOf, type Row } from './rows.ts';
import type { Yardstick } from './yardstick.ts';

/** Data that later calls use as input. */
export interface ReadData {
  readonly share: Row | null;
  readonly price: string;
}

const small = 2;

/** Reads two pages of a list and checks `page`, `limit` and `count`. */
async function readPages(
  yardstick: Yardstick,
  name: string,
  query: Readonly<Record<string, string>> = {},
): Promise<readonly Row[]> {
  const page = (number: number) => {
    const sent = yardstick.tag('first_page') === '0' ? number - 1 : number;
    const values = { ...query, page: String(sent), limit: String(small) };
    const body = { ...query, page: sent, limit: small };
    return yardstick.ask(name, name.startsWith('POST') ? { body } : { query: values });
  };
  const data = await page(1);
  const rows = rowsOf(data);
  if (rows.length > small) {
    yardstick.note(
      name,
      `limit=${small} brings ${rows.length} rows: the app takes them for one page`,
    );
  }
  const ids = rows.map((row) => textOf(row, 'no') || textOf(row, 'id')).filter((id) => id !== '');
  if (new Set(ids).size < ids.length) {
    yardstick.note(name, 'several rows have the same id: they cannot be told apart');
  }
  const count = Number(textOf(data, 'count') || Number.NaN);
  // Checks whether the upstream counts pages from 0, although the contract counts from 1. The calls
  // would then miss the first rows: the last page would be empty, or page 1 too short.
  const lastPage = Math.ceil(count / small);
  const end = lastPage > 2 && rows.length === small ? rowsOf(await page(lastPage)) : rows;
  if (end.length < Math.min(end === rows ? small : 1, count)) {
    yardstick.note(
      name,
      `page=${end === rows ? 1 : lastPage} brings ${end.length} of ${count} rows: if pages start at 0, set UPSTREAM_FIRST_PAGE`,
    );
  }
  if (count < rows.length) yardstick.note(name, `count is ${count} with ${rows.length} rows`);
  if (rows.length < small) return rows;
  const further = rowsOf(await page(2));
  if (further.length > 0 && JSON.stringify(further[0]) === JSON.stringify(rows[0])) {
    yardstick.note(name, 'page=2 brings the rows of page 1 again');
  } else if (count < rows.length + further.length) {
    yardstick.note(name, `count is ${count}, and there are more rows than that`);
  }
  return rows;
}

/** Returns the announced extensions as the text of their config tag. */
export async function extensionsOf({ ask }: Yardstick): Promise<string> {
  const config = rowsOf(await ask('GET /v2/config'));
  return textOf(
    config.find((row) => textOf(row, 'tag') === 'extensions'),
    'value',
  );
}

/** Reads the portfolio over every range and checks that its parts add up. */
async function readPortfolio(yardstick: Yardstick): Promise<void> {
  const name = 'GET /stock/success/v2/portfolio';
  for (const range of ['1d', '1w', '1m', '1y', 'max']) {
    const data = await yardstick.ask(name, { query: { range } });
    const last = rowsOf(data).at(-1);
    const { parts } = Object(data ?? {}) as { parts?: unknown };
    if (last === undefined || parts === undefined) continue;
    const { loan, ...others } = Object(parts) as Row;
    const all = Object.values(others).reduce((sum: number, one) => sum + Number(one), 0);
    const value = Number(textOf(last, 'value'));
    if (Math.abs(all - Number(loan) - value) >= 0.005) {
      yardstick.note(name, `range=${range}: the parts are not what the last value is`);
    }
  }
}

/** Reads the notices and checks the count of unread ones. */
async function readNotices(yardstick: Yardstick): Promise<void> {
  const name = 'GET /stock/success/v2/notice/unread-count';
  const rows = await readPages(yardstick, 'GET /stock/success/v2/notice/list');
  const counted = await yardstick.ask(name);
  if (rows.some((row) => row['is_read'] === false) && textOf(counted, 'unread_count') === '0') {
    yardstick.note(name, 'is 0, and the list has unread ones');
  }
}

/** Reads the sessions, exactly one of which must be current. */
async function readSessions(yardstick: Yardstick): Promise<void> {
  const name = 'GET /stock/success/v2/session/list';
  const rows = rowsOf(await yardstick.ask(name));
  const current = rows.filter((row) => row['is_current'] === true);
  if (current.length !== 1) {
    yardstick.note(name, `marks ${current.length} sessions as the one that calls`);
  }
}

/** True if an extension is announced by its full name. */
function announced(extensions: string, extension: string): boolean {
  return extensions.split(/[\s,]+/).includes(extension);
}

/** True if a gain is not the proceeds minus cost and fees. */
function isGainOff(row: Row): boolean {
  const [proceeds = 0, cost = 0, fees = 0, gain = 0] = ['proceeds', 'cost', 'fees', 'gain'].map(
    (field) => Number(textOf(row, field)),
  );
  return Math.abs(proceeds - cost - fees - gain) >= 0.005;
}

/** Reads the gains and checks their figures. */
async function readGains(yardstick: Yardstick, symbol: string): Promise<void> {
  const name = 'GET /stock/success/v2/gain/years';
  const instrumentsName = 'GET /stock/success/v2/gain/instruments';
  const years = rowsOf(await yardstick.ask(name));
  const year = textOf(years[0], 'year') || '2026';
  const instruments = await readPages(yardstick, instrumentsName, { year });
  const kind = textOf(instruments[0], 'kind') || 'sale';
  const tag = textOf(instruments[0], 'tag') || symbol;
  const listName = 'GET /stock/success/v2/gain/list';
  const sales = await readPages(yardstick, listName, { year, kind, tag });
  const read = [
    [name, years],
    [instrumentsName, instruments],
    [listName, sales],
  ] as const;
  for (const [from, rows] of read) {
    if (rows.some(isGainOff)) yardstick.note(from, 'a gain is not its proceeds less cost and fees');
  }
}

/** True if the closing balance of a month is not the opening balance plus its changes. */
function isMonthOff(row: Row): boolean {
  const [opening = 0, income = 0, expense = 0, closing = 0] = [
    'opening',
    'income',
    'expense',
    'closing',
  ].map((field) => Number(textOf(row, field)));
  return Math.abs(opening + income - expense - closing) >= 0.005;
}

/** Reads the statements and checks their closing balances. */
async function readStatements(yardstick: Yardstick): Promise<void> {
  const name = 'GET /stock/success/v2/statement/list';
  const months = await readPages(yardstick, name);
  if (months.some(isMonthOff)) yardstick.note(name, 'a month does not close with what moved in it');
  const month = textOf(months[0], 'month') || '2026-11';
  await readPages(yardstick, 'GET /stock/success/v2/statement/entries', { month });
}

/** Checks that calls with an unknown token and without a token get HTTP 401, or 400 with `logout`. */
async function readWithoutSession(yardstick: Yardstick): Promise<void> {
  const name = 'GET /stock/success/v2/balance';
  for (const token of ['no-such-token', null]) {
    const answered = await yardstick.call(name, { token });
    const { status, msg } = answered ?? { status: 0, msg: null };
    const isEnded = status === 401 || (status === 400 && msg === 'logout');
    if (!isEnded && answered !== null) {
      const asked = token === null ? 'without a token' : 'with an unknown token';
      yardstick.note(name, `${asked}: HTTP ${status}, msg ${msg}: must be 401, or 400 with logout`);
    }
  }
}

/** Makes every query, and adds and removes a favourite. */
export async function readEverything(yardstick: Yardstick): Promise<ReadData> {
  const { ask } = yardstick;
  const get = (path: string, query: Readonly<Record<string, string>> = {}) =>
    ask(`GET ${path}`, { query });

  await readWithoutSession(yardstick);
  await get('/v2/config');
  await get('/stock/success/v2/user/info');
  await get('/stock/success/v2/balance');
  const extensions = await extensionsOf(yardstick);
  if (extensions.includes('portfolio')) await readPortfolio(yardstick);
  if (extensions.includes('notices')) await readNotices(yardstick);
  if (extensions.includes('sessions')) await readSessions(yardstick);
  for (const type of ['all', 'income', 'expense']) {
    await readPages(yardstick, 'GET /stock/success/v2/bill', { type });
  }
  if (extensions.includes('documents')) await readStatements(yardstick);
  await get('/stock/success/autonomy/state');
  for (const type of ['bank', 'trc20']) await get('/stock/success/bank/list', { type });

  const [share = null] = await readPages(yardstick, 'GET /v2/stock/list', { market: 'US' });
  const symbol = textOf(share, 'stock');
  if (extensions.includes('gains')) await readGains(yardstick, symbol);
  await readPages(yardstick, 'GET /v2/stock/list');
  await get('/v2/stock/list', { symbol, page: '1', limit: '10' });
  await get('/stock/category/list');
  await readPages(yardstick, 'GET /v2/currency/list');
  const market = textOf(share, 'market') || 'US';
  for (const [interval, range] of [
    ['1m', '1d'],
    ['1d', '1y'],
    ['1wk', '1y'],
    ['1mo', '5y'],
  ] as const) {
    await get('/v2/yahoo', { symbol, market, mold: 'stock', interval, range });
  }
  const quote = await get('/v2/yahoo', { symbol, market, mold: 'stock' });
  if (announced(extensions, 'quotes.stream')) {
    const account = announced(extensions, 'account.stream') ? { account: '1' } : {};
    await yardstick.call('GET /v2/quotes/stream', { query: { symbols: symbol, ...account } });
  }
  for (const tag of ['FOREX', 'FUTURE', 'CGI']) {
    const [first] = rowsOf(await get('/v2/market/list', { market: tag }));
    const code = textOf(first, 'stock');
    if (code === '') continue;
    await get('/v2/market/list', { market: tag, code });
    await get('/v2/yahoo', { symbol: code, market: tag, mold: 'stock' });
  }

  const [news] = await readPages(yardstick, 'GET /stock/new/list');
  if (news !== undefined) await get('/stock/new/index', { id: textOf(news, 'id') });
  await get('/stock/success/user_message/list-message', { peek: '1' });
  await get('/stock/success/user_message/unread-count');
  await readFavourite(yardstick, symbol);

  for (const mold of ['bulk', 'finalize']) {
    await ask('POST /stock/success/stock/list', { body: { mold } });
    await ask('POST /stock/success/stock/list', { body: { mold, code: symbol } });
  }
  for (const mold of ['stock', 'bulk', 'finalize', 'ipo']) {
    await readPages(yardstick, 'POST /stock/success/deal/list', { mold });
  }
  for (const type of ['stock', 'forex', 'futures', 'treasury']) {
    await readPages(yardstick, 'GET /stock/success/v2/transaction', { type });
  }
  await get('/client/ipo');
  await get('/stock/success/ipo/list');
  await get('/v2/fund/list');
  for (const status of ['active', 'completed', 'cancelled']) {
    await readPages(yardstick, 'GET /stock/success/fund/orders', { status });
  }
  await readPages(yardstick, 'GET /stock/success/property/list');
  await readPages(yardstick, 'GET /stock/success/property/withdraw');
  await get('/stock/success/loans/data');
  await readPages(yardstick, 'GET /stock/success/loans/list');
  return { share, price: textOf(quote, 'price') };
}

/** Adds and removes a favourite. Does nothing if the favourite already exists. */
async function readFavourite(yardstick: Yardstick, symbol: string): Promise<void> {
  const check = async () => {
    const name = 'GET /stock/success/collection/check';
    const data = await yardstick.ask(name, { query: { symbol } });
    return typeof data === 'object' && data !== null && 'collected' in data ? data.collected : null;
  };
  const list = 'GET /stock/success/collection/list';
  await yardstick.ask(list, { query: { page: '1', pageSize: '10' } });
  if (symbol === '' || (await check()) !== false) return;
  const add = 'POST /stock/success/collection/add';
  await yardstick.ask(add, { body: { symbol } });
  if ((await check()) === false)
    yardstick.note(add, 'collection/check does not show what it added');
  await yardstick.ask(list, { query: { page: '1', pageSize: '10' } });
  const remove = 'POST /stock/success/collection/remove';
  await yardstick.ask(remove, { body: { symbol } });
  if ((await check()) === true) {
    yardstick.note(remove, 'collection/check still shows what it removed');
  }
}
