import { answer, buildDebt, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says } from '../../harness/form.ts';
import { instrumentScripts } from '../../harness/instrument.ts';
import { harnessOf, inApp, scenario } from '../../harness/withApp.tsx';

const at = '/stock/v2/CET28/Cetes%20a%2028%20d%C3%ADas';
const listRoute = 'GET /v2/market/list';

const list = (debts: readonly ReturnType<typeof buildDebt>[]) =>
  answer.ok({ rows: debts.map(codecs.debt.encode), count: debts.length });

const upstream = {
  ...instrumentScripts({
    symbol: 'CET28',
    name: 'Cetes a 28 días',
    market: 'CGI',
    price: '99.200',
    open: '99.190',
    high: '99.230',
    low: '99.180',
    previousClose: '99.190',
    change: '0.010',
    changePercent: '0.01',
  }),
  [listRoute]: list([
    buildDebt(),
    buildDebt({ id: '2', symbol: 'MBON10', yieldPercent: '9.65', termDays: 3650 }),
    buildDebt({ id: '3', symbol: 'UST2Y', issuer: 'Estados Unidos', termDays: 730 }),
  ]),
};

const meta = {
  title: 'Markets/Stock detail/Debt',
  id: 'screens-stock-detail-debt',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Debt: Story = {
  name: 'shows yield before price, return to maturity and place on the curve',
  parameters: atRest,
  play: async (context) => {
    const { canvas } = context;
    const app = harnessOf(context);
    const { t } = app;
    await says(context, 'debt.yield.year', {
      rate: app.inLanguage({ es: '10.37%', de: '10,37 %' }),
    });
    const figure = async (label: string) =>
      (await canvas.findByText(label, { selector: 'dt' })).nextElementSibling;
    const days = app.inLanguage({ es: '28 días', de: '28 Tage' });
    await expect(await figure(t('debt.term'))).toHaveTextContent(days);
    // 100.00 − 99.200
    await expect(await figure(t('debt.interest'))).toHaveTextContent(
      app.inLanguage({ es: 'US$ 0.80', de: 'US$ 0,80' }),
    );
    const curve = await canvas.findByRole('img', {
      name: app.inLanguage({ es: /^Curva de rendimiento/, de: /^Renditekurve/ }),
    });
    // The lines are two points of the curve and two edges.
    await expect(curve.querySelectorAll('line')).toHaveLength(4);
  },
};

export const WithoutYield: Story = {
  name: 'shows the price first if the yield is unknown',
  parameters: {
    ...scenario({
      at,
      upstream: { ...upstream, [listRoute]: list([buildDebt({ yieldPercent: null })]) },
    }),
    ...notPictured('Same picture as a stock.'),
  },
  play: async (context) => {
    await waitFor(() => expect(context.canvasElement).toHaveTextContent(/99\.20/));
    const { t } = harnessOf(context);
    await expect(context.canvas.queryByText(t('debt.section'))).toBeNull();
  },
};
