import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { FlowSheet, type useFlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { PendingNotice } from '../../flows/orders/UnknownStep.tsx';
import type { LoanRequest } from './useLoanRequest.ts';
import { useLoanStep } from './useLoanStep.tsx';

export interface LoanRequestSheetProps {
  readonly request: LoanRequest;
  readonly sheet: ReturnType<typeof useFlowSheet>;
}

/** The request: the amount, the review, and what became of it, in one sheet. */
export function LoanRequestSheet({ request, sheet }: LoanRequestSheetProps) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const step = useLoanStep(request, sheet);
  const { view } = request;
  return (
    <>
      {sheet.isMinimised && view.order !== null ? (
        <PendingNotice
          text={t({ id: 'loan.unsettled' }, { amount: amounts.text(view.order.terms.amount) })}
          onSee={sheet.show}
        />
      ) : null}
      <FlowSheet view={view} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}
