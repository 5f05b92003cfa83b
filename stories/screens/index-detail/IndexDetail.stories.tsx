import { answer, buildStock, buildStocks, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { atRest, notPictured, wholePage } from '../../pictures/modes.ts';
import { failLater } from '../failedKept.ts';
import { says, saysInTheEnd, shows } from '../form.ts';
import { quoted, quoteRoute } from '../instrument.ts';
import { pageOf } from '../pages.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = `/stock/C50/INDEX/${encodeURIComponent('Índice Corro 50')}`;
const stocksRoute = 'GET /v2/stock/list';
const stocks = buildStocks(230);

const index = {
  symbol: 'C50',
  name: 'Índice Corro 50',
  market: 'INDEX',
  price: '5128.40',
  change: '59.81',
  changePercent: '1.18',
  previousClose: '5068.59',
  open: '5071.10',
  high: '5139.00',
  low: '5066.95',
};
const quote = quoted(index);

/** Pages of 230 shares. */
const listed: Script = (call) => pageOf(call, stocks, codecs.stock.encode);

const upstream = { [quoteRoute]: quote, [stocksRoute]: listed };

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Rising: Story = {
  parameters: atRest,
  play: (context) => shows(context, 'ACC001'),
};

/** An upstream that counts it to a market of shares: points all the same. The chart is asked for by market, too. */
export const OfAMarketOfShares: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: { ...upstream, [quoteRoute]: quoted({ ...index, market: 'US' }) },
    }),
    ...notPictured('It looks like the index at rest.'),
  },
  play: async (context) => {
    for (const points of ['5,128.40', '5,139.00']) {
      await waitFor(() => expect(context.canvas.getAllByText(points)[0]).toBeVisible());
    }
    const calls = harnessOf(context).upstream.callsTo(quoteRoute);
    await expect(calls.map(({ query }) => query['market'])).toEqual(calls.map(() => 'INDEX'));
  },
};

export const Loading: Story = {
  parameters: scenario({
    at,
    upstream: { [quoteRoute]: answer.stall(), [stocksRoute]: answer.stall() },
  }),
};

/** The upstream lists no share beside it. */
export const Empty: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: { ...upstream, [stocksRoute]: answer.ok({ rows: [], count: 0 }) },
    }),
    ...wholePage,
  },
  play: (context) => says(context, 'index.noStocks'),
};

export const Failed: Story = {
  parameters: scenario({
    at,
    upstream: { [quoteRoute]: answer.offline(), [stocksRoute]: answer.offline() },
  }),
  play: (context) => saysInTheEnd(context, 'error.network.text'),
};

/** The index is there, and its shares are not. */
export const StocksFailed: Story = {
  parameters: {
    ...scenario({ at, upstream: { ...upstream, [stocksRoute]: answer.halfJson() } }),
    ...wholePage,
  },
  play: (context) => says(context, 'error.protocol.text'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const harness = harnessOf(context);
    for (const route of [quoteRoute, stocksRoute]) harness.upstream.script(route, answer.html(502));
    await harness.pass(12_000);
    await harness.refresh();
    const text = harness.t('query.failedKept', { age: harness.t('query.stale', { seconds: 12 }) });
    await expect((await context.canvas.findAllByText(text))[0]).toBeVisible();
    await shows(context, 'ACC001');
  },
};

export const OfflineKept: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const harness = harnessOf(context);
    harness.setOnline(false);
    await says(context, 'shell.offline');
    await harness.pass(40_000);
    const age = harness.t('price.age', { seconds: 40 });
    await waitFor(() => expect(context.canvas.getAllByText(age).length).toBeGreaterThan(1), {
      timeout: 3_000,
    });
  },
};

/** Two readings have been missed. */
export const Stale: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const harness = harnessOf(context);
    for (const route of [quoteRoute, stocksRoute]) harness.upstream.script(route, answer.stall());
    await harness.pass(8_000);
    const age = harness.t('price.age', { seconds: 8 });
    await waitFor(() => expect(context.canvas.getAllByText(age).length).toBeGreaterThan(1), {
      timeout: 3_000,
    });
  },
};

/** To the end of the list, as by a quick finger. */
async function scrollToEnd(): Promise<void> {
  globalThis.scrollTo(0, document.documentElement.scrollHeight);
  await fireEvent.scroll(document);
}

/**
 * However long the list is, at most 60 rows are in the page; the next page is read near its end. Where it cannot be
 * read again, its age is said, and not that of the first page.
 */
export const Scrolled: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const harness = harnessOf(context);
    await harness.pass(60_000);
    await waitFor(
      async () => {
        await scrollToEnd();
        await expect(context.canvas.getByText('ACC230')).toBeVisible();
      },
      { timeout: 40_000 },
    );
    const list = context.canvas.getByRole('list', { name: titled(context) });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThanOrEqual(60);
    const row = context.canvas.getByText('ACC230').closest('li');
    await expect(row).toHaveAttribute('aria-posinset', '230');
    await failLater(context, stocksRoute);
    harness.upstream.script(stocksRoute, listed);
    await harness.refresh();
    const age = harness.t('query.failedKept', { age: harness.t('query.stale', { seconds: 12 }) });
    await waitFor(() => expect(context.canvas.queryByText(age)).toBeNull());
  },
};

/** The rows further down are on their way. */
export const MoreLoading: Story = {
  parameters: scenario({
    at,
    upstream: {
      ...upstream,
      [stocksRoute]: (call) =>
        call.query.page === '1' && typeof listed === 'function' ? listed(call) : answer.stall(),
    },
  }),
  play: async (context) => {
    await shows(context, 'ACC001');
    await waitFor(async () => {
      await scrollToEnd();
      await says(context, 'more.loading');
    });
    await expect(context.canvas.queryByText('ACC051')).toBeNull();
  },
};

function titled(context: Parameters<typeof harnessOf>[0], of?: string): string {
  const { t } = harnessOf(context);
  return of === undefined ? t('index.allStocks') : t('index.stocksOf', { name: of });
}

/** The upstream knows which shares are in the index. */
export const OfTheIndex: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...upstream,
        [stocksRoute]: ({ query }) =>
          answer.ok({ rows: stocks.slice(0, 6).map(codecs.stock.encode), index: query['index'] }),
      },
    }),
    ...notPictured('Only the title above the rows differs from Rising.'),
  },
  play: (context) => shows(context, titled(context, 'Índice Corro 50')),
};

const mexican = Array.from({ length: 6 }, (_, place) =>
  codecs.stock.encode(
    buildStock({
      symbol: `MX${place}`,
      name: `Mexicana ${place}`,
      market: 'MX',
      marketName: 'México',
    }),
  ),
);

/** The index is one of a market that has shares: these are shown. */
export const OfTheMarket: Story = {
  parameters: {
    ...scenario({
      at: at.replace('INDEX', 'MX'),
      upstream: { ...upstream, [stocksRoute]: answer.ok({ rows: mexican }) },
    }),
    ...notPictured('Only the title above the rows differs from Rising.'),
  },
  play: (context) => shows(context, titled(context, 'México')),
};
