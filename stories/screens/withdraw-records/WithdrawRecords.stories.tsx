import { answer, buildWithdrawal, codecs, type Script } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { openActivity, shownSteps } from '../../harness/activities.ts';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { pageOf } from '../../harness/pages.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { offlineWithData, failedRefetch } from '../../harness/refetchStories.ts';

const at = '/withdraw-records';
const route = 'GET /stock/success/property/withdraw';
const first = '•••• 0001';

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
  scenario({
    at: `${at}${search}`,
    upstream: { [route]: script, [configRoute]: operatorConfig() },
  });

export default {
  title: 'Money/Withdraw records',
  id: 'screens-withdraw-records-withdrawrecords',
  ...screenMeta(shown(byStatus)),
};
type Story = StoryObj;

const hasFirst = ({ canvas }: StoryContext) => canvas.findByText(first);

export const All: Story = {
  name: 'shows the next page, and opens another tab at its first page',
  parameters: atRest,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = harnessOf(context);
    await canvas.findByText(first);
    const rows = within(canvas.getByRole('list', { name: t('route.withdrawRecords') }));
    for (const status of ['in-progress', 'failed', 'completed'] as const) {
      await expect(rows.getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: t('pager.next') }));
    await canvas.findByText(/^•••• 1109/);
    await userEvent.click(canvas.getByRole('tab', { name: t('transfer.tab.failed') }));
    await canvas.findByText('•••• 0313');
    // The tab names the status.
    const failed = within(canvas.getByRole('list', { name: t('route.withdrawRecords') }));
    await expect(failed.queryByText(t('status.money.failed'))).toBeNull();
    await expect(failed.getByText(t('transfer.returned'), { exact: false })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull());
  },
};

export const Details: Story = {
  name: 'spec §4 withdraw status: shows word and steps of in progress, completed and failed',
  parameters: notPictured('Same picture as the details of a deposit.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    for (const [row, status] of (['in-progress', 'completed', 'failed'] as const).entries()) {
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const sheet = await openActivity(context, 'route.withdrawRecords', row);
      await expect(within(sheet).getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
      await expect(await shownSteps(context)).toHaveLength(3);
      await expect(sheet).toHaveTextContent(t('withdraw.to'));
    }
  },
};

export const Loading: Story = {
  parameters: {
    ...shown(answer.stall()),
    ...notPictured('Same skeletons as in the order history.'),
  },
};

export const Empty: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 })),
  play: (context) => says(context, 'transfer.empty.all', { request: 'withdrawal' }),
};

export const EmptyTab: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 }), '?status=failed'),
  play: (context) => says(context, 'transfer.empty.failed', { request: 'withdrawal' }),
};

export const Failed: Story = {
  parameters: {
    ...shown(answer.html(502)),
    ...notPictured('The order history pictures this message.'),
  },
  play: (context) => saysAtLeastOnce(context, 'transfer.failed', { request: 'withdrawal' }),
};

export const FailedRefetch = failedRefetch(route, hasFirst);

export const Offline = offlineWithData(hasFirst);
