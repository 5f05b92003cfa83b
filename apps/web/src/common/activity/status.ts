import type { IpoOrder } from '@corro/client';
import type { Status } from '@corro/domain';
import { defineMessages, type MessageDescriptor } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';

/**
 * `waiting`: someone must act. `running`: proceeds by itself. `ended`: over without success and
 * without a fault. `unknown`: a status that Corro does not know.
 */
export type ActivityState = 'done' | 'waiting' | 'running' | 'failed' | 'ended' | 'unknown';

export interface ActivityStatus {
  readonly text: string;
  readonly state: ActivityState;
  /** Says what the upstream sent, for an unknown status. */
  readonly detail?: string;
}

const states = {
  active: 'running',
  applying: 'waiting',
  approved: 'running',
  cancelled: 'ended',
  completed: 'done',
  expired: 'ended',
  failed: 'failed',
  'in-progress': 'waiting',
  paid: 'done',
  pending: 'waiting',
  rejected: 'failed',
  success: 'done',
  unapplied: 'ended',
  unpaid: 'waiting',
} as const satisfies Record<string, ActivityState>;

const orderWords = defineMessages({
  active: { id: 'order.status.active' },
  cancelled: { id: 'order.status.cancelled' },
  completed: { id: 'order.status.completed' },
  expired: { id: 'order.status.expired' },
  failed: { id: 'order.status.failed' },
  pending: { id: 'order.status.pending' },
  success: { id: 'order.status.success' },
});

export function useOrderStatus() {
  return useStatusIn(orderWords);
}

/** Words for the status of an IPO application: a successful one is allotted, not executed. */
export function useIpoStatus() {
  const { t } = useI18n();
  const orderStatus = useOrderStatus();
  return (status: IpoOrder['status']): ActivityStatus => {
    if (status === 'success') return { text: t({ id: 'ipoOrders.status.success' }), state: 'done' };
    if (status === 'failed') return { text: t({ id: 'ipoOrders.status.failed' }), state: 'ended' };
    return orderStatus(status);
  };
}

const moneyWords = defineMessages({
  applying: { id: 'status.money.applying' },
  approved: { id: 'status.money.approved' },
  cancelled: { id: 'status.money.cancelled' },
  completed: { id: 'status.money.completed' },
  failed: { id: 'status.money.failed' },
  'in-progress': { id: 'status.money.in-progress' },
  paid: { id: 'status.money.paid' },
  rejected: { id: 'status.money.rejected' },
  unapplied: { id: 'status.money.unapplied' },
  unpaid: { id: 'status.money.unpaid' },
});

/** Status of a deposit, withdrawal or loan. */
export type MoneyStatus = Status<keyof typeof moneyWords>;

export function useMoneyStatus() {
  return useStatusIn(moneyWords);
}

/** The detail of an unknown status has its code. */
function useStatusIn<Name extends keyof typeof states>(
  words: Readonly<Record<Name, MessageDescriptor>>,
): (status: Status<Name>) => ActivityStatus {
  const { t } = useI18n();
  return (status) => {
    if (typeof status === 'string') return { text: t(words[status]), state: states[status] };
    const { unknown: code } = status;
    return {
      text: t({ id: 'order.status.unknown' }),
      state: 'unknown',
      ...(code === '' ? {} : { detail: t({ id: 'order.statusCode' }, { code }) }),
    };
  };
}
