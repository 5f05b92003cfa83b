import { checkCodeEntry } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects/index.ts';
import { type Outcome, trouble } from '../outcome/index.ts';
import { noOrder, noReview, pendingOrder, rulesOf } from './changes.ts';
import { lookUpPausesMs } from './lookUps.ts';
import { submitting } from './submitting.ts';
import type {
  ConfirmedOrder,
  LookUp,
  OrderFlowContext,
  OrderFlowDefinition,
  OrderFlowEvent,
  OrderFlowInput,
  PlacedOrder,
  Placing,
} from './types.ts';
import { unknown } from './unknown.ts';

/** How long a quantity stands below its least before a hint says so, in milliseconds (spec §5). */
const hintDelayMs = 3000;

/** Refusals that are put right in the review, with the same order and a new confirmation. */
const correctable: ReadonlySet<string> = new Set([
  'wrong-authorization-password',
  'no-transaction-code',
  'too-many-attempts',
]);

export function createOrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
>(definition: OrderFlowDefinition<Form, Facts, Edit, Terms>) {
  type Context = OrderFlowContext<Form, Facts, Terms>;
  type Order = ConfirmedOrder<Terms>;
  type Event = OrderFlowEvent<Facts, Edit, Terms>;
  type Moment = { readonly context: Context; readonly event: Event };
  const rules = rulesOf(definition);
  const { prefill, needsCode } = definition;

  const codeProblems = (code: string | undefined) => (needsCode ? checkCodeEntry(code ?? '') : []);

  return setup({
    types: {} as {
      context: Context;
      events: Event;
      input: OrderFlowInput<Form, Facts, Terms>;
    },
    actors: {
      placeOrder: namedActor<Outcome<PlacedOrder>, Placing<Terms>>('placeOrder'),
      lookUp: namedActor<LookUp, Order>('lookUp'),
    },
    actions: {
      persistPending: namedAction<{ order: Order }>('persistPending'),
      clearPending: namedAction('clearPending'),
      accountChanged: namedAction('accountChanged'),
      reportDefect: rethrowDefect,
      takeTrouble: assign((_, outcome: Outcome<unknown>) => trouble(outcome)),
      takeDefect: assign({ failure: 'protocol' }),
      takePlaced: assign((_, { placed }: { placed: PlacedOrder | null }) => ({ placed })),
      correct: assign({ order: null }),
      giveUp: assign({ ...noOrder, earlierUnknown: true }),
      startLooking: assign({ looks: 0 }),
      countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
      goOnline: assign({ online: true }),
      takeFacts: assign(({ context }, { facts }: { facts: Partial<Facts> }) =>
        rules.factsRead(context, facts),
      ),
      prefill: assign(({ context }) => ({ form: prefill(context.form, context.facts) })),
      edit: assign(({ context }, { edit }: { edit: Edit }) => ({
        form: definition.edit(context.form, edit, context.facts),
      })),
    },
    guards: {
      canReview: ({ context }) => rules.reviewObstacle(context) === null,
      canConfirm: ({ context }, code: string | undefined) =>
        rules.confirmObstacle(context) === null && codeProblems(code).length === 0,
      hasMoved: ({ context }) => context.moved,
      isPending: ({ context }) => context.order !== null,
      isOnline: ({ context }) => context.online,
      isHintDue: ({ context }) => rules.isHintDue(context),
      isHintNotDue: ({ context }) => !rules.isHintDue(context),
      isCorrectable: (_, outcome: Outcome<unknown>) =>
        outcome.kind === 'refused' && correctable.has(outcome.code),
      hasLooksLeft: ({ context }) => context.looks < lookUpPausesMs.length,
    },
    delays: {
      lookUpPause: ({ context }) => lookUpPausesMs[context.looks] ?? 0,
      hintDelay: hintDelayMs,
    },
  }).createMachine({
    id: definition.id,
    context: ({ input }) => rules.initialContext(input),
    initial: 'deciding',
    on: {
      FACTS: { actions: { type: 'takeFacts', params: ({ event }) => event } },
      ONLINE: { actions: 'goOnline' },
      OFFLINE: { actions: assign({ online: false }) },
    },
    states: {
      deciding: { always: [{ guard: 'isPending', target: 'unknown' }, { target: 'editing' }] },
      editing: {
        entry: [assign(noReview), 'prefill'],
        type: 'parallel',
        on: {
          FACTS: {
            actions: [{ type: 'takeFacts', params: ({ event }) => event }, 'prefill'],
          },
        },
        states: {
          order: {
            initial: 'incomplete',
            states: {
              incomplete: {
                always: { guard: 'canReview', target: 'ready' },
                on: { REVIEW: { actions: assign({ asked: true }) } },
              },
              ready: {
                always: {
                  guard: ({ context }) => rules.reviewObstacle(context) !== null,
                  target: 'incomplete',
                },
                on: {
                  REVIEW: {
                    target: `#${definition.id}.reviewing`,
                    actions: assign(({ context }) => ({
                      asked: true,
                      reviewed: definition.terms(context.form, context.facts),
                    })),
                  },
                },
              },
            },
          },
          hint: {
            initial: 'quiet',
            on: {
              EDIT: {
                target: '.quiet',
                actions: { type: 'edit', params: ({ event }) => event },
              },
            },
            states: {
              quiet: {
                initial: 'idle',
                states: {
                  idle: { always: { guard: 'isHintDue', target: 'waiting' } },
                  waiting: {
                    always: { guard: 'isHintNotDue', target: 'idle' },
                    after: { hintDelay: `#${definition.id}.editing.hint.shown` },
                  },
                },
              },
              shown: { always: { guard: 'isHintNotDue', target: 'quiet' } },
            },
          },
        },
      },
      reviewing: {
        initial: 'steady',
        on: {
          BACK: { target: 'editing', actions: assign({ refusal: null }) },
          CODE_SET: { actions: assign({ refusal: null }) },
        },
        states: {
          steady: {
            always: { guard: 'hasMoved', target: 'termsMoved' },
            on: {
              CONFIRM: [
                {
                  guard: { type: 'canConfirm', params: ({ event }) => event.code },
                  target: `#${definition.id}.submitting`,
                  actions: [
                    assign(({ context }) => ({
                      ...noOrder,
                      codeProblems: [],
                      order: rules.confirmedOrder(context),
                    })),
                    {
                      type: 'persistPending',
                      params: ({ context }) => ({ order: pendingOrder(context) }),
                    },
                  ],
                },
                {
                  actions: assign(({ event }) => ({ codeProblems: codeProblems(event.code) })),
                },
              ],
            },
          },
          termsMoved: {
            on: {
              ACCEPT: {
                target: 'steady',
                actions: assign(({ context, event }) => rules.termsAccepted(context, event.terms)),
              },
            },
          },
        },
      },
      submitting: submitting({
        input: ({ context, event }: Moment) => ({
          order: pendingOrder(context),
          code: event.type === 'CONFIRM' && needsCode ? (event.code ?? null) : null,
        }),
        correct: ['correct'],
      }),
      unknown: unknown(definition.id, ({ context }: Moment) => pendingOrder(context)),
      refused: {
        on: { BACK: { target: 'editing', actions: assign(noOrder) } },
      },
      done: {
        on: {
          NEW_ORDER: {
            target: 'editing',
            actions: assign({
              ...noOrder,
              form: definition.emptyForm,
              asked: false,
              earlierUnknown: false,
            }),
          },
        },
      },
    },
  });
}

/** The machine of one flow. */
export type OrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
> = ReturnType<typeof createOrderFlow<Form, Facts, Edit, Terms>>;
