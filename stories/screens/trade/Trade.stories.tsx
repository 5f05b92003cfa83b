import { answer, buildPage, buildPosition, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysInTheEnd, shows } from '../form.ts';
import { quoted, quoteRoute } from '../instrument.ts';
import { pageOf } from '../pages.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/trade?view=table';
const route = 'GET /stock/success/v2/transaction';

const lotsOf = (length: number) =>
  Array.from({ length }, (_, index) =>
    buildPosition({
      orderNumber: `C-${index + 1}`,
      name: `Lote ${index + 1}`,
      currentPrice: index % 3 === 0 ? '121.15' : '131.00',
    }),
  );

const lots = lotsOf(23);

/** Pages of 23 lots. */
const positions: Script = (call) => pageOf(call, lots, codecs.position.encode);

const holding = (over: Parameters<typeof buildPosition>[0]) =>
  answer.ok(codecs.encodePage(buildPage([buildPosition(over)]), codecs.position.encode));

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: { [route]: positions } }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** The next pages come as their place comes near, or by the button. */
export const Growing: Story = {
  play: async (context) => {
    await says(context, 'trade.caption.stock');
    const { t } = harnessOf(context);
    await waitFor(() => expect(context.canvas.getAllByRole('row').length).toBeGreaterThan(10));
    const more = context.canvas.queryByRole('button', { name: t('more.load') });
    if (more !== null) await context.userEvent.click(more);
    await waitFor(() => expect(context.canvas.getAllByRole('row').length).toBeGreaterThan(20));
    const first = context.canvas.getByRole('link', { name: /Lote 1\b/ });
    await expect(first).toHaveAttribute('href', '/stock/v2/NVLO/Lote%201');
  },
};

const manyLots = lotsOf(60);

/** Of many pages only those in view are read again. */
export const PolledInView: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: { [route]: (call) => pageOf(call, manyLots, codecs.position.encode) },
    }),
    ...notPictured('It shows the first lots, as at rest; what is asked for is what counts.'),
  },
  play: async (context) => {
    await says(context, 'trade.caption.stock');
    const { upstream } = harnessOf(context);
    const pages = () => upstream.callsTo(route).map(({ query }) => query.page);
    await waitFor(
      async () => {
        globalThis.scrollTo(0, document.body.scrollHeight);
        await expect(pages()).toContain('5');
      },
      { timeout: 20_000 },
    );
    globalThis.scrollTo(0, 0);
    // What is under way as one scrolls up still comes. Were the fifth page polled on, it would come with each first.
    const firstSinceFifth = () =>
      pages()
        .slice(pages().lastIndexOf('5') + 1)
        .filter((page) => page === '1');
    await waitFor(() => expect(firstSinceFifth().length).toBeGreaterThan(1), { timeout: 20_000 });
  },
};

export const Loading: Story = {
  parameters: scenario({ at, upstream: { [route]: answer.stall() } }),
};

export const Empty: Story = {
  parameters: scenario({ at, upstream: { [route]: answer.ok({ rows: [], count: 0 }) } }),
  play: (context) => says(context, 'trade.empty.title.stock'),
};

