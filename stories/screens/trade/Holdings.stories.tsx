import {
  answer,
  buildPage,
  buildPortfolio,
  buildPosition,
  codecs,
  fakeNow,
  type Script,
} from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { dayLines, waitForLines } from '../../harness/dayLines.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { quoteRoute } from '../../harness/instrument.ts';
import { pageOf } from '../../harness/pages.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const at = '/trade';
const route = 'GET /stock/success/v2/transaction';
const dayMs = 86_400_000;
const yesterday = fakeNow - dayMs;

const lot = (over: Parameters<typeof buildPosition>[0]) =>
  buildPosition({ createdAt: yesterday, ...over });

/**
 * Two lots of a share (15 at 122.40 on average, now 129.00), a lot of a falling share, and a lot of
 * today. They are worth 1,935.00 + 585.00 + 300.00 = 2,820.00.
 */
const lots = [
  lot({ orderNumber: 'C-1', costPrice: '120.00' }),
  lot({ orderNumber: 'C-2', quantity: 5, costPrice: '127.20' }),
  lot({
    orderNumber: 'C-3',
    symbol: 'XILO',
    name: 'Xilonara Alimentos',
    costPrice: '62.00',
    currentPrice: '58.50',
    previousClose: '58.75',
  }),
  lot({
    orderNumber: 'C-4',
    symbol: 'ALBA',
    name: 'Albariza Minera',
    quantity: 20,
    costPrice: '15.00',
    currentPrice: '15.00',
    previousClose: '14.00',
    createdAt: fakeNow,
  }),
];

const held = (rows: typeof lots) =>
  answer.ok(codecs.encodePage(buildPage(rows), codecs.position.encode));

const withLots = (script: Script) => scenario({ at, upstream: { [route]: script } });

const meta = {
  title: 'Trading/Trade/Holdings',
  id: 'screens-trade-holdings',
  ...inApp,
  parameters: { ...inApp.parameters, ...withLots(held(lots)) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const onlyShares = {
  cash: '1284.39',
  stock: '2820.00',
  forex: '0.00',
  futures: '0.00',
  treasury: '0.00',
  funds: '0.00',
  held: '0.00',
  loan: '0.00',
};

const rowOf = async ({ canvas }: Context, name: RegExp) => canvas.findByRole('link', { name });
const order = ({ canvas }: Context) =>
  canvas
    .getAllByRole('link')
    .map(({ textContent }) => /Norvelo|Xilonara|Albariza/.exec(textContent)?.[0])
    .filter((name) => name !== undefined);

/** The rows with their day lines, and the ring of what is invested. */
const whole = {
  [route]: held(lots),
  [quoteRoute]: dayLines(
    lots.map(({ symbol, currentPrice, previousClose }) => ({
      symbol: symbol ?? '',
      price: currentPrice,
      previousClose,
    })),
  ),
  'GET /v2/config': answer.ok([{ tag: 'extensions', value: 'portfolio,gains' }]),
  'GET /stock/success/v2/portfolio': answer.ok(
    codecs.portfolio.encode(buildPortfolio({ points: [], parts: onlyShares })),
  ),
};

export const Shown: Story = {
  parameters: { ...scenario({ at, upstream: whole }), ...atRest },
  play: async (context) => {
    await rowOf(context, /Norvelo/);
    await waitForLines(context.canvasElement, 3);
  },
};

export const Sums: Story = {
  name: 'sums the lots of a stock, most valuable first, and sorts by choice',
  parameters: notPictured('Same picture as at rest.'),
  play: async (context) => {
    const row = await rowOf(context, /Norvelo/);
    await expect(row).toHaveAttribute('href', '/stock/v2/NVLO/Norvelo%20Energ%C3%ADa');
    await expect(row).toHaveTextContent(/15 a US\$\s122\.40/);
    await expect(row).toHaveTextContent(/US\$\s1,935\.00/);
    // Today's gain: 15 × (129.00 − 127.50)
    await expect(row).toHaveTextContent(/\+US\$\s22\.50/);
    await expect(order(context)).toEqual(['Norvelo', 'Xilonara', 'Albariza']);
    await expect(context.canvas.getByText(/2,820\.00/)).toBeVisible();
    // Today's gain is 15 × 1.50 − 10 × 0.25 + 0 for today's lot = 20.00; the whole gain is 99.00 −
    // 35.00 = 64.00.
    await expect(context.canvas.getByText(/\+US\$\s20\.00/)).toBeVisible();
    await expect(context.canvas.getByText(/\+US\$\s64\.00/)).toBeVisible();
    // Home has another percent: the base here is 15 × 127.50 + 10 × 58.75 + 300.00 = 2,800.00.
    const { t } = harnessOf(context);
    await expect(context.canvas.getByText(/\+0\.71%/)).toBeVisible();
    await expect(context.canvas.getByText(t('holdings.percentOf'))).toBeVisible();
    const sort = context.canvas.getByRole('combobox', { name: t('holdings.sortBy') });
    await context.userEvent.selectOptions(sort, t('holdings.order.gain'));
    // Sorted by gain: 99.00, 0.00, −35.00
    await expect(order(context)).toEqual(['Norvelo', 'Albariza', 'Xilonara']);
    await context.userEvent.selectOptions(sort, t('holdings.order.name'));
    await expect(order(context)).toEqual(['Albariza', 'Norvelo', 'Xilonara']);
    await context.userEvent.selectOptions(sort, t('holdings.order.value'));
    await expect(order(context)).toEqual(['Norvelo', 'Xilonara', 'Albariza']);
  },
};

export const GainOfToday: Story = {
  name: 'switches the gain between today, dollars and percent',
  play: async (context) => {
    const row = await rowOf(context, /Norvelo/);
    const { t } = harnessOf(context);
    const gain = context.canvas.getByRole('combobox', { name: t('holdings.gainBy') });
    await context.userEvent.selectOptions(gain, t('holdings.gain.money'));
    // Value − cost: 1,935.00 − 1,836.00
    await expect(row).toHaveTextContent(/\+US\$\s99\.00/);
    await context.userEvent.selectOptions(gain, t('holdings.gain.percent'));
    // Gain divided by cost: 99.00 ÷ 1,836.00
    await expect(row).toHaveTextContent('+5.39%');
  },
};

export const AsTable: Story = {
  name: 'shows the table lot by lot, and the list again',
  parameters: notPictured('The table has pictures of its own.'),
  play: async (context) => {
    await rowOf(context, /Norvelo/);
    const { t } = harnessOf(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('holdings.asTable') }),
    );
    // The table with the rows replaces the table of the skeleton. It has a head and a total.
    await waitFor(() =>
      expect(within(context.canvas.getByRole('table')).getAllByRole('row')).toHaveLength(
        lots.length + 2,
      ),
    );
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('holdings.asList') }),
    );
    await rowOf(context, /Norvelo/);
  },
};

