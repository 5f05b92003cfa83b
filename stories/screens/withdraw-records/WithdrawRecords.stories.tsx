import { answer, buildWithdrawal, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { pageOf } from '../pages.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/withdraw-records';
const route = 'GET /stock/success/property/withdraw';
const first = 'W-20261120-0001';

const all = [
  buildWithdrawal(),
  buildWithdrawal({
    orderNumber: 'W-20261119-0002',
    status: 'completed',
    kind: 'trc20',
    bankName: '',
    masked: '•••• Lj6t',
  }),
  buildWithdrawal({ orderNumber: 'W-20261119-0001', status: 'failed', amount: '313.00' }),
  ...Array.from({ length: 10 }, (_, index) =>
    buildWithdrawal({
      orderNumber: `W-20261118-${String(index + 1).padStart(4, '0')}`,
      status: 'completed',
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

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...shown(byStatus) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Each status in its word; another tab begins at its own first page. */
export const All: Story = {
  name: 'spec §4 withdraw status: each in its word',
  parameters: atRest,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = harnessOf(context);
    await canvas.findByText(first);
    await expect(canvas.getAllByText('•••• 7771 · Banco del Centro')[0]).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: t('route.withdrawRecords') }));
    for (const status of ['in-progress', 'completed', 'failed'] as const) {
      await expect(rows.getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: t('pager.next') }));
    await canvas.findByText('W-20261118-0010');
    await userEvent.click(canvas.getByRole('tab', { name: t('transfer.tab.failed') }));
    await canvas.findByText('W-20261119-0001');
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull());
  },
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
  play: (context) => says(context, 'status.money.unknown', { code: 'z' }),
};

/** What is on its way comes to its end without a reload. */
export const ComesToItsEnd: Story = {
  parameters: shown(answer.ok({ rows: [codecs.withdrawal.encode(buildWithdrawal())], count: 1 })),
  play: async (context) => {
    await context.canvas.findByText(first);
    const harness = harnessOf(context);
    const paid = codecs.withdrawal.encode(buildWithdrawal({ status: 'completed' }));
    harness.upstream.script(route, answer.ok({ rows: [paid], count: 1 }));
    await harness.refresh();
    const list = await context.canvas.findByRole('list', {
      name: harness.t('route.withdrawRecords'),
    });
    await waitFor(() =>
      expect(within(list).getByText(harness.t('status.money.completed'))).toBeVisible(),
    );
  },
};

export const Loading: Story = { parameters: shown(answer.stall()) };

export const Empty: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 })),
  play: (context) => says(context, 'transfer.empty.all'),
};

export const EmptyTab: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 }), '?status=failed'),
  play: (context) => says(context, 'transfer.empty.failed'),
};

export const Failed: Story = {
  parameters: shown(answer.html(502)),
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

export const LongWordsInLargeText: Story = { globals: { locale: 'de', textSize: 'double' } };
