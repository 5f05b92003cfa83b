import { loansQuery } from '@corro/client';
import type { LoanRequestView } from '@corro/machines';
import { Banner, Stack, Summary } from '@corro/ui';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { OrderNumber } from '../../common/records.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../flows/orders/useReceipt.ts';
import { loanFlow } from './loanFlow.ts';
import { LoanTracker, type LoanStatus } from './LoanTracker.tsx';

interface Ended {
  readonly view: LoanRequestView;
}

/** What was asked for, and how far it has come: its record is read until the end. */
export function LoanDone({ view }: Ended) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const receipt = useMoneyReceipt({ calls: loanFlow.calls, view }, loansQuery);
  const { orderNumber, record, total: amount, notice } = receipt;
  const written = amounts.text(amount);
  const status = record === undefined ? 'applying' : record.status;
  return (
    <Stack gap={16}>
      <Standing status={status} amount={written} />
      {notice === null ? null : <Banner tone="caution">{notice}</Banner>}
      <Summary
        rows={[
          { label: t({ id: 'ticket.orderNumber' }), value: <OrderNumber number={orderNumber} /> },
          moneyRow(t({ id: 'transfer.amount' }), amount),
        ]}
      />
      <LoanTracker status={status} />
    </Stack>
  );
}

/** Its status, in a sentence. */
function Standing({ status, amount }: { status: LoanStatus; amount: string }) {
  const { t } = useI18n();
  if (status === 'rejected')
    return <Banner tone="critical">{t({ id: 'loan.rejected' }, { amount })}</Banner>;
  const isPaidOut = status === 'unpaid' || status === 'paid';
  return (
    <Banner tone="success">
      {isPaidOut ? t({ id: 'loan.paidOut' }, { amount }) : t({ id: 'loan.done' }, { amount })}
    </Banner>
  );
}

/** What was asked for, as the request itself says it. */
export function LoanUnknown({ view }: Ended) {
  const { order } = view;
  const { t } = useI18n();
  return (
    <UnknownStep
      view={view}
      rows={[moneyRow(t({ id: 'transfer.amount' }), order?.terms.amount ?? null)]}
    />
  );
}