export const Failed: Story = {
  parameters: scenario({ at, upstream: { [route]: answer.html(502) } }),
  play: (context) => saysInTheEnd(context, 'error.protocol.text'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  parameters: atRest,
  play: async (context) => {
    await context.canvas.findByRole('link', { name: /Lote 1\b/ });
    await failLater(context, route);
  },
};

/** The first page is there, and the second cannot be had. */
export const MoreFailed: Story = {
  parameters: scenario({
    at,
    upstream: {
      [route]: (call) =>
        call.query.page === '1' && typeof positions === 'function'
          ? positions(call)
          : answer.html(502),
    },
  }),
  play: async (context) => {
    await says(context, 'trade.caption.stock');
    scrollTo(0, document.body.scrollHeight);
    await says(context, 'more.failed');
  },
};

/** Without a network since before the first reading. */
export const Offline: Story = {
  parameters: scenario({ at, upstream: { [route]: answer.offline() } }),
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};

/** An upstream that does not say what a lot is worth now, and quotes nothing: em dashes, not zeros. */
export const WithoutPrices: Story = {
  parameters: scenario({
    at,
    upstream: { [route]: holding({ currentPrice: null }), [quoteRoute]: answer.html(502) },
  }),
  play: (context) => says(context, 'trade.caption.stock'),
};

/** The rows have no price: that of the quote, asked for by market and kind. */
export const PricesOfTheQuote: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: {
        [route]: holding({ costPrice: '100.00', quantity: 10, currentPrice: null }),
        [quoteRoute]: quoted({ price: '128.40' }),
      },
    }),
    ...notPictured('It looks like a row with a price.'),
  },
  play: async (context) => {
    await shows(context, '128.40');
    await shows(context, '1,284.00');
    const [call] = harnessOf(context).upstream.callsTo(quoteRoute);
    await expect(call?.query).toMatchObject({ symbol: 'NVLO', market: 'US', mold: 'stock' });
  },
};

const pesos = holding({
  symbol: 'USDMXN',
  name: 'Dólar / peso mexicano',
  market: 'FOREX',
  costPrice: '18.2',
  currentPrice: '18.2541',
});

/** Another type: its own lots, with the decimals that they are quoted with. */
export const Forex: Story = {
  parameters: scenario({ at: `${at}&type=forex`, upstream: { [route]: pesos } }),
  play: async (context) => {
    await says(context, 'trade.caption.forex');
    await expect(await context.canvas.findByText('18.2000')).toBeVisible();
    const asked = harnessOf(context).upstream.callsTo(route).at(-1);
    await expect(asked?.query.type).toBe('forex');
  },
};

/** Each type says in its own words that there is nothing, and where to find something. */
const noneOf = (type: 'forex' | 'futures' | 'treasury', href: string): Story => ({
  parameters: scenario({
    at: `${at}&type=${type}`,
    upstream: { [route]: answer.ok({ rows: [], count: 0 }) },
  }),
  play: async (context) => {
    await says(context, `trade.empty.title.${type}`);
    const { t } = harnessOf(context);
    const way = context.canvas.getByRole('link', { name: t(`trade.empty.${type}`) });
    await expect(way).toHaveAttribute('href', href);
  },
});

export const NoForex: Story = noneOf('forex', '/forex');
export const NoFutures: Story = noneOf('futures', '/futures');
export const NoTreasury: Story = noneOf('treasury', '/treasury-debt');

/** Reached from a list: the same without the navigation, its type in the path. */
export const WithoutNavigation: Story = {
  parameters: scenario({ at: '/trade-no-nav/forex/1?view=table', upstream: { [route]: pesos } }),
  play: async (context) => {
    await says(context, 'trade.caption.forex');
    const { t, upstream } = harnessOf(context);
    await expect(context.canvas.queryByRole('navigation', { name: t('nav.label') })).toBeNull();
    await context.userEvent.click(
      context.canvas.getByRole('tab', { name: t('trade.tab.futures') }),
    );
    await waitFor(() => expect(upstream.callsTo(route).at(-1)?.query.type).toBe('futures'));
  },
};

export const WithoutNavigationUnknownType: Story = {
  parameters: scenario({ at: '/trade-no-nav/gold?view=table', upstream: { [route]: positions } }),
  play: (context) => says(context, 'trade.caption.stock'),
};

/** A type that there is not is the first one. */
export const UnknownType: Story = {
  parameters: {
    ...scenario({ at: `${at}&type=gold`, upstream: { [route]: positions } }),
    ...notPictured('It shows the first type as its own address does.'),
  },
  play: (context) => says(context, 'trade.caption.stock'),
};

/** Long words and large figures in large text. */
export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({
    at,
    upstream: {
      [route]: holding({
        name: 'Compañía de Bebidas y Envases del Pacífico, S. A. B. de C. V.',
        quantity: 100,
        costPrice: '734512.05',
        currentPrice: '612345.00',
      }),
    },
  }),
  play: async (context) => {
    await says(context, 'trade.caption.stock');
    const table = context.canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
