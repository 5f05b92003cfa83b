import { checkCodeEntry, minimumHintDelayMs, type Problem } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { type Outcome, type Refused, errorOf } from '../outcome.ts';
import { noOrder, noReview, type rulesOf } from './changes.ts';
import type {
  ConfirmedOrder,
  ReconcileOutcome,
  OrderFlowContext,
  OrderFlowDefinition,
  OrderFlowEvent,
  ListedOrder,
  OrderFlowInput,
  PlacedOrder,
  Placing,
} from './types.ts';
import { isUnknownForLong, laterReconcilePauseMs, reconcilePausesMs } from './unknown.ts';

/** Refusals of transaction code or passkey. The customer stays in the review to confirm again. */
const codeRefusals: ReadonlySet<string> = new Set([
  'wrong-authorization-password',
  'no-transaction-code',
  'too-many-attempts',
  'unknown-passkey',
  'passkey-rejected',
  'passkey-challenge-expired',
  'passkey-wrong-origin',
]);

/** True for a refusal of the transaction code or passkey: the server may accept another one. */
export function isCodeRefusal(refusal: Refused | null): boolean {
  return refusal !== null && codeRefusals.has(refusal.code);
}

/** Refusals that reject the current price, whatever its age. */
const priceRefusals: ReadonlySet<string> = new Set(['price-changed']);

/** Context that waits for a new price, which the customer must then accept. */
const priceDisowned = { isPriceTooOld: true, haveTermsMoved: true } as const;

/**
 * The effects of an order flow, supplied by `provide`:
 * - `placeOrder`: one call with the order's key and the transaction code; not aborted when the flow
 *   is left. A refusal means that nothing was done and nothing will be done;
 * - `reconcile`: looks up the order by its key: repeats the call where the server honours keys,
 *   else searches the orders. Its Outcome has the value null if the order is not listed, has
 *   `failed` if the order can no longer be executed, and is not `done` while it is unknown whether
 *   the order has been or will be executed;
 * - `persistPending`: stores the order synchronously before its call; does nothing where storage
 *   fails;
 * - `clearPending`: removes the stored order;
 * - `accountChanged`: reads again the data that an order changes;
 * - `refreshPrice`: requests a new price, in flows with a moving price;
 * - `reportDefect`: reports an effect that rejected.
 */
export function setUpOrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
>(
  definition: OrderFlowDefinition<Form, Facts, Edit, Terms>,
  rules: ReturnType<typeof rulesOf<Form, Facts, Edit, Terms>>,
) {
  type Order = ConfirmedOrder<Terms>;
  const { needsCode = false } = definition;
  const isByPrice = definition.freshness !== undefined;
  const correctable = isByPrice ? priceRefusals : codeRefusals;
  return setup({
    types: {} as {
      context: OrderFlowContext<Form, Facts, Terms>;
      events: OrderFlowEvent<Facts, Edit, Terms>;
      input: OrderFlowInput<Form, Facts, Terms>;
    },
    actors: {
      placeOrder: namedActor<Outcome<PlacedOrder>, Placing<Terms>>('placeOrder'),
      reconcile: namedActor<ReconcileOutcome, Order>('reconcile'),
    },
    actions: {
      persistPending: namedAction<{ order: Order }>('persistPending'),
      clearPending: namedAction('clearPending'),
      accountChanged: namedAction('accountChanged'),
      refreshPrice: namedAction('refreshPrice'),
      reportDefect: rethrowDefect,
      takeError: assign((_, outcome: Outcome<unknown>) => errorOf(outcome)),
      takeDefect: assign({ failure: 'protocol' }),
      takeListed: assign((_, { listed }: { listed: readonly ListedOrder[] }) => ({ listed })),
      takePlaced: assign((_, { placed }: { placed: PlacedOrder | null }) => ({ placed })),
      correct: assign({ order: null, ...(isByPrice ? priceDisowned : {}) }),
      checkPriceAge: assign(({ context }) => ({
        isPriceTooOld: context.isPriceTooOld || rules.isTooOldByClock(context),
      })),
      abandon: assign({ ...noOrder, hasAbandonedOrder: true }),
      leaveReview: assign(noReview),
      requestReview: assign({ isReviewRequested: true }),
      openReview: assign(({ context }) => ({
        reviewed: definition.terms(context.form, context.facts),
      })),
      resetReconcileAttempts: assign({ reconcileAttempts: 0 }),
      countReconcileAttempt: assign(({ context }) => ({
        reconcileAttempts: context.reconcileAttempts + 1,
      })),
      goOnline: assign({ isOnline: true }),
      takeFacts: assign(({ context }, { facts }: { facts: Partial<Facts> }) =>
        rules.applyFacts(context, facts),
      ),
      prefill: assign(({ context }) => ({ form: rules.prefill(context.form, context.facts) })),
      edit: assign(({ context }, { edit }: { edit: Edit }) => ({
        form: definition.edit?.(context.form, edit, context.facts) ?? context.form,
        isReviewRequested: context.isReviewRequested && definition.startsNewOrder?.(edit) !== true,
      })),
      emptyForm: assign(({ context: { form } }) => ({
        ...noOrder,
        form: definition.nextForm?.(form) ?? definition.emptyForm,
        isReviewRequested: false,
        hasAbandonedOrder: false,
      })),
    },
    guards: {
      canReview: ({ context }) => rules.reviewObstacle(context) === null,
      cannotReview: ({ context }) => rules.reviewObstacle(context) !== null,
      canConfirm: ({ context }, confirmation: Confirmation) =>
        rules.confirmObstacle(context) === null &&
        !rules.isTooOldByClock(context) &&
        confirmationProblems(needsCode, confirmation).length === 0,
      hasMoved: ({ context }) => context.haveTermsMoved,
      isPriceTooOld: ({ context }) => context.isPriceTooOld,
      isPriceFresh: ({ context }) => !context.isPriceTooOld,
      isPriceFreshByClock: ({ context }) => !rules.isTooOldByClock(context),
      isPending: ({ context }) => context.order !== null,
      isOnline: ({ context }) => context.isOnline,
      isUnknownForLong: ({ context }) => isUnknownForLong(context),
      isHintDue: ({ context }) => rules.isHintDue(context),
      isHintNotDue: ({ context }) => !rules.isHintDue(context),
      isCorrectable: (_, outcome: Outcome<unknown>) =>
        outcome.kind === 'refused' && correctable.has(outcome.code),
      hasReconcileAttemptsLeft: ({ context }) =>
        context.reconcileAttempts < reconcilePausesMs.length,
    },
    delays: {
      reconcilePause: ({ context }) => reconcilePausesMs[context.reconcileAttempts] ?? 0,
      laterReconcilePause: laterReconcilePauseMs,
      hintDelay: minimumHintDelayMs,
      priceLife: ({ context }) => rules.priceLifeMs(context),
    },
  });
}

/** Secrets of a confirmation: the transaction code, or a passkey in its place. */
type Confirmation = Pick<
  Extract<OrderFlowEvent<never, never, never>, { readonly type: 'CONFIRM' }>,
  'code' | 'passkey'
>;

/** Checks the transaction code of a confirmation. */
export function confirmationProblems(
  needsCode: boolean,
  { code, passkey }: Confirmation,
): Problem[] {
  return needsCode && passkey === undefined ? checkCodeEntry(code ?? '') : [];
}
