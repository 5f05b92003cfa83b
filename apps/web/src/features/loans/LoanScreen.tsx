import { type LoanSummary, loanSummaryQuery } from '@corro/client';
import type { LoanRequestView } from '@corro/machines';
import { IconButton, Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { FlowSheet, useFlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../flows/orders/UnknownStep.tsx';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { LoanCard } from './LoanCard.tsx';
import { LoanDone, LoanUnknown } from './LoanEnds.tsx';
import { loanFlow } from './loanFlow.ts';
import { LoanForm, LoanFormFooter } from './LoanForm.tsx';
import { LoanReview, LoanReviewFooter } from './LoanReview.tsx';

const recordsPath = patterns.loanApplication;

/** The debt, the available credit and the loan request (spec §2). */
export default function LoanScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const amounts = useAmounts();
  const query = useQuery(loanSummaryQuery(useApi()));
  const [isWanted, setWanted] = useState(false);
  const request = useOrderFlow(loanFlow, { draft: 'loan', facts: { offer: offerOf(query.data) } });
  const { order } = request.view;
  const sheet = useFlowSheet(request, {
    form: { isWanted, leave: () => setWanted(false) },
    recordsPath,
  });

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
    <Screen
      actions={
        <IconButton
          icon="records"
          label={t({ id: 'route.loanRecords' })}
          href={patterns.loanRecords}
        />
      }
    >
      <Page gap={16}>
        {sheet.isMinimised && order !== null ? (
          <PendingNotice
            text={t({ id: 'loan.unsettled' }, { amount: amounts.text(order.terms.amount) })}
            onSee={sheet.show}
          />
        ) : null}
        <FlowSheet view={request.view} open={sheet.open} onClose={sheet.close} step={step} />
        <LoanCard
          query={query}
          onRequest={sheet.isMinimised ? sheet.show : () => setWanted(true)}
        />
      </Page>
    </Screen>
  );
}

function offerOf(summary: LoanSummary | undefined) {
  if (summary === undefined) return null;
  const { remaining, rate, days, fee, version } = summary;
  return { remaining, rate, days, fee, version };
}
