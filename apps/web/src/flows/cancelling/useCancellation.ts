import { balanceQuery } from '@corro/client';
import { type RequestKind, requestStage } from '@corro/domain';
import type { CancellationEvent, CancellationView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { useOrderFlow } from '../orders/useOrderFlow.ts';
import { cancelFlows, requestToCancel, type CancellableRecord } from './cancelFlow.ts';

export interface Cancellation {
  readonly view: CancellationView;
  readonly send: (event: CancellationEvent) => void;
}

/**
 * Runs the cancellation of a request, or of the pending one if `record` is null. Without a form, it
 * starts with the review.
 */
export function useCancellation(
  kind: RequestKind,
  record: CancellableRecord | null,
  isWanted: boolean,
): Cancellation {
  const { clock } = useServices();
  const balance = useQuery(balanceQuery(useApi())).data ?? null;
  const stage = record === null ? null : requestStage({ ...record, kind }, clock.now());
  const facts = useMemo(
    () => ({ request: requestToCancel(kind, record), stage, balance }),
    [kind, record, stage, balance],
  );
  const { view, send } = useOrderFlow(cancelFlows[kind], { draft: `cancel-${kind}`, facts });
  const isReady = isWanted && view.phase === 'editing' && view.reviewObstacle === null;
  useEffect(() => {
    if (isReady) send({ type: 'REVIEW' });
  });
  return { view, send };
}
