import { matchesState, type StateValue } from 'xstate';

/**
 * `reconciling`, `notFound` and `unreachable` all mean that the end of the order is not known yet. In
 * the last two the customer may reconcile again, and where it is not found go on editing.
 */
export type OrderPhase =
  | 'editing'
  | 'reviewing'
  | 'submitting'
  | 'reconciling'
  | 'notFound'
  | 'unidentified'
  | 'unreachable'
  | 'refused'
  | 'done';

/** Where a flow is that places an order. */
export function phaseOf(value: StateValue): OrderPhase {
  if (matchesState({ unknown: 'notFound' }, value)) return 'notFound';
  if (matchesState({ unknown: 'unidentified' }, value)) return 'unidentified';
  if (matchesState({ unknown: 'unreachable' }, value)) return 'unreachable';
  if (matchesState('unknown', value)) return 'reconciling';
  const plain = ['reviewing', 'submitting', 'refused', 'done'] as const;
  return plain.find((phase) => matchesState(phase, value)) ?? 'editing';
}
