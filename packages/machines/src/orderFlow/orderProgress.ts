import type { Problem } from '@corro/domain';
import { matchesState, type StateValue } from 'xstate';
import type { Failure, Refused } from '../outcome.ts';
import { rulesOf } from './changes.ts';
import { type OrderPhase, phaseOf } from './phase.ts';
import type {
  ConfirmedOrder,
  OrderFlowContext,
  OrderFlowDefinition,
  OrderObstacle,
  ListedOrder,
  PlacedOrder,
} from './types.ts';

/** What the customer reads before money moves. */
export interface OrderReview<Terms> {
  readonly terms: Terms;
  /** Null when the order can be confirmed. */
  readonly confirmObstacle: OrderObstacle | null;
  /** The changed terms, to be given back with ACCEPT; null when there are none. */
  readonly offered: Terms | null;
}

/** What every order flow shows. */
export interface OrderProgress<Terms> {
  readonly phase: OrderPhase;
  readonly online: boolean;
  /** What it is time to say; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  /** What has stood too long is said now. */
  readonly hintShown: boolean;
  /** Why the review cannot be opened; null when it can. */
  readonly reviewObstacle: OrderObstacle | null;
  /** While it is read, and while it is sent; null otherwise. */
  readonly review: OrderReview<Terms> | null;
  /** Whether the confirmation has to bring the transaction code. */
  readonly needsCode: boolean;
  /** The order being placed or looked for, refused or done. */
  readonly order: ConfirmedOrder<Terms> | null;
  readonly placed: PlacedOrder | null;
  /** The sentence is `hint.<code>`. In a review: what is to be put right there. */
  readonly refusal: Refused | null;
  /** Why the end of the order is not known. */
  readonly failure: Failure | null;
  /** What was ordered since the confirmation, where no order can be told to be this one. */
  readonly listed: readonly ListedOrder[];
  /** An earlier order was given up without knowing its end: it may still arrive. */
  readonly warnOfEarlierOrder: boolean;
}

interface Snapshot<Form, Facts, Terms> {
  readonly value: StateValue;
  readonly context: OrderFlowContext<Form, Facts, Terms>;
}

/** Makes the part of the view that all order flows share. */
export function orderProgress<Form, Facts, Edit, Terms extends object>(
  definition: OrderFlowDefinition<Form, Facts, Edit, Terms>,
): (snapshot: Snapshot<Form, Facts, Terms>) => OrderProgress<Terms> {
  const rules = rulesOf(definition);

  function review({ value, context }: Snapshot<Form, Facts, Terms>): OrderReview<Terms> | null {
    const { reviewed, moved, aged, form, facts } = context;
    const isRead = matchesState('reviewing', value) || matchesState('submitting', value);
    if (!isRead || reviewed === null) return null;
    return {
      terms: reviewed,
      confirmObstacle: rules.confirmObstacle(context),
      offered: moved && !aged ? definition.terms(form, facts) : null,
    };
  }

  return (snapshot) => {
    const { value, context } = snapshot;
    const hintShown = matchesState({ editing: { hint: 'shown' } }, value);
    return {
      phase: phaseOf(value),
      online: context.online,
      problems: rules.problemsToSay(context, hintShown),
      hintShown,
      reviewObstacle: rules.reviewObstacle(context),
      review: review(snapshot),
      needsCode: definition.needsCode,
      order: context.order,
      placed: context.placed,
      refusal: context.refusal,
      failure: context.failure,
      listed: context.listed,
      warnOfEarlierOrder: context.earlierUnknown,
    };
  };
}
