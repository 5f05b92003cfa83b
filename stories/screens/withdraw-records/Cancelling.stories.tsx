import { answer, buildWithdrawal, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { notPictured } from '../../pictures/modes.ts';
import { openActivity, stepsShown } from '../activities.ts';
import { configRoute, operatorConfig } from '../operatorConfig.ts';
import { buttonIn, endsNotFound, endsUnreachable, sheetSays } from '../orderSheet.ts';
import { harnessOf, inApp, scenario } from '../withApp.tsx';
import {
  at,
  cancelRoute,
  confirm,
  listed,
  listRoute,
  others,
  pending,
  receipt,
  review,
  upstream,
} from './cancelling.ts';

const sheetOnly = notPictured('The review of a repayment has the same parts.');

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }), ...sheetOnly },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const answered = (script: Script | ReturnType<typeof answer.ok>) =>
  scenario({ at, upstream: { ...upstream, [cancelRoute]: script } });
const cancelled = buildWithdrawal({ status: 'cancelled' });

/** What is pending can be cancelled from its detail. */
export const Offered: Story = {
  play: async (context) => {
    await openActivity(context, 'route.withdrawRecords');
    await expect(await buttonIn(context, 'cancel.action.withdrawal')).toBeVisible();
  },
};

const withoutButton = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const detail = await openActivity(context, 'route.withdrawRecords');
  const name = harnessOf(context).t('cancel.action.withdrawal');
  await expect(within(detail).queryByRole('button', { name })).toBeNull();
};

/** An operator whose server does not announce it. */
export const NotOffered: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [configRoute]: operatorConfig() } }),
  play: withoutButton,
};

/** What has come to its end stays as it is. */
export const Ended: Story = {
  parameters: scenario({
    at,
    upstream: { ...upstream, [listRoute]: listed(buildWithdrawal({ status: 'completed' })) },
  }),
  play: withoutButton,
};

/** The last of its steps, and its status: nothing was moved. */
export const Cancelled: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [listRoute]: listed(cancelled) } }),
  play: async (context) => {
    await withoutButton(context);
    const steps = await stepsShown(context);
    await expect(steps.at(-1)).toContain(harnessOf(context).t('status.money.cancelled'));
  },
};

/** The button is off, with the reason. */
export const Offline: Story = {
  play: async (context) => {
    await openActivity(context, 'route.withdrawRecords');
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'flow.obstacle.offline');
    const button = await buttonIn(context, 'cancel.action.withdrawal');
    await expect(button).toHaveAttribute('aria-disabled');
  },
};

/** What comes back, when, and the balance then: 24,750.00 and 250.00. */
export const Reviewing: Story = {
  play: async (context) => {
    const sheet = await review(context);
    await sheetSays(context, 'cancel.about.withdrawal');
    await sheetSays(context, 'cancel.when.now');
    for (const amount of ['250.00', '25,000.00']) {
      await waitFor(() => expect(sheet).toHaveTextContent(amount));
    }
  },
};

export const BalanceUnknown: Story = {
  parameters: scenario({
    at,
    upstream: { ...upstream, 'GET /stock/success/v2/balance': answer.stall() },
  }),
  play: async (context) => {
    await review(context);
    await expect(await buttonIn(context, 'cancel.confirm')).not.toHaveAttribute('aria-disabled');
  },
};

/** The network is lost while one reads. */
export const OfflineInReview: Story = {
  play: async (context) => {
    await review(context);
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'flow.obstacle.offline');
  },
};

/** It is paid out, or cancelled from another device, while one reads. */
const meanwhile = (
  record: ReturnType<typeof buildWithdrawal>,
  said: 'flow.obstacle.request-ended' | 'flow.obstacle.request-cancelled',
): Story => ({
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, listed(record));
    await harness.refresh();
    await sheetSays(context, said);
    await expect(await buttonIn(context, 'cancel.confirm')).toHaveAttribute('aria-disabled');
  },
});

export const PaidMeanwhile = meanwhile(
  buildWithdrawal({ status: 'completed' }),
  'flow.obstacle.request-ended',
);
export const CancelledMeanwhile = meanwhile(cancelled, 'flow.obstacle.request-cancelled');

