import { loansQuery } from '@corro/client';
import type { LoanRequestView } from '@corro/machines';
import { Banner, Stack, Summary } from '@corro/ui';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { OrderNumber } from '../../common/OrderNumber.tsx';
import { VibratingCompletion } from '../../flows/orders/EndSteps.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../flows/orders/useReceipt.ts';
import { loanFlow } from './loanFlow.ts';
import { LoanTracker, type LoanStatus } from './LoanTracker.tsx';

/** The requested amount and the status of the request, polled until its end. */
export function LoanDone({ view }: { view: LoanRequestView }) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const receipt = useMoneyReceipt({ calls: loanFlow.calls, view }, loansQuery);
  const { orderNumber, record, total: amount, notice } = receipt;
  const status = record === undefined ? 'applying' : record.status;
  return (
    <Stack gap={16}>
      <LoanOutcome status={status} amount={amounts.text(amount)} />
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

function LoanOutcome({ status, amount }: { status: LoanStatus; amount: string }) {
  const { t } = useI18n();
  if (status === 'rejected')
    return <Banner tone="critical">{t({ id: 'loan.rejected' }, { amount })}</Banner>;
  const isPaidOut = status === 'unpaid' || status === 'paid';
  return (
    <VibratingCompletion isPending={!isPaidOut}>
      {isPaidOut ? t({ id: 'loan.paidOut' }, { amount }) : t({ id: 'loan.done' }, { amount })}
    </VibratingCompletion>
  );
}

export function LoanUnknown({ view }: { view: LoanRequestView }) {
  const { t } = useI18n();
  return (
    <UnknownStep
      view={view}
      rows={[moneyRow(t({ id: 'transfer.amount' }), view.order?.terms.amount ?? null)]}
    />
  );
}
