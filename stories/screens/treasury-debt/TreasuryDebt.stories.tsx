import { answer, buildDebt, buildStock, codecs, fakeNow, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allNotPictured, atRest, notPictured, inSpanish } from '../../pictures/modes.ts';
import { dayLines } from '../../harness/dayLines.ts';
import { marketStories, searchScript } from '../../harness/marketList.ts';
import { says } from '../../harness/form.ts';
import { harnessOf, inApp, scenario } from '../../harness/withApp.tsx';

const instruments = [
  {
    symbol: 'CET28',
    name: 'Cetes a 28 días',
    exchangeName: 'BMV',
    price: '99.214',
    previousClose: '99.200',
    changePercent: '0.01',
  },
  {
    symbol: 'UST10Y',
    name: 'Nota del Tesoro a 10 años',
    exchangeName: 'UST',
    price: '97.850',
    previousClose: '98.100',
    changePercent: '-0.25',
  },
  {
    symbol: 'UST30Y',
    name: 'Bono del Tesoro de los Estados Unidos a 30 años',
    exchangeName: 'UST',
    price: '94.200',
    previousClose: '94.200',
    changePercent: '0.00',
  },
].map((over, at) => buildStock({ id: String(at), market: 'CGI', ...over }));

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Markets/Treasury debt',
  id: 'screens-treasury-debt-treasurydebt',
  ...inApp,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const stories = marketStories({
  kind: 'treasury',
  at: '/treasury-debt',
  route: 'GET /v2/market/list',
  rows: searchScript(instruments),
  lines: dayLines(instruments),
  code: 'CET28',
  href: '/stock/v2/CET28/Cetes%20a%2028%20d%C3%ADas',
  positions: '/trade-no-nav/treasury/ok',
});
const us = 'Estados Unidos';
/** Debts of two issuers, out of order, one without a yield. */
const debts = [
  buildDebt({
    id: '2',
    symbol: 'CET364',
    name: 'Cetes a 364 días',
    yieldPercent: '10.12',
    termDays: 364,
    price: '90.715',
    previousClose: '90.690',
    changePercent: '0.03',
  }),
  buildDebt(),
  buildDebt({
    id: '3',
    symbol: 'MBON10',
    name: 'Bono M a 10 años',
    yieldPercent: '9.65',
    termDays: 3650,
    price: '95.900',
    previousClose: '96.110',
    changePercent: '-0.22',
  }),
  buildDebt({
    id: '4',
    symbol: 'UST2Y',
    name: 'Nota del Tesoro a 2 años',
    issuer: us,
    yieldPercent: '4.57',
    termDays: 730,
    price: '99.400',
    previousClose: '99.400',
    changePercent: '0.00',
  }),
  buildDebt({
    id: '5',
    symbol: 'UST30Y',
    name: 'Bono del Tesoro a 30 años',
    issuer: us,
    yieldPercent: '4.61',
    termDays: 10_950,
    price: '94.200',
    previousClose: '94.480',
    changePercent: '-0.30',
  }),
  buildDebt({
    id: '6',
    symbol: 'MUDI10',
    name: 'Udibono a 10 años',
    yieldPercent: null,
    termDays: null,
    price: '101.400',
    previousClose: '101.310',
    changePercent: '0.09',
  }),
];

const withYields: Script = ({ query }) => {
  const found = debts.filter(({ symbol }) => symbol.includes(query.code ?? ''));
  return answer.ok({ rows: found.map(codecs.debt.encode), count: found.length });
};

const unpictured = allNotPictured(stories, 'Same picture as the list of futures in this state.');

export const Shown: Story = {
  ...stories.shown,
  parameters: { ...stories.shown.parameters, ...inSpanish },
};
export const WithYields: Story = {
  name: "shows yields before prices and an issuer's curve, shortest term first",
  parameters: {
    ...scenario({ at: '/treasury-debt', upstream: { 'GET /v2/market/list': withYields } }),
    ...atRest,
  },
  play: async (context) => {
    const { canvas } = context;
    const app = harnessOf(context);
    const { t } = app;
    const first = app.inLanguage({ es: '10.37%', de: '10,37 %' });
    await says(context, 'debt.yield.year', { rate: first });
    const mexico = t('debt.curve.spoken', {
      first,
      firstTerm: t('debt.term.day', { count: 28 }),
      last: app.inLanguage({ es: '9.65%', de: '9,65 %' }),
      lastTerm: t('debt.term.year', { count: 10 }),
    });
    const curve = await canvas.findByRole('img', { name: mexico });
    // The lines are three points of the curve and two edges.
    await expect(curve.querySelectorAll('line')).toHaveLength(5);
    const row = canvas.getByText('Cetes a 28 días').closest('a');
    const told = app.inLanguage({
      es: /10\.37% anual.*99\.200.*\+0\.010/,
      de: /10,37 % p\. a\..*99,200.*\+0,010/,
    });
    await expect(row).toHaveTextContent(told);
  },
};

