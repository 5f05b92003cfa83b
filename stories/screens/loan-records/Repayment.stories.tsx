import { answer, buildLoanRecord, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openActivity } from '../../harness/activities.ts';
import { atRest } from '../../pictures/modes.ts';
import { listRoute } from '../loan/loans.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import {
  at,
  balanceRoute,
  confirm,
  loansAnswer,
  open,
  unpaidLoan,
  receipt,
  repayName,
  repayRoute,
  review,
  upstream,
} from './repayment.ts';
import { submittingStory } from '../../harness/submittingStory.ts';

export default {
  title: 'Money/Loan records/Repayment',
  id: 'screens-loan-records-repayment',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

const answered = (script: Script | ReturnType<typeof answer.ok>, more = {}) =>
  scenario({ upstream: { [repayRoute]: script, ...more } });

export const Offered: Story = {
  name: 'offers to repay a loan that is owed',
  parameters: atRest,
  play: async (context) => {
    const detail = await openActivity(context, 'loan.list');
    const button = within(detail).getByRole('button', { name: repayName(context) });
    await expect(button).toBeVisible();
  },
};

export const NotOffered: Story = {
  name: 'offers no repayment if the server does not announce it',
  parameters: scenario({ upstream: { [configRoute]: operatorConfig() } }),
  play: async (context) => {
    const detail = await openActivity(context, 'loan.list');
    await expect(within(detail).queryByRole('button', { name: repayName(context) })).toBeNull();
  },
};

export const CostUnknown: Story = {
  name: 'explains why a loan of unknown cost cannot be repaid',
  parameters: scenario({
    upstream: { [listRoute]: loansAnswer(buildLoanRecord({ ...unpaidLoan, cost: null })) },
  }),
  play: async (context) => {
    await openActivity(context, 'loan.list');
    await sheetSays(context, 'order.missing', { field: 'cost' });
  },
};

export const Loan: Story = {
  name: 'shows loan, interest and total',
  play: async (context) => {
    const dialog = await open(context);
    await sheetSays(context, 'loan.repay.about');
    for (const amount of ['500.00', '4.93', '504.93', '25,500.00']) {
      await waitFor(() => expect(dialog).toHaveTextContent(amount));
    }
  },
};

export const TooLittleMoney: Story = {
  name: 'shows the missing amount',
  parameters: scenario({ upstream: { [balanceRoute]: answer.ok({ balance: '504.92' }) } }),
  play: async (context) => {
    await open(context);
    await sheetSays(context, 'funds.missing', { missing: '0.01' });
    await expect(await buttonIn(context, 'loan.repay.review')).toHaveAttribute('aria-disabled');
  },
};

export const Reviewing: Story = {
  name: 'reviews the payment and the remaining debt',
  parameters: atRest,
  play: async (context) => {
    const dialog = await review(context);
    // The amount in pesos is 504.93 × 20, the balance 25,500.00 − 504.93, and the debt 1,514.79 −
    // 504.93. German groups thousands by a point.
    for (const amount of [/10[,.]098[,.]60/, /24[,.]995[,.]07/, /1[,.]009[,.]86/]) {
      await expect(dialog).toHaveTextContent(amount);
    }
  },
};

export const CostMoved: Story = {
  name: 'asks to accept changed interest',
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(
      listRoute,
      loansAnswer(buildLoanRecord({ ...unpaidLoan, cost: '9.86' })),
    );
    await harness.refresh();
    await sheetSays(context, 'loan.moved', { before: 'US$ 4.93', after: 'US$ 9.86' });
    await expect(await buttonIn(context, 'loan.repay.confirm')).toHaveAttribute('aria-disabled');
    await context.userEvent.click(await buttonIn(context, 'loan.accept'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('24,990.14'));
  },
};

export const PaidMeanwhile: Story = {
  name: 'stops when the loan is paid in another place',
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(
      listRoute,
      loansAnswer(buildLoanRecord({ ...unpaidLoan, status: 'paid' })),
    );
    await harness.refresh();
    await sheetSays(context, 'flow.obstacle.loan-paid');
  },
};

export const Submitting = submittingStory(confirm, repayRoute, { no: unpaidLoan.orderNumber });

export const Done: Story = {
  parameters: answered(answer.ok(receipt)),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'loan.repay.done', { amount: 'US$ 504.93' });
    await expect(await buttonIn(context, 'loan.repay.seeChanges')).toBeVisible();
  },
};

export const OtherTotal: Story = {
  name: 'shows booked and reviewed amounts',
  parameters: answered(answer.ok({ ...receipt, count: '503.10' })),
  play: async (context) => {
    await confirm(context);
    const totals = { booked: 'US$ 503.10', reviewed: 'US$ 504.93' };
    await sheetSays(context, 'receipt.otherTotal', totals);
  },
};

export const Refused: Story = {
  name: 'leads back to the loan after a refusal',
  parameters: answered(answer.refusal('insufficient-funds')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'loan.repay.error');
    await sheetSays(context, 'hint.insufficient-funds');
    await context.userEvent.click(await buttonIn(context, 'loan.repay.back'));
    await sheetSays(context, 'loan.repay.about');
  },
};
