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
export const noOrder = { order: null, placed: null, refusal: null, failure: null } as const;

/** The pure parts of a flow that are the same whatever is ordered. */
export function rulesOf<Form, Facts, Edit, Terms extends object>(
  definition: OrderFlowDefinition<Form, Facts, Edit, Terms>,
) {
  type Context = OrderFlowContext<Form, Facts, Terms>;

  /** Why the order cannot be reviewed. */
  function reviewObstacle({ form, facts }: Context): OrderObstacle | null {
    const obstacle = definition.obstacle(facts);
    if (obstacle !== null) return obstacle;
    const isComplete = definition.terms(form, facts) !== null;
    return isComplete && definition.problems(form, facts).length === 0 ? null : 'problems';
  }

  return {
    reviewObstacle,

    /** Whether something is wrong that is said only once it has stood for a while. */
    isHintDue({ form, facts }: Context): boolean {
      return definition
        .problems(form, facts)
        .some(({ code }) => definition.heldBack.includes(code));
    },

    /** What is missing is said once a review was asked for, what is held back once it has stood. */
    problemsToSay({ form, facts, asked, codeProblems }: Context, hasStood: boolean): Problem[] {
      const isToSay = ({ code }: Problem) =>
        asked || (!code.endsWith('-required') && (hasStood || !definition.heldBack.includes(code)));
      return [...definition.problems(form, facts).filter(isToSay), ...codeProblems];
    },

    /** Why a review cannot be confirmed; the code is asked for with the confirmation. */
    confirmObstacle(context: Context): OrderObstacle | null {
      if (!context.online) return 'offline';
      return reviewObstacle(context) ?? (context.moved ? 'terms-moved' : null);
    },

    initialContext(input: OrderFlowInput<Form, Facts, Terms>): Context {
      const { now, makeKey, facts, pending = null } = input;
      const form = { ...definition.emptyForm, ...input.form };
      return {
        now,
        makeKey,
        facts,
        form: definition.prefill(form, facts),
        online: input.online ?? true,
        asked: false,
        ...noReview,
        ...noOrder,
        order: pending,
        looks: 0,
        earlierUnknown: false,
      };
    },

    /** Facts were read: they may move what a customer is reading. */
    factsRead(context: Context, news: Partial<Facts>): Partial<Context> {
      const facts = { ...context.facts, ...news };
      const { form, reviewed, moved } = context;
      const terms = definition.terms(form, facts);
      const hasMoved = reviewed !== null && terms !== null && !isSame(reviewed, terms);
      return { facts, moved: moved || hasMoved };
    },

    /** The terms on the screen were accepted; they have moved again where newer ones differ. */
    termsAccepted({ form, facts }: Context, terms: Terms): Partial<Context> {
      const current = definition.terms(form, facts);
      return { reviewed: terms, moved: current !== null && !isSame(terms, current), refusal: null };
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

function isSame(one: object, other: object): boolean {
  const others = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => others.get(name) === value);
}
