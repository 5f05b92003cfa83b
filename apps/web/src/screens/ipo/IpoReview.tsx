import { Banner } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { ConfirmButton } from '../../parts/order-flow/ConfirmButton.tsx';
import { MovedNotice } from '../../parts/order-flow/MovedNotice.tsx';
import { ReviewStep } from '../../parts/order-flow/ReviewStep.tsx';
import { priceText } from '../../parts/priceText.ts';
import type { IpoFormProps } from './IpoForm.tsx';
import { useCostRows } from './useCostRows.tsx';
import type { IpoFlow } from './useIpoApplication.ts';
import { useOfferingRows } from './useOfferingRows.tsx';

/** What is agreed to, and what becomes of the money. */
export function IpoReview({ ipo, view, send }: IpoFormProps) {
  const { t } = useWords();
  const offeringRows = useOfferingRows(view.review?.terms ?? null, ipo);
  const costRows = useCostRows(view);
  return (
    <ReviewStep
      rows={[...offeringRows, ...costRows]}
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={<TermsMoved view={view} send={send} />}
    >
      <Banner>{t('ipo.money')}</Banner>
    </ReviewStep>
  );
}

function TermsMoved({ view: { review }, send }: IpoFlow) {
  const { t, numberLocale } = useWords();
  const offered = review?.offered ?? null;
  if (review === null || offered === null) return null;
  const before = priceText(review.terms.price, numberLocale);
  const after = priceText(offered.price, numberLocale);
  return (
    <MovedNotice
      text={t('flow.moved', { before, after })}
      accept={{
        label: t('ticket.accept', { price: after }),
        onAccept: () => send({ type: 'ACCEPT', terms: offered }),
      }}
    />
  );
}

export function IpoReviewFooter({ view, send }: IpoFlow) {
  const { t } = useWords();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <ConfirmButton
      label={t('ipo.confirm')}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(`flow.obstacle.${obstacle}`)}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
