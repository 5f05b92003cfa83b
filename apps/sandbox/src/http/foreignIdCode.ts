import type { RouteAnswer } from './route.ts';

/** Refusal codes for an id that the customer does not own. */
const foreignIdCodes: ReadonlySet<string> = new Set([
  'not-found',
  'unknown-card',
  'unknown-loan',
  'unknown-passkey',
  'unknown-position',
]);

/**
 * Returns the refusal code for an id that the customer does not own, or `no-row` if such an id gave
 * an empty list; null for any other call.
 */
export function foreignIdCode(
  input: unknown,
  answered: RouteAnswer,
  refusal: string | null,
): string | null {
  if (refusal !== null) return foreignIdCodes.has(refusal) ? refusal : null;
  const isEmpty = Object(Object(answered).data).count === 0;
  return isEmpty && idIn(input) !== null ? 'no-row' : null;
}

/** The id that a call names; null for none. */
export function idIn(input: unknown): string | null {
  const { id, no: number, bank_id: cardId } = Object(input);
  const named: unknown = id ?? number ?? cardId ?? null;
  return typeof named === 'string' || typeof named === 'number' ? String(named) : null;
}
