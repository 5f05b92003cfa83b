import { answer, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { dayLines } from '../dayLines.ts';
import { marketStories } from '../marketList.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { says } from '../form.ts';

const route = 'GET /v2/currency/list';

/** Pairs as the upstream sends them: `PAR001` at 1.0010, each next one 0.0010 dearer. */
const pairs = Array.from({ length: 23 }, (_, at) => {
  const number = String(at + 1).padStart(3, '0');
  return {
    stock: `PAR${number}`,
    name: `Dólar / moneda ${at + 1}`,
    prasent: `1.0${number}`.padEnd(6, '0').slice(0, 6),
    percent_change: at % 3 === 0 ? '-0.41' : '0.25',
  };
});

/** Pages of 23 pairs, those that match where something is searched. */
const rows: Script = ({ query }) => {
  const wanted = (query.code ?? '').toUpperCase();
  const found = pairs.filter(({ stock }) => stock.includes(wanted));
  const from = (Number(query.page) - 1) * Number(query.limit);
  return answer.ok({ rows: found.slice(from, from + Number(query.limit)), count: found.length });
};

/** The last two moved most. */
const moved: Script = ({ query }) => {
  const all = pairs.map((pair, at) =>
    at < 21 ? pair : { ...pair, percent_change: at === 21 ? '2.10' : '-1.80' },
  );
  const wanted = (query.code ?? '').toUpperCase();
  const found = all.filter(({ stock }) => stock.includes(wanted));
  const from = (Number(query.page) - 1) * Number(query.limit);
  return answer.ok({ rows: found.slice(from, from + Number(query.limit)), count: found.length });
};

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = { ...inApp } satisfies Meta;
export default meta;
type Story = StoryObj;

const stories = marketStories({
  kind: 'forex',
  at: '/forex',
  route,
  rows,
  lines: dayLines(
    pairs.map(({ stock, prasent, percent_change: percent }) => ({
      symbol: stock,
      price: prasent,
      previousClose: (Number(prasent) / (1 + Number(percent) / 100)).toFixed(4),
    })),
  ),
  code: 'PAR001',
  href: '/stock/v2/PAR001/D%C3%B3lar%20%2F%20moneda%201',
  positions: '/trade-no-nav/forex/1',
});

/** What moved most of all pairs, not only of those that are in the list yet; a search has none of it. */
export const Movers: Story = {
  parameters: {
    ...scenario({
      at: '/forex',
      upstream: {
        [route]: moved,
      },
    }),
    ...notPictured('Above the list at rest.'),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = harnessOf(context);
    // The skeleton before them has no links.
    const links = () =>
      within(canvas.getByRole('region', { name: t('markets.movers') })).getAllByRole('link');
    await waitFor(() => expect(links().length).toBeGreaterThan(1));
    const [first, second] = links();
    await expect(first).toHaveTextContent('Dólar / moneda 22');
    await expect(second).toHaveTextContent('Dólar / moneda 23');
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('PAR001');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: t('markets.movers') })).toBeNull(),
    );
  },
};

/** The next pages come as their place comes near. */
export const Growing: Story = {
  parameters: scenario({ at: '/forex', upstream: { [route]: rows } }),
  play: async (context) => {
    await context.canvas.findByText('PAR001');
    await waitFor(
      async () => {
        scrollTo(0, document.body.scrollHeight);
        await expect(context.canvas.getByText('PAR023')).toBeVisible();
      },
      { timeout: 10_000 },
    );
    const asked = harnessOf(context).upstream.callsTo(route);
    await expect(new Set(asked.map(({ query }) => query.page))).toEqual(new Set(['1', '2', '3']));
  },
};

/** The first page is there, and the second cannot be had. */
export const MoreFailed: Story = {
  parameters: scenario({
    at: '/forex',
    upstream: {
      [route]: (call) =>
        call.query.page === '1' && typeof rows === 'function' ? rows(call) : answer.html(502),
    },
  }),
  play: async (context) => {
    await context.canvas.findByText('PAR001');
    scrollTo(0, document.body.scrollHeight);
    await says(context, 'more.failed');
  },
};

export const Shown: Story = {
  ...stories.shown,
  parameters: { ...stories.shown.parameters, ...atRest },
};
export const Loading: Story = stories.loading;
export const Empty: Story = stories.empty;
export const Failed: Story = stories.failed;
/** What was read before stays, marked with its age. */
export const FailedKept: Story = stories.failedKept;
export const OfflineKept: Story = stories.offlineKept;
/** Two readings have been missed: every price is grey, with its age. */
export const Stale: Story = stories.stale;
/** A search for nothing says what is missing, at the field. */
export const WithoutCode: Story = {
  ...stories.withoutCode,
  name: 'spec §5 market search: forex needs a code',
};
/** By Enter; emptying the field shows everything again. */
export const Found: Story = stories.found;
/** By the button, and the way back to everything. */
export const NotFound: Story = stories.notFound;
export const SearchFailed: Story = stories.searchFailed;

/** Long names and words in large text. */
export const LongWordsInLargeText: Story = stories.longWords;
