import { balanceQuery } from '@corro/client';
import { type RequestKind, requestStage } from '@corro/domain';
import type { CancellationEvent, CancellationView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { useOrderFlow } from '../orders/useOrderFlow.ts';
import { cancelFlows, requestToCancel, type CancellableRecord } from './cancelFlow.ts';

/** A running cancellation. */
export interface Cancellation {
  readonly view: CancellationView;
  readonly send: (event: CancellationEvent) => void;
}

/**
 * Runs the cancellation of one request (null: of the one that is on its way, if any). There is nothing to fill in, so
 * it begins with the review.
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
