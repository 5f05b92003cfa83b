import { answer, buildLoanRecord, codecs, type Script } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { activities, activityTexts, openActivity, shownSteps } from '../../harness/activities.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { listRoute } from '../loan/loans.ts';
import { byState, loans } from '../loan/records.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { offlineWithData, failedRefetch } from '../../harness/refetchStories.ts';

const at = '/LoanApplication';
const shown = (script: Script | ReturnType<typeof answer.ok>, address = at) =>
  scenario({ at: address, upstream: { [listRoute]: script } });

export default {
  title: 'Money/Loan records/Loan application',
  id: 'screens-loan-records-loanapplication',
  ...screenMeta(shown(byState)),
};
type Story = StoryObj;

const hasLoans = (context: StoryContext) => activities(context, 'loan.list');

export const All: Story = {
  name: 'spec §4 loan state: shows the words of unapplied, applying, approved, rejected and unpaid',
  parameters: atRest,
  play: async (context) => {
    await hasLoans(context);
    const states = ['unapplied', 'applying', 'approved', 'rejected', 'unpaid'] as const;
    for (const state of states) {
      const word = harnessOf(context).t(`status.money.${state}`);
      await expect(context.canvas.getAllByText(word)[0]).toBeVisible();
    }
    await says(context, 'transfer.reason.not-eligible');
    await says(context, 'order.status.unknown');
    await says(context, 'loan.interest.unknown');
    // The total leads each row whose cost is known; the amount of a rejected request has a name.
    const texts = await activityTexts(context, 'loan.list');
    await expect(texts[0]).toMatch(/US\$\s504[.,]93.*: US\$\s500[.,]00/);
    await expect(texts[2]).toMatch(/US\$\s513[.,]00/);
    const { t } = harnessOf(context);
    await expect(texts[2]).toContain(t('loan.requestedAmount'));
    await expect(texts[2]).toContain(t('loan.oneFor', { days: 30 }));
    await saysAtLeastOnce(context, 'status.money.paid');
  },
};

export const Detail: Story = {
  name: 'shows steps, cost and number',
  parameters: notPictured('Same picture as the detail of a deposit.'),
  play: async (context) => {
    const sheet = await openActivity(context, 'loan.list');
    const { t } = harnessOf(context);
    const steps = await shownSteps(context);
    await expect(steps).toHaveLength(4);
    await expect(steps[1]).toContain(t('transfer.state.current'));
    await expect(sheet).toHaveTextContent(loans[0]!.orderNumber);
    await expect(sheet).toHaveTextContent(/504[.,]93/);
  },
};

export const PaidDetail: Story = {
  name: 'spec §4 loan state: shows the word of paid',
  parameters: notPictured('Same picture as “Detail”, with all steps done.'),
  play: async (context) => {
    const sheet = await openActivity(context, 'loan.list', loans.length - 1);
    const { t } = harnessOf(context);
    await expect(within(sheet).getAllByText(t('status.money.paid'))[0]).toBeVisible();
    const steps = await shownSteps(context);
    await expect(steps).toHaveLength(5);
    const days = steps.map((step) => /\d+ \w+ 2026/.exec(step)?.[0]);
    await expect(days).toEqual([
      '20 oct 2026',
      undefined,
      '20 oct 2026',
      '20 oct 2026',
      '19 nov 2026',
    ]);
  },
};

export const RejectedDetail: Story = {
  name: 'shows no cost of a rejected loan',
  parameters: notPictured('Same steps as in the picture of a failed deposit.'),
  play: async (context) => {
    const sheet = await openActivity(context, 'loan.list', 2);
    const { t } = harnessOf(context);
    await expect((await shownSteps(context))[2]).toContain(t('transfer.state.failed'));
    await expect(sheet).not.toHaveTextContent(t('loan.interest'));
  },
};

export const ComesToItsEnd: Story = {
  name: 'follows a request without a reload',
  parameters: shown(answer.ok({ rows: [codecs.loanRecord.encode(buildLoanRecord())], count: 1 })),
  play: async (context) => {
    await says(context, 'status.money.applying');
    const harness = harnessOf(context);
    const rows = [codecs.loanRecord.encode(buildLoanRecord({ status: 'unpaid' }))];
    harness.upstream.script(listRoute, answer.ok({ rows, count: 1 }));
    await harness.refresh();
    await says(context, 'status.money.unpaid');
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
  play: (context) => says(context, 'loan.empty.text'),
};

export const Failed: Story = {
  parameters: {
    ...shown(answer.html(502)),
    ...notPictured('The order history pictures this message.'),
  },
  play: (context) => saysAtLeastOnce(context, 'loan.failed'),
};

export const FailedRefetch = failedRefetch(listRoute, hasLoans);

export const Offline = offlineWithData(hasLoans);
