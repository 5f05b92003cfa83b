import {
  answer,
  buildIpoOrder,
  buildLoanRecord,
  buildRecharge,
  buildWithdrawal,
  codecs,
  fakeNow,
} from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openActivity } from '../../harness/activities.ts';
import type { Sentence } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn, waitForCall } from '../../harness/orderSheet.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export const at = '/withdraw-records';
export const listRoute = 'GET /stock/success/property/withdraw';
export const cancelRoute = 'POST /stock/success/v2/cancel';

/** A pending withdrawal of 250.00; the balance before it was 25,000.00. */
export const pendingWithdrawal = buildWithdrawal();

export const receipt = { no: pendingWithdrawal.orderNumber, returned: '250.00' };

export const listWithdrawals = (...rows: readonly ReturnType<typeof buildWithdrawal>[]) =>
  answer.ok({ rows: rows.map(codecs.withdrawal.encode), count: rows.length });

const common = {
  [configRoute]: operatorConfig({ tag: 'extensions', value: 'cancel' }),
  'GET /stock/success/v2/balance': answer.ok({ balance: '24750.00' }),
};

/** A customer with a pending withdrawal, on a server that accepts cancellations. */
export const upstream = { ...common, [listRoute]: listWithdrawals(pendingWithdrawal) };

interface Pending {
  readonly at: string;
  readonly list: Sentence;
  readonly action: Sentence;
  readonly upstream: Readonly<Record<string, ReturnType<typeof answer.ok>>>;
  readonly about: Sentence;
}

/** The other requests that can be cancelled, each on its own screen. */
export const others = {
  recharge: {
    at: '/recharge-records',
    list: 'recharge.list',
    action: 'cancel.action.recharge',
    about: 'cancel.about.recharge',
    upstream: {
      ...common,
      'GET /stock/success/property/list': answer.ok({
        rows: [codecs.recharge.encode(buildRecharge())],
        count: 1,
      }),
    },
  },
  ipo: {
    at: '/ipo/orders',
    list: 'ipoOrders.list',
    action: 'cancel.action.ipo',
    about: 'cancel.about.ipo',
    upstream: {
      ...common,
      'GET /stock/success/ipo/list': answer.ok({
        rows: [codecs.ipoOrder.encode(buildIpoOrder({ closesAt: fakeNow + 3_600_000 }))],
      }),
    },
  },
  loan: {
    at: '/LoanApplication',
    list: 'loan.list',
    action: 'cancel.action.loan',
    about: 'cancel.about.loan',
    upstream: {
      ...common,
      'GET /stock/success/loans/list': answer.ok({
        rows: [codecs.loanRecord.encode(buildLoanRecord())],
        count: 1,
      }),
    },
  },
} as const satisfies Record<string, Pending>;

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded' | 'canvas'>;

export async function review(
  context: Context,
  { list, action }: Pick<Pending, 'list' | 'action'> = {
    list: 'route.withdrawRecords',
    action: 'cancel.action.withdrawal',
  },
): Promise<HTMLElement> {
  const detail = await openActivity(context, list);
  const name = harnessOf(context).t(action);
  await context.userEvent.click(within(detail).getByRole('button', { name }));
  await waitFor(() => expect(detail).not.toBeInTheDocument());
  const sheet = await screen.findByRole('dialog');
  await buttonIn(context, 'cancel.confirm');
  return sheet;
}

export async function confirm(context: Context): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'cancel.confirm'));
  await waitForCall(context, cancelRoute);
}
