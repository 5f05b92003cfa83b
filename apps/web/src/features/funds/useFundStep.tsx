import type { FundPurchaseView } from '@corro/machines';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { patterns } from '../../links.ts';
import { FundDetails, FundDetailsFooter } from './FundDetails.tsx';
import { FundDone, FundUnknown } from './FundEnds.tsx';
import { FundReview, FundReviewFooter } from './FundReview.tsx';
import type { RunningPurchase } from './useFundPurchase.ts';

interface ListLinks {
  readonly close: () => void;
  readonly goOn: () => void;
}

/** What the sheet shows in each phase of the purchase. */
export function useFundStep(
  { fund, send, readAgain }: RunningPurchase,
  { close, goOn }: ListLinks,
) {
  const i18n = useI18n();
  const { t } = i18n;
  const recordsPath = patterns.fundOrders;

  return (view: FundPurchaseView) => {
    const form =
      fund === undefined
        ? null
        : {
            title: fund.name,
            content: <FundDetails fund={fund} balance={view.balance} />,
            footer: <FundDetailsFooter view={view} send={send} />,
          };
    const steps = {
      form,
      review: {
        title: t({ id: 'funds.sheet.reviewing' }),
        content: <FundReview view={view} fund={fund} send={send} />,
        footer: <FundReviewFooter view={view} send={send} />,
      },
      done: {
        title: t({ id: 'funds.sheet.done' }),
        content: <FundDone view={view} fund={fund} />,
        footer: (
          <DoneFooter
            ways={[{ label: t({ id: 'funds.seeOrders' }), path: recordsPath }]}
            onAnother={close}
            anotherLabel={t({ id: 'funds.another' })}
          />
        ),
      },
      unknown: <FundUnknown view={view} />,
      refused: { title: t({ id: 'funds.sheet.refused' }), change: t({ id: 'funds.back' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn() {
        readAgain();
        goOn();
      },
    };
    return orderStep(view, steps, i18n);
  };
}
