import { answer, buildWithdrawal, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { openActivity, stepsShown } from '../activities.ts';
import { says, saysInTheEnd } from '../form.ts';
import { pageOf } from '../pages.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/withdraw-records';
const route = 'GET /stock/success/property/withdraw';
const first = '•••• 0001 · Banco del Centro';

const all = [
  buildWithdrawal({ masked: '•••• 0001' }),
  buildWithdrawal({
    orderNumber: 'W-20261119-0002',
    status: 'completed',
    kind: 'trc20',
    bankName: '',
    masked: '•••• Lj6t',
  }),
  buildWithdrawal({ orderNumber: 'W-20261119-0001', status: 'failed', masked: '•••• 0313' }),
  ...Array.from({ length: 10 }, (_, index) =>
    buildWithdrawal({
      orderNumber: `W-20261118-${String(index + 1).padStart(4, '0')}`,
      status: 'completed',
      masked: `•••• 11${String(index).padStart(2, '0')}`,
    }),
  ),
];

const byStatus: Script = (call) => {
  const { status } = call.query;
  const rows = all.map(codecs.withdrawal.encode);
  const found = rows.filter((row) => status === undefined || row['status'] === status);
  return pageOf(call, found, (row) => row);
};

const shown = (script: Script, search = '') =>
  scenario({ at: `${at}${search}`, upstream: { [route]: script } });

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...shown(byStatus) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** What is done needs no status; another tab begins at its own first page. */
export const All: Story = {
  parameters: atRest,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = harnessOf(context);
    await canvas.findByText(first);
    const rows = within(canvas.getByRole('list', { name: t('route.withdrawRecords') }));
    for (const status of ['in-progress', 'failed'] as const) {
      await expect(rows.getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
    }
    await expect(rows.queryByText(t('status.money.completed'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('pager.next') }));
    await canvas.findByText('•••• 1109 · Banco del Centro');
    await userEvent.click(canvas.getByRole('tab', { name: t('transfer.tab.failed') }));
    await canvas.findByText('•••• 0313 · Banco del Centro');
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull());
  },
};

const detail = (row: number, status: 'in-progress' | 'completed' | 'failed'): Story => ({
  name: `spec §4 withdraw status: ${status} in its word, with its steps`,
  play: async (context) => {
    const sheet = await openActivity(context, 'route.withdrawRecords', row);
    const { t } = harnessOf(context);
    await expect(within(sheet).getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
    await expect(await stepsShown(context)).toHaveLength(3);
    await expect(sheet).toHaveTextContent(t('withdraw.to'));
  },
});

export const InProgressDetail = {
  ...detail(0, 'in-progress'),
  parameters: notPictured('It looks like the detail of a deposit.'),
};
export const CompletedDetail = {
  ...detail(1, 'completed'),
  parameters: notPictured('It differs from one in progress by its marks.'),
};
export const FailedDetail = {
  ...detail(2, 'failed'),
  parameters: notPictured('It differs from one in progress by its marks.'),
};

export const InProgress: Story = {
  parameters: shown(byStatus, '?status=in-progress'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first)).toBeVisible();
  },
};

/** Only what the specification shows, and a status that Corro does not know. */
export const Sparse: Story = {
  parameters: shown(
    answer.ok({
      rows: [{ id: 9, no: 9, count: '100.00', status: 'z', created_at: '2026-11-20T15:30:00Z' }],
    }),
  ),
  play: (context) => says(context, 'order.status.unknown', { code: 'z' }),
};

/** What is on its way comes to its end without a reload. */
export const ComesToItsEnd: Story = {
  parameters: shown(answer.ok({ rows: [codecs.withdrawal.encode(all[0]!)], count: 1 })),
  play: async (context) => {
    await context.canvas.findByText(first);
    const harness = harnessOf(context);
    const paid = codecs.withdrawal.encode(
      buildWithdrawal({ status: 'completed', masked: '•••• 0001' }),
    );
    harness.upstream.script(route, answer.ok({ rows: [paid], count: 1 }));
    await harness.refresh();
    const list = await context.canvas.findByRole('list', {
      name: harness.t('route.withdrawRecords'),
    });
    await waitFor(() =>
      expect(within(list).queryByText(harness.t('status.money.in-progress'))).toBeNull(),
    );
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
  play: (context) => says(context, 'transfer.empty.all'),
};

export const EmptyTab: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 }), '?status=failed'),
  play: (context) => says(context, 'transfer.empty.failed'),
};

export const Failed: Story = {
  parameters: { ...shown(answer.html(502)), ...notPictured('It is said as in the order history.') },
  play: (context) => saysInTheEnd(context, 'transfer.failed'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await context.canvas.findByText(first);
    await failLater(context, route);
    await expect(await context.canvas.findByText(first)).toBeVisible();
  },
};

/** The same without a network. */
export const Offline: Story = {
  play: async (context) => {
    await context.canvas.findByText(first);
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
    await expect(await context.canvas.findByText(first)).toBeVisible();
  },
};
