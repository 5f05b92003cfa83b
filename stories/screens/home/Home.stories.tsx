import {
  answer,
  buildCandles,
  buildCategory,
  buildNewsItem,
  buildPage,
  buildPortfolio,
  buildPosition,
  buildQuote,
  buildUserInfo,
  codecs,
  fakeNow,
  hourlyPoints,
  type RecordedCall,
  type Script,
  type ScriptedAnswer,
  quoteAt,
} from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured, wholePage } from '../../pictures/modes.ts';
import { dayLines } from '../../harness/dayLines.ts';
import { lotsScript, positionsRoute } from '../../harness/instrument.ts';
import { says } from '../../harness/form.ts';
import { letReadingsAge } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const routes = {
  portfolio: 'GET /stock/success/v2/portfolio',
  info: 'GET /stock/success/v2/user/info',
  config: 'GET /v2/config',
  categories: 'GET /stock/category/list',
  quote: 'GET /v2/yahoo',
  news: 'GET /stock/new/list',
};

const portfolio = (over: Parameters<typeof buildPortfolio>[0] = {}) =>
  answer.ok(codecs.portfolio.encode(buildPortfolio(over)));

/** Each index with its price and previous close. */
const indices = [
  ['CUS500', 'Corro Estados Unidos 500', '3874.76', '3862.49'],
  ['CUS100', 'Corro Estados Unidos 100', '14126.50', '14128.84'],
  ['CMX35', 'Corro México 35', '4640.00', '4640.00'],
] as const;

/** Each index has its own price, and a day line that ends at this price. */
const quotes = dayLines(
  indices.map(([symbol, , price, previousClose]) => ({ symbol, price, previousClose })),
  (call) => priced(call),
);

function priced(
  { query }: RecordedCall,
  over: Parameters<typeof buildQuote>[0] = {},
): ScriptedAnswer {
  const found = indices.find(([symbol]) => symbol === query.symbol);
  if (found === undefined) return answer.refusal('unknown-instrument');
  const [symbol, name, price, previousClose] = found;
  const figures = quoteAt(price, previousClose);
  const quote = buildQuote({ symbol, name, market: 'INDEX', ...figures, ...over });
  return answer.ok(codecs.quote.encode(quote));
}

const category = {
  category_id: 'INDEX',
  category_code: 'INDEX',
  category_name: 'Índices',
  stocks: indices.map(([symbol, name]) => ({ id: symbol, stock_code: symbol, stock_name: name })),
};

const news = buildPage(
  [
    'El mercado abre al alza',
    'Los índices cierran la semana casi donde empezaron tras cinco sesiones de ida y vuelta',
    'Divisas: el peso se mueve poco',
  ].map((title, at) => buildNewsItem({ id: String(at), title })),
  12,
);

const monthAgo = fakeNow - 30 * 86_400_000;

/** Lots of three shares, worth 1,926.00 + 6,104.50 + 5,279.70 = 13,310.20. */
const owned = [
  buildPosition({
    orderNumber: 'C-1',
    quantity: 15,
    costPrice: '110.00',
    currentPrice: '128.40',
    createdAt: monthAgo,
  }),
  buildPosition({
    orderNumber: 'C-2',
    symbol: 'XILO',
    name: 'Xilonara Alimentos',
    quantity: 100,
    costPrice: '58.20',
    currentPrice: '61.045',
    createdAt: monthAgo,
  }),
  buildPosition({
    orderNumber: 'C-3',
    symbol: 'ALBA',
    name: 'Albariza Minera',
    quantity: 30,
    costPrice: '181.50',
    currentPrice: '175.99',
    createdAt: monthAgo,
  }),
];

const rate = { tag: 'usd_mxn', value: '18.35' };

const upstream = {
  [routes.portfolio]: portfolio(),
  [routes.info]: answer.ok(codecs.userInfo.encode(buildUserInfo())),
  [routes.config]: answer.ok([rate, { tag: 'extensions', value: 'portfolio' }]),
  [routes.categories]: answer.ok({ categories: [category] }),
  [routes.quote]: quotes,
  [routes.news]: answer.ok(codecs.encodePage(news, codecs.newsItem.encode)),
  [positionsRoute]: lotsScript(owned),
};

const upstreamWith = (more: Readonly<Record<string, Script>>, address = '/') =>
  scenario({ at: address, upstream: { ...upstream, ...more } });