/** On its way: a second tap and Enter make no second call. */
export const Submitting: Story = {
  parameters: answered(answer.stall()),
  play: async (context) => {
    await confirm(context);
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    const calls = harnessOf(context).upstream.callsTo(cancelRoute);
    await expect(calls).toHaveLength(1);
    await expect(calls[0]?.body).toEqual({ kind: 'withdrawal', no: pending.orderNumber });
  },
};

export const Done: Story = {
  parameters: answered(answer.ok(receipt)),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'cancel.success.withdrawal');
    await sheetSays(context, 'cancel.done.returned', { amount: 'US$ 250.00' });
    await expect(await buttonIn(context, 'loan.repay.seeChanges')).toBeVisible();
    await context.userEvent.click(await buttonIn(context, 'cancel.close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The upstream returns another amount than was reviewed: the receipt says both. */
export const OtherAmount: Story = {
  parameters: answered(answer.ok({ ...receipt, returned: '249.00' })),
  play: async (context) => {
    await confirm(context);
    const totals = { booked: 'US$ 249.00', reviewed: 'US$ 250.00' };
    await sheetSays(context, 'receipt.otherTotal', totals);
  },
};

const refusedAs = (code: 'too-late-to-cancel' | 'already-cancelled'): Story => ({
  parameters: answered(answer.refusal(code)),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'cancel.error');
    await sheetSays(context, `hint.${code}`);
    await context.userEvent.click(await buttonIn(context, 'cancel.close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** It was paid out a moment before: nothing was cancelled. */
export const TooLate = refusedAs('too-late-to-cancel');
/** Another device was faster. */
export const AlreadyCancelled = refusedAs('already-cancelled');

const reloaded = (list: ReturnType<typeof answer.ok>) =>
  scenario({
    at,
    upstream: { ...upstream, [listRoute]: list },
    stored: {
      pending_orders: JSON.stringify({
        'flow:cancel-withdrawal': {
          key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
          terms: {
            kind: 'withdrawal',
            orderNumber: pending.orderNumber,
            amount: '250.00',
            returned: '250.00',
          },
          confirmedAt: 1_795_188_590_000,
        },
      }),
    },
  });

/** A reload in the middle: the withdrawal is looked for, and found cancelled. */
export const Found: Story = {
  parameters: reloaded(listed(cancelled)),
  play: async (context) => {
    await screen.findByRole('dialog');
    await sheetSays(context, 'cancel.success.withdrawal');
    await expect(harnessOf(context).upstream.callsTo(cancelRoute)).toHaveLength(0);
  },
};

/** The same, and it was paid out instead. */
export const FoundTooLate: Story = {
  parameters: reloaded(listed(buildWithdrawal({ status: 'completed' }))),
  play: async (context) => {
    await screen.findByRole('dialog');
    await sheetSays(context, 'hint.too-late-to-cancel');
  },
};

export const Reconciling: Story = {
  parameters: reloaded(answer.stall()),
  play: async (context) => {
    await screen.findByRole('dialog');
    await sheetSays(context, 'ticket.reconciling');
  },
};

/** It is not cancelled, but may be yet: one looks again, or goes on knowing that. */
export const NotFound: Story = {
  parameters: reloaded(listed(pending)),
  play: (context) => endsNotFound(context, { route: listRoute }),
};

export const Unreachable: Story = {
  parameters: reloaded(answer.html(502)),
  play: (context) => endsUnreachable(context, { route: listRoute }),
};

/** Minimised, it is shown above the records until it has an outcome. */
export const Aside: Story = {
  parameters: reloaded(answer.stall()),
  play: async (context) => {
    await screen.findByRole('dialog');
    await context.userEvent.click(await buttonIn(context, 'shell.close'));
    const text = harnessOf(context).t('cancel.unsettled');
    await waitFor(() => expect(context.canvas.getByText(text)).toBeVisible());
  },
};

const otherKind = (kind: keyof typeof others): Story => ({
  parameters: scenario(others[kind]),
  play: async (context) => {
    await review(context, others[kind]);
    await sheetSays(context, others[kind].about);
  },
});

export const Deposit = otherKind('recharge');
export const Application = otherKind('ipo');
export const Loan = otherKind('loan');

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  play: async (context) => {
    await review(context);
  },
};
