import { answer, buildLoanRecord, buildLoanSummary, codecs, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  at,
  confirm,
  listRoute,
  open,
  receipt,
  requestRoute,
  review,
  summaryRoute,
  type,
  typeAmount,
  upstream,
} from './loans.ts';
import { submittingStory } from '../../harness/submittingStory.ts';

export default {
  title: 'Money/Loan/Request',
  id: 'screens-loan-request',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

const answered = (script: Script | ReturnType<typeof answer.ok>, more = {}) =>
  scenario({ upstream: { [requestRoute]: script, ...more } });

export const Empty: Story = {
  name: 'starts with the smallest loan, and shows its cost without an amount',
  play: async (context) => {
    const dialog = await open(context);
    const { t } = harnessOf(context);
    const field = within(dialog).getByLabelText(t('transfer.amount'));
    await expect(field).toHaveValue('500');
    await expect(dialog).toHaveTextContent('504.93');
    await context.userEvent.clear(field);
    await sheetSays(context, 'loan.costExample', { amount: 'US$\u00a0500' });
    await expect(dialog).toHaveTextContent('504.93');
    await expect(dialog).not.toHaveTextContent('—');
    await context.userEvent.click(await buttonIn(context, 'loan.review'));
    await sheetSays(context, 'problem.amount-required');
  },
};

export const Typed: Story = {
  name: 'shows the cost before the request',
  play: async (context) => {
    const dialog = await type(context);
    await waitFor(() => expect(dialog).toHaveTextContent('4.93'));
    await expect(dialog).toHaveTextContent('504.93');
    await sheetSays(context, 'loan.repaidAfter', { days: 30 });
    // Effective annual rate: (504.93 ÷ 500) ^ (365 ÷ 30) − 1
    await expect(dialog).toHaveTextContent('12.7%');
    await context.userEvent.click(await buttonIn(context, 'loan.cat.explain'));
    await sheetSays(context, 'loan.cat.about');
  },
};

export const BySlider: Story = {
  name: 'keeps field and slider equal',
  parameters: notPictured('Same picture as “Typed”.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    const { height } = (await open(context)).getBoundingClientRect();
    const dialog = await typeAmount(context, '750');
    // The height of the sheet does not change with the amount, so that the slider stays under the
    // finger.
    await expect(dialog.getBoundingClientRect().height).toBe(height);
    const slider = await within(dialog).findByRole('slider', { name: t('loan.slider') });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'US$\u00a0750'));
    await fireEvent.change(slider, { target: { value: '95' } });
    const field = within(dialog).getByLabelText(t('transfer.amount'));
    await waitFor(() => expect(field).toHaveValue('10,000'));
    // 10,000 + interest of 10,000 × 12 % × 30 ÷ 365
    await expect(dialog).toHaveTextContent('10,098.63');
  },
};

export const WithFee: Story = {
  name: 'includes the fee in the annual cost',
  parameters: {
    ...answered(answer.stall(), {
      [summaryRoute]: answer.ok(codecs.loanSummary.encode(buildLoanSummary({ fee: '2.00' }))),
    }),
    ...notPictured('Same picture as “Typed”, with a fee.'),
  },
  play: async (context) => {
    const dialog = await type(context);
    await waitFor(() => expect(dialog).toHaveTextContent('44.1%'));
    await sheetSays(context, 'loan.fee.kept');
    await expect(dialog).toHaveTextContent('10.00');
  },
};

export const FeeUnknown: Story = {
  name: 'shows no annual cost if the fee is unknown',
  parameters: {
    ...answered(answer.stall(), {
      [summaryRoute]: answer.ok(codecs.loanSummary.encode(buildLoanSummary({ fee: null }))),
    }),
    ...notPictured('Same picture as “Typed”, with one more sentence.'),
  },
  play: async (context) => {
    await type(context);
    await sheetSays(context, 'loan.cat.unknown');
  },
};

export const WrongAmounts: Story = {
  name: 'spec §5 loan minimum, spec §8 loan below minimum, spec §9 loan minimum, spec §5 loan amount digits: refuses each',
  play: async (context) => {
    const dialog = await type(context, '499');
    await context.userEvent.click(await buttonIn(context, 'loan.review'));
    await sheetSays(context, 'problem.loan-below-minimum', { min: '500' });
    const amount = within(dialog).getByLabelText(harnessOf(context).t('transfer.amount'));
    for (const [text, sentence, values] of [
      ['10001', 'problem.loan-above-limit', { max: '10,000' }],
      ['1,000.50', 'problem.amount-not-whole', {}],
      ['0.750', 'problem.amount-not-whole', {}],
      ['12.345', 'problem.number-ambiguous', { fraction: 12.345, thousands: 12_345 }],
    ] as const) {
      await context.userEvent.clear(amount);
      await typeAmount(context, text);
      await sheetSays(context, sentence, values);
    }
  },
};

export const Reviewing: Story = {
  play: async (context) => {
    const dialog = await review(context);
    // In pesos: 504.93 × 20
    await expect(dialog).toHaveTextContent('10,098.60');
  },
};

export const ReviewingAtUnknownCost: Story = {
  name: 'reviews a loan of unknown cost',
  parameters: {
    ...answered(answer.stall(), {
      [summaryRoute]: answer.ok(codecs.loanSummary.encode(buildLoanSummary({ rate: null }))),
    }),
    ...atRest,
  },
  play: async (context) => {
    await review(context);
    await sheetSays(context, 'loan.cost.unknownText');
    const total = harnessOf(context).t('loan.repayment');
    await expect(screen.queryByText(total)).toBeNull();
  },
};

export const CostMoved: Story = {
  name: 'asks to accept a changed rate',
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    const dearer = codecs.loanSummary.encode(buildLoanSummary({ rate: '24.00' }));
    harness.upstream.script(summaryRoute, answer.ok(dearer));
    await harness.refresh();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('24.00'));
    await expect(await buttonIn(context, 'loan.confirm')).toHaveAttribute('aria-disabled');
    await context.userEvent.click(await buttonIn(context, 'loan.accept'));
    // 500 + interest of 500 × 24 % × 30 ÷ 365
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('509.86'));
  },
};

export const Submitting = submittingStory(confirm, requestRoute, {
  count: '500',
  version: '12.00-30-0.00',
});

export const Done: Story = {
  name: 'follows the request to its decision',
  parameters: answered(answer.ok(receipt)),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'loan.success');
    await waitFor(() => expect(screen.getByText(receipt.no)).toBeVisible());
    const harness = harnessOf(context);
    const rows = [codecs.loanRecord.encode(buildLoanRecord({ status: 'rejected' }))];
    harness.upstream.script(listRoute, answer.ok({ rows, count: 1 }));
    await harness.refresh();
    await sheetSays(context, 'loan.rejected', { amount: 'US$ 500.00' });
  },
};

export const Refused: Story = {
  name: 'spec §8 loan failure: shows a dialog',
  parameters: answered(answer.refusal('above-limit')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'loan.error');
    await sheetSays(context, 'hint.above-limit');
    await expect(await buttonIn(context, 'loan.change')).toBeVisible();
  },
};
