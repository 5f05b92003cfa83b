import { assign } from 'xstate';
import { type DoneArgs, reportDefect } from '../effects.ts';
import { isDone, isRefused, type Outcome, valueOf } from '../outcome.ts';
import { noOrder, pendingOrder, rulesOf } from './changes.ts';
import { confirmationProblems, setUpOrderFlow } from './orderFlowSetup.ts';
import type {
  OrderFlowContext,
  OrderFlowDefinition,
  OrderFlowEvent,
  PlacedOrder,
} from './types.ts';
import { unknownStates } from './unknown.ts';

const priceAgeTimer = 'price-age';

/**
 * Creates the machine of a flow that moves money: it reviews before money moves, uses one key per
 * confirmation, stores the order before its call, and reconciles until the outcome is known. The
 * transaction code is not part of the context: a confirmation passes it to `placeOrder`.
 */
export function createOrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
>(definition: OrderFlowDefinition<Form, Facts, Edit, Terms>) {
  type Context = OrderFlowContext<Form, Facts, Terms>;
  type Event = OrderFlowEvent<Facts, Edit, Terms>;
  type Args = { readonly context: Context; readonly event: Event };
  const rules = rulesOf(definition);
  const { needsCode = false } = definition;

  const flow = setUpOrderFlow(definition, rules);
  const isByPrice = definition.freshness !== undefined;
  const restartAgeTimer = isByPrice
    ? [
        flow.cancel(priceAgeTimer),
        flow.raise({ type: 'PRICE_TOO_OLD' }, { id: priceAgeTimer, delay: 'priceLife' }),
      ]
    : [];
  const waitForPrice = isByPrice
    ? ([{ guard: 'isPriceTooOld', target: 'waitingForPrice' }] as const)
    : ([] as const);

  return flow.createMachine({
    id: definition.id,
    context: ({ input }) => rules.initialContext(input),
    entry: restartAgeTimer,
    initial: 'deciding',
    on: {
      FACTS: {
        actions: [{ type: 'takeFacts', params: ({ event }) => event }, ...restartAgeTimer],
      },
      ...(isByPrice ? { PRICE_TOO_OLD: { actions: 'checkPriceAge' } as const } : {}),
      ONLINE: { actions: 'goOnline' },
      OFFLINE: { actions: assign({ isOnline: false }) },
    },
    states: {
      deciding: { always: [{ guard: 'isPending', target: 'unknown' }, { target: 'editing' }] },
      editing: editingState<Facts, Edit, string, (typeof restartAgeTimer)[number]>(
        definition.id,
        restartAgeTimer,
      ),
      reviewing: {
        initial: 'steady',
        on: {
          BACK: { target: 'editing', actions: assign({ refusal: null }) },
          CODE_SET: { actions: assign({ refusal: null }) },
        },
        states: {
          steady: {
            always: [...waitForPrice, { guard: 'hasMoved', target: 'termsMoved' }],
            on: {
              CONFIRM: [
                {
                  guard: { type: 'canConfirm', params: ({ event }) => event },
                  target: `#${definition.id}.submitting`,
                  actions: [
                    assign(({ context }) => ({
                      ...noOrder,
                      codeProblems: [],
                      order: rules.createOrder(context),
                    })),
                    {
                      type: 'persistPending',
                      params: ({ context }) => ({ order: pendingOrder(context) }),
                    },
                  ],
                },
                {
                  actions: [
                    assign(({ event }) => ({
                      codeProblems: confirmationProblems(needsCode, event),
                    })),
                    'checkPriceAge',
                  ],
                },
              ],
            },
          },
          termsMoved: {
            always: waitForPrice,
            on: {
              ACCEPT: {
                target: 'steady',
                actions: assign(({ context, event }) => rules.acceptTerms(context, event.terms)),
              },
            },
          },
          ...(isByPrice
            ? { waitingForPrice: { always: { guard: 'isPriceFresh', target: 'steady' } } as const }
            : {}),
        },
      },
      submitting: submittingState({
        input: ({ context, event }: Args) => ({
          order: pendingOrder(context),
          code: event.type === 'CONFIRM' && needsCode ? (event.code ?? null) : null,
          ...(event.type === 'CONFIRM' && event.passkey !== undefined
            ? { passkey: event.passkey }
            : {}),
        }),
        correct: isByPrice ? ['correct', 'refreshPrice'] : ['correct'],
      }),
      unknown: unknownStates(definition.id, ({ context }: Args) => pendingOrder(context)),
      refused: {
        on: { BACK: { target: 'editing', actions: assign(noOrder) } },
      },
      done: {
        on: {
          NEW_ORDER: { target: 'editing', actions: 'emptyForm' },
        },
      },
    },
  });
}

