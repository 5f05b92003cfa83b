import { answer, buildFundOrder, buildPage, codecs, fakeNow, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { sheetSays } from '../orderSheet.ts';
import { activities, openActivity, stepsShown } from '../activities.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/fund-investment/orders';
const route = 'GET /stock/success/fund/orders';
const dayMs = 86_400_000;

const orders = [
  ...Array.from({ length: 12 }, (_, index) =>
    buildFundOrder({ orderNumber: `F-20261120-${String(index + 1).padStart(4, '0')}` }),
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
    fund: { name: 'Acciones Mixto 360', periodDays: 360, minReturn: '-4', maxReturn: '12' },
  }),
  buildFundOrder({ orderNumber: 'F-20261118-0001', status: 'cancelled' }),
];

const byStatus: Script = ({ query }) => {
  const page = Number(query['page']);
  const asked = query['status'];
  const found = orders.filter(({ status }) => asked === undefined || status === asked);
  const limit = Number(query['limit']);
  const rows = found.slice((page - 1) * limit, page * limit);
  return answer.ok(codecs.encodePage(buildPage(rows, found.length), codecs.fundOrder.encode));
};

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: { [route]: byStatus } }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const shown = (script: Script, tab = 'active') =>
  scenario({ at: `${at}?status=${tab}`, upstream: { [route]: script } });

export const Active: Story = {
  name: 'spec §4 fund order status: active',
  play: async (context) => {
    await expect(await activities(context, 'fundOrders.list')).toHaveLength(10);
    const word = harnessOf(context).t('order.status.active');
    await expect(context.canvas.getAllByText(word)[0]).toBeVisible();
  },
};

/** What it may return, in words that promise nothing: 1.2 % and 2.4 % of 1,000.00. */
export const ActiveDetail: Story = {
  parameters: notPictured('It looks as the detail of an order.'),
  play: async (context) => {
    const sheet = await openActivity(context, 'fundOrders.list');
    await expect(sheet).toHaveTextContent(/12[.,]00.*24[.,]00/);
    await expect(sheet).toHaveTextContent('F-20261120-0001');
    await expect(await stepsShown(context)).toHaveLength(3);
  },
};

/** What was really paid, with its sign. */
export const Completed: Story = {
  name: 'spec §4 fund order status: completed',
  parameters: shown(byStatus, 'completed'),
  play: async (context) => {
    await says(context, 'fundOrders.paid', { amount: '+US$ 15.40' });
    await says(context, 'fundOrders.paid', { amount: '−US$ 26.90' });
  },
};

/** A case or a movement leads to one that has ended: its tab opens, and its detail. */
export const LinkedEnded: Story = {
  parameters: {
    ...scenario({ at: `${at}#F-20261118-0001`, upstream: { [route]: byStatus } }),
    ...notPictured('It looks as the detail of an order.'),
  },
  play: async (context) => {
    await sheetSays(context, 'fundOrders.returned', { amount: 'US$ 1,000.00' });
    await expect(await screen.findByRole('dialog')).toHaveTextContent('F-20261118-0001');
  },
};

export const Cancelled: Story = {
  name: 'spec §4 fund order status: cancelled',
  parameters: shown(byStatus, 'cancelled'),
  play: async (context) => {
    await says(context, 'fundOrders.returned', { amount: 'US$ 1,000.00' });
    await says(context, 'order.status.cancelled');
  },
};

const endOf = (row: Parameters<typeof buildFundOrder>[0], end: RegExp): Story => ({
  parameters: {
    ...shown(
      answer.ok(codecs.encodePage(buildPage([buildFundOrder(row)]), codecs.fundOrder.encode)),
    ),
    ...notPictured('It looks as the detail of an order.'),
  },
  play: async (context) => {
    await openActivity(context, 'fundOrders.list');
    const steps = await stepsShown(context);
    await expect(steps).toHaveLength(2);
    await expect(steps[1]).toMatch(end);
  },
});

const completed = {
  status: 'completed',
  amount: '1000.00',
  paidReturn: '0.10',
  createdAt: fakeNow - dayMs,
  endsAt: fakeNow,
  fund: { name: 'Liquidez Diaria', periodDays: 1, minReturn: '0.01', maxReturn: '0.02' },
} as const;

/** When it was paid out, which may be after the period. */
export const CompletedDetail = endOf(
  { ...completed, endedAt: fakeNow + 60_000 },
  /20 nov 2026, \d+:31/,
);

export const CancelledDetail = endOf(
  { status: 'cancelled', endedAt: fakeNow + 8 * 60_000 },
  /20 nov 2026, \d+:38/,
);

/** An upstream that does not say when: it was paid out on the day that the period ends. */
export const CompletedUntold = endOf(completed, /20 nov 2026$/);

/** An upstream that does not say when: it may have been any day before the period ends. */
export const CancelledUntold = endOf({ status: 'cancelled' }, /^\D+$/);

/** An upstream that says one figure instead of a range, and a status that Corro does not know. */
export const Sparse: Story = {
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
    await says(context, 'order.status.unknown', { code: 'frozen' });
    await openActivity(context, 'fundOrders.list');
    await sheetSays(context, 'fundOrders.mayAbout', { amount: 'US$ 18.00' });
  },
};

export const Loading: Story = {
  parameters: {
    ...shown(answer.stall()),
    ...notPictured('The skeletons are those of the order history.'),
  },
};

export const Empty: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 })),
  play: (context) => says(context, 'fundOrders.empty.active'),
};

export const EmptyTab: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 }), 'cancelled'),
  play: (context) => says(context, 'fundOrders.empty.cancelled'),
};

export const Failed: Story = {
  parameters: { ...shown(answer.html(502)), ...notPictured('It is said as in the order history.') },
  play: (context) => saysInTheEnd(context, 'fundOrders.failed'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  parameters: atRest,
  play: async (context) => {
    await activities(context, 'fundOrders.list');
    await failLater(context, route);
    await activities(context, 'fundOrders.list');
  },
};

/** Without a network since before the first reading. */
export const Offline: Story = {
  parameters: { ...shown(answer.offline()), ...notPictured('It is said as in the order history.') },
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: shown(byStatus, 'completed'),
};
