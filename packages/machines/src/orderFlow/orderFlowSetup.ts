import { checkCodeEntry, minimumHintDelayMs, type Problem } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { type Outcome, errorOf } from '../outcome.ts';
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
import { laterReconcilePauseMs, reconcilePausesMs } from './unknown.ts';

/** Refusals that are put right in the review, with the same order and a new confirmation. */
const codeRefusals: ReadonlySet<string> = new Set([
  'wrong-authorization-password',
  'no-transaction-code',
  'too-many-attempts',
  'unknown-passkey',
  'passkey-rejected',
  'passkey-challenge-expired',
  'passkey-wrong-origin',
]);

/** The same where the flow goes by a price that moves: the one at hand is wrong, however young. */
const priceRefusals: ReadonlySet<string> = new Set(['price-changed']);

/** Any next price has to be accepted. */
const priceDisowned = { aged: true, moved: true } as const;

/**
 * The effects of a flow that places an order, supplied by `provide`:
 * - `placeOrder`: one call with the order's key and the code; not aborted when the flow is left.
 *   Refused only where nothing was done, nor will be;
 * - `reconcile`: asks what became of the order, by its key: of a server that honours keys with the same
 *   call once more, else among the orders. Value null where it is not among them, `failed` where
 *   it was not carried out and can no longer be. Not done where the end is still open;
 * - `persistPending`: keeps the order in storage, at once, before the call begins;
 * - `clearPending`: forgets it; `accountChanged`: what orders change is to be read again;
 * - `refreshPrice`: asks for a reading of the price now, where the flow goes by one;
 * - `reportDefect`: an effect rejected.
 * Where storage fails, persisting does nothing and does not throw.
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
      noteAge: assign(({ context }) => ({ aged: context.aged || rules.hasAged(context) })),
      giveUp: assign({ ...noOrder, earlierUnknown: true }),
      leaveReview: assign(noReview),
      ask: assign({ asked: true }),
      openReview: assign(({ context }) => ({
        reviewed: definition.terms(context.form, context.facts),
      })),
      resetReconcileAttempts: assign({ reconcileAttempts: 0 }),
      countReconcileAttempt: assign(({ context }) => ({
        reconcileAttempts: context.reconcileAttempts + 1,
      })),
      goOnline: assign({ online: true }),
      takeFacts: assign(({ context }, { facts }: { facts: Partial<Facts> }) =>
        rules.factsRead(context, facts),
      ),
      prefill: assign(({ context }) => ({ form: definition.prefill(context.form, context.facts) })),
      edit: assign(({ context }, { edit }: { edit: Edit }) => ({
        form: definition.edit(context.form, edit, context.facts),
        asked: context.asked && definition.beginsAnew?.(edit) !== true,
      })),
      emptyForm: assign(({ context: { form } }) => ({
        ...noOrder,
        form: definition.nextForm?.(form) ?? definition.emptyForm,
        asked: false,
        earlierUnknown: false,
      })),
    },
    guards: {
      canReview: ({ context }) => rules.reviewObstacle(context) === null,
      cannotReview: ({ context }) => rules.reviewObstacle(context) !== null,
      canConfirm: ({ context }, confirmation: Confirmation) =>
        rules.confirmObstacle(context) === null &&
        !rules.hasAged(context) &&
        codeProblems(definition.needsCode, confirmation).length === 0,
      hasMoved: ({ context }) => context.moved,
      isAged: ({ context }) => context.aged,
      isFresh: ({ context }) => !context.aged,
      isFreshByClock: ({ context }) => !rules.hasAged(context),
      isPending: ({ context }) => context.order !== null,
      isOnline: ({ context }) => context.online,
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

/** What a confirmation brings where a code is asked for: the code, or a passkey in its place. */
type Confirmation = Pick<
  Extract<OrderFlowEvent<never, never, never>, { readonly type: 'CONFIRM' }>,
  'code' | 'passkey'
>;

/** What is wrong with the code that comes with a confirmation, where one is asked for. */
export function codeProblems(needsCode: boolean, { code, passkey }: Confirmation): Problem[] {
  return needsCode && passkey === undefined ? checkCodeEntry(code ?? '') : [];
}
