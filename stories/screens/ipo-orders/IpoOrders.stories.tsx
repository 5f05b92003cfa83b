import { buildIpoOrder, fakeNow, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured, inSpanish } from '../../pictures/modes.ts';
import { says, shows } from '../../harness/form.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { openActivity, shownSteps, activityTexts } from '../../harness/activities.ts';
import { applications, ordersRoute as route } from '../ipo/offerings.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const at = '/ipo/orders';

const hourAgo = fakeNow - 3_600_000;

/**
 * Held: 300 × 25.33 and a fee of 2.28. Paid for 115 allotted shares: 115 × 25.33 and a fee of 0.87.
 */
const allotted = buildIpoOrder({
  orderNumber: 'I-2',
  symbol: 'VALDRA',
  name: 'Valdrano Capital',
  quantity: 300,
  price: '25.33',
  reservedAmount: '7601.28',
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
  reservedAmount: '854.26',
  closesAt: hourAgo,
  allotted: 0,
  amount: '0.00',
  fee: '0.00',
  returned: '854.26',
  status: 'failed',
});

const every = applications([buildIpoOrder(), allotted, none]);

// Unreachable: busy, done. The screen sends only cancellations, whose stories are in
// withdraw-records/Cancelling.stories.tsx.
const meta = {
  title: 'Products/IPO orders',
  id: 'screens-ipo-orders-ipoorders',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: { [route]: every } }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const states = readStates({
  at,
  upstream: { [route]: every },
  route,
  shown: (context) => shows(context, 'Solvera Energía'),
  failure: 'ipoOrders.failed',
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const FailedRefetch: Story = {
  ...states.failedRefetch,
  parameters: { ...states.failedRefetch.parameters, ...atRest },
};
export const Offline: Story = states.offline;

const upstreamWith = (script: Script, address = at) =>
  scenario({ at: address, upstream: { [route]: script } });

export const All: Story = {
  name: 'lists pending, allotted and unallotted applications',
  play: async (context) => {
    await says(context, 'ipoOrders.allotted', { allotted: 115, asked: 300 });
    await says(context, 'notices.text.ipoReturned', { amount: 'US$ 4,687.46' });
    // The paid amount is 115 × 25.33 = 2,912.95 + a fee of 0.87.
    await expect(context.canvas.getByText(/2,913\.82/)).toBeVisible();
    // The allotment of the last one is an hour ago.
    const [pending, without, partial] = await activityTexts(context, 'ipoOrders.list');
    const { t } = harnessOf(context);
    await expect(pending).toContain(t('order.status.pending'));
    await expect(without).toContain(t('ipoOrders.status.failed'));
    await expect(partial).toContain(t('ipoOrders.status.partial'));
  },
};

export const Detail: Story = {
  name: 'shows reserved, allotted, paid and returned amounts with their times',
  parameters: inSpanish,
  play: async (context) => {
    const sheet = await openActivity(context, 'ipoOrders.list', 2);
    for (const amount of [/7[.,]601[.,]28/, /2[.,]912[.,]95/, /0[.,]87/, /4[.,]687[.,]46/, /I-2/]) {
      await expect(sheet).toHaveTextContent(amount);
    }
    const { t } = harnessOf(context);
    const [, allotment] = await shownSteps(context);
    await expect(allotment).toContain(t('ipoOrders.status.partial'));
    await expect(allotment).toMatch(/20 nov 2026, \d+:30/);
  },
};

export const PendingDetail: Story = {
  name: 'shows the day of the coming allotment',
  parameters: notPictured('Same picture as the detail of a pending order.'),
  play: async (context) => {
    await openActivity(context, 'ipoOrders.list', 0);
    const { t } = harnessOf(context);
    const [, now, last] = await shownSteps(context);
    await expect(now).toContain(t('transfer.state.current'));
    await expect(last).toMatch(new RegExp(`^${t('ipoOrders.step.allotment')}.*2026`));
  },
};

const names = ['Solvera Energía', 'Valdrano Capital', 'Nivalar Robotics'];

const tab = (status: string, kept: string): Story => ({
  parameters: upstreamWith(every, `${at}?status=${status}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kept)).toBeVisible();
    for (const name of names.filter((other) => other !== kept)) {
      await expect(canvas.queryByText(name)).toBeNull();
    }
  },
});
export const Pending = {
  ...tab('pending', 'Solvera Energía'),
  name: 'spec §4 ipo application status: lists only pending applications',
};
export const Allotted = {
  ...tab('success', 'Valdrano Capital'),
  name: 'spec §4 ipo application status: lists only allotted applications',
};
export const NotAllotted = {
  ...tab('failed', 'Nivalar Robotics'),
  name: 'spec §4 ipo application status: lists only applications without allotment',
};

export const UnknownStatus: Story = {
  name: 'shows the code of an unknown status',
  parameters: upstreamWith(
    applications([buildIpoOrder({ status: { unknown: '9' }, reservedAmount: null, series: '' })]),
  ),
  play: async (context) => {
    await says(context, 'order.status.unknown');
    await openActivity(context, 'ipoOrders.list');
    await sheetSays(context, 'order.statusCode', { code: '9' });
  },
};

export const Empty: Story = {
  name: 'links to the offerings if there is no application',
  parameters: upstreamWith(applications([])),
  play: async (context) => {
    await says(context, 'ipoOrders.empty.all');
    const link = context.canvas.getByRole('link', { name: harnessOf(context).t('ipo.seeOffers') });
    await expect(link).toHaveAttribute('href', '/ipo');
  },
};

export const EmptyTab: Story = {
  name: 'links from an empty tab to all applications',
  parameters: upstreamWith(applications([buildIpoOrder()]), `${at}?status=failed`),
  play: async (context) => {
    await says(context, 'ipoOrders.empty.failed');
    const { t } = harnessOf(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('records.empty.showAll') }),
    );
    await waitFor(() => expect(context.canvas.getByText('Solvera Energía')).toBeVisible());
  },
};
