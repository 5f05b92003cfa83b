import {
  answer,
  buildLoanRecord,
  buildLoanSummary,
  codecs,
  fakeNow,
  type ScriptedAnswer,
} from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, saysAtLeastOnce } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { at, listRoute, summaryRoute, upstream } from './loans.ts';
import { failedRefetch } from '../../harness/refetchStories.ts';

const dayMs = 86_400_000;

export default {
  title: 'Money/Loan',
  id: 'screens-loan',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

const answered = (script: ScriptedAnswer) => scenario({ upstream: { [summaryRoute]: script } });
const withSummary = (over: Parameters<typeof buildLoanSummary>[0]) =>
  answered(answer.ok(codecs.loanSummary.encode(buildLoanSummary(over))));

export const WithoutScore: Story = {
  name: 'spec §9 credit score default: says that there is no data yet',
  play: async (context) => {
    await says(context, 'loan.score.none');
    await says(context, 'loan.cost.terms', { rate: '12.00%', days: 30 });
    await says(context, 'safety.loan');
  },
};

export const GoodScore: Story = {
  name: 'spec §9 credit score good: is good from 80',
  parameters: {
    ...scenario({
      upstream: {
        [configRoute]: operatorConfig({ tag: 'extensions', value: 'loans.repay' }),
        [summaryRoute]: answer.ok(
          codecs.loanSummary.encode(
            buildLoanSummary({ creditScore: '80', amountDue: '504.93', remaining: '9500.00' }),
          ),
        ),
        [listRoute]: answer.ok({
          rows: [
            codecs.loanRecord.encode(
              buildLoanRecord({ status: 'unpaid', repaymentAt: fakeNow + 20 * dayMs }),
            ),
          ],
          count: 1,
        }),
      },
    }),
    ...atRest,
  },
  play: async (context) => {
    await says(context, 'loan.score.value', { score: '80' });
    await says(context, 'loan.score.good');
  },
};

export const AmountsHidden: Story = {
  name: 'hides every amount, but not the rate',
  parameters: {
    ...scenario({ stored: { amounts: 'hidden' } }),
    ...notPictured('Same picture as the loan, with dots in place of figures.'),
  },
  play: async (context) => {
    await says(context, 'loan.cost.terms', { rate: '12.00%', days: 30 });
    const { t } = harnessOf(context);
    await expect(context.canvas.getAllByText(t('money.hidden'))).toHaveLength(2);
    await expect(context.canvas.queryByText(/US\$/)).toBeNull();
  },
};

export const UnderWay: Story = {
  name: 'shows the next amount due, and leads to its repayment',
  parameters: {
    ...scenario({
      upstream: {
        [configRoute]: operatorConfig({ tag: 'extensions', value: 'loans.repay' }),
        [summaryRoute]: answer.ok(
          codecs.loanSummary.encode(buildLoanSummary({ amountDue: '1009.86' })),
        ),
        [listRoute]: answer.ok({
          rows: [20, 6].map((days, index) =>
            codecs.loanRecord.encode(
              buildLoanRecord({
                orderNumber: `L-20261101-000${index}`,
                status: 'unpaid',
                repaymentAt: fakeNow + days * dayMs,
              }),
            ),
          ),
          count: 2,
        }),
      },
    }),
  },
  play: async (context) => {
    await says(context, 'loan.time.day', { day: 24, days: 30 });
    await says(context, 'notices.text.loanDue', { date: '26 nov 2026' });
    const bar = context.canvasElement.querySelector('svg[viewBox="0 0 100 1"] rect');
    // 24 of 30 days
    await expect(bar).toHaveAttribute('width', '80');
    const repay = context.canvas.getByRole('link', { name: harnessOf(context).t('loan.payNow') });
    await expect(repay).toHaveAttribute('href', '/loan-records?status=unpaid');
  },
};

const monthsOfLoans = Array.from({ length: 10 }, (_, index) =>
  codecs.loanRecord.encode(
    buildLoanRecord({
      orderNumber: `L-20261101-00${index}`,
      status: 'unpaid',
      repaymentAt: fakeNow + (30 - index) * dayMs,
    }),
  ),
);

export const DueOnAnotherPage: Story = {
  name: 'names no next due date if an older loan may be due earlier',
  parameters: {
    ...scenario({
      upstream: {
        [summaryRoute]: answer.ok(
          codecs.loanSummary.encode(buildLoanSummary({ amountDue: '6059.16' })),
        ),
        [listRoute]: answer.ok({ rows: monthsOfLoans, count: 12 }),
      },
    }),
    ...notPictured('The loan under way without its bar.'),
  },
  play: async (context) => {
    const harness = harnessOf(context);
    await expect(await context.canvas.findByText(/6,059\.16/)).toBeVisible();
    await waitFor(() => expect(harness.upstream.callsTo(listRoute)).not.toHaveLength(0));
    const name = harness.t('notices.text.loanDue', { date: '' }).trim();
    await expect(context.canvas.queryByText(new RegExp(name))).toBeNull();
  },
};

export const LowScore: Story = {
  name: 'spec §9 credit score good: is not good below 80',
  parameters: withSummary({ creditScore: '79', amountDue: '7069.04', remaining: '0.00' }),
  play: async (context) => {
    await says(context, 'loan.score.low');
    await says(context, 'loan.noCredit');
    await expect(buttonOf(context, 'loan.request')).toHaveAttribute('aria-disabled');
  },
};

export const CostUnknown: Story = {
  name: 'says that the cost is unknown',
  parameters: answered(
    answer.ok({ amountDue: '0.00', creditScore: 100, remainingAmount: '10000.00' }),
  ),
  play: async (context) => {
    await says(context, 'loan.cost.unknown');
    await says(context, 'loan.cost.unknownText');
  },
};

export const Loading: Story = { parameters: answered(answer.stall()) };

export const Failed: Story = {
  parameters: answered(answer.html(502)),
  play: (context) => saysAtLeastOnce(context, 'loan.failed'),
};

export const FailedRefetch = failedRefetch(summaryRoute, (context) =>
  says(context, 'loan.score.none'),
);

export const Offline: Story = {
  name: 'explains why nothing can be requested',
  play: async (context) => {
    await says(context, 'loan.score.none');
    harnessOf(context).setOnline(false);
    await says(context, 'flow.obstacle.offline');
    await expect(buttonOf(context, 'loan.request')).toHaveAttribute('aria-disabled');
  },
};
