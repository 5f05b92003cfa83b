import { type RequestKind, requestStage } from '@corro/domain';
import { Button, Text } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../common/ages.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { useIsOnline } from '../../app/conditions.ts';
import { flowObstacle } from '../orders/flowObstacle.ts';
import { type CancellableRecord, type Cancellation, useCancellation } from './cancelFlow.ts';
import type { CancellationView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { recordListPaths } from '../../common/activity/operation.ts';
import { patterns } from '../../links.ts';
import { DoneFooter } from '../orders/EndSteps.tsx';
import { FlowSheet, useFlowSheet } from '../orders/FlowSheet.tsx';
import { orderStep } from '../orders/orderStep.tsx';
import { PendingNotice } from '../orders/UnknownStep.tsx';
import { CancelDone, CancelUnknown, CancelReview, CancelReviewFooter } from './CancelReview.tsx';

/**
 * Button that opens the cancellation of a record; null if it cannot be cancelled. `leave` closes
 * the record's detail. With `isStop` the button is an emergency stop for a request that
 * somebody else may have made: one tap cancels it, without a review, so that no time is lost.
 */
export type CancelButtonOf = (
  record: CancellableRecord,
  leave: () => void,
  isStop?: boolean,
) => ReactNode;

interface Cancelling {
  readonly buttonOf: CancelButtonOf;
  /** Rendered beside the list. */
  readonly sheet: ReactNode;
}

/**
 * Cancels records of one kind from their details, if the server announces cancelling. A record that
 * leaves the list keeps its last data.
 */
export function useCancelling(
  kind: RequestKind,
  listed: readonly CancellableRecord[] | undefined,
): Cancelling {
  const isOffered = useExtension('cancel');
  const now = useUpstreamTime();
  const [chosen, setChosen] = useState<CancellableRecord | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isStop, setStop] = useState(false);
  if (!isOffered) return { buttonOf: () => null, sheet: null };
  const number = chosen?.orderNumber ?? null;
  const record = listed?.find(({ orderNumber }) => orderNumber === number) ?? chosen;
  return {
    buttonOf(request, leave, stops = false) {
      const isPending = requestStage({ ...request, kind }, now) === 'pending';
      if (!isPending || request.orderNumber === null) return null;
      const cancel = () => {
        leave();
        setChosen(request);
        setWanted(true);
        setStop(stops);
      };
      return <CancelButton kind={kind} isStop={stops} onCancel={cancel} />;
    },
    sheet: (
      <CancelSheet
        key={number}
        kind={kind}
        record={number === null ? null : record}
        isWanted={isWanted}
        isStop={isStop}
        onLeave={() => setWanted(false)}
      />
    ),
  };
}

interface CancelButtonProps {
  readonly kind: RequestKind;
  readonly isStop: boolean;
  readonly onCancel: () => void;
}

function CancelButton({ kind, isStop, onCancel }: CancelButtonProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  return (
    <Button
      tone={isStop ? 'critical' : 'neutral'}
      fullWidth
      {...(isOnline ? {} : { disabled: true, disabledReason: t(flowObstacle.offline) })}
      onPress={onCancel}
    >
      {isStop ? t({ id: 'cancel.action.stop' }) : t(cancelAction[kind])}
    </Button>
  );
}

const cancelAction = defineMessages({
  ipo: { id: 'cancel.action.ipo' },
  loan: { id: 'cancel.action.loan' },
  recharge: { id: 'cancel.action.recharge' },
  withdrawal: { id: 'cancel.action.withdrawal' },
});

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
function CancelSheet({ kind, record, isWanted, isStop, onLeave }: CancelSheetProps) {
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
