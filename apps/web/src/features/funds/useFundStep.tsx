import type { FundPurchaseView } from '@corro/machines';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DoneFooter } from '../../flows/orders/DoneStep.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { routes } from '../../routing/addresses.ts';
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
  const words = useI18n();
  const { t } = words;
  const recordsPath = routes.fundOrders.path;

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
        title: t('funds.sheet.reviewing'),
        content: <FundReview view={view} fund={fund} send={send} />,
        footer: <FundReviewFooter view={view} send={send} />,
      },
      done: {
        title: t('funds.sheet.done'),
        content: <FundDone view={view} fund={fund} />,
        footer: (
          <DoneFooter
            ways={[{ label: t('funds.seeOrders'), path: recordsPath }]}
            onAnother={close}
            anotherLabel={t('funds.another')}
          />
        ),
      },
      unknown: <FundUnknown view={view} />,
      refused: { title: t('funds.sheet.refused'), change: t('funds.back') },
      recordsPath,
      onLookAgain: () => send({ type: 'LOOK_AGAIN' }),
      onGoOn() {
        readAgain();
        goOn();
      },
    };
    return orderStep(view, steps, words);
  };
}
