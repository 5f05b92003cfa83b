import { formatMoney } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { FlowSheet } from '../../parts/order-flow/FlowSheet.tsx';
import { UnsettledNotice } from '../../parts/order-flow/UnsettledNotice.tsx';
import type { useFlowSheet } from '../../parts/order-flow/useFlowSheet.ts';
import type { LoanRequest } from './useLoanRequest.ts';
import { useLoanStep } from './useLoanStep.tsx';

export interface LoanRequestSheetProps {
  readonly request: LoanRequest;
  readonly sheet: ReturnType<typeof useFlowSheet>;
}

/** The request: the amount, the review, and what became of it, in one sheet. */
export function LoanRequestSheet({ request, sheet }: LoanRequestSheetProps) {
  const { t, numberLocale } = useWords();
  const step = useLoanStep(request, sheet);
  const { view } = request;
  return (
    <>
      {sheet.isAside && view.order !== null ? (
        <UnsettledNotice
          text={t('loan.unsettled', {
            amount: formatMoney(numberLocale, view.order.terms.amount, 'US$'),
          })}
          onSee={sheet.show}
        />
      ) : null}
      <FlowSheet view={view} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}
