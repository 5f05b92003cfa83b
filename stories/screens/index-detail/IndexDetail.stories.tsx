import { answer, buildStocks, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { atRest, wholePage } from '../../pictures/modes.ts';
import { says, saysInTheEnd, shows } from '../form.ts';
import { quoted, quoteRoute } from '../instrument.ts';
import { pageOf } from '../pages.ts';
import { inApp, scene, stageOf } from '../withApp.tsx';

const at = `/stock/C50/INDEX/${encodeURIComponent('Índice Corro 50')}`;
const stocksRoute = 'GET /v2/stock/list';
const stocks = buildStocks(230);

const quote = quoted({
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
});

/** Pages of 230 shares. */
const listed: Script = (call) => pageOf(call, stocks, codecs.stock.encode);

const upstream = { [quoteRoute]: quote, [stocksRoute]: listed };

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scene({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Rising: Story = {
  parameters: atRest,
  play: (context) => shows(context, 'ACC001'),
};

export const Loading: Story = {
  parameters: scene({
    at,
    upstream: { [quoteRoute]: answer.stall(), [stocksRoute]: answer.stall() },
  }),
};

/** The upstream lists no share beside it. */
export const Empty: Story = {
  parameters: {
    ...scene({ at, upstream: { ...upstream, [stocksRoute]: answer.ok({ rows: [], count: 0 }) } }),
    ...wholePage,
  },
  play: (context) => says(context, 'index.noStocks'),
};

export const Failed: Story = {
  parameters: scene({
    at,
    upstream: { [quoteRoute]: answer.offline(), [stocksRoute]: answer.offline() },
  }),
  play: (context) => saysInTheEnd(context, 'error.network.text'),
};

/** The index is there, and its shares are not. */
export const StocksFailed: Story = {
  parameters: {
    ...scene({ at, upstream: { ...upstream, [stocksRoute]: answer.halfJson() } }),
    ...wholePage,
  },
  play: (context) => says(context, 'error.protocol.text'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const stage = stageOf(context);
    for (const route of [quoteRoute, stocksRoute]) stage.upstream.script(route, answer.html(502));
    await stage.pass(12_000);
    await stage.refresh();
    const text = stage.t('query.failedKept', { age: stage.t('query.stale', { seconds: 12 }) });
    await expect((await context.canvas.findAllByText(text))[0]).toBeVisible();
    await shows(context, 'ACC001');
  },
};

export const OfflineKept: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const stage = stageOf(context);
    stage.setOnline(false);
    await says(context, 'shell.offline');
    await stage.pass(40_000);
    const age = stage.t('price.age', { seconds: 40 });
    await waitFor(() => expect(context.canvas.getAllByText(age).length).toBeGreaterThan(1), {
      timeout: 3_000,
    });
  },
};

/** Two readings have been missed. */
export const Stale: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const stage = stageOf(context);
    for (const route of [quoteRoute, stocksRoute]) stage.upstream.script(route, answer.stall());
    await stage.pass(8_000);
    const age = stage.t('price.age', { seconds: 8 });
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

/** However long the list is, at most 60 rows are in the page, and only those are asked for. */
export const Scrolled: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const { upstream: asked } = stageOf(context);
    await waitFor(async () => {
      await scrollToEnd();
      await expect(context.canvas.getByText('ACC230')).toBeVisible();
    });
    const list = context.canvas.getByRole('list', { name: stageOf(context).t('index.stocks') });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThanOrEqual(60);
    const row = context.canvas.getByText('ACC230').closest('li');
    await expect(row).toHaveAttribute('aria-posinset', '230');
    await expect(asked.callsTo(stocksRoute).map(({ query }) => query.page)).not.toContain('3');
  },
};

/** The rows further down are on their way: each holds its place. */
export const MoreLoading: Story = {
  parameters: scene({
    at,
    upstream: {
      ...upstream,
      [stocksRoute]: (call) =>
        call.query.page === '1' && typeof listed === 'function' ? listed(call) : answer.stall(),
    },
  }),
  play: async (context) => {
    await shows(context, 'ACC001');
    const { upstream: asked } = stageOf(context);
    await waitFor(async () => {
      await scrollToEnd();
      await expect(asked.callsTo(stocksRoute).map(({ query }) => query.page)).toContain('5');
    });
    await expect(context.canvas.queryByText('ACC230')).toBeNull();
  },
};

export const LongWordsInLargeText: Story = { globals: { locale: 'de', textSize: 'double' } };
