import type { LoanRequestView } from '@corro/machines';
import { Banner, formatMoney, Money, Stack, Summary } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LoanTracker, type LoanStatus } from './LoanTracker.tsx';
import { newestRecords, recordOf } from '../../flows/orders/findRecord.ts';
import { OrderNumber } from '../../common/records.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';

interface Ended {
  readonly view: LoanRequestView;
}

/** What was asked for, and how far it has come: its record is read until the end. */
export function LoanDone({ view: { order, placed } }: Ended) {
  const { t, numberLocale } = useI18n();
  const records = useQuery(useQueries().loans(newestRecords)).data;
  const orderNumber = placed?.orderNumber ?? null;
  const record = order === null ? undefined : recordOf(records, { orderNumber, key: order.key });
  const amount = order?.terms.amount ?? null;
  const written = formatMoney(numberLocale, amount, 'US$');
  const status = record === undefined ? 'applying' : record.status;
  return (
    <Stack gap={16}>
      <Standing status={status} amount={written} />
      <Summary
        rows={[
          { label: t('ticket.orderNumber'), value: <OrderNumber number={orderNumber} /> },
          { label: t('transfer.amount'), value: <Money amount={amount} unit="US$" /> },
        ]}
      />
      <LoanTracker status={status} />
    </Stack>
  );
}

/** How it stands, in a sentence. */
function Standing({ status, amount }: { status: LoanStatus; amount: string }) {
  const { t } = useI18n();
  if (status === 'rejected')
    return <Banner tone="critical">{t('loan.rejected', { amount })}</Banner>;
  const isPaidOut = status === 'unpaid' || status === 'paid';
  return <Banner tone="success">{t(isPaidOut ? 'loan.paidOut' : 'loan.done', { amount })}</Banner>;
}

/** What was asked for, as the request itself says it. */
export function LoanUnknown({ view: { phase, order } }: Ended) {
  const { t } = useI18n();
  return (
    <UnknownStep
      phase={phase}
      order={order}
      rows={[
        {
          label: t('transfer.amount'),
          value: <Money amount={order?.terms.amount ?? null} unit="US$" />,
        },
      ]}
    />
  );
}
