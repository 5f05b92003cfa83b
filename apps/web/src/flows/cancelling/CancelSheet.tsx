import type { RequestKind } from '@corro/domain';
import type { CancellationView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Button, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { recordListPaths } from '../../common/activity/operation.ts';
import { patterns } from '../../links.ts';
import { DoneFooter } from '../orders/EndSteps.tsx';
import { flowObstacle } from '../orders/flowObstacle.ts';
import { FlowSheet } from '../orders/FlowSheet.tsx';
import { orderStep } from '../orders/orderStep.tsx';
import { PendingNotice } from '../orders/PendingNotice.tsx';
import { useFlowSheet } from '../orders/useFlowSheet.ts';
import { cancelAction } from './cancelAction.ts';
import { type CancellableRecord, type Cancellation, useCancellation } from './cancelFlow.ts';
import { CancelDone, CancelReview, CancelReviewFooter, CancelUnknown } from './CancelReview.tsx';

const cancelSuccess = defineMessages({
  ipo: { id: 'cancel.success.ipo' },
  loan: { id: 'cancel.success.loan' },
  recharge: { id: 'cancel.success.recharge' },
  withdrawal: { id: 'cancel.success.withdrawal' },
});

interface CancelSheetProps {
  readonly kind: RequestKind;
  /** Null before a record is chosen; even then an earlier cancellation may be pending. */
  readonly record: CancellableRecord | null;
  readonly isWanted: boolean;
  readonly isStop: boolean;
  readonly onLeave: () => void;
}

/** Review and outcome of a cancellation, in one sheet. */
export function CancelSheet({ kind, record, isWanted, isStop, onLeave }: CancelSheetProps) {
  const { t } = useI18n();
  const cancellation = useCancellation(kind, record, { isWanted, isStop });
  const sheet = useFlowSheet(cancellation, { form: { isWanted, leave: onLeave } });
  const goOn = () => {
    sheet.goOn();
    onLeave();
  };
  const step = useCancelStep(kind, cancellation.send, { close: sheet.close, goOn });
  const { view } = cancellation;
  return (
    <>
      {sheet.isMinimised ? (
        <PendingNotice text={t({ id: 'cancel.unsettled' })} onSee={sheet.show} />
      ) : null}
      <FlowSheet view={view} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}

function useCancelStep(
  kind: RequestKind,
  send: Cancellation['send'],
  { close, goOn }: { readonly close: () => void; readonly goOn: () => void },
) {
  const i18n = useI18n();
  const { t } = i18n;
  const title = t(cancelAction[kind]);

  return (view: CancellationView) => {
    const steps = {
      // Shown only if the request has just ended and cannot be reviewed.
      form: {
        title,
        content: <Text as="p">{t(flowObstacle[view.reviewObstacle ?? 'request-unknown'])}</Text>,
        footer: (
          <Button size="large" fullWidth onPress={close}>
            {t({ id: 'cancel.close' })}
          </Button>
        ),
      },
      review: {
        title,
        content: <CancelReview view={view} />,
        footer: <CancelReviewFooter view={view} send={send} />,
      },
      done: {
        title: t(cancelSuccess[kind]),
        content: <CancelDone kind={kind} view={view} />,
        footer: (
          <DoneFooter
            links={
              kind === 'withdrawal' || kind === 'ipo'
                ? [{ label: t({ id: 'loan.repay.seeChanges' }), path: patterns.accountChanges }]
                : []
            }
            onNewOrder={close}
            anotherLabel={t({ id: 'cancel.close' })}
          />
        ),
      },
      unknown: <CancelUnknown view={view} />,
      refused: { title: t({ id: 'cancel.error' }), change: t({ id: 'cancel.close' }) },
      recordsPath: recordListPaths[kind],
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: goOn,
    };
    return orderStep(view, steps, i18n);
  };
}
