import type { CorroClient } from '@corro/client';
import type { FoundOrder, LookUp, Outcome, PlacedOrder, Refused } from '@corro/machines';
import { outcomeOf } from '../../app/outcomeOf.ts';

/** How the end of an order can be learnt. */
export interface Reconciliation {
  readonly honoursKeys: CorroClient['honoursKeys'];
  /** Looks for the order among the orders; null where it is not there. */
  readonly lookUp: () => Promise<FoundOrder | null>;
  /** Makes the order's call again, with the same key. */
  readonly repeat: () => Promise<PlacedOrder>;
  /** The repeat goes without the transaction code that the order needs. */
  readonly lacksCode: boolean;
}

/**
 * Learns what became of an order whose end is not known. A server that honours keys is asked by the
 * same call once more: it gives the first answer, or decides the order now, or burns its key. At
 * any other that would place the order twice, so there it is looked for among the orders.
 */
export async function reconcile(ways: Reconciliation): Promise<LookUp> {
  const { honoursKeys, lookUp, repeat, lacksCode } = ways;
  if (honoursKeys() !== true) {
    // The first call after a reload: it does no harm, and tells which server this is.
    const looked = await outcomeOf(lookUp);
    const isFound = looked.kind === 'done' && looked.value !== null;
    if (isFound || honoursKeys() !== true) return looked;
  }
  const repeated = await outcomeOf(repeat);
  if (repeated.kind === 'done') return repeated;
  if (repeated.kind === 'failed' || open.has(repeated.code)) return whereFound(lookUp);
  if (undecided.has(repeated.code)) return outcomeOf(lookUp);
  const isForCode = lacksCode && codeRefusals.has(repeated.code);
  return { kind: 'done', value: { failed: isForCode ? expired : repeated } };
}

/**
 * The repeat has not told the end. An order that is listed has come to it all the same; one that is not
 * may still be decided.
 */
async function whereFound(lookUp: Reconciliation['lookUp']): Promise<LookUp> {
  const looked = await outcomeOf(lookUp);
  return looked.kind === 'done' && looked.value !== null ? looked : unanswered;
}

/**
 * Makes the first call of an order. That a server is busy says nothing of a copy of the call that
 * something on the way has sent to another one: where keys are honoured the same key will tell.
 */
export async function placeOnce(
  honoursKeys: CorroClient['honoursKeys'],
  place: () => Promise<PlacedOrder>,
): Promise<Outcome<PlacedOrder>> {
  const outcome = await outcomeOf(place);
  const isOpen = outcome.kind === 'refused' && outcome.code === 'busy' && honoursKeys() === true;
  return isOpen ? unanswered : outcome;
}

const unanswered: Outcome<never> = { kind: 'failed', failure: 'protocol' };

/** Nothing was decided by the repeat, and nothing is known of the first call. */
const open: ReadonlySet<string> = new Set(['busy', 'session-ended']);

/** The repeat itself was not taken, now or ever: what is known stands among the orders. */
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
