import { answer, buildStock, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSpanish, notPictured } from '../../pictures/modes.ts';
import { says, shows } from '../../harness/form.ts';
import { instrumentScripts } from '../../harness/instrument.ts';
import { harnessOf, inApp, scenario } from '../../harness/withApp.tsx';

const at = '/stock/v2/WTI/Petr%C3%B3leo%20WTI';
const listRoute = 'GET /v2/market/list';
const wti = { symbol: 'WTI', name: 'Petróleo WTI', market: 'FUTURE' };

const list = (more: Parameters<typeof buildStock>[0]) =>
  answer.ok({ rows: [codecs.stock.encode(buildStock({ ...wti, ...more }))], count: 1 });

const upstream = {
  ...instrumentScripts({
    ...wti,
    price: '36.36',
    open: '36.70',
    high: '37.10',
    low: '36.10',
    previousClose: '36.70',
    change: '-0.34',
    changePercent: '-0.93',
  }),
  [listRoute]: list({
    unit: 'barrel',
    expiresAt: Date.UTC(2026, 11, 18, 21),
    atExpiry: 'cash',
  }),
};

const meta = {
  title: 'Markets/Stock detail/Future',
  id: 'screens-stock-detail-future',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Terms: Story = {
  name: 'shows expiry, unit and what becomes of a position',
  parameters: inSpanish,
  play: async (context) => {
    await says(context, 'future.section');
    await shows(context, '18 dic 2026');
    await says(context, 'future.unit', { unit: 'barrel' });
    await says(context, 'future.expiry.cash');
  },
};

export const WithoutTerms: Story = {
  name: 'has no section if the upstream sends no expiry',
  parameters: {
    ...scenario({ at, upstream: { ...upstream, [listRoute]: list({ atExpiry: 'other' }) } }),
    ...notPictured('The detail of a share.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    await says(context, 'stock.figures');
    await expect(context.canvas.queryByText(t('future.section'))).toBeNull();
  },
};
