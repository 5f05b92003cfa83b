import { assign } from 'xstate';
import { noOrder, pendingOrder, rulesOf } from './changes.ts';
import { editingState } from './editing.ts';
import { confirmationProblems, setUpOrderFlow } from './orderFlowSetup.ts';
import { submittingState } from './submitting.ts';
import type { OrderFlowContext, OrderFlowDefinition, OrderFlowEvent } from './types.ts';
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
