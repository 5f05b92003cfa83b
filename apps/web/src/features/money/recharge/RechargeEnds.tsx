import type { RechargeView } from '@corro/machines';
import { Money, Stack, formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoneyTracker } from '../MoneyTracker.tsx';
import { DoneStep } from '../../../flows/orders/DoneStep.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { useRechargeRecord } from './useRecharge.ts';

interface EndProps {
  readonly view: RechargeView;
}

/** What was asked for, and how far it has come: it reaches its end here without a reload. */
export function RechargeDone({ view }: EndProps) {
  const { t, time, numberLocale } = useI18n();
  const record = useRechargeRecord(view);
  const { order, balance } = view;
  const status = record === undefined ? 'in-progress' : record.status;
  const amount = formatMoney(numberLocale, order?.terms.amount ?? null, 'US$');
  const hasEnded = status === 'completed' || status === 'failed';
  return (
    <Stack gap={16}>
      <DoneStep
        tone={status === 'failed' ? 'critical' : 'success'}
        text={hasEnded ? t(`recharge.done.${status}`, { amount }) : t('recharge.done', { amount })}
        orderNumber={view.placed?.orderNumber ?? null}
        rows={[]}
        balance={balance}
      />
      <MoneyTracker
        status={status}
        {...(order === null ? {} : { details: { requested: time(order.confirmedAt) } })}
      />
    </Stack>
  );
}

/** What was asked for, while nobody knows its end. */
export function RechargeUnknown({ view: { phase, order } }: EndProps) {
  const { t } = useI18n();
  const amount = order?.terms.amount ?? null;
  return (
    <UnknownStep
      phase={phase}
      order={order}
      rows={[{ label: t('transfer.amount'), value: <Money amount={amount} unit="US$" /> }]}
    />
  );
}
