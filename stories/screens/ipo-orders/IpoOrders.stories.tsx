import { answer, buildIpoOrder, fakeNow } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured, once } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { openActivity, stepsShown, writtenIn } from '../activities.ts';
import { applications, ordersRoute as route } from '../ipo/offerings.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/ipo/orders';

const hourAgo = fakeNow - 3_600_000;

/** 300 × 25.33 and a fee of 2.28 set aside; 115 × 25.33 and a fee of 0.87 paid. */
const allotted = buildIpoOrder({
  orderNumber: 'I-2',
  symbol: 'VALDRA',
  name: 'Valdrano Capital',
  quantity: 300,
  price: '25.33',
  held: '7601.28',
  closesAt: hourAgo,
  allotted: 115,
  amount: '2912.95',
  fee: '0.87',
  returned: '4687.46',
  status: 'success',
  endedAt: hourAgo + 1_000,
});
const none = buildIpoOrder({
  orderNumber: 'I-3',
  symbol: 'NIVALA',
  name: 'Nivalar Robotics',
  quantity: 100,
  price: '8.54',
  held: '854.26',
  closesAt: hourAgo,
  allotted: 0,
  amount: '0.00',
  fee: '0.00',
  returned: '854.26',
  status: 'failed',
});

const every = applications([buildIpoOrder(), allotted, none]);

// Unreachable: busy, done. Cancelling, all that is sent from here, has its stories beside the withdrawals.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: { [route]: every } }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** What is waited for, what was allotted, and what was not. */
export const All: Story = {
  play: async (context) => {
    await says(context, 'ipoOrders.allotted', { allotted: 115, asked: 300 });
    // 2912.95 + 0.87
    await expect(context.canvas.getByText(/2,913\.82/)).toBeVisible();
    const [pending, , without] = await writtenIn(context, 'ipoOrders.list');
    const { t } = harnessOf(context);
    await expect(pending).toContain(t('order.status.pending'));
    await expect(without).toContain(t('ipoOrders.status.failed'));
  },
};

/** What was set aside, allotted and paid, and what went back, to the cent; the day of the allotment. */
export const Detail: Story = {
  parameters: once,
  play: async (context) => {
    const sheet = await openActivity(context, 'ipoOrders.list', 1);
    for (const amount of [/7[.,]601[.,]28/, /2[.,]912[.,]95/, /0[.,]87/, /4[.,]687[.,]46/, /I-2/]) {
      await expect(sheet).toHaveTextContent(amount);
    }
    const { t } = harnessOf(context);
    const [, allotment] = await stepsShown(context);
    await expect(allotment).toContain(t('ipoOrders.status.success'));
    // When it was.
    await expect(allotment).toMatch(/20 nov 2026, \d+:30/);
  },
};

/** The allotment is still to come, on the day that the offering has. */
export const PendingDetail: Story = {
  parameters: notPictured('It looks like the detail of an order that is pending.'),
  play: async (context) => {
    await openActivity(context, 'ipoOrders.list', 0);
    const { t } = harnessOf(context);
    const [, now, last] = await stepsShown(context);
    await expect(now).toContain(t('transfer.state.current'));
    await expect(last).toMatch(new RegExp(`^${t('ipoOrders.step.allotment')}.*2026`));
  },
};

const tab = (status: string, kept: string, hidden: readonly string[]): Story => ({
  parameters: scenario({ at: `${at}?status=${status}`, upstream: { [route]: every } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kept)).toBeVisible();
    for (const name of hidden) await expect(canvas.queryByText(name)).toBeNull();
  },
});

export const Pending = {
  ...tab('pending', 'Solvera Energía', ['Valdrano Capital', 'Nivalar Robotics']),
  name: 'spec §4 ipo application status: pending',
};
export const Allotted = {
  ...tab('success', 'Valdrano Capital', ['Solvera Energía']),
  name: 'spec §4 ipo application status: success',
};
export const NotAllotted = {
  ...tab('failed', 'Nivalar Robotics', ['Solvera Energía']),
  name: 'spec §4 ipo application status: failed',
};

/** An unknown status shows its code; missing fields are left out. */
export const UnknownStatus: Story = {
  parameters: scenario({
    at,
    upstream: {
      [route]: applications([buildIpoOrder({ status: { unknown: '9' }, held: null, series: '' })]),
    },
  }),
  play: (context) => says(context, 'order.status.unknown', { code: '9' }),
};

export const Loading: Story = {
  parameters: {
    ...scenario({ at, upstream: { [route]: answer.stall() } }),
    ...notPictured('The skeletons are those of the order history.'),
  },
};

/** Leads to where one applies. */
export const Empty: Story = {
  parameters: scenario({ at, upstream: { [route]: applications([]) } }),
  play: async (context) => {
    await says(context, 'ipoOrders.empty.all');
    const link = context.canvas.getByRole('link', { name: harnessOf(context).t('ipo.seeOffers') });
    await expect(link).toHaveAttribute('href', '/ipo');
  },
};

/** None of this status leads to all of them. */
export const EmptyTab: Story = {
  parameters: scenario({
    at: `${at}?status=failed`,
    upstream: { [route]: applications([buildIpoOrder()]) },
  }),
  play: async (context) => {
    await says(context, 'ipoOrders.empty.failed');
    const { t } = harnessOf(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('records.empty.showAll') }),
    );
    await waitFor(() => expect(context.canvas.getByText('Solvera Energía')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: {
    ...scenario({ at, upstream: { [route]: answer.html(502) } }),
    ...notPictured('It is said as in the order history.'),
  },
  play: (context) => saysInTheEnd(context, 'ipoOrders.failed'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  parameters: atRest,
  play: async (context) => {
    await context.canvas.findByText('Solvera Energía');
    const harness = harnessOf(context);
    harness.upstream.script(route, answer.html(502));
    await harness.pass(30_000);
    await harness.refresh();
    await says(context, 'query.failedKept', { age: harness.t('query.stale', { seconds: 30 }) });
  },
};

export const Offline: Story = {
  parameters: {
    ...scenario({ at, upstream: { [route]: answer.offline() } }),
    ...notPictured('It is said as in the order history.'),
  },
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};