/** The same answer to every call of the screen. */
const always = (script: Script) =>
  upstreamWith(Object.fromEntries(Object.values(routes).map((route) => [route, script])));

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Home/Home',
  id: 'screens-home',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at: '/', upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const shown = async ({ canvas }: Context) => {
  await expect(await canvas.findByText('Corro Estados Unidos 100')).toBeVisible();
  await expect(await canvas.findByText('El mercado abre al alza')).toBeVisible();
};

/** 73 points that end at a gain of 310.20. */
const dayPoints = hourlyPoints(
  Array.from({ length: 73 }, (_, at) => {
    const rest = 1 - at / 72;
    return 310.2 * (1 - rest) + (60 * Math.sin(at / 5) + 14 * Math.sin(at * 1.3)) * rest;
  }),
);

export const Shown: Story = {
  parameters: {
    ...upstreamWith({ [routes.portfolio]: portfolio({ points: dayPoints }) }),
    ...atRest,
  },
  name: 'spec §9 home news: shows three items, the total in dollars and pesos, and links',
  play: async (context) => {
    await shown(context);
    const pesos = harnessOf(context).inLanguage({ es: /464,442\.17/, de: /464\.442,17/ });
    await expect(await context.canvas.findByText(pesos)).toBeVisible();
    const [asked] = harnessOf(context).upstream.callsTo(routes.news);
    await expect(asked?.query).toEqual({ page: '1', limit: '3' });
    const card = context.canvas.getByRole('link', { name: /^Corro Estados Unidos 500/ });
    await expect(card).toHaveAttribute(
      'href',
      '/stock/CUS500/INDEX/Corro%20Estados%20Unidos%20500',
    );
    const { t } = harnessOf(context);
    const holding = await context.canvas.findByRole('link', { name: /Norvelo.*US\$\s1.926[.,]00/ });
    await expect(holding).toHaveAttribute('href', '/stock/v2/NVLO/Norvelo%20Energ%C3%ADa');
    const invested = context.canvas.getByText(t('home.portfolio.invested'));
    await expect(invested.parentElement).toHaveTextContent(/US\$/);
    for (const title of ['route.blockTrading', 'route.qip', 'route.treasuryDebt'] as const) {
      await expect(context.canvas.getByRole('link', { name: t(title) })).toBeVisible();
    }
  },
};

export const Gains: Story = {
  name: 'leads from the change to the realised gains, if the upstream has them',
  parameters: {
    ...upstreamWith({
      [routes.config]: answer.ok([rate, { tag: 'extensions', value: 'portfolio,gains' }]),
    }),
    ...notPictured('Same picture, with a chevron after the change.'),
  },
  play: async (context) => {
    const name = new RegExp(`310\\.20.*${harnessOf(context).t('home.gains').replace('?', '\\?')}$`);
    const link = await context.canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/gains');
  },
};

export const NoHoldings: Story = {
  name: 'leads to the markets if nothing is owned',
  parameters: {
    ...upstreamWith({ [positionsRoute]: lotsScript([]) }),
    ...notPictured('Same picture, with one card in the place of the holdings.'),
  },
  play: async (context) => {
    await says(context, 'holdings.own.none');
  },
};

export const HoldingsFailed: Story = {
  name: 'keeps the rest if the holdings cannot be read',
  parameters: {
    ...upstreamWith({ [positionsRoute]: answer.html(502) }),
    ...notPictured('Same picture, with one card in the place of the holdings.'),
  },
  play: async (context) => {
    await says(context, 'holdings.own.failed');
    await shown(context);
  },
};

export const RecordedPrices: Story = {
  name: 'shows the years of the prices in the mark',
  parameters: {
    ...upstreamWith({
      [routes.config]: answer.ok([{ tag: 'recorded_prices', value: '2014-2017' }]),
    }),
    ...notPictured('Same picture, with one more phrase in the mark.'),
  },
  play: async (context) => {
    await shown(context);
    const { t } = harnessOf(context);
    const mark = `${t('app.demo')} · ${t('price.recorded', { years: '2014–2017' })}`;
    await expect(await context.canvas.findByText(mark)).toBeVisible();
  },
};

export const WithoutCourse: Story = {
  name: 'shows no line if the upstream announces none',
  parameters: upstreamWith({ [routes.config]: answer.ok([rate]) }),
  play: async (context) => {
    await shown(context);
    await expect(await context.canvas.findByText(/458,750\.00/)).toBeVisible();
    await expect(context.canvas.queryByRole('slider')).toBeNull();
    await expect(harnessOf(context).upstream.callsTo(routes.portfolio)).toHaveLength(0);
  },
};

