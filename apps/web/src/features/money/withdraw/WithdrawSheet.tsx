import type { WithdrawView } from '@corro/machines';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { DoneFooter } from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { CodeSetupSheet } from '../../../flows/transactionCode/CodeSetup.tsx';
import { useCodeEntry } from '../../../flows/transactionCode/useCodeEntry.ts';
import { patterns } from '../../../links.ts';
import type { Withdraw } from './useWithdraw.ts';
import { WithdrawDone, WithdrawUnknown } from './WithdrawEnds.tsx';
import { WithdrawReview, WithdrawReviewFooter } from './WithdrawReview.tsx';

export interface WithdrawSheetProps extends Withdraw {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGoOn: () => void;
}

/** From the review on, all that happens to a withdrawal happens in this sheet. */
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
