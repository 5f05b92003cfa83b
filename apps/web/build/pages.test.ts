import { expect, test } from 'vitest';
import { routes } from '../src/routes/index.ts';
import { findRouteStarts } from '../src/start/routeStarts.ts';
import { criticalCss, placesOf, shownMessages } from './pages.ts';

const starts = await findRouteStarts();
const callsAt = (path: string) => starts.find((start) => start.path === path)?.calls ?? [];

test('finds the screen of every route and the calls that it starts with', () => {
  expect([...new Set(starts.map(({ name }) => name))]).toEqual(Object.keys(routes));
  expect(starts.find(({ name }) => name === 'home')).toEqual({
    name: 'home',
    path: '/',
    calls: [
      '/v2/config',
      '/stock/success/v2/user/info',
      '/stock/success/v2/transaction?type=stock&page=1&limit=100',
      '/stock/category/list',
      'portfolio:/stock/success/v2/portfolio?range=1d',
    ],
    screen: 'src/features/home/HomeScreen.tsx',
  });
  expect(callsAt('/records')).toEqual([
    '/v2/config',
    '/stock/success/deal/list{"mold":"stock","page":1,"limit":10}',
  ]);
  expect(callsAt('/stock/v2/:symbol/:name')).toEqual([
    '/v2/config',
    '/v2/yahoo?symbol=~symbol~',
    '/v2/yahoo?symbol=~symbol~&interval=1m&range=1d',
    '/v2/yahoo?symbol=~symbol~&interval=1d&range=1y',
    '/stock/success/collection/check?symbol=~symbol~',
    '/stock/success/v2/transaction?type=stock&tag=~symbol~&page=1&limit=10',
    '/stock/category/list',
  ]);
  expect(callsAt('/legal/:text?')).toEqual(['/v2/config']);
  // A search for an entry of the bill stops after the first page.
  expect(callsAt('/account/recharge-withdraw/:id')).toHaveLength(2);
});

test('reads what one parameter decides at addresses of their own', () => {
  expect(callsAt('/recharge-records/:type?')).toEqual(['/v2/config']);
  expect(callsAt('/recharge-records')).toEqual([
    '/v2/config',
    '/stock/success/property/list?page=1&limit=10',
  ]);
  expect(callsAt('/legal/fees')).toEqual(['/v2/config', '/stock/success/loans/data']);
  const lotsAt = (market: string) =>
    callsAt(`/stock/trading/:symbol/${market}/:name`).find((call) => call.includes('transaction'));
  expect([':market', 'FOREX', 'FUTURE', 'CGI'].map(lotsAt)).toEqual(
    ['stock', 'forex', 'futures', 'treasury'].map(
      (type) => `/stock/success/v2/transaction?type=${type}&tag=~symbol~&page=1&limit=10`,
    ),
  );
});

test.each([
  ['markets', '~1.0.stock~&market=~1.0.market~'],
  ['watchlists', '~1.0.stock_code~&market=~1.0.market~'],
  ['forex', '~1.0.stock~&market=FOREX'],
  ['futures', '~1.0.stock~&market=FUTURE'],
])('finds the lines of the rows that %s shows', (name, row) => {
  const lines = callsAt(`/${name}`).filter((call) =>
    call.endsWith('&interval=1m&range=1d&points=48'),
  );
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(`/v2/yahoo?symbol=${row}&interval=1m&range=1d&points=48`);
});

test('reads at the start what a screen shows below its head', () => {
  const unpaidLoans = '/stock/success/loans/list?state=4&page=1&limit=100';
  expect(callsAt('/loan')).toEqual(['/v2/config', '/stock/success/loans/data', unpaidLoans]);
  expect(callsAt('/account')).toEqual([
    '/v2/config',
    '/stock/success/v2/user/info',
    unpaidLoans,
    'portfolio:/stock/success/v2/portfolio?range=now',
  ]);
  expect(callsAt('/gains')).toEqual([
    '/v2/config',
    'gains:/stock/success/v2/gain/years',
    'gains:/stock/success/v2/gain/instruments?page=1&limit=10',
  ]);
  expect(callsAt('/stock/:code/:market/:name')).toContain(
    '/v2/yahoo?symbol=~code~&market=~market~&interval=1d&range=1y',
  );
});

test('finds the messages that the code shows', () => {
  const ids = [
    'home.title',
    'home',
    'news.title',
    'problem.amount',
    'problem.code',
    'query.failed',
  ];
  const code = 't({id:`home.title`}),{a:{id:"query.failed"}},text.news.title';
  expect(shownMessages(code, ids)).toEqual(['home.title', 'query.failed']);
  expect(shownMessages('t({id:`problem.${e}`}),{code:`amount`}', ids)).toEqual(['problem.amount']);
  expect(shownMessages('{code:`amount`}', ids)).toEqual([]);
});

test('sorts the addresses by their number of parameters', () => {
  const index = '/stock/:code/:market/:name';
  const detail = '/stock/v2/:symbol/:name';
  const places = placesOf(
    [
      { name: 'indexDetail', path: index, calls: [], screen: 'Index.tsx' },
      { name: 'stockDetail', path: detail, calls: ['/a'], screen: 'Stock.tsx' },
    ],
    (screen) => ({ scripts: [screen], messages: null }),
  );
  const common = { messages: null, search: '' };
  expect(places).toEqual([
    {
      ...common,
      path: detail,
      route: detail,
      calls: ['/a'],
      page: 'stockDetail',
      scripts: ['Stock.tsx'],
    },
    { ...common, path: index, route: index, calls: [], page: null, scripts: ['Index.tsx'] },
  ]);
});

const html = '<p class="a b">x</p>';

test('keeps the rules of classes in the page and the variables that they use', () => {
  const sheet = '[data-t]{--x:1px;--y:2px}.a{margin:var(--x)}.c{margin:var(--y)}.a .c{top:0}';
  expect(criticalCss(sheet, html)).toBe('[data-t]{--x:1px}.a{margin:var(--x)}');
});

test('keeps states and media queries, and drops empty ones', () => {
  const sheet = '@media print{.c{top:0}}@media screen{.b:not(.c):focus{top:0}}';
  expect(criticalCss(sheet, html)).toBe('@media screen{.b:not(.c):focus{top:0}}');
});

test('leaves out hover and active styles', () => {
  const sheet = '.a:active{top:0}@media (hover:hover){.a:hover{top:0}}.a{top:1px}';
  expect(criticalCss(sheet, html)).toBe('.a{top:1px}');
});

test('keeps a variable that another variable uses', () => {
  const sheet = '[data-t]{--x:var(--y);--y:1px}.a{top:var(--x)}';
  expect(criticalCss(sheet, html)).toBe(sheet);
});

test('inlines a variable that has a single value', () => {
  const sheet =
    ':root{--x:1px;--y:2px;--z:3px}@media print{:root{--y:4px}}[data-t]{--z:5px}.a{inset:var(--x) var(--y) var(--z)}';
  expect(criticalCss(sheet, html)).toBe(
    ':root{--y:2px;--z:3px}@media print{:root{--y:4px}}[data-t]{--z:5px}.a{inset:1px var(--y) var(--z)}',
  );
});

test('leaves out fonts that are fetched, and keeps those of the system', () => {
  const local = '@font-face{font-family:g;src:local("Arial")}';
  expect(criticalCss(`@font-face{font-family:f;src:url(f.woff2)}${local}.a{top:0}`, html)).toBe(
    `${local}.a{top:0}`,
  );
});
