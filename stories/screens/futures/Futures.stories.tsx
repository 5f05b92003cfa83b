import { buildStock } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRest } from '../../pictures/modes.ts';
import { dayLines } from '../../harness/dayLines.ts';
import { marketStories, searchScript } from '../../harness/marketList.ts';
import { inApp } from '../../harness/withApp.tsx';

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

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = { title: 'Markets/Futures', id: 'screens-futures', ...inApp } satisfies Meta;
export default meta;
type Story = StoryObj;

const stories = marketStories({
  kind: 'futures',
  at: '/futures',
  route: 'GET /v2/market/list',
  rows: searchScript(instruments),
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
export const Empty: Story = { ...stories.empty, name: 'spec §8 market list empty: says so' };
export const Failed: Story = { ...stories.failed, name: 'spec §8 market list failure: says so' };
export const FailedRefetch: Story = stories.failedRefetch;
export const OfflineWithData: Story = stories.offlineWithData;
export const Stale: Story = stories.stale;
export const WithoutCode: Story = {
  ...stories.withoutCode,
  name: 'spec §5 market search: requests a code at the field',
};
export const Found: Story = {
  ...stories.found,
  name: 'searches by Enter and shows everything when the field is empty',
};
export const NotFound: Story = {
  ...stories.notFound,
  name: 'spec §8 market no match: links back to the whole list',
};
export const SearchFailed: Story = {
  ...stories.searchFailed,
  name: 'spec §8 market search failure: shows a message',
};
