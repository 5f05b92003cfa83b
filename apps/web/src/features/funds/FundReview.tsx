import type { Fund } from '@corro/client';
import { isZero } from '@corro/domain';
import type { FundPurchaseView, OrderObstacle } from '@corro/machines';
import { Text, formatMoney } from '@corro/ui';
import { balanceRow } from '../../common/hiddenAmounts.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useProblems } from '../../common/amounts.ts';
import { useFeeRow, useOperatorRules } from '../../common/operatorRules.tsx';
import { ConfirmButton, ReviewStep, TermsMoved } from '../../flows/orders/ReviewStep.tsx';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
import type { FundFlow } from './fundFlow.ts';
import { useFundRows } from './useFundText.tsx';
import { problemText } from '../../common/problemText.ts';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import { missingFunds } from '../../flows/orders/missingFunds.ts';

export function FundReview({ view, send, fund }: FundFlow & { fund: Fund | undefined }) {
  const { t, numberLocale } = useI18n();
  const { termRows, returnRow } = useFundRows(fund);
  const { fundFee } = useOperatorRules();
  const feeRow = useFeeRow(t({ id: 'funds.fee' }), fundFee);
  const terms = view.review?.terms ?? null;
  return (
    <ReviewStep
      figure={<TotalFigure side="buy" total={terms?.amount ?? null} pesos="usdMxn" />}
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      notice={
        <TermsMoved
          review={view.review}
          priceOf={({ amount }) => formatMoney(numberLocale, amount, 'US$')}
          onAccept={(offered) => send({ type: 'ACCEPT', terms: offered })}
        />
      }
      rows={[
        { label: t({ id: 'funds.fund' }), value: <Text>{terms?.name}</Text> },
        ...termRows(view.order?.confirmedAt),
        ...returnRow(terms?.amount ?? null),
        fundFee !== null && isZero(fundFee)
          ? { label: t({ id: 'funds.fee' }), value: <Text>{t({ id: 'funds.noFee' })}</Text> }
          : feeRow,
        balanceRow(t({ id: 'ticket.balanceAfter' }), view.balanceAfter),
      ]}
    />
  );
}

export function FundReviewFooter({ view, send }: FundFlow) {
  const { t } = useI18n();
  const obstacle = view.phase === 'reviewing' ? (view.review?.confirmObstacle ?? null) : null;
  return (
    <ConfirmButton
      label={t({ id: 'funds.confirm' })}
      isBusy={view.phase === 'submitting'}
      reason={useObstacleText(view, obstacle)}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}

/** Says why the purchase cannot continue; null without an obstacle. */
export function useObstacleText(
  view: FundPurchaseView,
  obstacle: OrderObstacle | null,
): string | null {
  const i18n = useI18n();
  const problems = useProblems(view.problems);
  if (obstacle === null) return null;
  if (obstacle !== 'problems') return i18n.t(flowObstacle[obstacle]);
  return (
    missingFunds(problems, i18n) ??
    problemText(problems, 'fund', i18n) ??
    i18n.t({ id: 'flow.obstacle.problems' })
  );
}
