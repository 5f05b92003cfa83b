import { matchesState, type StateValue } from 'xstate';

/**
 * `reconciling`, `notFound`, `unidentified` and `unreachable` have an unknown outcome. In the last
 * three the customer can reconcile again; `notFound` and `unidentified` also allow editing.
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

export function phaseOf(value: StateValue): OrderPhase {
  if (matchesState({ unknown: 'notFound' }, value)) return 'notFound';
  if (matchesState({ unknown: 'unidentified' }, value)) return 'unidentified';
  if (matchesState({ unknown: 'unreachable' }, value)) return 'unreachable';
  if (matchesState('unknown', value)) return 'reconciling';
  const plain = ['reviewing', 'submitting', 'refused', 'done'] as const;
  return plain.find((phase) => matchesState(phase, value)) ?? 'editing';
}
