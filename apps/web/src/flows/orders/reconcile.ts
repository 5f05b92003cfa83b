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

/** Ways to learn the outcome of an order. */
interface Reconciliation {
  readonly honoursKeys: Transport['honoursKeys'];
  /** Looks the order up in the list; null if it is not there. */
  readonly find: () => Promise<FoundOrder | UnkeyedOrders | null>;
  /** Repeats the order's call with the same key. */
  readonly repeat: () => Promise<PlacedOrder>;
  /** The repeat lacks the transaction code that the order needs. */
  readonly lacksCode: boolean;
}

/**
 * Learns the outcome of a pending order. A server that honours keys gets the same call again. That
 * server repeats its first answer, decides the order now, or refuses the key for good. Any other
 * server would place the order twice, so the order is looked up in the list.
 */
export async function reconcile({
  honoursKeys,
  find,
  repeat,
  lacksCode,
}: Reconciliation): Promise<ReconcileOutcome> {
  if (honoursKeys() !== true) {
    // After a reload the look-up comes first: it changes nothing, and its answer tells whether the
    // server honours keys.
    const listed = await outcomeOf(find);
    if (isFound(listed) || honoursKeys() !== true) return listed;
  }
  const repeated = await outcomeOf(repeat);
  if (repeated.kind === 'done') return repeated;
  if (repeated.kind === 'failed' || inconclusive.has(repeated.code)) return findAfterRepeat(find);
  if (onlyListDecides.has(repeated.code)) return outcomeOf(find);
  const isForCode = lacksCode && codeRefusals.has(repeated.code);
  return { kind: 'done', value: { failed: isForCode ? expired : repeated } };
}

/**
 * Looks the order up after a repeat that did not tell the outcome. A listed order has an outcome;
 * an unlisted order may still be decided.
 */
async function findAfterRepeat(find: Reconciliation['find']): Promise<ReconcileOutcome> {
  const listed = await outcomeOf(find);
  return isFound(listed) ? listed : unknownOutcome;
}

function isFound(outcome: ReconcileOutcome): boolean {
  return outcome.kind === 'done' && outcome.value !== null && !('listed' in outcome.value);
}

/**
 * Makes the first call of an order. After `busy`, a second copy of the call, which a proxy sent to
 * another server, may still place the order. Where keys are honoured, the order therefore stays
 * pending and is repeated with its key. Elsewhere no repeat is safe, and `busy` is a refusal.
 */
export async function placeOnce(
  honoursKeys: Transport['honoursKeys'],
  place: () => Promise<PlacedOrder>,
): Promise<Outcome<PlacedOrder>> {
  const outcome = await outcomeOf(place);
  const isOpen = outcome.kind === 'refused' && outcome.code === 'busy' && honoursKeys() === true;
  return isOpen ? unknownOutcome : outcome;
}

const unknownOutcome: Outcome<never> = { kind: 'failed', failure: 'protocol' };

/** Refusals of a repeat that decide nothing: the outcome of the first call stays unknown. */
const inconclusive: ReadonlySet<string> = new Set([
  'busy',
  'session-ended',
  'too-many-calls',
  'turned-away',
]);

/** Refusals that every repeat would get: only the list can tell the outcome. */
const onlyListDecides: ReadonlySet<string> = new Set([
  'bad-request',
  'duplicate-key',
  'key-required',
  'not-built',
  'too-many-attempts',
]);

/**
 * Refusals that end the order if the repeat had no transaction code: without the code no repeat can
 * succeed.
 */
const codeRefusals: ReadonlySet<string> = new Set([
  'no-transaction-code',
  'wrong-authorization-password',
]);

const expired: Refused = { kind: 'refused', code: 'order-expired', values: {} };
