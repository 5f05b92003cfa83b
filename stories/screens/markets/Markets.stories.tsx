import { answer, buildPage, buildStock, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { failRefetch, noPrices } from '../../harness/failRefetch.ts';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { letReadingsAge, readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { categoriesRoute, manyShares, noShares, shares, stocksRoute, upstream } from './shares.ts';
import { waitForLines } from '../../harness/dayLines.ts';
import { quoteRoute } from '../../harness/instrument.ts';

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** The codes of the rows whose day lines the app has requested. */
const linesAsked = (context: Context) =>
  harnessOf(context)
    .upstream.callsTo(quoteRoute)
    .map(({ query }) => query.symbol);

const at = '/markets';

const upstreamWith = (more: Readonly<Record<string, Script>>, address = at) =>
  scenario({ at: address, upstream: { ...upstream, ...more } });

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Markets/Markets',
  id: 'screens-markets',
  ...inApp,
  parameters: { ...inApp.parameters, ...upstreamWith({}) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const shown = (context: Context) => shows(context, 'ACC001');

const states = readStates({ at, upstream, route: stocksRoute, shown });
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const FailedRefetch: Story = states.failedRefetch;
export const OfflineWithData: Story = states.offlineWithData;

export const Shown: Story = {
  name: 'spec §9 page size markets: lists ten linked stocks with lines, and sectors',
  parameters: atRest,
  play: async (context) => {
    await shown(context);
    const row = context.canvas.getByRole('link', { name: /ACC010/ });
    await expect(row).toHaveAttribute('href', '/stock/v2/ACC010/Acci%C3%B3n%2010');
    await shows(context, harnessOf(context).t('markets.sectors'));
    await waitForLines(context.canvasElement, 1);
    // The movers and the sectors read pages of 100 shares.
    const sizes = harnessOf(context)
      .upstream.callsTo(stocksRoute)
      .map(({ query }) => query.limit);
    await expect(new Set(sizes)).toEqual(new Set(['10', '100']));
    const sector = await context.canvas.findByRole('link', { name: /Tecnología/ });
    await expect(sector).toHaveAttribute('href', '/markets?sector=TECHNOLOGY');
  },
};

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

export const WithPictures: Story = {
  name: 'shows the logo of a stock if the upstream sends one',
  parameters: {
    ...upstreamWith({
      [categoriesRoute]: answer.ok({
        categories: [{ stocks: [{ stock_code: 'ACC001', stock_name: 'Acción 1', img: picture }] }],
      }),
    }),
    ...notPictured('The stories of the avatar picture one with a photo.'),
  },
  play: async (context) => {
    const pictureOf = (code: string) =>
      context.canvas.getByRole('link', { name: new RegExp(code) }).querySelector('img');
    await shown(context);
    await waitFor(() => expect(pictureOf('ACC001')).toHaveAttribute('src', picture));
    await expect(pictureOf('ACC002')).toBeNull();
  },
};

export const NextPage: Story = {
  name: 'reads further pages when scrolled near them',
  parameters: notPictured('Same picture, with ten more rows below.'),
  play: async (context) => {
    await shown(context);
    // Scrolls repeatedly, because the page grows.
    await waitFor(async () => {
      globalThis.scrollTo(0, document.body.scrollHeight);
      await expect(linesAsked(context)).toContain('ACC023');
    });
    await shows(context, 'ACC023');
  },
};

export const Sorted: Story = {
  name: 'sorts all stocks by the change of today',
  parameters: notPictured('Same rows in another order.'),
  play: async (context) => {
    await shown(context);
    const { t } = harnessOf(context);
    const sort = await context.canvas.findByRole('combobox', { name: t('holdings.sortBy') });
    const list = () => context.canvas.getByRole('region', { name: t('markets.list') });
    const firstRow = () => within(list()).getAllByRole('listitem')[0];
    await context.userEvent.selectOptions(sort, t('markets.order.fall'));
    const fallers = context.canvas.getByText(t('markets.fallers')).parentElement!;
    const [worst] = within(fallers).getAllByRole('link');
    const change = /−[\d.,]+\s?%/.exec(worst?.textContent ?? '')?.[0] ?? 'none';
    await waitFor(() => expect(firstRow()).toHaveTextContent(change));
  },
};

export const Sector: Story = {
  name: 'shows the stocks of a sector and links back to all',
  parameters: upstreamWith({}, '/markets?sector=FINANCE'),
  play: async (context) => {
    await shows(context, 'ACC009');
    await shows(context, 'ACC016');
    await expect(context.canvas.queryByText('ACC017')).toBeNull();
    await waitFor(() => expect(linesAsked(context)).toContain('ACC009'));
    const all = context.canvas.getByRole('link', { name: harnessOf(context).t('markets.showAll') });
    await expect(all).toHaveAttribute('href', '/markets');
  },
};

export const EmptySector: Story = {
  parameters: {
    ...upstreamWith({}, '/markets?sector=GONE'),
    ...notPictured('Same picture as “Empty”.'),
  },
  play: (context) => says(context, 'markets.emptyTitle'),
};

export const Large: Story = {
  name: 'shows only the list of a market that is too large to read completely',
  parameters: {
    ...upstreamWith({ [stocksRoute]: manyShares }),
    ...notPictured('Same picture as “Shown”, without the part above the list.'),
  },
  play: async (context) => {
    await shown(context);
    const { t, upstream: asked } = harnessOf(context);
    await expect(context.canvas.queryByText(t('markets.movers'))).toBeNull();
    await expect(asked.callsTo(stocksRoute).every(({ query }) => query.limit === '10')).toBe(true);
  },
};

export const Capped: Story = {
  name: 'shows only the list if the upstream sends fewer rows than requested',
  parameters: {
    ...upstreamWith({
      [stocksRoute]: (call) => shares({ ...call, query: { ...call.query, limit: '10' } }),
    }),
    ...notPictured('Same picture as “Shown”, without the part above the list.'),
  },
  play: async (context) => {
    await shown(context);
    const { t, upstream: asked } = harnessOf(context);
    await waitFor(() =>
      expect(asked.callsTo(stocksRoute).some(({ query }) => query.limit === '100')).toBe(true),
    );
    await waitFor(() => expect(context.canvas.queryByText(t('markets.movers'))).toBeNull());
    await expect(context.canvas.queryByText(t('markets.sectors'))).toBeNull();
  },
};

export const SectorsLoading: Story = {
  name: 'reserves the space of the sectors while they load',
  parameters: {
    ...upstreamWith({ [categoriesRoute]: answer.stall() }),
    ...notPictured('Same picture as “Shown”, with skeletons of the sectors.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    await shown(context);
    // The indices and the sectors wait for the categories; the movers do not.
    await waitFor(() =>
      expect(context.canvas.getAllByLabelText(t('shell.loading'))).toHaveLength(2),
    );
    await expect(await context.canvas.findByText(t('markets.risers'))).toBeVisible();
    await expect(context.canvas.getByText(t('markets.sectors'))).toBeVisible();
  },
};

export const LinesFailed: Story = {
  name: 'shows rows without failed lines and sectors, and no message',
  parameters: {
    ...upstreamWith({ [categoriesRoute]: answer.html(502), [quoteRoute]: answer.html(502) }),
    ...notPictured('Same picture as “Shown”, without the lines.'),
  },
  play: async (context) => {
    await shown(context);
    await waitFor(() => expect(linesAsked(context)).toContain('ACC001'));
    await expect(
      context.canvas.queryByText(harnessOf(context).t('error.protocol.text')),
    ).toBeNull();
  },
};

export const OneMarket: Story = {
  play: async (context) => {
    await shown(context);
    const { t, upstream: asked } = harnessOf(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: t('markets.MX') }));
    await shown(context);
    await waitFor(() =>
      expect(asked.callsTo(stocksRoute).map(({ query }) => query.market)).toContain('MX'),
    );
  },
};

export const Empty: Story = {
  parameters: upstreamWith({ [stocksRoute]: noShares }, '/markets?market=MX'),
  play: (context) => says(context, 'markets.emptyTitle'),
};

export const Retried: Story = {
  name: 'shows the list after a retry that succeeds',
  parameters: {
    ...upstreamWith({ [stocksRoute]: answer.halfJson() }),
    ...notPictured('Ends with the picture of the loaded list.'),
  },
  play: async (context) => {
    await says(context, 'error.protocol.text');
    harnessOf(context).upstream.script(stocksRoute, shares);
    await context.userEvent.click(buttonOf(context, 'shell.retry'));
    await shown(context);
  },
};

export const WithoutPrices: Story = {
  name: 'says why the prices are old while the operator receives none',
  play: async (context) => {
    await shown(context);
    await failRefetch(context, stocksRoute, noPrices, 'query.failedKept.prices');
    await shown(context);
  },
};

export const NeverPriced: Story = {
  name: 'says why no prices come',
  parameters: {
    ...upstreamWith({ [stocksRoute]: noPrices }),
    ...notPictured('It differs from a failure in its sentence.'),
  },
  play: (context) => says(context, 'hint.busy.prices'),
};

export const AgeOfTheDay: Story = {
  name: 'shows the age of the movers and sectors while offline',
  parameters: notPictured('Same cards as in the picture of the offline list.'),
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    await shows(context, harness.t('markets.sectors'));
    harness.setOnline(false);
    await harness.advance(40_000);
    const age = harness.t('query.stale', { seconds: 40 });
    for (const title of ['markets.movers', 'markets.sectors'] as const) {
      const section = within(context.canvas.getByRole('region', { name: harness.t(title) }));
      await waitFor(() => expect(section.getByText(age)).toBeVisible());
    }
  },
};

export const Stale: Story = {
  name: 'shows the age of every price after two missed readings',
  play: async (context) => {
    await shown(context);
    const age = await letReadingsAge(context, [stocksRoute], 8);
    const list = within(
      context.canvas.getByRole('list', { name: harnessOf(context).t('markets.list') }),
    );
    await waitFor(() =>
      expect(list.getAllByText(age)).toHaveLength(list.getAllByRole('listitem').length),
    );
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: upstreamWith({
    [stocksRoute]: answer.ok(
      codecs.encodePage(
        buildPage([
          buildStock({
            symbol: 'BRKHLD.A',
            name: 'Beteiligungsgesellschaft für Wertpapierdienstleistungen',
            price: '734512.00',
            changePercent: '-12.34',
            exchangeName: 'Bolsa Mexicana de Valores',
          }),
          buildStock({ symbol: 'X', name: 'X', changePercent: null, exchangeName: null }),
          buildStock({ symbol: 'Z', name: 'Zeta', price: '0.01', changePercent: '0.00' }),
        ]),
        codecs.stock.encode,
      ),
    ),
  }),
  play: (context) => shows(context, 'Zeta'),
};
