import { answer, buildLoanRecord, codecs, fakeNow, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest, notPictured, inSpanish } from '../../pictures/modes.ts';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { activities, activityTexts, openActivity } from '../../harness/activities.ts';
import { listRoute } from '../loan/loans.ts';
import { byState, loans } from '../loan/records.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { offlineWithData, failedRefetch } from '../../harness/refetchStories.ts';

const dayMs = 86_400_000;
const at = '/loan-records';
const shown = (script: Script | ReturnType<typeof answer.ok>, tab = 'all') =>
  scenario({ at: `${at}?status=${tab}`, upstream: { [listRoute]: script } });

export default {
  title: 'Money/Loan records',
  id: 'screens-loan-records-loanrecords',
  ...screenMeta(shown(byState)),
};
type Story = StoryObj;

export const All: Story = {
  play: async (context) => {
    const rows = await activityTexts(context, 'loan.list');
    await expect(rows).toHaveLength(loans.length);
    await expect(rows[3]).toContain(harnessOf(context).t('status.money.unpaid'));
  },
};

export const Unpaid: Story = {
  name: 'opens another tab at its first page',
  parameters: scenario({ at: `${at}?status=all&page=2`, upstream: { [listRoute]: byState } }),
  play: async (context) => {
    await says(context, 'pager.beyondTitle');
    const name = harnessOf(context).t('loan.tab.unpaid');
    await context.userEvent.click(context.canvas.getByRole('tab', { name }));
    // 30 days after 2026-11-20
    await says(context, 'notices.text.loanDue', { date: '20 de diciembre' });
    const asked = harnessOf(context).upstream.callsTo(listRoute);
    await expect([asked[0]?.query.page, asked.at(-1)?.query.page]).toEqual(['2', '1']);
    await expect(await activities(context, 'loan.list')).toHaveLength(1);
  },
};

export const Unfiltered: Story = {
  name: 'hides loans of other states',
  parameters: {
    ...shown(answer.ok({ rows: loans.map(codecs.loanRecord.encode), count: loans.length }), 'paid'),
    ...atRest,
  },
  play: async (context) => {
    await expect(await activities(context, 'loan.list')).toHaveLength(1);
  },
};

export const UnderWay: Story = {
  name: 'shows what is owed, and marks what is overdue',
  parameters: {
    ...shown(
      answer.ok({
        rows: [12, 0.5, -2.5].map((days, index) =>
          codecs.loanRecord.encode(
            buildLoanRecord({
              orderNumber: `L-20261101-000${index}`,
              status: 'unpaid',
              repaymentAt: fakeNow + days * dayMs,
            }),
          ),
        ),
        count: 3,
      }),
      'unpaid',
    ),
    ...inSpanish,
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    // The row shows what is owed, 500.00 + 4.93 of interest, and the amount lent on its line.
    const rows = await activityTexts(context, 'loan.list');
    await expect(rows.every((row) => row.includes('500.00') && row.includes('504.93'))).toBe(true);
    const overdue = rows.map((row) => row.includes(t('loan.overdue')));
    await expect(overdue).toEqual([false, false, true]);
    await expect(rows[2]).toContain(t('loan.wasDueOn', { date: '17 de noviembre' }));
    const sheet = await openActivity(context, 'loan.list', 2);
    await expect(sheet).toHaveTextContent(t('loan.overdue'));
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
  play: (context) => says(context, 'loan.empty.all'),
};

export const EmptyTab: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 }), 'rejected'),
  play: (context) => says(context, 'loan.empty.rejected'),
};

export const Failed: Story = {
  parameters: {
    ...shown(answer.html(502)),
    ...notPictured('The order history pictures this message.'),
  },
  play: (context) => saysAtLeastOnce(context, 'loan.failed'),
};

export const FailedRefetch = failedRefetch(listRoute, (context) =>
  activities(context, 'loan.list'),
);

export const Offline = offlineWithData((context) => activities(context, 'loan.list'));
