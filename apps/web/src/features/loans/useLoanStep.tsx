import type { LoanRequestView } from '@corro/machines';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { patterns } from '../../links.ts';
import { LoanDone, LoanUnknown } from './LoanEnds.tsx';
import { LoanForm, LoanFormFooter } from './LoanForm.tsx';
import { LoanReview, LoanReviewFooter } from './LoanReview.tsx';
import type { LoanRequest } from './useLoanRequest.ts';

interface ListLinks {
  readonly close: () => void;
  readonly goOn: () => void;
}

/** What the sheet shows in each phase of the request. */
export function useLoanStep({ send }: LoanRequest, { close, goOn }: ListLinks) {
  const i18n = useI18n();
  const { t } = i18n;
  const recordsPath = patterns.loanApplication;

  return (view: LoanRequestView) => {
    const request = { view, send };
    const steps = {
      form: {
        title: t({ id: 'loan.request' }),
        content: <LoanForm {...request} />,
        footer: <LoanFormFooter {...request} />,
      },
      review: {
        title: t({ id: 'loan.sheet.reviewing' }),
        content: <LoanReview {...request} />,
        footer: <LoanReviewFooter {...request} />,
      },
      done: {
        title: t({ id: 'loan.success' }),
        content: <LoanDone view={view} />,
        footer: (
          <DoneFooter
            ways={[{ label: t({ id: 'loan.seeApplications' }), path: recordsPath }]}
            onAnother={close}
            anotherLabel={t({ id: 'loan.close' })}
          />
        ),
      },
      unknown: <LoanUnknown view={view} />,
      refused: { title: t({ id: 'loan.error' }), change: t({ id: 'loan.change' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: goOn,
    };
    return orderStep(view, steps, i18n);
  };
}
