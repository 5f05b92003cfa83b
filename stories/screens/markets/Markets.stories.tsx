import { answer, buildPage, buildStock, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { categoriesRoute, manyShares, noShares, shares, stocksRoute, upstream } from './shares.ts';
import { linesDrawn } from '../dayLines.ts';
import { quoteRoute } from '../instrument.ts';

/** The calls for lines of the day, by the codes of the rows. */
const linesAsked = (context: Parameters<NonNullable<StoryObj['play']>>[0]) =>
  harnessOf(context)
    .upstream.callsTo(quoteRoute)
    .map(({ query }) => query.symbol);

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at: '/markets', upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Ten to a page; a row has a face, leads to the share, and reads its line once it is in view. */
export const Shown: Story = {
  name: 'spec §9 page size markets: ten',
  parameters: atRest,
  play: async (context) => {
    await shows(context, 'ACC001');
    const row = context.canvas.getByRole('link', { name: /ACC010/ });
    await expect(row).toHaveAttribute('href', '/stock/v2/ACC010/Acci%C3%B3n%2010');
    await shows(context, harnessOf(context).t('markets.sectors'));
    await linesDrawn(context.canvasElement, 1);
    // The two lists beside the shares come of pages of a hundred.
    const sizes = harnessOf(context)
      .upstream.callsTo(stocksRoute)
      .map(({ query }) => query.limit);
    await expect(new Set(sizes)).toEqual(new Set(['10', '100']));
    const sector = await context.canvas.findByRole('link', { name: /Tecnología/ });
    await expect(sector).toHaveAttribute('href', '/markets?sector=TECHNOLOGY');
  },
};

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** An upstream that sends pictures of its shares: a row has its own, and letters where none is sent. */
export const WithPictures: Story = {
  parameters: {
    ...scenario({
      at: '/markets',
      upstream: {
        ...upstream,
        [categoriesRoute]: answer.ok({
          categories: [
            { stocks: [{ stock_code: 'ACC001', stock_name: 'Acción 1', img: picture }] },
          ],
        }),
      },
    }),
    ...notPictured('An avatar with a picture is in the stories of the avatar.'),
  },
  play: async (context) => {
    const pictureOf = (code: string) =>
      context.canvas.getByRole('link', { name: new RegExp(code) }).querySelector('img');
    await shows(context, 'ACC001');
    await waitFor(() => expect(pictureOf('ACC001')).toHaveAttribute('src', picture));
    await expect(pictureOf('ACC002')).toBeNull();
  },
};

/** A button loads the next ten without scrolling. */
export const NextPage: Story = {
  parameters: notPictured('The same rows, and ten more below.'),
  play: async (context) => {
    await shows(context, 'ACC001');
    // Again and again, as the page grows.
    await waitFor(async () => {
      globalThis.scrollTo(0, document.body.scrollHeight);
      await expect(linesAsked(context)).toContain('ACC023');
    });
    await shows(context, 'ACC023');
  },
};

/** A group of shares that the upstream has, and the way back to all. */
export const Sector: Story = {
  parameters: scenario({ at: '/markets?sector=FINANCE', upstream }),
  play: async (context) => {
    await shows(context, 'ACC009');
    await shows(context, 'ACC016');
    await expect(context.canvas.queryByText('ACC017')).toBeNull();
    await waitFor(() => expect(linesAsked(context)).toContain('ACC009'));
    const all = context.canvas.getByRole('link', { name: harnessOf(context).t('markets.showAll') });
    await expect(all).toHaveAttribute('href', '/markets');
  },
};

/** From an old address. */
export const EmptySector: Story = {
  parameters: {
    ...scenario({ at: '/markets?sector=GONE', upstream }),
    ...notPictured('As Empty.'),
  },
  play: (context) => says(context, 'markets.emptyTitle'),
};

/** A market too large to be read whole has its list alone. */
export const Large: Story = {
  parameters: {
    ...scenario({
      at: '/markets',
      upstream: {
        ...upstream,
        [stocksRoute]: manyShares,
      },
    }),
    ...notPictured('As Shown without what is above the list.'),
  },
  play: async (context) => {
    await shows(context, 'ACC001');
    const { t, upstream: asked } = harnessOf(context);
    await expect(context.canvas.queryByText(t('markets.movers'))).toBeNull();
    await expect(asked.callsTo(stocksRoute).every(({ query }) => query.limit === '10')).toBe(true);
  },
};

/** The shares are there before the sectors: these have their place, so that the list below does not move. */
export const SectorsOnTheirWay: Story = {
  parameters: {
    ...scenario({ at: '/markets', upstream: { ...upstream, [categoriesRoute]: answer.stall() } }),
    ...notPictured('As Shown, with grey cards for sectors.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    await shows(context, 'ACC001');
    // Of two rows of grey cards that of the movers is gone.
    await waitFor(() =>
      expect(context.canvas.getAllByLabelText(t('shell.loading'))).toHaveLength(1),
    );
    await expect(context.canvas.getByText(t('markets.sectors'))).toBeVisible();
  },
};

/** Neither lines nor sectors can be had: the rows have their figures, and a tint by their code. */
export const LinesFailed: Story = {
  parameters: {
    ...scenario({
      at: '/markets',
      upstream: {
        [stocksRoute]: shares,
        [categoriesRoute]: answer.html(502),
        [quoteRoute]: answer.html(502),
      },
    }),
    ...notPictured('As Shown with empty places of lines.'),
  },
  play: async (context) => {
    await shows(context, 'ACC001');
    await waitFor(() => expect(linesAsked(context)).toContain('ACC001'));
    await expect(
      context.canvas.queryByText(harnessOf(context).t('error.protocol.text')),
    ).toBeNull();
  },
};

/** One market alone. */
export const OneMarket: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const { t, upstream: asked } = harnessOf(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: t('markets.MX') }));
    await shows(context, 'ACC001');
    await waitFor(() =>
      expect(asked.callsTo(stocksRoute).map(({ query }) => query.market)).toContain('MX'),
    );
  },
};

