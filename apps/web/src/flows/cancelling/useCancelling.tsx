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

/** The button of a record's detail that leads to cancelling it; `leave` closes that detail. Null where it has none. */
export type CancelButtonOf = (record: CancellableRecord, leave: () => void) => ReactNode;

interface Cancelling {
  readonly buttonOf: CancelButtonOf;
  /** To be shown beside the list. */
  readonly sheet: ReactNode;
}

/**
 * Cancelling records of one kind from their details, where the operator's server takes that. The record is followed in
 * what is listed; one that has left the list stays as it was.
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

/** Off while offline, with the reason. */
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
