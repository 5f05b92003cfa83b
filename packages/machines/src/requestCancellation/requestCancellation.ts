import {
  balanceAfterCancelling,
  type DecimalText,
  type RequestKind,
  type RequestStage,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent } from '../orderFlow/types.ts';

/** A pending request and its refund. Money in US dollars. */
export interface RequestToCancel {
  readonly kind: RequestKind;
  readonly orderNumber: string;
  readonly amount: DecimalText | null;
  /** Refund to the available balance; zero where nothing was set aside. */
  readonly returned: DecimalText | null;
}

/** Empty: a request is cancelled whole. */
export type CancellationForm = Readonly<Record<string, never>>;

export interface CancellationFacts {
  readonly request: RequestToCancel | null;
  /** Null while unknown. */
  readonly stage: RequestStage | null;
  /** US dollars. */
  readonly balance: DecimalText | null;
}

export type CancellationEvent = OrderFlowEvent<CancellationFacts, never, RequestToCancel>;

/** Rules of a cancellation. No money leaves the broker, so it needs no transaction code. */
const requestCancellation: OrderFlowDefinition<
  CancellationForm,
  CancellationFacts,
  never,
  RequestToCancel
> = {
  id: 'requestCancellation',
  emptyForm: {},
  problems: () => [],

  obstacle({ request, stage }) {
    if (stage === 'cancelled') return 'request-cancelled';
    if (stage === 'ended') return 'request-ended';
    return request === null || stage === null ? 'request-unknown' : null;
  },

  terms: (_, { request }) => request,
  // A changed refund needs no acceptance: cancelling always returns the whole amount set aside, and
  // the receipt reports this amount.
  hasMoved: () => false,
};

/** Cancels a pending request. */
export const requestCancellationMachine = createOrderFlow(requestCancellation);

export type CancellationSnapshot = SnapshotFrom<typeof requestCancellationMachine>;

/** View of the cancellation. Money is decimal text in US dollars. */
export interface CancellationView extends OrderProgress<RequestToCancel>, CancellationFacts {
  /** The submitted, reviewed or current request. */
  readonly terms: RequestToCancel | null;
  /** Null where balance or refund is unknown. */
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(requestCancellation);

export function cancellationView(snapshot: CancellationSnapshot): CancellationView {
  const { facts, reviewed, order } = snapshot.context;
  const terms = order?.terms ?? reviewed ?? facts.request;
  return {
    ...progressOf(snapshot),
    ...facts,
    terms,
    balanceAfter: balanceAfterCancelling(facts.balance, terms?.returned ?? null),
  };
}
