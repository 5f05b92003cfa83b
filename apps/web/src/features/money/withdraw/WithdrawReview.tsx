import { type DecimalText, subtract } from '@corro/domain';
import type { WithdrawTerms } from '@corro/machines';
import { Banner, Stack, type SummaryRow, Text } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { useFeeRow, useOperatorRules } from '../../../common/operatorRules.tsx';
import type { TotalOf } from '../../../common/prices/useTotalRows.tsx';
import { flowObstacle } from '../../../flows/orders/flowObstacle.ts';
import { MovedNotice, ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure, TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { CodeConfirm, CodeForm } from '../../../flows/transactionCode/CodeForm.tsx';
import { PasskeyConfirm } from '../../../flows/transactionCode/PasskeyConfirm.tsx';
import type { CodeEntry } from '../../../flows/transactionCode/useCodeEntry.ts';
import { useDestination } from '../useDestination.ts';
import { payable, type Withdraw } from './useWithdraw.ts';

/** The payout of an amount. Without a known fee its label says "at most". */
function useNet(amount: DecimalText | null): TotalOf {
  const { t } = useI18n();
  const { withdrawFee } = useOperatorRules();
  return {
    side: 'sell',
    total: amount === null ? null : subtract(amount, withdrawFee ?? '0'),
    pesos: 'usdMxn',
    label: withdrawFee === null ? t({ id: 'withdraw.netAtMost' }) : t({ id: 'withdraw.net' }),
  };
}

export function WithdrawTotal({ view }: Pick<Withdraw, 'view'>) {
  return <TotalOrBalance {...useNet(payable(view))} balance={view.balance} />;
}

/** Rows of amount and destination. */
export function useTermsRows(terms: WithdrawTerms | null): readonly SummaryRow[] {
  const { t } = useI18n();
  const { nameOf } = useDestination();
  if (terms === null) return [];
  return [
    { label: t({ id: 'withdraw.to' }), value: <Text>{nameOf(terms)}</Text>, detail: terms.masked },
    moneyRow(t({ id: 'ticket.amount' }), terms.amount),
  ];
}

interface WithdrawReviewProps extends Withdraw {
  readonly entry: CodeEntry;
}

export function WithdrawReview({ view, send, entry }: WithdrawReviewProps) {
  const { t } = useI18n();
  const { returnsFailedWithdrawals, withdrawFee } = useOperatorRules();
  const terms = view.review?.terms ?? null;
  const termsRows = useTermsRows(terms);
  const net = useNet(terms?.amount ?? null);
  const feeRow = useFeeRow(t({ id: 'withdraw.fee' }), withdrawFee);
  return (
    <ReviewStep
      figure={<TotalFigure {...net} />}
      confirmation={
        <CodeForm view={view} entry={entry} onConfirm={(code) => send({ type: 'CONFIRM', code })} />
      }
      rows={[...termsRows, feeRow, balanceRow(t({ id: 'ticket.balanceAfter' }), view.balanceAfter)]}
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={<CardMoved view={view} send={send} />}
    >
      <Banner>
        {returnsFailedWithdrawals
          ? t({ id: 'withdraw.next' })
          : t({ id: 'withdraw.next.byOperator' })}
      </Banner>
    </ReviewStep>
  );
}

/** Asks the customer to accept a card that changed elsewhere. */
function CardMoved({ view: { review }, send }: Withdraw) {
  const { t } = useI18n();
  const { labelFor } = useDestination();
  const offered = review?.offered ?? null;
  if (review === null || offered === null) return null;
  const after = labelFor(offered);
  return (
    <MovedNotice
      text={t({ id: 'withdraw.moved' }, { before: labelFor(review.terms), after })}
      accept={{
        label: t({ id: 'withdraw.accept' }, { account: after }),
        onAccept: () => send({ type: 'ACCEPT', terms: offered }),
      }}
    />
  );
}

export function WithdrawReviewFooter({ view, send, entry }: WithdrawReviewProps) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  const reasonId = useId();
  const isBusy = view.phase === 'submitting';
  return (
    <Stack gap={8}>
      <CodeConfirm
        entry={entry}
        label={t({ id: 'withdraw.confirm' })}
        isBusy={isBusy}
        reason={
          obstacle === null ? null : (
            <Text size={14} tone="inherit" id={reasonId}>
              {obstacle === 'terms-moved'
                ? t({ id: 'withdraw.obstacle.moved' })
                : t(flowObstacle[obstacle])}
            </Text>
          )
        }
        onConfirm={() => send({ type: 'CONFIRM', code: entry.code })}
      />
      <PasskeyConfirm
        terms={view.review?.terms ?? null}
        isOff={isBusy || obstacle !== null}
        reasonId={reasonId}
        onSigned={(passkey) => send({ type: 'CONFIRM', passkey })}
      />
    </Stack>
  );
}
