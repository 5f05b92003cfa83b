import type { LoanRecord } from '@corro/client';
import { repaymentTotal, type LoanRepaymentView } from '@corro/machines';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { DoneFooter } from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet, useFlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../../flows/orders/UnknownStep.tsx';
import { patterns } from '../../../links.ts';
import { RepaymentDone, RepaymentUnknown } from './RepaymentEnds.tsx';
import {
  RepaymentDetails,
  RepaymentDetailsFooter,
  RepaymentReview,
  RepaymentReviewFooter,
} from './RepaymentReview.tsx';
import { type LoanRepayment, useLoanRepayment } from './useLoanRepayment.ts';

export interface RepaymentSheetProps {
  /** Undefined where none was chosen yet: an earlier repayment may be on its way all the same. */
  readonly loan: LoanRecord | undefined;
  /** Whether the customer is looking at the loan. */
  readonly isWanted: boolean;
  readonly onLeave: () => void;
}

/** Paying a loan back: what is owed, the review, and what became of it, in one sheet. */
export function RepaymentSheet({ loan, isWanted, onLeave }: RepaymentSheetProps) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const repayment = useLoanRepayment(loan);
  const sheet = useFlowSheet(repayment, { form: { isWanted, leave: onLeave } });
  const step = useRepaymentStep(repayment.send, sheet);
  const { view } = repayment;
  return (
    <>
      {sheet.isMinimised && view.order !== null ? (
        <PendingNotice
          text={t(
            { id: 'loan.repay.unsettled' },
            { amount: amounts.text(repaymentTotal(view.order.terms)) },
          )}
          onSee={sheet.show}
        />
      ) : null}
      <FlowSheet view={view} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}

/** What the sheet shows in each phase of the repayment. */
function useRepaymentStep(
  send: LoanRepayment['send'],
  { close, goOn }: Pick<ReturnType<typeof useFlowSheet>, 'close' | 'goOn'>,
) {
  const i18n = useI18n();
  const { t } = i18n;

  return (view: LoanRepaymentView) => {
    const repayment = { view, send };
    const steps = {
      form: {
        title: t({ id: 'loan.repay.title' }),
        content: <RepaymentDetails view={view} />,
        footer: <RepaymentDetailsFooter {...repayment} />,
      },
      review: {
        title: t({ id: 'loan.repay.reviewing' }),
        content: <RepaymentReview {...repayment} />,
        footer: <RepaymentReviewFooter {...repayment} />,
      },
      done: {
        title: t({ id: 'loan.repay.success' }),
        content: <RepaymentDone view={view} />,
        footer: (
          <DoneFooter
            ways={[{ label: t({ id: 'loan.repay.seeChanges' }), path: patterns.accountChanges }]}
            onAnother={close}
            anotherLabel={t({ id: 'loan.close' })}
          />
        ),
      },
      unknown: <RepaymentUnknown view={view} />,
      refused: { title: t({ id: 'loan.repay.error' }), change: t({ id: 'loan.repay.back' }) },
      recordsPath: patterns.loanRecords,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: goOn,
    };
    return orderStep(view, steps, i18n);
  };
}
