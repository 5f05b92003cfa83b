import { loanSummaryQuery, type LoanSummary } from '@corro/client';
import { limits } from '@corro/domain';
import type { LoanRequestView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { FlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../flows/orders/PendingNotice.tsx';
import { useFlowSheet } from '../../flows/orders/useFlowSheet.ts';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { patterns } from '../../links.ts';
import { LoanDone, LoanUnknown } from './LoanEnds.tsx';
import { loanFlow } from './loanFlow.ts';
import { LoanForm, LoanFormFooter } from './LoanForm.tsx';
import { LoanReview, LoanReviewFooter } from './LoanReview.tsx';

const recordsPath = patterns.loanApplication;

interface LoanSheetProps {
  /** A new object for each press of the button that opens the sheet. */
  readonly opening: { readonly isWanted: boolean };
  readonly onLeave: () => void;
}

/** The loan request, from form to receipt, in one sheet. */
export function LoanSheet({ opening, onLeave }: LoanSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const amounts = useAmounts();
  const { data } = useQuery(loanSummaryQuery(useApi()));
  const request = useOrderFlow(loanFlow, {
    draft: 'loan',
    facts: { offer: offerOf(data) },
    // The smallest loan, so that field, slider and costs agree from the start.
    form: { amountText: limits.loanMinimum },
  });
  const { order } = request.view;
  const sheet = useFlowSheet(request, {
    form: { isWanted: opening.isWanted, leave: onLeave },
    recordsPath,
  });
  const { show } = sheet;
  // The button shows a pending request.
  // oxlint-disable-next-line react/exhaustive-deps -- runs for each press of the button
  useEffect(() => show(), [opening]);

  const step = (view: LoanRequestView) => {
    const props = { view, send: request.send };
    const steps = {
      form: {
        title: t({ id: 'loan.request' }),
        content: <LoanForm {...props} />,
        footer: <LoanFormFooter {...props} />,
      },
      review: {
        title: t({ id: 'loan.sheet.reviewing' }),
        content: <LoanReview {...props} />,
        footer: <LoanReviewFooter {...props} />,
      },
      done: {
        title: t({ id: 'loan.success' }),
        content: <LoanDone view={view} />,
        footer: (
          <DoneFooter
            links={[{ label: t({ id: 'loan.seeApplications' }), path: recordsPath }]}
            onNewOrder={sheet.close}
            anotherLabel={t({ id: 'loan.close' })}
          />
        ),
      },
      unknown: <LoanUnknown view={view} />,
      refused: { title: t({ id: 'loan.error' }), change: t({ id: 'loan.change' }) },
      recordsPath,
      onReconcileAgain: () => request.send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: sheet.goOn,
    };
    return orderStep(view, steps, i18n);
  };

  return (
    <>
      {sheet.isMinimised && order !== null ? (
        <PendingNotice
          text={t({ id: 'loan.unsettled' }, { amount: amounts.text(order.terms.amount) })}
          onSee={show}
        />
      ) : null}
      <FlowSheet view={request.view} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}

function offerOf(summary: LoanSummary | undefined) {
  if (summary === undefined) return null;
  const { remaining, rate, days, fee, version } = summary;
  return { remaining, rate, days, fee, version };
}
