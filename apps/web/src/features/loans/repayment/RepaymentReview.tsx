import type { OrderObstacle } from '@corro/machines';
import { formatMoney, Stack, Summary, Text } from '@corro/ui';
import { balanceNowRow, balanceRow } from '../../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../../common/figures.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useProblems } from '../../../common/amounts.ts';
import {
  ConfirmButton,
  ReviewButton,
  ReviewStep,
  TermsMoved,
} from '../../../flows/orders/ReviewStep.tsx';
import { flowObstacle } from '../../../flows/orders/flowObstacle.ts';
import { missingFunds } from '../../../flows/orders/missingFunds.ts';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { termsMovedText } from '../loanRows.tsx';
import type { LoanRepayment } from './repaymentFlow.ts';
import { useOwedRow } from './useOwedRow.ts';

function usePaidRows({ terms }: LoanRepayment['view']) {
  const { t } = useI18n();
  return [
    moneyRow(t({ id: 'loan.one' }), terms?.amount ?? null),
    moneyRow(t({ id: 'loan.interest' }), terms?.cost ?? null),
  ];
}

function RepaymentTotal({ view: { total } }: Pick<LoanRepayment, 'view'>) {
  return <TotalFigure side="buy" total={total} pesos="usdMxn" />;
}

export function RepaymentDetails({ view }: Pick<LoanRepayment, 'view'>) {
  const { t } = useI18n();
  const rows = usePaidRows(view);
  return (
    <Stack gap={16}>
      <RepaymentTotal view={view} />
      <Summary rows={[...rows, balanceNowRow(t({ id: 'ticket.balanceNow' }), view.balance)]} />
      <Text as="p" size={14} tone="muted">
        {t({ id: 'loan.repay.about' })}
      </Text>
    </Stack>
  );
}

export function RepaymentDetailsFooter({ view, send }: LoanRepayment) {
  const { t } = useI18n();
  return (
    <ReviewButton
      label={t({ id: 'loan.repay.review' })}
      reason={useObstacleText(view, view.isOnline ? view.reviewObstacle : 'offline')}
      onReview={() => send({ type: 'REVIEW' })}
    />
  );
}

export function RepaymentReview({ view, send }: LoanRepayment) {
  const { t, numberLocale } = useI18n();
  const rows = usePaidRows(view);
  const owedRow = useOwedRow(t({ id: 'loan.repay.owedAfter' }), view.owedAfter);
  return (
    <ReviewStep
      figure={<RepaymentTotal view={view} />}
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      notice={
        <TermsMoved
          review={view.review}
          priceOf={({ cost }) => formatMoney(numberLocale, cost, 'US$')}
          words={termsMovedText}
          onAccept={(terms) => send({ type: 'ACCEPT', terms })}
        />
      }
      rows={[...rows, balanceRow(t({ id: 'ticket.balanceAfter' }), view.balanceAfter), owedRow]}
    />
  );
}

export function RepaymentReviewFooter({ view, send }: LoanRepayment) {
  const { t } = useI18n();
  const obstacle = view.phase === 'reviewing' ? (view.review?.confirmObstacle ?? null) : null;
  return (
    <ConfirmButton
      label={t({ id: 'loan.repay.confirm' })}
      isBusy={view.phase === 'submitting'}
      reason={useObstacleText(view, obstacle)}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}

/** Says why the repayment cannot continue; null without an obstacle. */
function useObstacleText(
  view: LoanRepayment['view'],
  obstacle: OrderObstacle | null,
): string | null {
  const i18n = useI18n();
  const problems = useProblems(view.problems);
  if (obstacle === null) return null;
  if (obstacle === 'terms-moved') return i18n.t({ id: 'loan.obstacle.moved' });
  const missing = obstacle === 'problems' ? missingFunds(problems, i18n) : undefined;
  return missing ?? i18n.t(flowObstacle[obstacle]);
}
