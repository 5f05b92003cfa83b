import { answer, buildPage, buildPosition, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, shows } from '../../harness/form.ts';
import { quoteScript, quoteRoute } from '../../harness/instrument.ts';
import { pageOf } from '../../harness/pages.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const at = '/trade?view=table';
const route = 'GET /stock/success/v2/transaction';

const lotsOf = (length: number) =>
  Array.from({ length }, (_, index) =>
    buildPosition({
      orderNumber: `C-${index + 1}`,
      name: `Lote ${index + 1}`,
      currentPrice: '128.40',
      costPrice: index % 3 === 0 ? '131.00' : '126.90',
    }),
  );

const lots = lotsOf(23);

/** Pages of 23 lots. */
const positions: Script = (call) => pageOf(call, lots, codecs.position.encode);

const holding = (over: Parameters<typeof buildPosition>[0]) =>
  answer.ok(codecs.encodePage(buildPage([buildPosition(over)]), codecs.position.encode));

const withLots = (script: Script, address = at) =>
  scenario({ at: address, upstream: { [route]: script } });

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Trading/Trade',
  id: 'screens-trade',
  ...inApp,
  parameters: { ...inApp.parameters, ...withLots(positions) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const firstLot = ({ canvas }: Context) => canvas.findByRole('link', { name: /Lote 1\b/ });

const states = readStates({ at, upstream: { [route]: positions }, route, shown: firstLot });
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const FailedRefetch: Story = {
  ...states.failedRefetch,
  parameters: { ...states.failedRefetch.parameters, ...atRest },
};
export const Offline: Story = states.offline;

export const Growing: Story = {
  name: 'reads the next page when scrolled near it, or by the button',
  play: async (context) => {
    await says(context, 'trade.caption.stock');
    const { t } = harnessOf(context);
    await waitFor(() => expect(context.canvas.getAllByRole('row').length).toBeGreaterThan(10));
    const more = context.canvas.queryByRole('button', { name: t('more.load') });
    if (more !== null) await context.userEvent.click(more);
    await waitFor(() => expect(context.canvas.getAllByRole('row').length).toBeGreaterThan(20));
    const href = '/stock/v2/NVLO/Lote%201';
    await expect(await firstLot(context)).toHaveAttribute('href', href);
  },
};

const manyLots = lotsOf(40);

export const PolledInView: Story = {
  name: 'refetches only the pages in view',
  parameters: {
    ...withLots((call) => pageOf(call, manyLots, codecs.position.encode)),
    ...notPictured('Same picture as at rest; the story checks the calls.'),
  },
  play: async (context) => {
    await says(context, 'trade.caption.stock');
    const harness = harnessOf(context);
    const pages = () => harness.upstream.callsTo(route).map(({ query }) => query.page);
    await waitFor(
      async () => {
        globalThis.scrollTo(0, document.body.scrollHeight);
        await expect(pages()).toContain('4');
      },
      { timeout: 20_000 },
    );
    globalThis.scrollTo(0, 0);
    // The list handles the scroll event a moment later.
    await waitFor(async () => {
      const before = pages().length;
      await harness.refresh();
      const again = pages().slice(before);
      await expect(again).toContain('1');
      await expect(again).not.toContain('4');
    });
  },
};

export const MoreFailed: Story = {
  name: 'shows below the first page that the second page failed',
  parameters: withLots((call) =>
    call.query.page === '1' ? pageOf(call, lots, codecs.position.encode) : answer.html(502),
  ),
  play: async (context) => {
    await says(context, 'trade.caption.stock');
    scrollTo(0, document.body.scrollHeight);
    await says(context, 'more.failed');
  },
};

export const Empty: Story = {
  name: 'says for each empty type where to find instruments',
  parameters: withLots(answer.ok({ rows: [], count: 0 })),
  play: async (context) => {
    const { t } = harnessOf(context);
    await says(context, 'trade.empty.title.stock');
    for (const [type, href] of [
      ['forex', '/forex'],
      ['futures', '/futures'],
      ['treasury', '/treasury-debt'],
    ] as const) {
      const tab = context.canvas.getByRole('tab', { name: t(`trade.tab.${type}`) });
      await context.userEvent.click(tab);
      await says(context, `trade.empty.title.${type}`);
      const link = context.canvas.getByRole('link', { name: t(`trade.empty.${type}`) });
      await expect(link).toHaveAttribute('href', href);
    }
  },
};

export const WithoutPrices: Story = {
  parameters: scenario({
    at,
    upstream: { [route]: holding({ currentPrice: null }), [quoteRoute]: answer.html(502) },
  }),
  play: (context) => says(context, 'trade.caption.stock'),
};

export const PricesOfTheQuote: Story = {
  name: 'reads quotes by market and kind if rows have no price',
  parameters: {
    ...scenario({
      at,
      upstream: {
        [route]: holding({ costPrice: '100.00', quantity: 10, currentPrice: null }),
        [quoteRoute]: quoteScript({ price: '128.40' }),
      },
    }),
    ...notPictured('Same picture as a row with a price.'),
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

export const Sums: Story = {
  name: 'sums value and gain of all lots',
  parameters: {
    ...withLots(
      answer.ok(
        codecs.encodePage(
          buildPage([
            buildPosition({
              orderNumber: 'C-1',
              quantity: 10,
              costPrice: '100',
              currentPrice: '110',
            }),
            buildPosition({
              orderNumber: 'C-2',
              quantity: 5,
              costPrice: '100',
              currentPrice: '90',
            }),
          ]),
          codecs.position.encode,
        ),
      ),
    ),
    ...notPictured('Same rows as in other pictures.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    // 10 × 110 + 5 × 90, bought for 1,500.00
    const total = await context.canvas.findByRole('row', { name: new RegExp(t('trade.total')) });
    await expect(total).toHaveTextContent('1,550.00');
    await expect(total).toHaveTextContent('+50.00');
    await expect(total).toHaveTextContent('+3.33%');
  },
};

export const Forex: Story = {
  name: 'shows currencies with the decimals of their quotes',
  parameters: withLots(pesos, `${at}&type=forex`),
  play: async (context) => {
    await says(context, 'trade.caption.forex');
    await expect(await context.canvas.findByText('18.2000')).toBeVisible();
    const asked = harnessOf(context).upstream.callsTo(route).at(-1);
    await expect(asked?.query.type).toBe('forex');
  },
};

export const WithoutNavigation: Story = {
  name: 'reads the type from the path and hides the navigation',
  parameters: withLots(pesos, '/trade-no-nav/forex/1?view=table'),
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

export const UnknownType: Story = {
  name: 'shows stocks for an unknown type',
  parameters: {
    ...withLots(positions, '/trade-no-nav/gold?view=table'),
    ...notPictured('Same picture as the address of the first type.'),
  },
  play: (context) => says(context, 'trade.caption.stock'),
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: withLots(
    holding({
      name: 'Compañía de Bebidas y Envases del Pacífico, S. A. B. de C. V.',
      quantity: 100,
      costPrice: '734512.05',
      currentPrice: '612345.00',
    }),
  ),
  play: async (context) => {
    await says(context, 'trade.caption.stock');
    const table = context.canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
