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
 * Learns the outcome of a pending order. A server that honours keys gets the same call again: it
 * repeats its first answer, decides the order now, or burns the key. At any other server that would
 * place the order twice, so the order is looked up in the list.
 */
export async function reconcile(ways: Reconciliation): Promise<ReconcileOutcome> {
  const { honoursKeys, find, repeat, lacksCode } = ways;
  if (honoursKeys() !== true) {
    // First call after a reload: it is harmless, and its answer says whether the server honours
    // keys.
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
 * The repeat did not tell the outcome: a listed order has one, an unlisted one may still be
 * decided.
 */
async function whereFound(find: Reconciliation['find']): Promise<ReconcileOutcome> {
  const listed = await outcomeOf(find);
  return isFound(listed) ? listed : unanswered;
}

function isFound(outcome: ReconcileOutcome): boolean {
  return outcome.kind === 'done' && outcome.value !== null && !('listed' in outcome.value);
}

/**
 * Makes the first call of an order. `busy` is not final where keys are honoured: a proxy may have
 * sent a second copy of the call to another server, which can still place the order. It therefore
 * stays pending.
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

/** The repeat decided nothing, and the first call is unknown. */
const open: ReadonlySet<string> = new Set(['busy', 'session-ended', 'turned-away']);

/** The repeat will never be accepted: only the list has the outcome. */
const undecided: ReadonlySet<string> = new Set([
  'bad-request',
  'duplicate-key',
  'key-required',
  'not-built',
  'too-many-attempts',
]);

/** The key was never decided and now never will be: the code was not wrong, it was missing. */
const codeRefusals: ReadonlySet<string> = new Set([
  'no-transaction-code',
  'wrong-authorization-password',
]);

const expired: Refused = { kind: 'refused', code: 'order-expired', values: {} };
