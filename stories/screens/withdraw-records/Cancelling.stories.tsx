import { answer, buildWithdrawal, fakeNow, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inSpanish, notPictured } from '../../pictures/modes.ts';
import { saysAtLeastOnce } from '../../harness/form.ts';
import { openActivity, shownSteps } from '../../harness/activities.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import {
  at,
  cancelRoute,
  confirm,
  listWithdrawals,
  listRoute,
  others,
  pendingWithdrawal,
  receipt,
  review,
  upstream,
} from './cancelling.ts';
import { submittingStory } from '../../harness/submittingStory.ts';

const sheetOnly = notPictured('The review of a repayment pictures the same parts.');

export default {
  title: 'Money/Withdraw records/Cancelling',
  id: 'screens-withdraw-records-cancelling',
  ...screenMeta(scenario({ at, upstream }), sheetOnly),
};
type Story = StoryObj;

const answered = (script: Script | ReturnType<typeof answer.ok>) =>
  scenario({ upstream: { [cancelRoute]: script } });
const cancelled = buildWithdrawal({ status: 'cancelled' });

const withoutButton = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const detail = await openActivity(context, 'route.withdrawRecords');
  const name = harnessOf(context).t('cancel.action.withdrawal');
  await expect(within(detail).queryByRole('button', { name })).toBeNull();
};

export const NotOffered: Story = {
  name: 'offers no cancellation if the server does not announce it',
  parameters: scenario({ upstream: { [configRoute]: operatorConfig() } }),
  play: withoutButton,
};

export const Ambiguous: Story = {
  name: 'offers no cancellation of two withdrawals with one number, and says why',
  parameters: {
    ...scenario({
      upstream: {
        [listRoute]: listWithdrawals(
          pendingWithdrawal,
          buildWithdrawal({ amount: '300.00', createdAt: fakeNow - 86_400_000 }),
        ),
      },
    }),
    ...inSpanish,
  },
  play: async (context) => {
    await saysAtLeastOnce(context, 'order.ambiguous');
    await withoutButton(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Cancelled: Story = {
  parameters: scenario({ upstream: { [listRoute]: listWithdrawals(cancelled) } }),
  play: async (context) => {
    await withoutButton(context);
    const steps = await shownSteps(context);
    await expect(steps.at(-1)).toContain(harnessOf(context).t('status.money.cancelled'));
  },
};

export const Offline: Story = {
  play: async (context) => {
    await openActivity(context, 'route.withdrawRecords');
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'flow.obstacle.offline');
    const button = await buttonIn(context, 'cancel.action.withdrawal');
    await expect(button).toHaveAttribute('aria-disabled');
  },
};

export const Reviewing: Story = {
  name: 'reviews the return and its date',
  play: async (context) => {
    const sheet = await review(context);
    await sheetSays(context, 'cancel.about.withdrawal');
    await sheetSays(context, 'cancel.when.now');
    for (const amount of ['250.00', '25,000.00']) {
      await waitFor(() => expect(sheet).toHaveTextContent(amount));
    }
  },
};

export const Submitting = submittingStory(confirm, cancelRoute, {
  kind: 'withdrawal',
  no: pendingWithdrawal.orderNumber,
});

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

const waiting = buildWithdrawal({ payableAt: fakeNow + 86_400_000 });

export const Stopping: Story = {
  name: 'says when a waiting withdrawal is paid, and offers to stop it',
  parameters: {
    ...scenario({ upstream: { [listRoute]: listWithdrawals(waiting) } }),
    ...notPictured('The detail of a pending withdrawal with one row more.'),
  },
  play: async (context) => {
    const detail = await openActivity(context, 'route.withdrawRecords');
    const { t } = harnessOf(context);
    const about = t('withdraw.waiting', { date: '' }).trim();
    await waitFor(() => expect(detail).toHaveTextContent(about));
    await expect(
      within(detail).getByRole('button', { name: t('cancel.action.stop') }),
    ).toBeVisible();
  },
};

export const Stopped: Story = {
  name: 'stops a waiting withdrawal with one tap and one call',
  parameters: scenario({
    upstream: { [listRoute]: listWithdrawals(waiting), [cancelRoute]: answer.ok(receipt) },
  }),
  play: async (context) => {
    const detail = await openActivity(context, 'route.withdrawRecords');
    const { t, upstream: asked } = harnessOf(context);
    const button = within(detail).getByRole('button', { name: t('cancel.action.stop') });
    await context.userEvent.dblClick(button);
    await sheetSays(context, 'cancel.success.withdrawal');
    await expect(asked.callsTo(cancelRoute).map(({ body }) => body)).toEqual([
      { kind: 'withdrawal', no: waiting.orderNumber },
    ]);
  },
};

export const StopNotKnown: Story = {
  name: 'does not say stopped while the answer is lost',
  parameters: scenario({
    upstream: { [listRoute]: listWithdrawals(waiting), [cancelRoute]: answer.html(502) },
  }),
  play: async (context) => {
    const detail = await openActivity(context, 'route.withdrawRecords');
    const { t } = harnessOf(context);
    await context.userEvent.click(
      within(detail).getByRole('button', { name: t('cancel.action.stop') }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByText(t('cancel.success.withdrawal'))).toBeNull();
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
