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

/** A pending request, and what cancelling it gives back. Money in US dollars; null for what is not known. */
export interface RequestToCancel {
  readonly kind: RequestKind;
  readonly orderNumber: string;
  /** What was asked for. */
  readonly amount: DecimalText | null;
  /** What goes back to the available balance; zero where nothing was set aside. */
  readonly returned: DecimalText | null;
}

/** There is nothing to fill in: a request is cancelled whole. */
export type CancellationForm = Readonly<Record<string, never>>;

export interface CancellationFacts {
  /** Null while it is not known. */
  readonly request: RequestToCancel | null;
  /** Whether it can still be cancelled; null while that is not known. */
  readonly stage: RequestStage | null;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
}

export type CancellationEvent = OrderFlowEvent<CancellationFacts, never, RequestToCancel>;

/** What cancelling makes of the common flow. No code is asked for: nothing leaves the broker. */
const requestCancellation: OrderFlowDefinition<
  CancellationForm,
  CancellationFacts,
  never,
  RequestToCancel
> = {
  id: 'requestCancellation',
  emptyForm: {},
  needsCode: false,
  heldBack: [],
  edit: (form) => form,
  prefill: (form) => form,
  problems: () => [],

  obstacle({ request, stage }) {
    if (stage === 'cancelled') return 'request-cancelled';
    if (stage === 'ended') return 'request-ended';
    return request === null || stage === null ? 'request-unknown' : null;
  },

  terms: (_, { request }) => request,
  // A request is cancelled whole, and its receipt says what came back.
  hasMoved: () => false,
};

/** Cancelling what is pending. */
export const requestCancellationMachine = createOrderFlow(requestCancellation);

export type CancellationSnapshot = SnapshotFrom<typeof requestCancellationMachine>;

/** What a screen shows of the cancellation and may offer. Money is decimal text in US dollars. */
export interface CancellationView extends OrderProgress<RequestToCancel>, CancellationFacts {
  /** What is reviewed, sent or done, else the request that is known. */
  readonly terms: RequestToCancel | null;
  /** Null where balance or what comes back is not known. */
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(requestCancellation);

/** What a screen shows of the cancellation and may offer. */
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
