import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { refusedCall, timedOut } from '../calls.fixture.ts';
import { code, offer, openOfferPurchase } from '../offerPurchase/offerPurchase.fixture.ts';
import { accept, openTicket } from '../stockTicket/ticket.fixture.ts';
import { absent, overlappingOrders, receipt } from './flow.fixture.ts';
import type { OrderFlowEvent } from './types.ts';

type OfferPurchaseFlow = ReturnType<typeof openOfferPurchase>;

/** The part of a flow that does not depend on its form. */
interface Flow extends Pick<
  OfferPurchaseFlow,
  'calls' | 'history' | 'wait' | 'answer' | 'answerReconcile'
> {
  readonly placings: readonly {
    readonly order: { readonly key: string };
    readonly code: unknown;
  }[];
  readonly send: (
    ...events: Exclude<OrderFlowEvent<never, never, never>, { facts: never }>[]
  ) => void;
}

type Steps = Readonly<Record<string, () => unknown>>;

const commonSteps = (flow: Flow, confirm: { readonly type: 'CONFIRM' }): Steps => ({
  review: () => flow.send({ type: 'REVIEW' }),
  confirm: () => flow.send(confirm),
  confirmTwice: () => flow.send(confirm, confirm),
  back: () => flow.send({ type: 'BACK' }),
  offline: () => flow.send({ type: 'OFFLINE' }),
  online: () => flow.send({ type: 'ONLINE' }),
  editAnyway: () => flow.send({ type: 'EDIT_ANYWAY' }),
  reconcileAgain: () => flow.send({ type: 'RECONCILE_AGAIN' }),
  newOrder: () => flow.send({ type: 'NEW_ORDER' }),
  wait: () => flow.wait(8000),
  done: () => flow.answer({ kind: 'done', value: receipt }),
  refused: () => flow.answer(refusedCall('price-changed')),
  lost: () => flow.answer(timedOut),
  absent: () => flow.answerReconcile(absent),
  found: () => flow.answerReconcile({ kind: 'done', value: receipt }),
  unanswered: () => flow.answerReconcile(timedOut),
  expired: () =>
    flow.answerReconcile({ kind: 'done', value: { failed: refusedCall('order-expired') } }),
});

function openTicketWalk(): { flow: Flow; steps: Steps; code: string | null } {
  const ticket = openTicket();
  const confirm = { type: 'CONFIRM' } as const;
  const steps = {
    ...commonSteps(ticket, confirm),
    /** Places an order from almost any state, so that a walk has many calls. */
    order: () => {
      ticket.send({ type: 'NEW_ORDER' });
      ticket.edit({ type: 'QUANTITY', text: '10' });
      ticket.price('101.00');
      ticket.send({ type: 'REVIEW' }, accept('101.00'), confirm);
    },
    accept: () => ticket.send(accept('101.00')),
    price: () => ticket.price('100.00'),
    movePrice: () => ticket.price('101.00'),
  };
  return { flow: ticket, steps, code: null };
}

function openOfferWalk(): { flow: Flow; steps: Steps; code: string | null } {
  const purchase = openOfferPurchase();
  const confirm = { type: 'CONFIRM', code } as const;
  const setPrice = (price: string) =>
    purchase.send({ type: 'FACTS', facts: { offer: { ...offer, price } } });
  const steps = {
    ...commonSteps(purchase, confirm),
    order: () => {
      purchase.send({ type: 'NEW_ORDER' });
      setPrice('120.00');
      purchase.send({ type: 'REVIEW' }, confirm);
    },
    confirmWithoutCode: () => purchase.send({ type: 'CONFIRM' }),
    wrongCode: () => purchase.answer(refusedCall('wrong-authorization-password')),
    movePrice: () => setPrice('121.00'),
    gone: () => purchase.send({ type: 'FACTS', facts: { isGone: true } }),
    there: () => purchase.send({ type: 'FACTS', facts: { isGone: false } }),
    pick: () => purchase.edit({ type: 'PICK', percent: 75 }),
  };
  return { flow: purchase, steps, code };
}

it.each([
  ['ticket', openTicketWalk],
  ['offer', openOfferWalk],
])('a %s stores each order, places it once, and never has two at once', async (_, open) => {
  const names = Object.keys(open().steps);
  const walks = fc.array(fc.constantFrom(...names), { minLength: 40, maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const { flow, steps, code: expectedCode } = open();
      for (const name of ['order', ...walk]) await steps[name]?.();
      const effects = flow.calls.map((call) => call.split(' ')[0] ?? '');
      const orders = effects.filter((effect) => /^(?:persist|place|clear)$/.test(effect));
      // The last order may still have no answer.
      expect(orders.join(' ')).toMatch(/^(?:persist place clear ?)*(?:persist place)?$/);
      const keys = flow.placings.map(({ order }) => order.key);
      expect(keys).toEqual([...new Set(keys)]);
      expect(overlappingOrders(flow.history)).toEqual([]);
      expect(flow.placings.every((placing) => placing.code === expectedCode)).toBe(true);
    }),
  );
});
