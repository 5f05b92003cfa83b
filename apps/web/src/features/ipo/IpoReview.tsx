import { Banner } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ConfirmButton } from '../../flows/orders/ConfirmButton.tsx';
import { ReviewStep } from '../../flows/orders/ReviewStep.tsx';
import { TermsMoved } from '../../flows/orders/TermsMoved.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import type { IpoFormProps } from './IpoForm.tsx';
import { useCostRows, useOfferingRows } from './ipoRows.tsx';
import type { IpoFlow } from './useIpoApplication.ts';

/** What is agreed to, and what becomes of the money. */
export function IpoReview({ ipo, view, send }: IpoFormProps) {
  const { t, numberLocale } = useI18n();
  const offeringRows = useOfferingRows(view.review?.terms ?? null, ipo);
  const costRows = useCostRows(view);
  return (
    <ReviewStep
      rows={[...offeringRows, ...costRows]}
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={
        <TermsMoved
          review={view.review}
          priceOf={({ price }) => priceText(price, numberLocale)}
          onAccept={(terms) => send({ type: 'ACCEPT', terms })}
        />
      }
    >
      <Banner>{t('ipo.money')}</Banner>
    </ReviewStep>
  );
}

export function IpoReviewFooter({ view, send }: IpoFlow) {
  const { t } = useI18n();
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