export const PricedByYield: Story = {
  name: 'shows the change of a yield in percentage points, and the maturity',
  parameters: {
    ...scenario({
      at: '/treasury-debt',
      upstream: {
        'GET /v2/market/list': answer.ok({
          rows: [
            ['2.170', '2.140'],
            ['2.150', '2.151'],
          ].map(([price = null, previousClose = null], at) =>
            codecs.debt.encode(
              buildDebt({
                id: String(at),
                symbol: `US${at}Y`,
                issuer: us,
                price,
                previousClose,
                yieldPercent: price,
                termDays: 3650,
                paidUntilDue: null,
              }),
            ),
          ),
          count: 2,
        }),
      },
    }),
    ...inSpanish,
  },
  play: async (context) => {
    await says(context, 'debt.points', { change: '+0.03' });
    await says(context, 'debt.unchanged');
    await expect(context.canvas.getAllByText('vence nov 2036')).toHaveLength(2);
  },
};

export const SingleNote: Story = {
  name: 'draws the yields of a single debt over a year',
  parameters: {
    ...scenario({
      at: '/treasury-debt',
      upstream: {
        'GET /v2/market/list': answer.ok({
          rows: [
            codecs.debt.encode(
              buildDebt({
                symbol: 'US10Y',
                name: 'Nota del Tesoro a 10 años',
                issuer: us,
                price: '100.716',
                previousClose: '100.716',
                changePercent: '0.00',
                yieldPercent: '2.17',
                termDays: 3650,
                paidUntilDue: '122.50',
              }),
            ),
          ],
          count: 1,
        }),
        'GET /v2/yahoo': answer.ok({
          symbol: 'US10Y',
          name: 'Nota del Tesoro a 10 años',
          price: '100.716',
          rows: [
            ['2.02', '102.073'],
            ['2.35', '99.113'],
            ['1.98', '102.439'],
            ['2.17', '100.716'],
          ].map(([percent, close], at) => ({
            timestamp: new Date(fakeNow - (3 + (3 - at) * 90) * 86_400_000).toISOString(),
            close,
            yield: percent,
          })),
        }),
      },
    }),
    ...inSpanish,
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const name = `Nota del Tesoro a 10 años: ${t('debt.year')}`;
    const line = await context.canvas.findByRole('slider', { name });
    await expect(line).toHaveAttribute('aria-valuetext', expect.stringContaining('2.17%'));
    // The name and its yield stand once, above the line.
    const row = context.canvas.getByText('Nota del Tesoro a 10 años');
    await expect(row.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // A week that began three days ago has a yield of today.
    await expect(context.canvas.getByText(/^20 nov 2026: 2\.17%$/)).toBeVisible();
    await says(context, 'debt.year.range', { low: '1.98%', high: '2.35%' });
    // 2.17 − 2.02
    await says(context, 'debt.points', { change: '+0.15' });
    await says(context, 'debt.unchanged');
  },
};

export const OtherIssuer: Story = {
  name: "shows another issuer's curve as a table, then as a curve again",
  parameters: {
    ...scenario({ at: '/treasury-debt', upstream: { 'GET /v2/market/list': withYields } }),
    ...notPictured('Same picture as “WithYields”.'),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = harnessOf(context);
    await userEvent.click(await canvas.findByRole('radio', { name: us }));
    await userEvent.click(canvas.getByRole('button', { name: t('debt.asTable') }));
    const table = await canvas.findByRole('table', { name: t('debt.curve') });
    const [, first, last] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent(/UST2Y.*2 años.*4\.57%.*99\.40/);
    await expect(last).toHaveTextContent(/UST30Y.*30 años.*4\.61%/);
    await userEvent.click(canvas.getByRole('button', { name: t('debt.asPicture') }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = stories.loading;
export const Empty: Story = stories.empty;
export const Failed: Story = unpictured.failed;
export const OfflineWithData: Story = unpictured.offlineWithData;
export const Stale: Story = unpictured.stale;
