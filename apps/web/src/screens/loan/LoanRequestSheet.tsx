import type { LoanSummary } from '@corro/client';
import { formatMoney } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { FlowSheet } from '../../parts/order-flow/FlowSheet.tsx';
import { UnsettledNotice } from '../../parts/order-flow/UnsettledNotice.tsx';
import { useFlowSheet } from '../../parts/order-flow/useFlowSheet.ts';
import { useLoanRequest } from './useLoanRequest.ts';
import { useLoanStep } from './useLoanStep.tsx';

export interface LoanRequestSheetProps {
  /** Undefined while it is not known. */
  readonly summary: LoanSummary | undefined;
  /** Whether the customer wants to ask for one. */
  readonly isWanted: boolean;
  readonly onLeave: () => void;
}

/** The request: the amount, the review, and what became of it, in one sheet. */
export function LoanRequestSheet({ summary, isWanted, onLeave }: LoanRequestSheetProps) {
  const { t, numberLocale } = useWords();
  const request = useLoanRequest(summary);
  const sheet = useFlowSheet(request, { isWanted, leave: onLeave });
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