/** Machine type of an order flow. */
export type OrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
> = ReturnType<typeof createOrderFlow<Form, Facts, Edit, Terms>>;

interface FactsArgs<Facts> {
  readonly event: { readonly facts: Partial<Facts> };
}

interface EditArgs<Edit> {
  readonly event: { readonly edit: Edit };
}

/**
 * The editing state: completeness of the order, and in parallel the delay of hints. Each edit
 * restarts the delay. `onFacts` are additional actions for new facts.
 */
function editingState<Facts, Edit, Id extends string, Action>(id: Id, onFacts: readonly Action[]) {
  return {
    entry: ['leaveReview', 'prefill'],
    type: 'parallel',
    on: {
      FACTS: {
        actions: [
          { type: 'takeFacts', params: ({ event }: FactsArgs<Facts>) => ({ facts: event.facts }) },
          ...onFacts,
          'prefill',
        ],
      },
    },
    states: {
      order: {
        initial: 'incomplete',
        states: {
          incomplete: {
            always: { guard: 'canReview', target: 'ready' },
            on: { REVIEW: { actions: ['requestReview', 'checkPriceAge'] } },
          },
          ready: {
            always: { guard: 'cannotReview', target: 'incomplete' },
            on: {
              REVIEW: [
                {
                  guard: 'isPriceFreshByClock',
                  target: `#${id}.reviewing`,
                  actions: ['requestReview', 'openReview'],
                },
                { actions: ['requestReview', 'checkPriceAge'] },
              ],
            },
          },
        },
      },
      hint: {
        initial: 'quiet',
        on: {
          EDIT: {
            target: '.quiet',
            actions: {
              type: 'edit',
              params: ({ event }: EditArgs<Edit>) => ({ edit: event.edit }),
            },
          },
        },
        states: {
          quiet: {
            initial: 'idle',
            states: {
              idle: { always: { guard: 'isHintDue', target: 'waiting' } },
              waiting: {
                always: { guard: 'isHintNotDue', target: 'idle' },
                after: { hintDelay: { target: `#${id}.editing.hint.shown` } },
              },
            },
          },
          shown: { always: { guard: 'isHintNotDue', target: 'quiet' } },
        },
      },
    },
  } as const;
}

const takeError = {
  type: 'takeError',
  params: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => event.output,
} as const;

interface Call<Args, Input, Action extends string> {
  readonly input: (args: Args) => Input;
  /** Additional actions after a correctable refusal. */
  readonly correct: readonly Action[];
}

/**
 * The submitting state. A correctable refusal leads back to the review; an unclear answer leads to
 * reconciling.
 */
function submittingState<Args, Input, const Action extends string>({
  input,
  correct,
}: Call<Args, Input, Action>) {
  return {
    invoke: {
      src: 'placeOrder',
      input,
      onDone: [
        {
          guard: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => isDone(event.output),
          target: 'done',
          actions: [
            {
              type: 'takePlaced',
              params: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => ({
                placed: valueOf(event.output),
              }),
            },
            'clearPending',
            'accountChanged',
          ],
        },
        {
          guard: {
            type: 'isCorrectable',
            params: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => event.output,
          },
          target: 'reviewing',
          actions: [takeError, 'clearPending', ...correct],
        },
        {
          guard: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => isRefused(event.output),
          target: 'refused',
          actions: [takeError, 'clearPending', 'accountChanged'],
        },
        { target: 'unknown', actions: takeError },
      ],
      onError: {
        target: 'unknown',
        actions: ['takeDefect', reportDefect],
      },
    },
  } as const;
}
