import { withdrawalsQuery } from '@corro/client';
import { isZero } from '@corro/domain';
import type { WithdrawalToSign, WithdrawTerms, WithdrawView } from '@corro/machines';
import { defineMessage } from '@corro/messages';
import { Banner, Stack, type SummaryRow, Text } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { useFeeRow, useOperatorRules } from '../../../common/operatorRules.tsx';
import { DoneFooter, DoneStep } from '../../../flows/orders/EndSteps.tsx';
import { flowObstacle } from '../../../flows/orders/flowObstacle.ts';
import { FlowSheet, type SheetStep } from '../../../flows/orders/FlowSheet.tsx';
import type { useFlowSheet } from '../../../flows/orders/useFlowSheet.ts';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { MovedNotice, ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../../flows/orders/useReceipt.ts';
import { CodeConfirm, CodeForm } from '../../../flows/transactionCode/CodeForm.tsx';
import { CodeSetupSheet } from '../../../flows/transactionCode/CodeSetup.tsx';
import { PasskeyConfirm } from '../../../flows/transactionCode/PasskeyConfirm.tsx';
import { type CodeEntry, useCodeEntry } from '../../../flows/transactionCode/useCodeEntry.ts';
import { patterns } from '../../../links.ts';
import { MoneyTracker, outcomeTone } from '../MoneyTracker.tsx';
import { useDestination } from '../useDestination.ts';
import { usePendingText } from '../usePendingText.ts';
import type { Withdraw } from './useWithdraw.ts';
import { withdrawFlow } from './withdrawFlow.ts';
import { useArrival } from './useArrival.ts';
import { useNet } from './WithdrawTotal.tsx';

/**
 * The steps of a withdrawal in a sheet: the review, then the receipt, a refusal or the unknown
 * outcome.
 */
export function WithdrawSheet({
  view,
  send,
  sheet,
}: Withdraw & { readonly sheet: ReturnType<typeof useFlowSheet> }) {
  const i18n = useI18n();
  const { t } = i18n;
  const entry = useCodeEntry({ view, send });
  const recordsPath = patterns.withdrawRecords;

  const step = (shown: WithdrawView): SheetStep | null => {
    const withdraw = { view: shown, send };
    const steps = {
      form: null,
      review: {
        title: t({ id: 'withdraw.sheet.reviewing' }),
        content: <WithdrawReview {...withdraw} entry={entry} />,
        footer: <WithdrawReviewFooter {...withdraw} entry={entry} />,
      },
      done: {
        title: t({ id: 'withdraw.sheet.done' }),
        content: <WithdrawDone view={shown} />,
        footer: (
          <DoneFooter
            links={[{ label: t({ id: 'withdraw.seeRecords' }), path: recordsPath }]}
            onNewOrder={sheet.goOn}
            anotherLabel={t({ id: 'withdraw.another' })}
          />
        ),
      },
      unknown: <WithdrawUnknown view={shown} />,
      refused: { title: t({ id: 'withdraw.sheet.refused' }), change: t({ id: 'withdraw.change' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: sheet.goOn,
    };
    return orderStep(shown, steps, i18n);
  };

  return (
    <>
      <FlowSheet view={view} open={sheet.open} onClose={sheet.close} step={step} />
      <CodeSetupSheet open={entry.isSettingUp} onClose={entry.leaveSetup} onSaved={entry.saved} />
    </>
  );
}

/** The receipt; its progress updates until the withdrawal ends. */
export function WithdrawDone({ view }: Pick<Withdraw, 'view'>) {
  const { t, formatDateTime } = useI18n();
  const amounts = useAmounts();
  const { order } = view;
  const { orderNumber, record, total, notice } = useMoneyReceipt(
    { calls: withdrawFlow.calls, view },
    withdrawalsQuery,
  );
  const rows = useTermsRows(
    order === null ? null : { ...order.terms, amount: total ?? order.terms.amount },
    true,
  );
  const status = record === undefined ? 'in-progress' : record.status;
  const { returnsFailedWithdrawals } = useOperatorRules();
  const net = useNet(total, order?.terms.kind);
  const pendingText = usePendingText();
  const payableAt = (record === undefined ? order?.terms.payableAt : record.payableAt) ?? null;
  function text(): string {
    if (status === 'in-progress' && payableAt !== null) {
      return t({ id: 'withdraw.done.waiting' }, { date: formatDateTime(payableAt) });
    }
    if (status === 'completed') return t({ id: 'withdraw.done.completed' });
    if (status !== 'failed') return t({ id: 'withdraw.done' });
    const message = returnsFailedWithdrawals
      ? defineMessage({ id: 'withdraw.done.failed' })
      : defineMessage({ id: 'withdraw.done.failed.byOperator' });
    return t(message, { amount: amounts.text(total) });
  }
  return (
    <DoneStep
      tone={outcomeTone(status)}
      text={text()}
      figure={<TotalFigure {...net} />}
      steps={
        <MoneyTracker
          request="withdrawal"
          status={status}
          details={{ next: pendingText(record ?? null) ?? t({ id: 'withdraw.next.tracked' }) }}
        />
      }
      orderNumber={orderNumber}
      at={order?.confirmedAt ?? null}
      notice={notice}
      rows={rows}
    />
  );
}

function WithdrawUnknown({ view }: Pick<Withdraw, 'view'>) {
  const { order } = view;
  const rows = useTermsRows(order?.terms ?? null, false);
  return <UnknownStep view={view} rows={rows} />;
}

/**
 * Rows of destination and amount, and of the earliest payment time if the payment has to wait. No
 * amount if withdrawing is free: it is what the customer receives, shown above the rows.
 */
function useTermsRows(terms: WithdrawTerms | null, hasFigure: boolean): readonly SummaryRow[] {
  const { t, formatDateTime } = useI18n();
  const { nameOf } = useDestination();
  const { withdrawFee } = useOperatorRules();
  if (terms === null) return [];
  const isFree = withdrawFee !== null && isZero(withdrawFee);
  const { masked, holder = '', payableAt = null } = terms;
  const detail = holder === '' ? masked : `${masked} · ${holder}`;
  const date = formatDateTime(payableAt);
  return [
    { label: t({ id: 'withdraw.to' }), value: <Text>{nameOf(terms)}</Text>, detail },
    ...(isFree && hasFigure ? [] : [moneyRow(t({ id: 'ticket.amount' }), terms.amount)]),
    ...(payableAt === null
      ? []
      : [
          {
            label: t({ id: 'withdraw.paidFrom' }),
            value: <Text>{t({ id: 'withdraw.paidFrom.value' }, { date })}</Text>,
          },
        ]),
  ];
}

/** Row of the arrival; none if unknown. */
function useArrivalRows(payableAt: number | null): readonly SummaryRow[] {
  const { t } = useI18n();
  const arrival = useArrival(payableAt);
  if (arrival === null) return [];
  const text =
    arrival.when === 'today' ? t({ id: 'day.today' }) : t({ id: 'withdraw.arrives.by' }, arrival);
  return [{ label: t({ id: 'withdraw.arrives' }), value: <Text>{text}</Text> }];
}

interface WithdrawReviewProps extends Withdraw {
  readonly entry: CodeEntry;
}

export function WithdrawReview({ view, send, entry }: WithdrawReviewProps) {
  const { t, formatDateTime } = useI18n();
  const { returnsFailedWithdrawals, withdrawFee } = useOperatorRules();
  const terms = view.review?.terms ?? null;
  const payableAt = terms?.payableAt ?? null;
  const termsRows = useTermsRows(terms, true);
  const arrivalRows = useArrivalRows(payableAt);
  const net = useNet(terms?.amount ?? null, terms?.kind);
  const feeRow = useFeeRow(t({ id: 'withdraw.fee' }), withdrawFee);
  return (
    <ReviewStep
      figure={<TotalFigure {...net} />}
      confirmation={
        <CodeForm view={view} entry={entry} onConfirm={(code) => send({ type: 'CONFIRM', code })} />
      }
      rows={[
        ...termsRows,
        ...arrivalRows,
        feeRow,
        {
          ...balanceRow(t({ id: 'ticket.balanceAfter' }), view.balanceAfter),
          detail: returnsFailedWithdrawals
            ? t({ id: 'withdraw.next' })
            : t({ id: 'withdraw.next.byOperator' }),
        },
      ]}
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      notice={<CardMoved view={view} send={send} />}
    >
      {payableAt === null ? null : (
        <Banner tone="caution">
          {t({ id: 'withdraw.next.waiting' }, { date: formatDateTime(payableAt) })}
        </Banner>
      )}
    </ReviewStep>
  );
}

/** Asks the customer to accept a card that changed elsewhere. */
function CardMoved({ view: { review }, send }: Withdraw) {
  const { t } = useI18n();
  const { labelFor } = useDestination();
  const offered = review?.offeredTerms ?? null;
  if (review === null || offered === null) return null;
  const isSameAccount = labelFor(review.terms) === labelFor(offered);
  const labelOf = (terms: WithdrawTerms) =>
    isSameAccount && terms.holder ? `${labelFor(terms)} · ${terms.holder}` : labelFor(terms);
  const after = labelOf(offered);
  return (
    <MovedNotice
      text={t({ id: 'withdraw.moved' }, { before: labelOf(review.terms), after })}
      accept={{
        label: t({ id: 'withdraw.accept' }, { account: after }),
        onAccept: () => send({ type: 'ACCEPT', terms: offered }),
      }}
    />
  );
}

function toSign(terms: WithdrawTerms | null): WithdrawalToSign | null {
  if (terms === null) return null;
  const { cardId, version: cardVersion = null, amount } = terms;
  return { cardId, cardVersion, amount };
}

function WithdrawReviewFooter({ view, send, entry }: WithdrawReviewProps) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  const terms = view.review?.terms ?? null;
  const reasonId = useId();
  const isBusy = view.phase === 'submitting';
  return (
    <Stack gap={8}>
      <CodeConfirm
        entry={entry}
        label={t({ id: 'withdraw.confirm' })}
        amount={terms?.amount ?? null}
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
        terms={toSign(terms)}
        isOff={isBusy || obstacle !== null}
        reasonId={reasonId}
        onSigned={(passkey) => send({ type: 'CONFIRM', passkey })}
      />
    </Stack>
  );
}
