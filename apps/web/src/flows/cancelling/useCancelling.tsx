import { type RequestKind, requestStage } from '@corro/domain';
import { Button } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { useIsOnline } from '../../app/conditions.ts';
import { flowObstacle } from '../orders/flowObstacle.ts';
import type { CancellableRecord } from './cancelFlow.ts';
import { cancelAction, CancelSheet } from './CancelSheet.tsx';

/**
 * Button that opens the cancellation of a record; null if it cannot be cancelled. `leave` closes
 * the record's detail.
 */
export type CancelButtonOf = (record: CancellableRecord, leave: () => void) => ReactNode;

interface Cancelling {
  readonly buttonOf: CancelButtonOf;
  /** Rendered beside the list. */
  readonly sheet: ReactNode;
}

/**
 * Cancels records of one kind from their details, if the server announces it. A record that leaves
 * the list keeps its last data.
 */
export function useCancelling(
  kind: RequestKind,
  listed: readonly CancellableRecord[] | undefined,
): Cancelling {
  const isOffered = useExtension('cancel');
  const { clock } = useServices();
  const [chosen, setChosen] = useState<CancellableRecord | null>(null);
  const [isWanted, setWanted] = useState(false);
  if (!isOffered) return { buttonOf: () => null, sheet: null };
  const number = chosen?.orderNumber ?? null;
  const record = listed?.find(({ orderNumber }) => orderNumber === number) ?? chosen;
  return {
    buttonOf(one, leave) {
      const isPending = requestStage({ ...one, kind }, clock.now()) === 'pending';
      if (!isPending || one.orderNumber === null) return null;
      const cancel = () => {
        leave();
        setChosen(one);
        setWanted(true);
      };
      return <CancelButton kind={kind} onCancel={cancel} />;
    },
    sheet: (
      <CancelSheet
        key={number}
        kind={kind}
        record={number === null ? null : record}
        isWanted={isWanted}
        onLeave={() => setWanted(false)}
      />
    ),
  };
}

function CancelButton({ kind, onCancel }: { kind: RequestKind; onCancel: () => void }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  return (
    <Button
      tone="neutral"
      fullWidth
      {...(isOnline ? {} : { disabled: true, disabledReason: t(flowObstacle.offline) })}
      onPress={onCancel}
    >
      {t(cancelAction[kind])}
    </Button>
  );
}
