import { withdrawalsQuery } from '@corro/client';
import type { WithdrawView } from '@corro/machines';
import { defineMessage } from '@corro/messages';
import { Stack } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { useOperatorRules } from '../../../common/operatorRules.tsx';
import { DoneFooter, DoneStep } from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../../flows/orders/useReceipt.ts';
import { CodeSetupSheet } from '../../../flows/transactionCode/CodeSetup.tsx';
import { useCodeEntry } from '../../../flows/transactionCode/useCodeEntry.ts';
import { patterns } from '../../../links.ts';
import { MoneyTracker } from '../MoneyTracker.tsx';
import type { Withdraw } from './useWithdraw.ts';
import { withdrawFlow } from './withdrawFlow.ts';
import { useTermsRows, WithdrawReview, WithdrawReviewFooter } from './WithdrawReview.tsx';

interface WithdrawSheetProps extends Withdraw {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGoOn: () => void;
}

/** The review, the result and the unknown outcome of a withdrawal. */
export function WithdrawSheet({ view, send, open, onClose, onGoOn }: WithdrawSheetProps) {
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
            ways={[{ label: t({ id: 'withdraw.seeRecords' }), path: recordsPath }]}
            onAnother={onGoOn}
            anotherLabel={t({ id: 'withdraw.another' })}
          />
        ),
      },
      unknown: <WithdrawUnknown view={shown} />,
      refused: { title: t({ id: 'withdraw.sheet.refused' }), change: t({ id: 'withdraw.change' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn,
    };
    return orderStep(shown, steps, i18n);
  };

  return (
    <>
      <FlowSheet view={view} open={open} onClose={onClose} step={step} />
      <CodeSetupSheet open={entry.isSettingUp} onClose={entry.leaveSetup} onSaved={entry.saved} />
    </>
  );
}

/** The receipt; its progress updates until the withdrawal ends. */
export function WithdrawDone({ view }: Pick<Withdraw, 'view'>) {
  const { t, formatSeconds } = useI18n();
  const amounts = useAmounts();
  const { order } = view;
  const { orderNumber, record, total, notice } = useMoneyReceipt(
    { calls: withdrawFlow.calls, view },
    withdrawalsQuery,
  );
  const rows = useTermsRows(
    order === null ? null : { ...order.terms, amount: total ?? order.terms.amount },
  );
  const status = record === undefined ? 'in-progress' : record.status;
  const amount = amounts.text(total);
  const { returnsFailedWithdrawals } = useOperatorRules();
  function text(): string {
    if (status === 'completed') return t({ id: 'withdraw.done.completed' }, { amount });
    if (status !== 'failed') return t({ id: 'withdraw.done' }, { amount });
    const message = returnsFailedWithdrawals
      ? defineMessage({ id: 'withdraw.done.failed' })
      : defineMessage({ id: 'withdraw.done.failed.byOperator' });
    return t(message, { amount });
  }
  return (
    <Stack gap={16}>
      <DoneStep
        tone={status === 'failed' ? 'critical' : 'success'}
        text={text()}
        orderNumber={orderNumber}
        notice={notice}
        rows={rows}
      />
      <MoneyTracker
        status={status}
        details={{
          ...(order === null ? {} : { requested: formatSeconds(order.confirmedAt) }),
          next: t({ id: 'withdraw.next.tracked' }),
        }}
      />
    </Stack>
  );
}

function WithdrawUnknown({ view }: Pick<Withdraw, 'view'>) {
  const { order } = view;
  const rows = useTermsRows(order?.terms ?? null);
  return <UnknownStep view={view} rows={rows} />;
}
