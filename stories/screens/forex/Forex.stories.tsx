import { answer, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { dayLines } from '../../harness/dayLines.ts';
import { quoteRoute } from '../../harness/instrument.ts';
import { marketStories } from '../../harness/marketList.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { says, shows } from '../../harness/form.ts';
import { pageOf } from '../../harness/pages.ts';

const route = 'GET /v2/currency/list';

/**
 * Pairs as the upstream sends them: `PAR001` costs 1.0010, and each pair 0.0010 more than the one
 * before.
 */
const pairs = Array.from({ length: 23 }, (_, at) => {
  const number = String(at + 1).padStart(3, '0');
  return {
    stock: `PAR${number}`,
    name: `Dólar / moneda ${at + 1}`,
    prasent: `1.0${number}`.padEnd(6, '0').slice(0, 6),
    percent_change: at % 3 === 0 ? '-0.41' : '0.25',
  };
});

/** Pages of these pairs, filtered by the searched text. */
const listed =
  (all: typeof pairs): Script =>
  (call) =>
    pageOf(
      call,
      all.filter(({ stock }) => stock.includes((call.query.code ?? '').toUpperCase())),
      (pair) => pair,
    );

/** The lines of the day of these pairs. */
function linesOf(all: typeof pairs): Script {
  return dayLines(
    all.map(({ stock, prasent, percent_change: percent }) => ({
      symbol: stock,
      price: prasent,
      previousClose: (Number(prasent) / (1 + Number(percent) / 100)).toFixed(4),
    })),
  );
}

const rows = listed(pairs);
const firstPage = answer.ok({ rows: pairs.slice(0, 10), count: pairs.length });

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = { title: 'Markets/Forex', id: 'screens-forex', ...inApp } satisfies Meta;
export default meta;
type Story = StoryObj;

const stories = marketStories({
  kind: 'forex',
  at: '/forex',
  route,
  rows,
  lines: linesOf(pairs),
  code: 'PAR001',
  href: '/stock/v2/PAR001/D%C3%B3lar%20%2F%20moneda%201',
  positions: '/trade-no-nav/forex/1',
});

export const Growing: Story = {
  name: 'reads further pages when scrolled near them',
  parameters: scenario({ at: '/forex', upstream: { [route]: rows } }),
  play: async (context) => {
    await shows(context, 'PAR001');
    await waitFor(async () => {
      scrollTo(0, document.body.scrollHeight);
      await expect(context.canvas.getByText('PAR023')).toBeVisible();
    });
    const asked = harnessOf(context).upstream.callsTo(route);
    await expect(new Set(asked.map(({ query }) => query.page))).toEqual(new Set(['1', '2', '3']));
  },
};

export const MoreFailed: Story = {
  name: 'shows below the first page that the second page failed',
  parameters: scenario({
    at: '/forex',
    upstream: { [route]: (call) => (call.query.page === '1' ? firstPage : answer.html(502)) },
  }),
  play: async (context) => {
    await shows(context, 'PAR001');
    scrollTo(0, document.body.scrollHeight);
    await says(context, 'more.failed');
  },
};

export const Listed: Story = {
  ...stories.shown,
  parameters: { ...stories.shown.parameters, ...notPictured('“Shown” has pairs with flags.') },
};

const majors = [
  ['USDMXN', 'Dólar / peso mexicano', '18.3500', '0.12'],
  ['EURMXN', 'Euro / peso mexicano', '20.1850', '0.31'],
  ['EURUSD', 'Euro / dólar', '1.1000', '0.19'],
  ['GBPUSD', 'Libra / dólar', '1.2840', '-0.22'],
  ['USDJPY', 'Dólar / yen', '151.2400', '-0.35'],
  ['USDCAD', 'Dólar / dólar canadiense', '1.3920', '0.04'],
  ['AUDUSD', 'Dólar australiano / dólar', '0.6612', '0.27'],
  ['USDBRL', 'Dólar / real brasileño', '5.4130', '-0.18'],
  ['USDCHF', 'Dólar / franco suizo', '0.8840', '-0.09'],
].map(([stock = '', name = '', prasent = '', percent_change = '']) => ({
  stock,
  name,
  prasent,
  percent_change,
}));

export const Shown: Story = {
  name: 'shows pairs by their currencies, with flags',
  parameters: {
    ...scenario({
      at: '/forex',
      upstream: { [route]: listed(majors), [quoteRoute]: linesOf(majors) },
    }),
    ...atRest,
  },
  play: async (context) => {
    await shows(context, 'USD/MXN');
  },
};
export const Loading: Story = stories.loading;
export const Empty: Story = stories.empty;
export const Failed: Story = stories.failed;
export const OfflineWithData: Story = stories.offlineWithData;
export const Stale: Story = stories.stale;
