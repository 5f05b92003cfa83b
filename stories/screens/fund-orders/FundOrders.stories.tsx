import { answer, buildFundOrder, buildPage, codecs, fakeNow, type Script } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says } from '../../harness/form.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { pageOf } from '../../harness/pages.ts';
import { activities, activityTexts, openActivity, shownSteps } from '../../harness/activities.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const at = '/fund-investment/orders';
const route = 'GET /stock/success/fund/orders';
const dayMs = 86_400_000;

const participations: readonly Parameters<typeof buildFundOrder>[0][] = [
  {},
  {
    amount: '500.00',
    endsAt: fakeNow + 20 * dayMs,
    fund: { name: 'Impulso Pyme 21', periodDays: 21, minReturn: '0.40', maxReturn: '1.10' },
  },
  {
    amount: '1500.00',
    endsAt: fakeNow + 358 * dayMs,
    fund: { name: 'Mixto de Acciones 360', periodDays: 360, minReturn: '-4', maxReturn: '12' },
  },
];

const orders = [
  ...Array.from({ length: 12 }, (_, index) =>
    buildFundOrder({
      orderNumber: `F-20261120-${String(index + 1).padStart(4, '0')}`,
      createdAt: fakeNow - index * 7 * 3_600_000,
      ...participations[index % participations.length],
    }),
  ),
  buildFundOrder({
    orderNumber: 'F-20261119-0002',
    status: 'completed',
    endsAt: fakeNow,
    paidReturn: '15.40',
    fund: { name: 'Liquidez Diaria', periodDays: 1, minReturn: '1.00', maxReturn: '2.00' },
  }),
  buildFundOrder({
    orderNumber: 'F-20261119-0001',
    status: 'completed',
    endsAt: fakeNow - dayMs,
    paidReturn: '-26.90',
    fund: { name: 'Mixto de Acciones 360', periodDays: 360, minReturn: '-4', maxReturn: '12' },
  }),
  buildFundOrder({ orderNumber: 'F-20261118-0001', status: 'cancelled' }),
];

const completed = {
  status: 'completed',
  amount: '1000.00',
  paidReturn: '0.10',
  createdAt: fakeNow - dayMs,
  endsAt: fakeNow,
  fund: { name: 'Liquidez Diaria', periodDays: 1, minReturn: '0.01', maxReturn: '0.02' },
} as const;

const byStatus: Script = (call) => {
  const asked = call.query['status'];
  const found = orders.filter(({ status }) => asked === undefined || status === asked);
  return pageOf(call, found, codecs.fundOrder.encode);
};

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Products/Fund orders',
  id: 'screens-fund-orders-fundorders',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: { [route]: byStatus } }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const shown = (script: Script, tab = 'active') =>
  scenario({ at: `${at}?status=${tab}`, upstream: { [route]: script } });

/**
 * Waits for the rows of both pages: a page that comes after the failure of its call changes the
 * picture.
 */
const hasRows = (count: number) => (context: StoryContext) =>
  waitFor(async () => expect(await activities(context, 'fundOrders.list')).toHaveLength(count));

