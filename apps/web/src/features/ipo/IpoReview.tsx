import { Banner } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useOperatorRules } from '../../common/operatorRules.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import { ConfirmButton, ReviewStep, TermsMoved } from '../../flows/orders/ReviewStep.tsx';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
import type { IpoFlow } from './ipoFlow.ts';
import type { IpoFormProps } from './IpoForm.tsx';
import { useCostRows, useHeldTotal, useOfferingRows } from './ipoRows.tsx';

export function IpoReview({ ipo, view, send }: IpoFormProps) {
  const { t, numberLocale } = useI18n();
  const { returnsUnallotted } = useOperatorRules();
  const { review } = view;
  const offeringRows = useOfferingRows(review?.offeredTerms ?? review?.terms ?? null, ipo);
  const costRows = useCostRows(view);
  const heldTotal = useHeldTotal(view);
  return (
    <ReviewStep
      figure={<TotalFigure {...heldTotal} />}
      rows={[...offeringRows, ...costRows]}
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      notice={
        <TermsMoved
          review={review}
          priceOf={({ price }) => priceText(price, numberLocale)}
          total={view.cost?.total ?? null}
          onAccept={(terms) => send({ type: 'ACCEPT', terms })}
        />
      }
    >
      <Banner>
        {returnsUnallotted ? t({ id: 'ipo.money' }) : t({ id: 'ipo.money.byOperator' })}
      </Banner>
    </ReviewStep>
  );
}

export function IpoReviewFooter({ view, send }: IpoFlow) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <ConfirmButton
      label={t({ id: 'ipo.confirm' })}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(flowObstacle[obstacle])}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
