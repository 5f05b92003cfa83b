import { balanceQuery, type LoanRecord, loanSummaryQuery } from '@corro/client';
import { type LoanRepaymentView, repaymentTotal } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { DoneFooter } from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { useFlowSheet } from '../../../flows/orders/useFlowSheet.ts';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../../flows/orders/PendingNotice.tsx';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { patterns } from '../../../links.ts';
import { RepaymentDone, RepaymentUnknown } from './RepaymentEnds.tsx';
import { loanToRepay, repaymentFlow } from './repaymentFlow.ts';
import {
  RepaymentDetails,
  RepaymentDetailsFooter,
  RepaymentReview,
  RepaymentReviewFooter,
} from './RepaymentReview.tsx';

interface RepaymentSheetProps {
  /** Undefined before the first choice; even then an earlier repayment may be pending. */
  readonly loan: LoanRecord | undefined;
  readonly isWanted: boolean;
  readonly onLeave: () => void;
}

/** The repayment of a loan, from its details to the receipt, in one sheet. */
export function RepaymentSheet({ loan, isWanted, onLeave }: RepaymentSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const api = useApi();
  const amounts = useAmounts();
  const balance = useQuery(balanceQuery(api)).data ?? null;
  const owed = useQuery(loanSummaryQuery(api)).data?.amountDue ?? null;
  const { view: current, send } = useOrderFlow(repaymentFlow, {
    draft: 'loan-repayment',
    facts: { loan: loanToRepay(loan), isPaid: loan?.status === 'paid', balance, owed },
  });
  const sheet = useFlowSheet({ view: current, send }, { form: { isWanted, leave: onLeave } });

  const step = (view: LoanRepaymentView) => {
    const props = { view, send };
    const steps = {
      form: {
        title: t({ id: 'loan.repay.title' }),
        content: <RepaymentDetails view={view} />,
        footer: <RepaymentDetailsFooter {...props} />,
      },
      review: {
        title: t({ id: 'loan.repay.reviewing' }),
        content: <RepaymentReview {...props} />,
        footer: <RepaymentReviewFooter {...props} />,
      },
      done: {
        title: t({ id: 'loan.repay.success' }),
        content: <RepaymentDone view={view} />,
        footer: (
          <DoneFooter
            links={[{ label: t({ id: 'loan.repay.seeChanges' }), path: patterns.accountChanges }]}
            onNewOrder={sheet.close}
            anotherLabel={t({ id: 'loan.close' })}
          />
        ),
      },
      unknown: <RepaymentUnknown view={view} />,
      refused: { title: t({ id: 'loan.repay.error' }), change: t({ id: 'loan.repay.back' }) },
      recordsPath: patterns.loanRecords,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: sheet.goOn,
    };
    return orderStep(view, steps, i18n);
  };

  return (
    <>
      {sheet.isMinimised && current.order !== null ? (
        <PendingNotice
          text={t(
            { id: 'loan.repay.unsettled' },
            { amount: amounts.text(repaymentTotal(current.order.terms)) },
          )}
          onSee={sheet.show}
        />
      ) : null}
      <FlowSheet view={current} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}
