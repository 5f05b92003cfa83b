import type { Problem } from '@corro/domain';
import type {
  ConfirmedOrder,
  OrderFlowContext,
  OrderFlowDefinition,
  OrderFlowInput,
  OrderObstacle,
} from './types.ts';

/** Context outside a review. */
export const noReview = { reviewed: null, haveTermsMoved: false, codeProblems: [] } as const;

/** Context without an order. */
export const noOrder = {
  order: null,
  placed: null,
  refusal: null,
  failure: null,
  listed: [],
} as const;

/** Pure rules that all order flows share. */
export function rulesOf<Form, Facts, Edit, Terms extends object>(
  definition: OrderFlowDefinition<Form, Facts, Edit, Terms>,
) {
  type Context = OrderFlowContext<Form, Facts, Terms>;

  const { freshness, hasMoved = differ, delayedProblems = [] } = definition;

  function problemsOf({ form, facts, reviewed }: Context): Problem[] {
    return definition.problems(form, facts, reviewed);
  }

  /** Returns what prevents a review. */
  function reviewObstacle(context: Context): OrderObstacle | null {
    const { form, facts, isPriceTooOld } = context;
    const hasProblems = problemsOf(context).length > 0;
    if (hasProblems && definition.prioritizesProblems === true) return 'problems';
    const obstacle = definition.obstacle(facts);
    if (obstacle !== null) return obstacle;
    if (hasProblems || definition.terms(form, facts) === null) return 'problems';
    return isPriceTooOld ? 'price-too-old' : null;
  }

  /** Checks by the clock if the current price is too old. */
  function isTooOldByClock({ facts, now }: Pick<Context, 'facts' | 'now'>): boolean {
    const reading = freshness?.reading(facts) ?? null;
    return reading !== null && freshness?.isTooOld(reading.readAt, now()) === true;
  }

  /**
   * Checks if the facts contain a new price reading. Only a new reading ends the wait for a price,
   * because the server may have refused the current price as outdated.
   */
  function isNewReading(before: Facts, after: Facts): boolean {
    const [previous, next] = [freshness?.reading(before), freshness?.reading(after)];
    return previous?.price !== next?.price || previous?.readAt !== next?.readAt;
  }

  function prefill(form: Form, facts: Facts): Form {
    return definition.prefill?.(form, facts) ?? form;
  }

  return {
    reviewObstacle,
    isTooOldByClock,
    prefill,

    /**
     * Milliseconds until the current price is too old: one more than `maxAgeMs` leaves, because a
     * price of exactly this age is still accepted.
     */
    priceLifeMs({ facts, now }: Context): number {
      const reading = freshness?.reading(facts) ?? null;
      if (freshness === undefined || reading === null) return 0;
      return Math.max(0, reading.readAt + freshness.maxAgeMs + 1 - now());
    },

    /** Checks if the form has one of the `delayedProblems`. */
    isHintDue(context: Context): boolean {
      return problemsOf(context).some(({ code }) => delayedProblems.includes(code));
    },

    /**
     * Problems to display. After a review request, these are all problems; before it, missing
     * fields are not reported, and delayed problems only after the delay.
     */
    visibleProblems(context: Context, isDelayOver: boolean): Problem[] {
      const { isReviewRequested, codeProblems } = context;
      const isVisible = ({ code }: Problem) =>
        isReviewRequested ||
        (!code.endsWith('-required') && (isDelayOver || !delayedProblems.includes(code)));
      return [...problemsOf(context).filter(isVisible), ...codeProblems];
    },

    /**
     * Returns what prevents a confirmation. A missing or malformed transaction code is checked later,
     * by the event CONFIRM.
     */
    confirmObstacle(context: Context): OrderObstacle | null {
      if (!context.isOnline) return 'offline';
      return reviewObstacle(context) ?? (context.haveTermsMoved ? 'terms-moved' : null);
    },

    initialContext(input: OrderFlowInput<Form, Facts, Terms>): Context {
      const { now, makeKey, facts, pending = null } = input;
      const restored = pending === null ? {} : definition.formOfPending?.(pending.terms);
      const form = { ...definition.emptyForm, ...input.form, ...restored };
      return {
        now,
        makeKey,
        facts,
        form: prefill(form, facts),
        isOnline: input.isOnline ?? true,
        isReviewRequested: false,
        isPriceTooOld: isTooOldByClock({ facts, now }),
        ...noReview,
        ...noOrder,
        order: pending,
        reconcileAttempts: 0,
        hasAbandonedOrder: false,
      };
    },

    /** Applies new facts, which may change the terms under review. */
    applyFacts(context: Context, change: Partial<Facts>): Partial<Context> {
      const facts = { ...context.facts, ...change };
      const { form, reviewed, haveTermsMoved, isPriceTooOld, now } = context;
      const terms = definition.terms(form, facts);
      const isChanged = reviewed !== null && terms !== null && hasMoved(reviewed, terms);
      return {
        facts,
        haveTermsMoved: haveTermsMoved || isChanged,
        isPriceTooOld: isNewReading(context.facts, facts)
          ? isTooOldByClock({ facts, now })
          : isPriceTooOld,
      };
    },

    /** Accepts the displayed terms; newer facts may have changed the terms again. */
    acceptTerms({ form, facts }: Context, terms: Terms): Partial<Context> {
      const current = definition.terms(form, facts);
      return {
        reviewed: terms,
        haveTermsMoved: current !== null && hasMoved(terms, current),
        refusal: null,
      };
    },

    /** Creates the order at its confirmation. Throws TypeError outside a review. */
    createOrder({ reviewed, now, makeKey }: Context): ConfirmedOrder<Terms> {
      if (reviewed === null) throw new TypeError('Nothing is under review');
      return { key: makeKey(), terms: reviewed, confirmedAt: now() };
    },
  };
}

/** Returns the pending order. Throws TypeError for none. */
export function pendingOrder<Order>({ order }: { readonly order: Order | null }): Order {
  if (order === null) throw new TypeError('No order is pending');
  return order;
}

/** Default of `hasMoved`. */
export function differ(left: object, right: object): boolean {
  const values = new Map(Object.entries(right));
  return Object.entries(left).some(([name, value]) => values.get(name) !== value);
}
