import {
  answer,
  buildStock,
  buildStocks,
  codecs,
  type RecordedCall,
  type Script,
} from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { atRest, notPictured, wholePage } from '../../pictures/modes.ts';
import { failRefetch } from '../../harness/failRefetch.ts';
import { says, saysAtLeastOnce, shows } from '../../harness/form.ts';
import { quoteScript, quoteRoute } from '../../harness/instrument.ts';
import { pageOf } from '../../harness/pages.ts';
import { letReadingsAge } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const at = `/stock/C50/INDEX/${encodeURIComponent('Índice Corro 50')}`;
const stocksRoute = 'GET /v2/stock/list';
const stocks = buildStocks(120);

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
const quote = quoteScript(index);

/** Pages of 120 shares. */
const listed = (call: RecordedCall) => pageOf(call, stocks, codecs.stock.encode);

const upstream = { [quoteRoute]: quote, [stocksRoute]: listed };

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Markets/Index detail',
  id: 'screens-index-detail-indexdetail',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const upstreamWith = (more: Readonly<Record<string, Script>>, address = at) =>
  scenario({ at: address, upstream: { ...upstream, ...more } });

const shown = (context: Context) => shows(context, 'ACC001');

export const Rising: Story = { parameters: atRest, play: shown };

export const OfAMarketOfShares: Story = {
  name: 'shows points and requests by market if the upstream lists it among stocks',
  parameters: {
    ...upstreamWith({ [quoteRoute]: quoteScript({ ...index, market: 'US' }) }),
    ...notPictured('Same picture as the index at rest.'),
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
  parameters: upstreamWith({ [quoteRoute]: answer.stall(), [stocksRoute]: answer.stall() }),
};

export const Empty: Story = {
  parameters: {
    ...upstreamWith({ [stocksRoute]: answer.ok({ rows: [], count: 0 }) }),
    ...wholePage,
  },
  play: (context) => says(context, 'index.noStocks'),
};

export const Failed: Story = {
  parameters: upstreamWith({ [quoteRoute]: answer.offline(), [stocksRoute]: answer.offline() }),
  play: (context) => saysAtLeastOnce(context, 'error.network.text'),
};

export const StocksFailed: Story = {
  parameters: { ...upstreamWith({ [stocksRoute]: answer.halfJson() }), ...wholePage },
  play: (context) => says(context, 'error.protocol.text'),
};

export const FailedRefetch: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    for (const route of [quoteRoute, stocksRoute]) harness.upstream.script(route, answer.html(502));
    await harness.advance(12_000);
    await harness.refresh();
    const text = harness.t('query.failedKept', { age: harness.t('query.stale', { seconds: 12 }) });
    await expect((await context.canvas.findAllByText(text))[0]).toBeVisible();
    await shown(context);
  },
};

export const OfflineWithData: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    harness.setOnline(false);
    await says(context, 'shell.offline');
    await harness.advance(40_000);
    const age = harness.t('price.age', { seconds: 40 });
    await waitFor(() => expect(context.canvas.getAllByText(age).length).toBeGreaterThan(1));
  },
};

export const Stale: Story = {
  play: async (context) => {
    await shown(context);
    const age = await letReadingsAge(context, [quoteRoute, stocksRoute], 8);
    await waitFor(() => expect(context.canvas.getAllByText(age).length).toBeGreaterThan(1));
  },
};

/** Scrolls to the end of the list in one step, as a quick swipe does. */
async function scrollToEnd(): Promise<void> {
  globalThis.scrollTo(0, document.documentElement.scrollHeight);
  await fireEvent.scroll(document);
}

export const Scrolled: Story = {
  name: 'renders at most 60 rows of a long list and shows the age of the page in view',
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    await harness.advance(60_000);
    await waitFor(
      async () => {
        await scrollToEnd();
        await expect(context.canvas.getByText('ACC120')).toBeVisible();
      },
      { timeout: 20_000 },
    );
    const list = context.canvas.getByRole('list', { name: titled(context) });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThanOrEqual(60);
    const row = context.canvas.getByText('ACC120').closest('li');
    await expect(row).toHaveAttribute('aria-posinset', '120');
    await failRefetch(context, stocksRoute);
    harness.upstream.script(stocksRoute, listed);
    await harness.refresh();
    const age = harness.t('query.failedKept', { age: harness.t('query.stale', { seconds: 12 }) });
    await waitFor(() => expect(context.canvas.queryByText(age)).toBeNull());
  },
};

export const MoreLoading: Story = {
  name: 'says that further rows are loading',
  parameters: upstreamWith({
    [stocksRoute]: (call) => (call.query.page === '1' ? listed(call) : answer.stall()),
  }),
  play: async (context) => {
    await shown(context);
    await waitFor(async () => {
      await scrollToEnd();
      await says(context, 'more.loading');
    });
    await expect(context.canvas.queryByText('ACC051')).toBeNull();
  },
};

function titled(context: Pick<Context, 'loaded'>, of?: string): string {
  const { t } = harnessOf(context);
  return of === undefined ? t('index.allStocks') : t('index.stocksOf', { name: of });
}

export const OfTheIndex: Story = {
  name: 'names the index of the listed stocks',
  parameters: {
    ...upstreamWith({
      [stocksRoute]: ({ query }) =>
        answer.ok({
          rows: stocks
            .slice(0, 6)
            .map((stock, row) =>
              codecs.stock.encode({ ...stock, weight: row === 0 ? '12.50' : null }),
            ),
          index: query['index'],
        }),
    }),
    ...notPictured('Same picture as “Rising”, with another title.'),
  },
  play: async (context) => {
    await says(context, 'index.members');
    await says(context, 'index.weight');
    await shows(context, '12.50%');
    const { t } = harnessOf(context);
    await expect(
      context.canvas.queryByRole('button', { name: t('index.all', { count: 6 }) }),
    ).toBeNull();
  },
};

export const Members: Story = {
  name: 'shows the ten largest members of an index, then all',
  parameters: upstreamWith({
    [stocksRoute]: ({ query }) =>
      answer.ok({
        rows: stocks
          .slice(0, 12)
          .map((stock, row) => codecs.stock.encode({ ...stock, weight: `${12 - row}.50` })),
        count: 12,
        index: query['index'],
      }),
  }),
  play: async (context) => {
    const { t } = harnessOf(context);
    const list = await context.canvas.findByRole('list', { name: t('index.members') });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(10));
    const all = context.canvas.getByRole('button', { name: t('index.all', { count: 12 }) });
    await context.userEvent.click(all);
    const whole = context.canvas.getByRole('list', { name: t('index.members') });
    await waitFor(() => expect(within(whole).getAllByRole('listitem')).toHaveLength(12));
  },
};

const mexican = codecs.stock.encode(
  buildStock({ symbol: 'MX0', name: 'Mexicana', market: 'MX', marketName: 'México' }),
);

export const OfTheMarket: Story = {
  name: 'names the market of the listed stocks',
  parameters: {
    ...upstreamWith({ [stocksRoute]: answer.ok({ rows: [mexican] }) }, at.replace('INDEX', 'MX')),
    ...notPictured('Same picture as “Rising”, with another title.'),
  },
  play: (context) => shows(context, titled(context, 'México')),
};
