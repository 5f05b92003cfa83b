import type { Problem } from '@corro/domain';
import { matchesState, type StateValue } from 'xstate';
import type { Failure, Refused } from '../outcome.ts';
import { rulesOf } from './changes.ts';
import type {
  ConfirmedOrder,
  OrderFlowContext,
  OrderFlowDefinition,
  OrderObstacle,
  ListedOrder,
  PlacedOrder,
} from './types.ts';
import { isUnknownForLong } from './unknown.ts';

/**
 * `reconciling`, `notFound`, `unidentified` and `unreachable` have an unknown outcome. Except in
 * `reconciling`, the customer can reconcile again, and abandon the order if `canAbandon`.
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

export interface OrderReview<Terms> {
  readonly terms: Terms;
  /** Null when the order can be confirmed. */
  readonly confirmObstacle: OrderObstacle | null;
  /** Changed terms to send back with ACCEPT; null for none. */
  readonly offeredTerms: Terms | null;
}

/** View that all order flows share. */
export interface OrderProgress<Terms> {
  readonly phase: OrderPhase;
  readonly isOnline: boolean;
  /** Problems to display; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  /** The delay of `delayedProblems` has passed. */
  readonly isHintShown: boolean;
  /** Null when a review can start. */
  readonly reviewObstacle: OrderObstacle | null;
  /** Null except during a review and the call that places the reviewed order. */
  readonly review: OrderReview<Terms> | null;
  /** The confirmation needs the transaction code. */
  readonly needsCode: boolean;
  /** The submitted, unknown, refused or executed order. */
  readonly order: ConfirmedOrder<Terms> | null;
  readonly placed: PlacedOrder | null;
  /**
   * The sentence is `hint.<code>`. During a review the customer can correct the cause without
   * leaving the review.
   */
  readonly refusal: Refused | null;
  /** Reason for the unknown outcome. */
  readonly failure: Failure | null;
  /** Orders since the confirmation, none of them identifiable. */
  readonly listedOrders: readonly ListedOrder[];
  /** The customer may continue without an outcome, after comparing the listed orders. */
  readonly canAbandon: boolean;
  /** An abandoned earlier order may still be executed. */
  readonly warnsOfEarlierOrder: boolean;
}

interface Snapshot<Form, Facts, Terms> {
  readonly value: StateValue;
  readonly context: OrderFlowContext<Form, Facts, Terms>;
}

/** Creates the view function that all order flows share. */
export function orderProgress<Form, Facts, Edit, Terms extends object>(
  definition: OrderFlowDefinition<Form, Facts, Edit, Terms>,
): (snapshot: Snapshot<Form, Facts, Terms>) => OrderProgress<Terms> {
  const rules = rulesOf(definition);

  function review({ value, context }: Snapshot<Form, Facts, Terms>): OrderReview<Terms> | null {
    const { reviewed, haveTermsMoved, isPriceTooOld, form, facts } = context;
    const isRead = matchesState('reviewing', value) || matchesState('submitting', value);
    if (!isRead || reviewed === null) return null;
    return {
      terms: reviewed,
      confirmObstacle: rules.confirmObstacle(context),
      offeredTerms: haveTermsMoved && !isPriceTooOld ? definition.terms(form, facts) : null,
    };
  }

  return (snapshot) => {
    const { value, context } = snapshot;
    const phase = phaseOf(value);
    const isHintShown = matchesState({ editing: { hint: 'shown' } }, value);
    return {
      phase,
      isOnline: context.isOnline,
      problems: rules.visibleProblems(context, isHintShown),
      isHintShown,
      reviewObstacle: rules.reviewObstacle(context),
      review: review(snapshot),
      needsCode: definition.needsCode === true,
      order: context.order,
      placed: context.placed,
      refusal: context.refusal,
      failure: context.failure,
      listedOrders: context.listed,
      canAbandon:
        phase === 'notFound' ||
        phase === 'unidentified' ||
        (phase === 'unreachable' && isUnknownForLong(context)),
      warnsOfEarlierOrder: context.hasAbandonedOrder,
    };
  };
}

function phaseOf(value: StateValue): OrderPhase {
  if (matchesState({ unknown: 'notFound' }, value)) return 'notFound';
  if (matchesState({ unknown: 'unidentified' }, value)) return 'unidentified';
  if (matchesState({ unknown: 'unreachable' }, value)) return 'unreachable';
  if (matchesState('unknown', value)) return 'reconciling';
  const plain = ['reviewing', 'submitting', 'refused', 'done'] as const;
  return plain.find((phase) => matchesState(phase, value)) ?? 'editing';
}