const allCash = {
  cash: '25000.00',
  stock: '0.00',
  forex: '0.00',
  futures: '0.00',
  treasury: '0.00',
  funds: '0.00',
  held: '0.00',
  loan: '0.00',
};

export const NewCustomer: Story = {
  name: 'shows the first steps, no line and no holdings before the first purchase',
  parameters: upstreamWith({
    [routes.portfolio]: portfolio({ points: hourlyPoints([0, 0, 0]), parts: allCash }),
  }),
  play: async (context) => {
    const { canvas } = context;
    const { t } = harnessOf(context);
    const first = await canvas.findByRole('link', { name: new RegExp(t('welcome.purchase')) });
    await expect(first).toHaveAttribute('href', '/markets');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByText(t('holdings.own'))).toBeNull();
  },
};

export const NewWithoutSteps: Story = {
  name: 'leads to the markets if a new customer has hidden the first steps',
  parameters: {
    ...scenario({
      at: '/',
      stored: { start_card: 'away' },
      upstream: {
        ...upstream,
        [routes.portfolio]: portfolio({ points: hourlyPoints([0, 0, 0]), parts: allCash }),
        [positionsRoute]: lotsScript([]),
      },
    }),
    ...notPictured('Same picture, with one card in the place of the steps.'),
  },
  play: (context) => says(context, 'holdings.own.none'),
};

export const AllSold: Story = {
  name: 'keeps the line after everything is sold',
  parameters: {
    ...upstreamWith({
      [routes.portfolio]: portfolio({
        points: hourlyPoints([12.5, 12.5, 12.5]),
        parts: { ...allCash, cash: '25012.50' },
      }),
    }),
    ...notPictured('Same head as in the picture of the whole screen, with a flat line.'),
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('slider')).toBeVisible();
  },
};

export const Falling: Story = {
  parameters: upstreamWith({
    [routes.portfolio]: portfolio({ points: hourlyPoints([0, -120.5, -80, -410.75]) }),
  }),
  play: async (context) => {
    // 410.75 ÷ 25,000.00 = 1.643 %
    await expect(await context.canvas.findByText(/−US\$\s410\.75/)).toBeVisible();
    await expect(context.canvas.getByText(/−1\.64%/)).toBeVisible();
    await expect(context.canvas.getByRole('slider')).toHaveAccessibleName(
      /baja 1\.64 por ciento hoy/,
    );
  },
};

export const ReadOff: Story = {
  name: 'shows the figures of the touched moment, then of now again',
  play: async (context) => {
    await shown(context);
    const slider = context.canvas.getByRole('slider', {
      name: 'Total de tu cuenta: 25,310.20 dólares, sube 1.24 por ciento hoy',
    });
    slider.focus();
    await context.userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(context.canvas.getByText(/25,095\.00/)).toBeVisible();
    await expect(context.canvas.getByText(/\+US\$\s95\.00/)).toBeVisible();
    // Only the first step vibrates: the story's clock stands still, and vibrations need a pause
    // between them.
    await expect(harnessOf(context).vibrations).toEqual([8]);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.getByText(/25,310\.20/)).toBeVisible();
  },
};

export const ReadOffLargeFigures: Story = {
  name: 'keeps the line in its place under large figures on a narrow phone',
  parameters: {
    ...upstreamWith(
      { [routes.portfolio]: portfolio({ points: hourlyPoints([0, 12_310.2, 131_977.6, 40]) }) },
      '/?range=1w',
    ),
    ...notPictured('Same picture as the read-out line, with other figures.'),
  },
  play: async (context) => {
    await shown(context);
    const slider = context.canvas.getByRole('slider');
    context.canvasElement.style.width = '360px';
    const { top } = slider.getBoundingClientRect();
    slider.focus();
    for (const key of ['{Home}', '{ArrowRight}', '{ArrowRight}']) {
      await context.userEvent.keyboard(key);
      await expect(slider.getBoundingClientRect().top).toBe(top);
    }
    await expect(context.canvas.getByText(/156,977\.60/)).toBeVisible();
  },
};

