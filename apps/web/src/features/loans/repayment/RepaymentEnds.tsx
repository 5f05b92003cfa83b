import { loanSummaryQuery } from '@corro/client';
import { type LoanRepaymentView, repaymentTotal } from '@corro/machines';
import { moneyRow } from '../../../common/figures.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useApi } from '../../../app/api.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { DoneStep, useRefetched } from '../../../flows/orders/EndSteps.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { reviewedAmount, useReceipt } from '../../../flows/orders/useReceipt.ts';
import { repaymentFlow } from './repaymentFlow.ts';
import { useOwedRow } from './useOwedRow.ts';

export function RepaymentDone({ view }: { view: LoanRepaymentView }) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const { order } = view;
  const owed = useRefetched(loanSummaryQuery(useApi()))?.amountDue ?? null;
  const reviewed = reviewedAmount(order === null ? null : repaymentTotal(order.terms));
  const { total, orderNumber, notice } = useReceipt({
    calls: repaymentFlow.calls,
    view,
    reviewed,
  });
  return (
    <DoneStep
      text={t({ id: 'loan.repay.done' }, { amount: amounts.text(total) })}
      figure={<TotalFigure side="buy" total={total} pesos="usdMxn" isSettled />}
      orderNumber={orderNumber}
      at={order?.confirmedAt ?? null}
      notice={notice}
      rows={[useOwedRow(t({ id: 'loan.due' }), owed)]}
    />
  );
}

export function RepaymentUnknown({ view }: { view: LoanRepaymentView }) {
  const { t } = useI18n();
  const total = view.order === null ? null : repaymentTotal(view.order.terms);
  return <UnknownStep view={view} rows={[moneyRow(t({ id: 'loan.repayment' }), total)]} />;
}
