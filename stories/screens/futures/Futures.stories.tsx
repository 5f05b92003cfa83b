import { answer, buildStock, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { dayLines } from '../dayLines.ts';
import { marketStories, matching } from '../marketList.ts';
import { inApp, scenario } from '../withApp.tsx';

const instruments = [
  {
    symbol: 'GCF',
    name: 'Oro',
    exchangeName: 'COMEX',
    price: '2651.20',
    previousClose: '2655.00',
    changePercent: '-0.14',
  },
  {
    symbol: 'CLF',
    name: 'Petróleo ligero',
    exchangeName: 'NYMEX',
    price: '76.40',
    previousClose: '75.00',
    changePercent: '1.87',
  },
  {
    symbol: 'RBF',
    name: 'Gasolina',
    exchangeName: 'NYMEX',
    price: '2.58',
    previousClose: '2.58',
    changePercent: '0.00',
  },
  {
    symbol: 'OJF',
    name: 'Jugo de naranja concentrado y congelado',
    exchangeName: null,
    price: '736015.05',
    previousClose: null,
    changePercent: null,
  },
].map((over, at) => buildStock({ id: String(at), market: 'FUTURE', ...over }));

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = { ...inApp } satisfies Meta;
export default meta;
type Story = StoryObj;

const stories = marketStories({
  kind: 'futures',
  at: '/futures',
  route: 'GET /v2/market/list',
  rows: matching(instruments),
  lines: dayLines(instruments),
  code: 'GCF',
  href: '/stock/v2/GCF/Oro',
  positions: '/trade-no-nav/futures/ok',
});

export const Shown: Story = {
  ...stories.shown,
  parameters: { ...stories.shown.parameters, ...atRest },
};
export const Loading: Story = stories.loading;
export const Empty: Story = { ...stories.empty, name: 'spec §8 market list empty: futures' };
export const Failed: Story = { ...stories.failed, name: 'spec §8 market list failure: futures' };
/** What was read before stays, marked with its age. */
export const FailedKept: Story = stories.failedKept;
export const OfflineKept: Story = stories.offlineKept;
/** Two readings have been missed: every price is grey, with its age. */
export const Stale: Story = stories.stale;
/** A search for nothing says what is missing, at the field. */
export const WithoutCode: Story = {
  ...stories.withoutCode,
  name: 'spec §5 market search: futures need a code',
};
/** By Enter; emptying the field shows everything again. */
export const Found: Story = stories.found;
/** By the button, and the way back to everything. */
export const NotFound: Story = { ...stories.notFound, name: 'spec §8 market no match: futures' };
export const SearchFailed: Story = {
  ...stories.searchFailed,
  name: 'spec §8 market search failure: futures',
};

/** Long names and words in large text. */
export const LongWordsInLargeText: Story = stories.longWords;

const many = Array.from({ length: 10_000 }, (_, at) =>
  codecs.stock.encode(
    buildStock({
      symbol: `F${at + 1}`,
      name: `Futuro ${at + 1}`,
      market: 'FUTURE',
      exchangeName: 'COMEX',
      // None moved, so that each is in the list alone.
      changePercent: '0.00',
    }),
  ),
);

/** However long the list, at most 60 of its rows are in the page. */
export const TenThousand: Story = {
  parameters: scenario({
    at: '/futures',
    upstream: { 'GET /v2/market/list': answer.ok({ rows: many, count: many.length }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Futuro 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(60);
    globalThis.scrollTo(0, document.body.scrollHeight);
    await fireEvent.scroll(document);
    await waitFor(() => expect(canvas.getByText('Futuro 10000')).toBeVisible());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(60);
  },
};
