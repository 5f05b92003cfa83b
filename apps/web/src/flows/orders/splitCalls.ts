import type {
  CallEnd,
  ConfirmedOrder,
  FoundOrder,
  Outcome,
  PlacedOrder,
  ReconcileOutcome,
} from '@corro/machines';
import type { SplitOrder } from './appOrderFlow.ts';
import type { PendingOrders } from './persistedOrders.ts';

interface SplitEffects<Facts> {
  readonly pending: Pick<PendingOrders, 'endsOf' | 'addEnd'>;
  readonly tell: (facts: Partial<Facts>) => void;
  readonly accountChanged: () => void;
}

/**
 * Makes the calls of an order in parallel. Each outcome is stored when known, so that a call that
 * has ended is neither repeated nor looked up, even after a reload.
 */
export function createSplitCalls<Facts, Terms>(
  split: SplitOrder<Facts, Terms> | undefined,
  { pending, tell, accountChanged }: SplitEffects<Facts>,
) {
  const ends = new Map<string, CallEnd<Terms>>();

  async function each(
    order: ConfirmedOrder<Terms>,
    ask: (call: ConfirmedOrder<Terms>) => Promise<ReconcileOutcome>,
  ): Promise<ReconcileOutcome> {
    if (split === undefined) return ask(order);
    const { callsOf, join, factsOf } = split;
    const calls = callsOf(order);
    const stored = pending.endsOf(order.key);
    for (const call of calls) {
      const end = stored.get(call.key);
      if (end !== undefined) ends.set(call.key, { call, end });
    }
    tell(factsOf([...ends.values()]));
    let isNewSold = false;
    const outcomes = await Promise.all(
      calls.map(async (call): Promise<ReconcileOutcome> => {
        const known = ends.get(call.key);
        if (known !== undefined) return { kind: 'done', value: known.end };
        const outcome = await ask(call);
        const end = endOf(outcome);
        if (end === null) return outcome;
        isNewSold ||= !('failed' in end);
        ends.set(call.key, { call, end });
        pending.addEnd(order.key, call.key, end);
        tell(factsOf([...ends.values()]));
        return outcome;
      }),
    );
    const joined = join(outcomes);
    // The machine does this itself once the whole order has ended.
    if (isNewSold && endOf(joined) === null) accountChanged();
    return joined;
  }

  return {
    async place(
      order: ConfirmedOrder<Terms>,
      place: (call: ConfirmedOrder<Terms>) => Promise<Outcome<PlacedOrder>>,
    ): Promise<Outcome<PlacedOrder>> {
      const joined = await each(order, async (call) => {
        const outcome = await place(call);
        return outcome.kind === 'refused' ? { kind: 'done', value: { failed: outcome } } : outcome;
      });
      if (joined.kind !== 'done') return joined;
      const end = endOf(joined);
      if (end === null) return { kind: 'failed', failure: 'protocol' };
      return 'failed' in end ? end.failed : { kind: 'done', value: end };
    },
    reconcile: each,
  };
}

/** Outcome of a call; null while unknown. */
function endOf(outcome: ReconcileOutcome): FoundOrder | null {
  if (outcome.kind !== 'done' || outcome.value === null) return null;
  return 'listed' in outcome.value ? null : outcome.value;
}