export const AmountsHidden: Story = {
  parameters: scenario({
    at,
    upstream: { [route]: held(lots) },
    stored: { amounts: 'hidden' },
  }),
  play: async (context) => {
    const row = await rowOf(context, /Norvelo/);
    await expect(row).not.toHaveTextContent(/1,935|99\.00/);
    await expect(context.canvas.queryByText(/2,820|64\.00/)).toBeNull();
  },
};

export const ManyLots: Story = {
  name: 'sums the lots of all pages',
  parameters: {
    ...withLots((call) =>
      pageOf(
        call,
        Array.from({ length: 230 }, (_, index) => lot({ orderNumber: `M-${index}`, quantity: 1 })),
        codecs.position.encode,
      ),
    ),
    ...notPictured('Same row as in other pictures.'),
  },
  play: async (context) => {
    await waitFor(async () =>
      expect(await rowOf(context, /Norvelo/)).toHaveTextContent(/230 a US/),
    );
    // 230 × 129.00
    await expect(context.canvas.getAllByText(/29,670\.00/)).toHaveLength(2);
  },
};

export const WithoutAPrice: Story = {
  name: 'says that the sums exclude a lot of unknown value',
  parameters: scenario({
    at,
    upstream: {
      [route]: held([
        ...lots,
        lot({ orderNumber: 'C-5', symbol: 'NOPE', name: 'Nopalera', currentPrice: null }),
      ]),
      [quoteRoute]: answer.html(502),
    },
  }),
  play: async (context) => {
    await expect(await rowOf(context, /Nopalera/)).toHaveTextContent('—');
    const without = harnessOf(context).t('holdings.without', { count: 1 });
    await expect(context.canvas.getAllByText(without)).toHaveLength(2);
  },
};

export const Loading: Story = { parameters: withLots(answer.stall()) };

/** A portfolio with these parts. */
const withParts = (parts: typeof onlyShares) => ({
  ...scenario({
    at,
    upstream: {
      [route]: held(lots),
      'GET /v2/config': answer.ok([{ tag: 'extensions', value: 'portfolio' }]),
      'GET /stock/success/v2/portfolio': answer.ok(
        codecs.portfolio.encode(buildPortfolio({ points: [], parts })),
      ),
    },
  }),
  ...notPictured('The account pictures the ring.'),
});

async function investedIn({ canvas, loaded }: Context) {
  const name = harnessOf({ loaded }).t('wealth.invested');
  // A skeleton stands in the region at first.
  const parts = await waitFor(() =>
    within(canvas.getByRole('region', { name })).getAllByRole('definition'),
  );
  return {
    section: canvas.getByRole('region', { name }),
    parts: parts.map((part) => part.textContent.replaceAll(/\s/g, ' ')),
  };
}

export const Invested: Story = {
  name: 'sums all types, funds and reserved money, without cash',
  parameters: withParts({
    ...onlyShares,
    futures: '0.01',
    treasury: '2000.00',
    funds: '1500.00',
    held: '500.00',
    loan: '400.00',
  }),
  play: async (context) => {
    // The total is 2,820.00 + 2,000.00 + 1,500.00 + 500.00 + 0.01.
    await expect((await investedIn(context)).parts).toEqual([
      'US$ 2,820.00',
      'US$ 2,000.00',
      'US$ 1,500.00',
      'US$ 500.00',
      'US$ 0.01',
      'US$ 6,820.01',
    ]);
  },
};

export const InvestedInOneType: Story = {
  name: 'shows the composition of one type below the rows',
  parameters: withParts(onlyShares),
  play: async (context) => {
    const { section, parts } = await investedIn(context);
    // 1,935.00, 585.00 and 300.00, each ÷ 2,820.00
    await expect(parts).toEqual(['68.62%', '20.74%', '10.64%']);
    await expect(within(section).getByText('Norvelo Energía')).toBeVisible();
    const row = await rowOf(context, /Norvelo/);
    await expect(section.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};