const states = readStates({
  at,
  upstream: { [route]: byStatus },
  route,
  shown: hasRows(15),
  failure: 'fundOrders.failed',
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const FailedRefetch: Story = {
  ...states.failedRefetch,
  parameters: { ...states.failedRefetch.parameters, ...atRest },
};
export const Offline: Story = states.offline;

export const All: Story = {
  name: 'lists all with their status',
  play: async (context) => {
    await hasRows(15)(context);
    const { t } = harnessOf(context);
    const { canvas } = context;
    await expect(canvas.getAllByText(t('order.status.active'))).toHaveLength(12);
    await expect(canvas.getAllByText(t('order.status.completed'))).toHaveLength(2);
    await expect(canvas.getAllByText(t('order.status.cancelled'))).toHaveLength(1);
  },
};

export const Active: Story = {
  name: 'spec §4 fund order status: lists active ones, whose status only the tab names',
  parameters: shown(byStatus),
  play: async (context) => {
    await hasRows(12)(context);
    await expect(
      context.canvas.queryByText(harnessOf(context).t('order.status.active')),
    ).toBeNull();
  },
};

export const ActiveDetail: Story = {
  name: 'shows the possible return of an active one',
  parameters: notPictured('Same picture as the detail of a stock order.'),
  play: async (context) => {
    const sheet = await openActivity(context, 'fundOrders.list');
    // 1.2 % and 2.4 % of 1,000.00
    await expect(sheet).toHaveTextContent(/12[.,]00.*24[.,]00/);
    await expect(sheet).toHaveTextContent('F-20261120-0001');
    await expect(await shownSteps(context)).toHaveLength(3);
  },
};

export const Completed: Story = {
  name: 'spec §4 fund order status: shows the payout of completed ones',
  parameters: shown(byStatus, 'completed'),
  play: async (context) => {
    await says(context, 'fundOrders.paid', { amount: '+US$ 15.40' });
    await says(context, 'fundOrders.paid', { amount: '−US$ 26.90' });
    const period = harnessOf(context).t('funds.period.day', { count: 1 });
    await says(context, 'fundOrders.placed', { period, amount: 'US$ 1,000.00' });
  },
};

export const PaidDays: Story = {
  name: 'lists completed ones by the day of their payment',
  parameters: {
    ...shown(
      answer.ok(
        codecs.encodePage(
          buildPage([
            // Bought last and paid first
            buildFundOrder({
              ...completed,
              orderNumber: 'F-2',
              createdAt: fakeNow - 3 * dayMs,
              endedAt: fakeNow - 2 * dayMs,
            }),
            buildFundOrder({
              ...completed,
              orderNumber: 'F-1',
              fund: { ...completed.fund, name: 'Renta Corta 7' },
              createdAt: fakeNow - 9 * dayMs,
              endedAt: fakeNow - dayMs,
            }),
          ]),
          codecs.fundOrder.encode,
        ),
      ),
      'completed',
    ),
    ...notPictured('Same picture as the completed participations.'),
  },
  play: async (context) => {
    const [first, second] = await activityTexts(context, 'fundOrders.list');
    const { t } = harnessOf(context);
    await expect(first).toContain(t('day.yesterday'));
    await expect(first).toContain('Renta Corta 7');
    await expect(second).toContain('18 de noviembre');
    await expect(second).toContain('Liquidez Diaria');
  },
};

export const LinkedEnded: Story = {
  name: 'opens the detail of an ended one from its address',
  parameters: {
    ...scenario({ at: `${at}#F-20261118-0001`, upstream: { [route]: byStatus } }),
    ...notPictured('Same picture as the detail of a stock order.'),
  },
  play: async (context) => {
    await sheetSays(context, 'fundOrders.returned', { amount: 'US$ 1,000.00' });
    await expect(await screen.findByRole('dialog')).toHaveTextContent('F-20261118-0001');
  },
};

export const Cancelled: Story = {
  name: 'spec §4 fund order status: shows the refund of cancelled ones',
  parameters: shown(byStatus, 'cancelled'),
  play: async (context) => {
    await says(context, 'fundOrders.returned', { amount: 'US$ 1,000.00' });
  },
};

const endOf = (row: Parameters<typeof buildFundOrder>[0], end: RegExp): Story => ({
  parameters: {
    ...shown(
      answer.ok(codecs.encodePage(buildPage([buildFundOrder(row)]), codecs.fundOrder.encode)),
    ),
    ...notPictured('Same picture as the detail of a stock order.'),
  },
  play: async (context) => {
    await openActivity(context, 'fundOrders.list');
    const steps = await shownSteps(context);
    await expect(steps).toHaveLength(2);
    await expect(steps[1]).toMatch(end);
  },
});

export const CompletedDetail = {
  ...endOf({ ...completed, endedAt: fakeNow + 60_000 }, /20 nov 2026, \d+:31/),
  name: 'shows the payout time',
};
export const CancelledDetail = {
  ...endOf({ status: 'cancelled', endedAt: fakeNow + 8 * 60_000 }, /20 nov 2026, \d+:38/),
  name: 'shows the cancellation time',
};
export const CompletedUntold = {
  ...endOf(completed, /20 nov 2026$/),
  name: 'shows the end of the period if the payout time is missing',
};
export const CancelledUntold = {
  ...endOf({ status: 'cancelled' }, /^\D+$/),
  name: 'shows no cancellation time if it is missing',
};

export const Sparse: Story = {
  name: 'shows one figure instead of a range, and an unknown status',
  parameters: shown(
    answer.ok({
      rows: [
        {
          id: 9,
          amount: '1000.00',
          expected_return: '18.00',
          status: 'frozen',
          created_at: '2026-11-20T15:30:00Z',
          project: { name: 'Renta 90' },
        },
      ],
    }),
  ),
  play: async (context) => {
    await openActivity(context, 'fundOrders.list');
    await sheetSays(context, 'order.status.unknown');
    await sheetSays(context, 'order.statusCode', { code: 'frozen' });
    await sheetSays(context, 'fundOrders.mayAbout', { amount: 'US$ 18.00' });
  },
};

export const EmptyTab: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 }), 'cancelled'),
  play: (context) => says(context, 'fundOrders.empty.cancelled'),
};