export const Loading: Story = {
  parameters: scenario({ at: '/markets', upstream: { [stocksRoute]: answer.stall() } }),
};

export const Empty: Story = {
  parameters: scenario({ at: '/markets?market=MX', upstream: { [stocksRoute]: noShares } }),
  play: (context) => says(context, 'markets.emptyTitle'),
};

export const Failed: Story = {
  parameters: scenario({ at: '/markets', upstream: { [stocksRoute]: answer.halfJson() } }),
  play: (context) => says(context, 'error.protocol.text'),
};

/** Tried again, with success. */
export const Retried: Story = {
  parameters: {
    ...scenario({ at: '/markets', upstream: { [stocksRoute]: answer.offline() } }),
    ...notPictured('The list is as if it had come at once.'),
  },
  play: async (context) => {
    await says(context, 'error.network.text');
    harnessOf(context).upstream.script(stocksRoute, shares);
    await context.userEvent.click(buttonOf(context, 'shell.retry'));
    await shows(context, 'ACC001');
  },
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    await failLater(context, stocksRoute);
    await shows(context, 'ACC001');
  },
};

export const OfflineKept: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
    await shows(context, 'ACC001');
  },
};

/** Two readings have been missed: every price is grey, with its age. */
export const Stale: Story = {
  play: async (context) => {
    await shows(context, 'ACC001');
    const harness = harnessOf(context);
    harness.upstream.script(stocksRoute, answer.stall());
    await harness.pass(8_000);
    const age = harness.t('price.age', { seconds: 8 });
    await waitFor(() => expect(context.canvas.getAllByText(age)).toHaveLength(10), {
      timeout: 3_000,
    });
  },
};

/** Names and figures at their longest, and what is not known. */
export const Extremes: Story = {
  parameters: scenario({
    at: '/markets',
    upstream: {
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
    },
  }),
  play: (context) => shows(context, 'Zeta'),
};

export const LongWordsInLargeText: Story = {
  ...Extremes,
  globals: { locale: 'de', textSize: 'double' },
};
