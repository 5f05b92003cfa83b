import type { Problem } from '@corro/domain';
import type {
  ConfirmedOrder,
  OrderFlowContext,
  OrderFlowDefinition,
  OrderFlowInput,
  OrderObstacle,
} from './types.ts';

/** Out of the review, with nothing held of it. */
export const noReview = { reviewed: null, moved: false, codeProblems: [] } as const;

/** No order, and nothing said of one. */
export const noOrder = {
  order: null,
  placed: null,
  refusal: null,
  failure: null,
  listed: [],
} as const;

/** The pure parts that all order flows share. */
export function rulesOf<Form, Facts, Edit, Terms extends object>(
  definition: OrderFlowDefinition<Form, Facts, Edit, Terms>,
) {
  type Context = OrderFlowContext<Form, Facts, Terms>;

  const { freshness, hasMoved = isAnother } = definition;

  function problemsOf({ form, facts, reviewed }: Context): Problem[] {
    return definition.problems(form, facts, reviewed);
  }

  /** Why the order cannot be reviewed. */
  function reviewObstacle(context: Context): OrderObstacle | null {
    const { form, facts, aged } = context;
    const hasProblems = problemsOf(context).length > 0;
    if (hasProblems && definition.problemsFirst === true) return 'problems';
    const obstacle = definition.obstacle(facts);
    if (obstacle !== null) return obstacle;
    if (hasProblems || definition.terms(form, facts) === null) return 'problems';
    return aged ? 'price-too-old' : null;
  }

  /** Whether the price at hand is too old by the clock. */
  function hasAged({ facts, now }: Pick<Context, 'facts' | 'now'>): boolean {
    const reading = freshness?.reading(facts) ?? null;
    return reading !== null && freshness?.isTooOld(reading.readAt, now()) === true;
  }

  /** A reading that is new ends the wait for one; the one that is there may be known to be wrong. */
  function isNewReading(before: Facts, after: Facts): boolean {
    const [one, other] = [freshness?.reading(before), freshness?.reading(after)];
    return one?.price !== other?.price || one?.readAt !== other?.readAt;
  }

  return {
    reviewObstacle,
    hasAged,

    /** How long the price at hand can still be agreed to, in milliseconds. */
    priceLifeMs({ facts, now }: Context): number {
      const reading = freshness?.reading(facts) ?? null;
      if (freshness === undefined || reading === null) return 0;
      return Math.max(0, reading.readAt + freshness.maxAgeMs + 1 - now());
    },

    /** Whether something is wrong that is said only once it has stood for a while. */
    isHintDue(context: Context): boolean {
      return problemsOf(context).some(({ code }) => definition.heldBack.includes(code));
    },

    /** What is missing is said once a review was asked for, what is held back once it has stood. */
    problemsToSay(context: Context, hasStood: boolean): Problem[] {
      const { asked, codeProblems } = context;
      const isToSay = ({ code }: Problem) =>
        asked || (!code.endsWith('-required') && (hasStood || !definition.heldBack.includes(code)));
      return [...problemsOf(context).filter(isToSay), ...codeProblems];
    },

    /** Why a review cannot be confirmed; the code is asked for with the confirmation. */
    confirmObstacle(context: Context): OrderObstacle | null {
      if (!context.online) return 'offline';
      return reviewObstacle(context) ?? (context.moved ? 'terms-moved' : null);
    },

    initialContext(input: OrderFlowInput<Form, Facts, Terms>): Context {
      const { now, makeKey, facts, pending = null } = input;
      const told = pending === null ? {} : definition.formOfPending?.(pending.terms);
      const form = { ...definition.emptyForm, ...input.form, ...told };
      return {
        now,
        makeKey,
        facts,
        form: definition.prefill(form, facts),
        online: input.online ?? true,
        asked: false,
        aged: hasAged({ facts, now }),
        ...noReview,
        ...noOrder,
        order: pending,
        reconcileAttempts: 0,
        earlierUnknown: false,
      };
    },

    /** Facts were read: they may move what a customer is reading. */
    factsRead(context: Context, news: Partial<Facts>): Partial<Context> {
      const facts = { ...context.facts, ...news };
      const { form, reviewed, moved, aged, now } = context;
      const terms = definition.terms(form, facts);
      const isMove = reviewed !== null && terms !== null && hasMoved(reviewed, terms);
      return {
        facts,
        moved: moved || isMove,
        aged: isNewReading(context.facts, facts) ? hasAged({ facts, now }) : aged,
      };
    },

    /** The terms on the screen were accepted; they have moved again where newer ones differ. */
    termsAccepted({ form, facts }: Context, terms: Terms): Partial<Context> {
      const current = definition.terms(form, facts);
      return {
        reviewed: terms,
        moved: current !== null && hasMoved(terms, current),
        refusal: null,
      };
    },

    /** The order that the customer confirms at this moment. Throws outside a review. */
    confirmedOrder({ reviewed, now, makeKey }: Context): ConfirmedOrder<Terms> {
      if (reviewed === null) throw new TypeError('Nothing is under review');
      return { key: makeKey(), terms: reviewed, confirmedAt: now() };
    },
  };
}

/** The order whose end is awaited. Throws where there is none. */
export function pendingOrder<Order>({ order }: { readonly order: Order | null }): Order {
  if (order === null) throw new TypeError('No order is pending');
  return order;
}

function isAnother(one: object, other: object): boolean {
  const others = new Map(Object.entries(other));
  return Object.entries(one).some(([name, value]) => others.get(name) !== value);
}
