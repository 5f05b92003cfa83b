import type { MoneyRecord, RechargeRecord } from '@corro/client';
import type { RequestKind } from '@corro/domain';
import { Avatar } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import type { ReadActivity } from '../../../common/activity/activity.ts';
import { asOperation } from '../../../common/activity/operation.ts';
import { textRow } from '../../../common/activity/facts.tsx';
import { type MoneyStatus, useMoneyStatus } from '../../../common/activity/status.ts';
import type { CancelButtonOf } from '../../../flows/cancelling/useCancelling.tsx';
import { MoneyTracker } from '../MoneyTracker.tsx';

/** A deposit or a withdrawal. */
export type Transfer = MoneyRecord &
  Pick<RechargeRecord, 'endedAt'> & { readonly status: MoneyStatus };

export interface TransferKind<Row extends Transfer> {
  readonly title: string;
  readonly glyph: 'deposit' | 'withdraw';
  readonly way: 'in' | 'out';
  /** What it is called where it is cancelled. */
  readonly request: Extract<RequestKind, 'recharge' | 'withdrawal'>;
  /** Where it goes; null where that is not said. */
  readonly destinationOf?: (row: Row) => string | null;
}

/** Reads deposits or withdrawals as activities. */
export function useTransferActivity<Row extends Transfer>(
  kind: TransferKind<Row>,
  cancelButtonOf: CancelButtonOf,
): ReadActivity<Row> {
  const { t, formatDateTime } = useI18n();
  const statusOf = useMoneyStatus();
  return (row, _amounts, leave) => {
    const { amount, createdAt, endedAt, orderNumber, status } = row;
    const destination = kind.destinationOf?.(row) ?? null;
    return {
      orderNumber,
      operation: asOperation(kind.request, orderNumber),
      at: createdAt,
      face: <Avatar letters="" glyph={kind.glyph} />,
      title: kind.title,
      line: destination ?? orderNumber,
      note: null,
      amount,
      way: kind.way,
      status: statusOf(status),
      steps: (
        <MoneyTracker
          status={status}
          details={{
            requested: formatDateTime(createdAt),
            ended: endedAt === null ? undefined : formatDateTime(endedAt),
          }}
        />
      ),
      rows: destination === null ? [] : [textRow(t({ id: 'withdraw.to' }), destination)],
      action: cancelButtonOf(row, leave),
    };
  };
}
