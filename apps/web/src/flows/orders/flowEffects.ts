import type { Transport } from '@corro/client';
import type {
  ConfirmedOrder,
  ReconcileOutcome,
  OrderProgress,
  Outcome,
  PlacedOrder,
  Placing,
  CallOutcome,
  FoundOrder,
} from '@corro/machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OrderConfirmation } from '../../app/api.ts';
import type { SafeStorage } from '../../app/storage/storage.ts';
import type { AppOrderFlow, SplitOrder } from './appOrderFlow.ts';
import { createPendingOrders, type PendingOrders } from './persistedOrders.ts';
import { placeOnce, reconcile } from './reconcile.ts';

export interface OrderEffects {
  readonly api: Transport;
  readonly storage: SafeStorage;
  /**
   * Transaction codes or passkey signatures of pending orders by idempotency key, in memory only. A
   * repeat sends the code or signature of the first call, even after the customer left the screen
   * and came back.
   */
  readonly confirmations: Map<string, OrderConfirmation>;
  /** Refetches what an order changes. */
  readonly accountChanged: () => void;
  /** Refetches the price now, without joining a running request. */
  readonly refreshPrice?: (() => void) | undefined;
}

interface FlowEffects<Facts> extends OrderEffects {
  /** Sends facts to the machine about the calls that have ended. */
  readonly sendFacts?: (facts: Partial<Facts>) => void;
}

/** Provides the machine's effects on upstream and device. */
export function provideOrderEffects<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
>(
  { machine, name, calls, split }: AppOrderFlow<Form, Facts, Edit, Terms, View>,
  effects: FlowEffects<Facts>,
) {
  const {
    api,
    storage,
    confirmations,
    accountChanged,
    refreshPrice,
    sendFacts = () => undefined,
  } = effects;
  const { place, find } = calls(api);
  const honoursKeys = () => api.honoursKeys();
  const pending = createPendingOrders(storage, name);
  const splitCalls = createSplitCalls(split, { pending, sendFacts, accountChanged });
  let latest: string | null = null;
  return machine.provide({
    actors: {
      // Not aborted when the customer leaves: a confirmed order is on its way.
      placeOrder: fromPromise<Outcome<PlacedOrder>, Placing<Terms>>(({ input }) => {
        latest = input.order.key;
        const { code, passkey = null } = input;
        confirmations.set(latest, { code, passkey });
        return splitCalls.place(input.order, (order) =>
          placeOnce(honoursKeys, () => place({ ...input, order })),
        );
      }),
      reconcile: fromPromise<ReconcileOutcome, ConfirmedOrder<Terms>>(({ input, signal }) => {
        latest = input.key;
        pending.adopt(latest);
        const { code, passkey = null } = confirmations.get(latest) ?? { code: null };
        return splitCalls.reconcile(input, (order) =>
          reconcile({
            honoursKeys,
            find: () => find(order, signal),
            repeat: () => place({ order, code, passkey }),
            lacksCode: code === null && passkey === null,
          }),
        );
      }),
    },
    actions: {
      persistPending: (_, { order }) => pending.store(order),
      clearPending: () => {
        if (latest !== null) confirmations.delete(latest);
        pending.forget();
      },
      accountChanged: () => accountChanged(),
      refreshPrice: () => refreshPrice?.(),
    },
  });
}

/** Query keys that every order changes. */
const changedByOrders = [
  'positions',
  'orders',
  'portfolio',
  'balance',
  'bill',
  'statements',
  'userInfo',
];

/** Refetches the queries that every order changes, and those with a key in `otherKeys`. */
export function refetchAfterOrder(
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  otherKeys: readonly string[] = [],
): void {
  for (const key of [...changedByOrders, ...otherKeys]) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

interface SplitEffects<Facts> {
  readonly pending: Pick<PendingOrders, 'outcomesOf' | 'addOutcome'>;
  readonly sendFacts: (facts: Partial<Facts>) => void;
  readonly accountChanged: () => void;
}

/**
 * Makes the calls of an order in parallel. Each outcome is stored when known, so that a call that
 * has ended is neither repeated nor looked up, even after a reload.
 */
function createSplitCalls<Facts, Terms>(
  split: SplitOrder<Facts, Terms> | undefined,
  { pending, sendFacts, accountChanged }: SplitEffects<Facts>,
) {
  const callOutcomes = new Map<string, CallOutcome<Terms>>();

  async function makeCalls(
    order: ConfirmedOrder<Terms>,
    makeCall: (call: ConfirmedOrder<Terms>) => Promise<ReconcileOutcome>,
  ): Promise<ReconcileOutcome> {
    if (split === undefined) return makeCall(order);
    const { callsOf, join, factsOf } = split;
    const calls = callsOf(order);
    const stored = pending.outcomesOf(order.key);
    for (const call of calls) {
      const outcome = stored.get(call.key);
      if (outcome !== undefined) callOutcomes.set(call.key, { call, outcome });
    }
    sendFacts(factsOf([...callOutcomes.values()]));
    let isNewLotSold = false;
    const outcomes = await Promise.all(
      calls.map(async (call): Promise<ReconcileOutcome> => {
        const earlier = callOutcomes.get(call.key);
        if (earlier !== undefined) return { kind: 'done', value: earlier.outcome };
        const reconciled = await makeCall(call);
        const outcome = knownOutcome(reconciled);
        if (outcome === null) return reconciled;
        isNewLotSold ||= !('failed' in outcome);
        callOutcomes.set(call.key, { call, outcome });
        pending.addOutcome(order.key, call.key, outcome);
        sendFacts(factsOf([...callOutcomes.values()]));
        return reconciled;
      }),
    );
    const joined = join(outcomes);
    // The machine calls `accountChanged` itself once the whole order has ended.
    if (isNewLotSold && knownOutcome(joined) === null) accountChanged();
    return joined;
  }

  return {
    async place(
      order: ConfirmedOrder<Terms>,
      place: (call: ConfirmedOrder<Terms>) => Promise<Outcome<PlacedOrder>>,
    ): Promise<Outcome<PlacedOrder>> {
      const joined = await makeCalls(order, async (call) => {
        const outcome = await place(call);
        return outcome.kind === 'refused' ? { kind: 'done', value: { failed: outcome } } : outcome;
      });
      if (joined.kind !== 'done') return joined;
      const outcome = knownOutcome(joined);
      if (outcome === null) return { kind: 'failed', failure: 'protocol' };
      return 'failed' in outcome ? outcome.failed : { kind: 'done', value: outcome };
    },
    reconcile: makeCalls,
  };
}

/** Outcome of a call; null while unknown. */
function knownOutcome(outcome: ReconcileOutcome): FoundOrder | null {
  if (outcome.kind !== 'done' || outcome.value === null) return null;
  return 'listed' in outcome.value ? null : outcome.value;
}
