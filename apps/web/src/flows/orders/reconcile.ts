import type { Transport } from '@corro/client';
import type {
  FoundOrder,
  Outcome,
  PlacedOrder,
  ReconcileOutcome,
  Refused,
  UnkeyedOrders,
} from '@corro/machines';
import { outcomeOf } from '../../app/outcomeOf.ts';

/** How the end of an order can be learnt. */
export interface Reconciliation {
  readonly honoursKeys: Transport['honoursKeys'];
  /** Looks for the order among the orders; null where it is not there. */
  readonly find: () => Promise<FoundOrder | UnkeyedOrders | null>;
  /** Makes the order's call again, with the same key. */
  readonly repeat: () => Promise<PlacedOrder>;
  /** The repeat goes without the transaction code that the order needs. */
  readonly lacksCode: boolean;
}

/**
 * Learns what became of an order whose end is not known. A server that honours keys is asked by the
 * same call once more: it gives the first answer, or decides the order now, or burns its key. At
 * any other that would place the order twice, so there it is listed for among the orders.
 */
export async function reconcile(ways: Reconciliation): Promise<ReconcileOutcome> {
  const { honoursKeys, find, repeat, lacksCode } = ways;
  if (honoursKeys() !== true) {
    // The first call after a reload: it is harmless, and its answer says whether the server honours keys.
    const listed = await outcomeOf(find);
    if (isFound(listed) || honoursKeys() !== true) return listed;
  }
  const repeated = await outcomeOf(repeat);
  if (repeated.kind === 'done') return repeated;
  if (repeated.kind === 'failed' || open.has(repeated.code)) return whereFound(find);
  if (undecided.has(repeated.code)) return outcomeOf(find);
  const isForCode = lacksCode && codeRefusals.has(repeated.code);
  return { kind: 'done', value: { failed: isForCode ? expired : repeated } };
}

/**
 * The repeat has not told the end. An order that is listed has come to it all the same; one that is not
 * may still be decided.
 */
async function whereFound(find: Reconciliation['find']): Promise<ReconcileOutcome> {
  const listed = await outcomeOf(find);
  return isFound(listed) ? listed : unanswered;
}

function isFound(outcome: ReconcileOutcome): boolean {
  return outcome.kind === 'done' && outcome.value !== null && !('listed' in outcome.value);
}

/**
 * Makes the first call of an order. That a server is busy says nothing of a copy of the call that
 * something on the way has sent to another one: where keys are honoured the same key will tell.
 */
export async function placeOnce(
  honoursKeys: Transport['honoursKeys'],
  place: () => Promise<PlacedOrder>,
): Promise<Outcome<PlacedOrder>> {
  const outcome = await outcomeOf(place);
  const isOpen = outcome.kind === 'refused' && outcome.code === 'busy' && honoursKeys() === true;
  return isOpen ? unanswered : outcome;
}

const unanswered: Outcome<never> = { kind: 'failed', failure: 'protocol' };

/** Nothing was decided by the repeat, and nothing is known of the first call. */
const open: ReadonlySet<string> = new Set(['busy', 'session-ended']);

/** The repeat itself will never be accepted: only the list of orders has the outcome. */
const undecided: ReadonlySet<string> = new Set([
  'bad-request',
  'duplicate-key',
  'key-required',
  'not-built',
  'too-many-attempts',
]);

/** The key was never decided, and now is for good: the code was not wrong, it was not sent. */
const codeRefusals: ReadonlySet<string> = new Set([
  'no-transaction-code',
  'wrong-authorization-password',
]);

const expired: Refused = { kind: 'refused', code: 'order-expired', values: {} };
