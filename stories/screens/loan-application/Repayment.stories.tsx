import { answer, buildLoanRecord, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openActivity } from '../activities.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { listRoute } from '../loan/loans.ts';
import { configRoute, operatorConfig } from '../operatorConfig.ts';
import { buttonIn, sheetSays } from '../orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../withApp.tsx';
import {
  at,
  balanceRoute,
  confirm,
  loansAnswer,
  open,
  owed,
  receipt,
  repayName,
  repayRoute,
  review,
  upstream,
} from './repayment.ts';

export default { ...screenMeta(scenario({ at, upstream })) };
type Story = StoryObj;

const answered = (script: Script | ReturnType<typeof answer.ok>, more = {}) =>
  scenario({ at, upstream: { ...upstream, [repayRoute]: script, ...more } });

/** A loan that is owed can be paid back at once. */
export const Offered: Story = {
  parameters: atRest,
  play: async (context) => {
    const detail = await openActivity(context, 'loan.list');
    const button = within(detail).getByRole('button', { name: repayName(context) });
    await expect(button).toBeVisible();
  },
};

/** An operator whose server does not announce it: the loan is paid back on its day. */
export const NotOffered: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [configRoute]: operatorConfig() } }),
  play: async (context) => {
    const detail = await openActivity(context, 'loan.list');
    await expect(within(detail).queryByRole('button', { name: repayName(context) })).toBeNull();
  },
};

/** The upstream does not say what is owed: it cannot be paid here. */
export const CostUnknown: Story = {
  parameters: scenario({
    at,
    upstream: { ...upstream, [listRoute]: loansAnswer(buildLoanRecord({ ...owed, cost: null })) },
  }),
  play: async (context) => {
    await openActivity(context, 'loan.list');
    await sheetSays(context, 'order.missing', { field: 'cost' });
  },
};

/** Nothing to fill in: the loan, its interest, and both. */
export const Loan: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await sheetSays(context, 'loan.repay.about');
    for (const amount of ['500.00', '4.93', '504.93', '25,500.00']) {
      await waitFor(() => expect(dialog).toHaveTextContent(amount));
    }
  },
};

/** The button is off, with what is missing: 504.93 of 504.92. */
export const TooLittleMoney: Story = {
  parameters: scenario({
    at,
    upstream: { ...upstream, [balanceRoute]: answer.ok({ balance: '504.92' }) },
  }),
  play: async (context) => {
    await open(context);
    await sheetSays(context, 'funds.missing', { missing: '0.01' });
    await expect(await buttonIn(context, 'loan.repay.review')).toHaveAttribute('aria-disabled');
  },
};

/** What is paid, and what remains. */
export const Reviewing: Story = {
  parameters: atRest,
  play: async (context) => {
    const dialog = await review(context);
    // 504.93 × 20, 25,500.00 − 504.93, 1,514.79 − 504.93; in German with a point
    for (const amount of [/10[,.]098[,.]60/, /24[,.]995[,.]07/, /1[,.]009[,.]86/]) {
      await expect(dialog).toHaveTextContent(amount);
    }
  },
};

/** Other interest while one reads: it has to be accepted before the payment can be confirmed. */
export const CostMoved: Story = {
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, loansAnswer(buildLoanRecord({ ...owed, cost: '9.86' })));
    await harness.refresh();
    await sheetSays(context, 'loan.moved', { before: 'US$ 4.93', after: 'US$ 9.86' });
    await expect(await buttonIn(context, 'loan.repay.confirm')).toHaveAttribute('aria-disabled');
    await context.userEvent.click(await buttonIn(context, 'loan.accept'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('24,990.14'));
  },
};

/** It is paid on its day, or from another device, while one reads. */
export const PaidMeanwhile: Story = {
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, loansAnswer(buildLoanRecord({ ...owed, status: 'paid' })));
    await harness.refresh();
    await sheetSays(context, 'flow.obstacle.loan-paid');
  },
};

/** On its way: a second tap and Enter make no second call. */
export const Submitting: Story = {
  parameters: {
    ...answered(answer.stall()),
    ...notPictured('A stock order in this state looks the same.'),
  },
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ticket.submitting');
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    const calls = harnessOf(context).upstream.callsTo(repayRoute);
    await expect(calls).toHaveLength(1);
    await expect(calls[0]?.body).toEqual({ no: owed.orderNumber });
  },
};

export const Done: Story = {
  parameters: answered(answer.ok(receipt)),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'loan.repay.done', { amount: 'US$ 504.93' });
    await expect(await buttonIn(context, 'loan.repay.seeChanges')).toBeVisible();
  },
};

/** The upstream takes another amount than was reviewed: the receipt says both. */
export const OtherTotal: Story = {
  parameters: answered(answer.ok({ ...receipt, count: '503.10' })),
  play: async (context) => {
    await confirm(context);
    const totals = { booked: 'US$ 503.10', reviewed: 'US$ 504.93' };
    await sheetSays(context, 'receipt.otherTotal', totals);
  },
};

/** Another order was faster: nothing was paid, and a button leads back to the loan. */
export const Refused: Story = {
  parameters: answered(answer.refusal('insufficient-funds')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'loan.repay.error');
    await sheetSays(context, 'hint.insufficient-funds');
    await context.userEvent.click(await buttonIn(context, 'loan.repay.back'));
    await sheetSays(context, 'loan.repay.about');
  },
};
