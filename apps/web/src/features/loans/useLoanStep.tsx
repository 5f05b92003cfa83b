import type { LoanRequestView } from '@corro/machines';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DoneFooter } from '../../flows/orders/DoneStep.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { routes } from '../../routing/addresses.ts';
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
  const words = useI18n();
  const { t } = words;
  const recordsPath = routes.loanApplication.path;

  return (view: LoanRequestView) => {
    const request = { view, send };
    const steps = {
      form: {
        title: t('loan.request'),
        content: <LoanForm {...request} />,
        footer: <LoanFormFooter {...request} />,
      },
      review: {
        title: t('loan.sheet.reviewing'),
        content: <LoanReview {...request} />,
        footer: <LoanReviewFooter {...request} />,
      },
      done: {
        title: t('loan.success'),
        content: <LoanDone view={view} />,
        footer: (
          <DoneFooter
            ways={[{ label: t('loan.seeApplications'), path: recordsPath }]}
            onAnother={close}
            anotherLabel={t('loan.close')}
          />
        ),
      },
      unknown: <LoanUnknown view={view} />,
      refused: { title: t('loan.error'), change: t('loan.change') },
      recordsPath,
      onLookAgain: () => send({ type: 'LOOK_AGAIN' }),
      onGoOn: goOn,
    };
    return orderStep(view, steps, words);
  };
}