export const Month: Story = {
  name: 'reads another range and names it beside the change',
  parameters: notPictured(
    'Same picture with another selected range and its word beside the change.',
  ),
  play: async (context) => {
    await shown(context);
    const { t, upstream: calls } = harnessOf(context);
    const name = t('chart.range.month');
    context.canvas.getByRole('radio', { name }).click();
    await says(context, 'chart.since.month');
    await expect(
      await context.canvas.findByRole('slider', {
        name: 'Total de tu cuenta: 25,310.20 dólares, sube 1.24 por ciento en un mes',
      }),
    ).toBeVisible();
    await waitFor(() =>
      expect(calls.callsTo(routes.portfolio).at(-1)?.query).toEqual({ range: '1m' }),
    );
    // The range is the last twelve months, not the time since January.
    context.canvas.getByRole('radio', { name: t('chart.range.year') }).click();
    await says(context, 'chart.since.year');
  },
};

export const CourseAsTable: Story = {
  name: 'shows the table behind the line, newest first',
  play: async (context) => {
    await shown(context);
    const name = harnessOf(context).t('home.portfolio.table');
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    const table = await screen.findByRole('table');
    const [, newest] = within(table).getAllByRole('row');
    await expect(newest).toHaveTextContent(/25,310\.20/);
  },
};

export const TotalExplained: Story = {
  name: 'explains the total and its change after a loan',
  parameters: {
    ...upstreamWith({
      [routes.portfolio]: portfolio({
        points: [
          { at: 0, value: '25000.00', flows: '25000.00', fees: '0.00', interest: '0.00' },
          { at: 1, value: '24992.89', flows: '25000.00', fees: '0.15', interest: '6.90' },
        ],
        parts: { ...allCash, cash: '25200.64', stock: '499.15', loan: '706.90' },
      }),
    }),
  },
  play: async (context) => {
    await shown(context);
    const { t } = harnessOf(context);
    // Cash and investments do not add up to the total without the debt.
    const debt = (await context.canvas.findByText(t('route.loan'))).parentElement;
    await expect(debt).toHaveTextContent(/−US\$\s706\.90$/);
    const name = t('total.open');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    const sheet = await screen.findByRole('dialog', { name: t('total.title') });
    const rows = await within(sheet).findAllByRole('definition');
    // 25,200.64 + 499.15 − 706.90 = 24,992.89; −0.06 − 0.15 − 6.90 = −7.11; −7.11 ÷ 25,000.00
    await expect(rows.map((row) => row.textContent.replaceAll(/\s/g, ' '))).toEqual([
      'US$ 25,200.64',
      'US$ 499.15',
      '−US$ 706.90',
      'US$ 24,992.89',
      expect.stringContaining('−US$ 0.06'),
      expect.stringContaining('−US$ 0.15'),
      expect.stringContaining('−US$ 6.90'),
      expect.stringMatching(/−US\$ 7\.11.*−0\.03%/),
    ]);
  },
};

export const CourseLoading: Story = {
  parameters: {
    ...upstreamWith({ [routes.portfolio]: answer.stall() }),
    ...notPictured('Same head as in the picture of the loading screen.'),
  },
  play: shown,
};

export const CourseFailed: Story = {
  name: 'shows the balance without the line that failed',
  parameters: upstreamWith({ [routes.portfolio]: answer.html(502) }),
  play: async (context) => {
    await shown(context);
    await expect(await context.canvas.findByText(/458,750\.00/)).toBeVisible();
    await says(context, 'home.portfolio.courseFailed');
  },
};

export const AmountsHidden: Story = {
  name: 'hides and shows all amounts by the eye button',
  parameters: scenario({ at: '/', upstream, stored: { amounts: 'hidden' } }),
  play: async (context) => {
    await shown(context);
    const { t } = harnessOf(context);
    await expect(context.canvas.queryByText(/25,310|464,442|12,000|310\.20/)).toBeNull();
    await waitFor(() => expect(context.canvas.getAllByText(t('money.hidden'))).toHaveLength(8));
    const eye = context.canvas.getByRole('button', { name: t('money.hide'), pressed: true });
    await context.userEvent.click(eye);
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    await expect(context.canvas.getByText(/25,310\.20/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: always(answer.stall()) };

export const Empty: Story = {
  parameters: {
    ...upstreamWith({
      [routes.categories]: answer.ok({ categories: [] }),
      [routes.news]: answer.ok({ rows: [], count: 0 }),
    }),
    ...wholePage,
  },
  play: async (context) => {
    await says(context, 'home.indices.emptyTitle');
    await says(context, 'news.emptyTitle');
  },
};

export const Failed: Story = {
  parameters: always(answer.html(502)),
  play: async (context) => {
    await says(context, 'home.balanceFailed');
    const { t } = harnessOf(context);
    const text = t('error.protocol.text');
    await waitFor(() => expect(context.canvas.getAllByText(text)).toHaveLength(2));
  },
};

export const QuotesFailed: Story = {
  name: 'shows em dashes for indices without a price',
  parameters: { ...upstreamWith({ [routes.quote]: answer.offline() }), ...wholePage },
  play: async (context) => {
    await shown(context);
    await waitFor(() => expect(context.canvas.getAllByText('—').length).toBeGreaterThan(2));
  },
};

export const FailedRefetch: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    for (const route of Object.values(routes)) harness.upstream.script(route, answer.html(502));
    await harness.advance(14_000);
    await harness.refresh();
    await says(context, 'query.stale', { seconds: 14 });
    await shown(context);
  },
};

export const Stale: Story = {
  parameters: wholePage,
  play: async (context) => {
    await shown(context);
    const age = await letReadingsAge(context, Object.values(routes), 12);
    await waitFor(() => expect(context.canvas.getAllByText(age)).toHaveLength(3));
  },
};

export const OfflineWithData: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    harness.setOnline(false);
    await says(context, 'shell.offline');
    await harness.advance(40_000);
    // The balance and the news show this age; prices show ages of their own.
    const age = harness.t('query.stale', { seconds: 40 });
    await waitFor(() => expect(context.canvas.getAllByText(age)).toHaveLength(2));
    await shown(context);
  },
};

