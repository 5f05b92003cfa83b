import { buildStock } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRest, inSpanish } from '../../pictures/modes.ts';
import { says, shows } from '../../harness/form.ts';
import { dayLines } from '../../harness/dayLines.ts';
import { marketStories, searchScript } from '../../harness/marketList.ts';
import { inApp, scenario } from '../../harness/withApp.tsx';

/** Each contract with its exchange, price and previous close. */
const traded = [
  ['GCF', 'Oro', 'COMEX', '2651.20', '2655.00', '-0.14'],
  ['SIF', 'Plata', 'COMEX', '31.42', '31.05', '1.19'],
  ['CLF', 'Petróleo WTI', 'NYMEX', '76.40', '75.00', '1.87'],
  ['BZF', 'Petróleo Brent', 'ICE', '80.15', '79.02', '1.43'],
  ['NGF', 'Gas natural', 'NYMEX', '2.91', '2.98', '-2.35'],
  ['RBF', 'Gasolina', 'NYMEX', '2.58', '2.58', '0.00'],
  ['ZCF', 'Maíz', 'CBOT', '428.25', '431.50', '-0.75'],
  ['KCF', 'Café', 'ICE', '246.80', '241.10', '2.36'],
  ['CCF', 'Cacao', 'ICE', '7105.00', '7260.00', '-2.13'],
].map(
  ([symbol = '', name = '', exchangeName = '', price = '', previousClose = '', change = '']) => ({
    symbol,
    name,
    exchangeName,
    price,
    previousClose,
    changePercent: change,
  }),
);

/** The contracts, the last with a long name, a large price and no change. */
const instruments = [
  ...traded,
  {
    symbol: 'OJF',
    name: 'Jugo de naranja concentrado y congelado',
    exchangeName: null,
    price: '736015.05',
    previousClose: null,
    changePercent: null,
  },
].map((over, at) => buildStock({ id: String(at), market: 'FUTURE', ...over }));

const oil = buildStock({
  symbol: 'WTI',
  name: 'Petróleo WTI',
  market: 'FUTURE',
  unit: 'barrel',
  expiresAt: Date.UTC(2026, 11, 18, 21),
  atExpiry: 'roll',
});

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
export const Terms: Story = {
  name: 'names expiry and unit, and says what becomes of a position at expiry',
  parameters: {
    ...scenario({
      at: '/futures',
      upstream: {
        'GET /v2/market/list': searchScript([oil]),
        'GET /v2/yahoo': dayLines([oil]),
      },
    }),
    ...inSpanish,
  },
  play: async (context) => {
    await shows(context, 'dic 2026');
    await says(context, 'future.unit', { unit: 'barrel' });
    await says(context, 'future.expiry.roll');
  },
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
