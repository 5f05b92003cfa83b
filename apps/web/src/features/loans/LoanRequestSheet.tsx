import { formatMoney } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { FlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { UnsettledNotice } from '../../flows/orders/UnsettledNotice.tsx';
import type { useFlowSheet } from '../../flows/orders/useFlowSheet.ts';
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
