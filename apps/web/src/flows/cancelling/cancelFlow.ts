import {
  cancelRequest,
  listIpoOrders,
  listLoans,
  listRecharges,
  listWithdrawals,
  type Transport,
  balanceQuery,
} from '@corro/client';
import {
  type RequestKind,
  requestStage,
  returnedByCancelling,
  pageSizes,
  type DecimalText,
  type Status,
} from '@corro/domain';
import {
  cancellationView,
  type FoundOrder,
  requestCancellationMachine,
  type RequestToCancel,
  type CancellationEvent,
  type CancellationView,
} from '@corro/machines';
import { isPrice, isText } from '../orders/persistedOrders.ts';
import type { FlowCalls } from '../orders/appOrderFlow.ts';
import { toPlacedOrder } from '../orders/findOrder.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../app/api.ts';
import { useUpstreamTime } from '../../common/ages.tsx';
import { useOrderFlow } from '../orders/useOrderFlow.ts';
import { isRecord } from '../../app/settings.ts';

/** The fields of a record that its cancellation needs. */
export interface CancellableRecord {
  /** A request without a number cannot be cancelled. */
  readonly orderNumber: string | null;
  readonly status: Status<string>;
  /** Requested amount, or the amount reserved by an application; US dollars. */
  readonly amount: DecimalText | null;
  /** Allotment time of an application, epoch milliseconds. */
  readonly closesAt?: number | null;
}

type Row = Pick<CancellableRecord, 'orderNumber' | 'status'>;

/** The largest page, because newer requests may precede the cancelled one. */
const newest = { page: 1, limit: pageSizes.max } as const;

const lists: Readonly<
  Record<RequestKind, (api: Transport, signal: AbortSignal) => Promise<readonly Row[]>>
> = {
  withdrawal: async (api, signal) => (await listWithdrawals(api, newest, { signal })).rows,
  recharge: async (api, signal) => (await listRecharges(api, newest, { signal })).rows,
  ipo: (api, signal) => listIpoOrders(api, { signal }),
  loan: async (api, signal) => (await listLoans(api, newest, { signal })).rows,
};

/** Query keys that a cancellation changes in addition to the balance. */
const changes: Readonly<Record<RequestKind, readonly string[]>> = {
  withdrawal: ['withdrawals'],
  recharge: ['recharges'],
  ipo: ['ipoOrders'],
  loan: ['loans', 'loanSummary'],
};

/** The request has ended; nothing was cancelled. */
const tooLate: FoundOrder = {
  failed: { kind: 'refused', code: 'too-late-to-cancel', values: {} },
};

function cancelFlowOf(kind: RequestKind) {
  return {
    machine: requestCancellationMachine,
    viewOf: cancellationView,
    name: `flow:cancel-${kind}`,
    changes: changes[kind],
    calls: (api: Transport): FlowCalls<RequestToCancel> => ({
      async place({ order: { key, terms, confirmedAt } }) {
        const { orderNumber, returned } = await cancelRequest(
          api,
          { kind, orderNumber: terms.orderNumber },
          key,
          { confirmedAt },
        );
        return toPlacedOrder(orderNumber ?? terms.orderNumber, returned);
      },
      // Looks up the order number, not the key: a request can be cancelled only once.
      async find({ terms }, signal) {
        const rows = await lists[kind](api, signal);
        const row = rows.find(({ orderNumber }) => orderNumber === terms.orderNumber);
        if (row === undefined) return null;
        // Passes 0 as the current time, so that only the status counts: the close of an offering
        // does not tell whether the call worked.
        const stage = requestStage({ kind, status: row.status }, 0);
        if (stage === 'cancelled') return toPlacedOrder(terms.orderNumber, terms.returned);
        return stage === 'ended' ? tooLate : null;
      },
    }),
    isTerms: (value: unknown): value is RequestToCancel =>
      isRecord(value) &&
      value['kind'] === kind &&
      isText(value['orderNumber']) &&
      isAmount(value['amount']) &&
      isAmount(value['returned']),
    draftOf: () => null,
    formOf: () => ({}),
  };
}

function isAmount(value: unknown): boolean {
  return value === null || isPrice(value);
}

/** One flow per kind: a pending cancellation is looked up among records of its kind. */
export const cancelFlows = {
  withdrawal: cancelFlowOf('withdrawal'),
  recharge: cancelFlowOf('recharge'),
  ipo: cancelFlowOf('ipo'),
  loan: cancelFlowOf('loan'),
} as const;

function requestToCancel(
  kind: RequestKind,
  record: CancellableRecord | null,
): RequestToCancel | null {
  if (record === null || record.orderNumber === null) return null;
  const { orderNumber, amount } = record;
  return { kind, orderNumber, amount, returned: returnedByCancelling(kind, amount) };
}

export interface Cancellation {
  readonly view: CancellationView;
  readonly send: (event: CancellationEvent) => void;
}

/**
 * Runs the cancellation of a request, or the pending cancellation if `record` is null. It has no
 * form, so it starts with the review. With `isStop`, it confirms the review once without the
 * customer.
 */
export function useCancellation(
  kind: RequestKind,
  record: CancellableRecord | null,
  { isWanted, isStop }: { readonly isWanted: boolean; readonly isStop: boolean },
): Cancellation {
  const now = useUpstreamTime();
  const balance = useQuery(balanceQuery(useApi())).data ?? null;
  const stage = record === null ? null : requestStage({ ...record, kind }, now);
  const facts = useMemo(
    () => ({ request: requestToCancel(kind, record), stage, balance }),
    [kind, record, stage, balance],
  );
  const { view, send } = useOrderFlow(cancelFlows[kind], { draft: `cancel-${kind}`, facts });
  const isReady = isWanted && view.phase === 'editing' && view.reviewObstacle === null;
  const isConfirmed = useRef(false);
  const stops = isStop && isWanted && view.review?.confirmObstacle === null;
  useEffect(() => {
    if (isReady) send({ type: 'REVIEW' });
    if (!stops || view.phase !== 'reviewing' || isConfirmed.current) return;
    isConfirmed.current = true;
    send({ type: 'CONFIRM' });
  });
  return { view, send };
}
