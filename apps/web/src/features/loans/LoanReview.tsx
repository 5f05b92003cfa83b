import { isZero, subtract } from '@corro/domain';
import { Grid, Money, Stack, Text } from '@corro/ui';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { usePesos } from '../../common/prices/usePesos.ts';
import { type TotalInput, useTotalLabel } from '../../common/prices/useTotalLabel.ts';
import { ConfirmButton, ReviewStep, TermsMoved } from '../../flows/orders/ReviewStep.tsx';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
import {
  CostUnknown,
  termsMovedText,
  useLoanRows,
  useLoanText,
  useRepayment,
} from './loanRows.tsx';
import type { LoanRequest } from './loanFlow.ts';

export function LoanReview({ view, send }: LoanRequest) {
  const { t } = useI18n();
  const loanText = useLoanText();
  const terms = view.review?.terms ?? view.order?.terms ?? null;
  const rows = useLoanRows(view, terms, 'figure');
  const repayment = useRepayment(view, terms);
  const amountLabel = t({ id: 'transfer.amount' });
  const requested = { side: 'buy', total: view.amount, pesos: 'usdMxn' } as const;
  const isWhole = view.fee !== null && isZero(view.fee);
  return (
    <ReviewStep
      figure={
        repayment === null ? (
          <TotalFigure {...requested} label={amountLabel} />
        ) : (
          <BothFigures repayment={repayment} amount={view.amount} fee={view.fee} />
        )
      }
      rows={repayment === null || isWhole ? rows : [moneyRow(amountLabel, view.amount), ...rows]}
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      notice={
        <>
          <CostUnknown offer={terms} />
          <TermsMoved
            review={view.review}
            priceOf={loanText.terms}
            words={termsMovedText}
            onAccept={(offered) => send({ type: 'ACCEPT', terms: offered })}
          />
        </>
      }
    />
  );
}

interface BothFiguresProps extends Pick<LoanRequest['view'], 'amount' | 'fee'> {
  readonly repayment: TotalInput;
}

/** What the customer receives and what is owed, in one size. */
function BothFigures({ repayment, amount, fee }: BothFiguresProps) {
  const { t } = useI18n();
  const { rate } = usePesos(repayment.pesos);
  const received = amount === null ? null : subtract(amount, fee ?? '0');
  return (
    <Stack gap={8}>
      <Grid minColumn="medium" stretch gap={8}>
        <PesoFigure
          {...repayment}
          total={received}
          label={fee === null ? t({ id: 'withdraw.netAtMost' }) : t({ id: 'loan.received' })}
        />
        <PesoFigure {...repayment} />
      </Grid>
      <Text as="p" size={12} tone="muted" align="center">
        {t({ id: 'money.rate' }, { rate })}
      </Text>
    </Stack>
  );
}

function PesoFigure(of: TotalInput) {
  const { estimate } = usePesos(of.pesos);
  return (
    <Stack gap={4} align="center">
      <Text size={14} tone="muted" align="center">
        {useTotalLabel(of)}
      </Text>
      <Money amount={of.total} unit="US$" size={28} />
      <Money amount={estimate(of.total)} unit="MX$" size={14} estimate tone="muted" />
    </Stack>
  );
}

export function LoanReviewFooter({ view, send }: LoanRequest) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <ConfirmButton
      label={t({ id: 'loan.confirm' })}
      isBusy={view.phase === 'submitting'}
      reason={
        obstacle === null
          ? null
          : obstacle === 'terms-moved'
            ? t({ id: 'loan.obstacle.moved' })
            : t(flowObstacle[obstacle])
      }
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