export const OnlineAgain: Story = {
  name: 'moves nothing when the age of its data disappears',
  parameters: notPictured('Same as the whole screen.'),
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    const { canvas } = context;
    harness.setOnline(false);
    await harness.advance(40_000);
    const age = harness.t('query.stale', { seconds: 40 });
    await waitFor(() => expect(canvas.getAllByText(age)).toHaveLength(2));
    const topOf = (id: 'home.portfolio' | 'home.balance') =>
      canvas.getByText(harness.t(id)).getBoundingClientRect().top;
    const distance = () => topOf('home.balance') - topOf('home.portfolio');
    const before = distance();
    harness.setOnline(true);
    await harness.refresh();
    await waitFor(() => expect(canvas.queryByText(age)).toBeNull());
    await expect(distance()).toBe(before);
  },
};

const kept = (key: unknown, data: unknown) =>
  JSON.stringify({ version: 2, locale: 'es', key, readAt: fakeNow - 12_000, data });

export const StoredDataFirst: Story = {
  name: 'shows stored rows before the upstream answers',
  parameters: {
    ...scenario({
      at: '/',
      upstream: { ...upstream, [routes.categories]: answer.stall(), [routes.news]: answer.stall() },
      stored: {
        cached_categories: kept(['categories'], [buildCategory()]),
        cached_news: kept(['news', { page: 1, limit: 3 }], news),
      },
    }),
    ...notPictured('Same first view as the whole screen.'),
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('El mercado abre al alza')).toBeVisible();
    await expect(
      await context.canvas.findByText(buildCategory().stocks[0]?.name ?? ''),
    ).toBeVisible();
  },
};

export const StoredDataUnreadable: Story = {
  name: 'spec §8 unreadable cache: shows a message and reads everything again',
  parameters: scenario({ at: '/', upstream, stored: { cached_news: '{"version":1,' } }),
  play: async (context) => {
    await shown(context);
    const text = harnessOf(context).t('cache.unreadable');
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  },
};

export const SessionNotStored: Story = {
  name: 'says that the device cannot store the session',
  parameters: scenario({ at: '/', upstream, room: 0 }),
  play: async (context) => {
    await shown(context);
    const text = harnessOf(context).t('storage.sessionUnkept');
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  },
};

export const LineOfAnotherDay: Story = {
  name: 'draws no line if its candles do not end at the current price',
  parameters: {
    // The candles of the builder end far below the prices of the indices.
    ...upstreamWith({ [routes.quote]: (call) => priced(call, { candles: buildCandles(30) }) }),
    ...notPictured('Same cards as in the picture of failed quotes.'),
  },
  play: async (context) => {
    await shown(context);
    const asked = harnessOf(context).upstream;
    // The app requests a line when its card is in view; the first screen does not show the cards.
    const card = context.canvas.getByRole('link', { name: /^Corro Estados Unidos 500/ });
    card.scrollIntoView();
    await waitFor(() =>
      expect(
        asked.callsTo(routes.quote).filter(({ query }) => query.points).length,
      ).toBeGreaterThan(1),
    );
    await expect(card.querySelector('path[d^="M0 "][d*="L"]')).toBeNull();
  },
};
