import { Stack, formatMoney } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { newestRecords, recordOf } from '../../../flows/orders/findRecord.ts';
import { MoneyTracker } from '../MoneyTracker.tsx';
import { DoneStep } from '../../../flows/orders/DoneStep.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import type { Withdraw } from './useWithdraw.ts';
import { useTermsRows } from './useWithdrawRows.tsx';

interface EndProps {
  readonly view: Withdraw['view'];
}

/** What was asked for, and how far it has come: to its end, without a reload. */
export function WithdrawDone({ view: { order, placed, balance } }: EndProps) {
  const { t, time, numberLocale } = useI18n();
  const { withdrawals } = useQueries();
  const rows = useTermsRows(order?.terms ?? null);
  const number = placed?.orderNumber ?? null;
  const records = useQuery(withdrawals(newestRecords)).data;
  const record = recordOf(records, { orderNumber: number, key: order?.key ?? '' });
  const status = record === undefined ? 'in-progress' : record.status;
  const amount = formatMoney(numberLocale, order?.terms.amount ?? null, 'US$');
  const hasEnded = status === 'completed' || status === 'failed';
  return (
    <Stack gap={16}>
      <DoneStep
        tone={status === 'failed' ? 'critical' : 'success'}
        text={hasEnded ? t(`withdraw.done.${status}`, { amount }) : t('withdraw.done', { amount })}
        orderNumber={number}
        rows={rows}
        balance={balance}
      />
      <MoneyTracker
        status={status}
        details={{
          ...(order === null ? {} : { requested: time(order.confirmedAt) }),
          next: t('withdraw.next.tracked'),
        }}
      />
    </Stack>
  );
}

/** What was asked for, while nobody knows whether it arrived. */
export function WithdrawUnknown({ view: { phase, order } }: EndProps) {
  const rows = useTermsRows(order?.terms ?? null);
  return <UnknownStep phase={phase} order={order} rows={rows} />;
}
