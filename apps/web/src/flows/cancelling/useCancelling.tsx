import { type RequestKind, requestStage } from '@corro/domain';
import { Button } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../common/ages.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { useIsOnline } from '../../app/conditions.ts';
import { flowObstacle } from '../orders/flowObstacle.ts';
import { cancelAction } from './cancelAction.ts';
import type { CancellableRecord } from './cancelFlow.ts';

const loadSheet = () => import('./CancelSheet.tsx');

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
  const leaveSheet = () => setWanted(false);
  const code = useLazySheet(loadSheet, isWanted, leaveSheet);
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
    sheet: code && (
      <code.CancelSheet
        key={number}
        kind={kind}
        record={number === null ? null : record}
        isWanted={isWanted}
        isStop={isStop}
        onLeave={leaveSheet}
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
