import { loansQuery } from '@corro/client';
import type { LoanRequestView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { DoneStep } from '../../flows/orders/EndSteps.tsx';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../flows/orders/useReceipt.ts';
import { loanFlow } from './loanFlow.ts';
import { LoanTracker, type LoanStatus } from './LoanTracker.tsx';

/** The requested amount and the status of the request, polled until its end. */
export function LoanDone({ view }: { view: LoanRequestView }) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const receipt = useMoneyReceipt({ calls: loanFlow.calls, view }, loansQuery);
  const { orderNumber, record, total, notice } = receipt;
  const status = record === undefined ? 'applying' : record.status;
  const outcome = outcomeOf(status);
  return (
    <DoneStep
      tone={outcome}
      text={t(loanOutcome[outcome], { amount: amounts.text(total) })}
      figure={
        <TotalFigure side="buy" total={total} pesos="usdMxn" label={t({ id: 'transfer.amount' })} />
      }
      steps={<LoanTracker status={status} />}
      orderNumber={orderNumber}
      at={view.order?.confirmedAt ?? null}
      notice={notice}
      rows={[]}
    />
  );
}

const loanOutcome = defineMessages({
  critical: { id: 'loan.rejected' },
  pending: { id: 'loan.done' },
  success: { id: 'loan.paidOut' },
});

function outcomeOf(status: LoanStatus): keyof typeof loanOutcome {
  if (status === 'rejected') return 'critical';
  return status === 'unpaid' || status === 'paid' ? 'success' : 'pending';
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
