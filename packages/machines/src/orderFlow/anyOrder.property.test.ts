import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { code, offer, openDeal } from '../dealPurchase/deal.fixture.ts';
import { absent, receipt, timedOut, twoAtATime } from './flow.fixture.ts';

type Flow = ReturnType<typeof openDeal>;
type Step = (flow: Flow) => unknown;

const send =
  (...events: Parameters<Flow['send']>): Step =>
  (flow) =>
    flow.send(...events);

const priced = (price: string) =>
  ({ type: 'FACTS', facts: { offer: { ...offer, price } } }) as const;
const confirm = { type: 'CONFIRM', code } as const;
const refused = (reason: string) => ({ kind: 'refused', code: reason, values: {} }) as const;

/** All that leads from anywhere to a call, so that a walk makes many. */
const order = send({ type: 'NEW_ORDER' }, priced('120.00'), { type: 'REVIEW' }, confirm);

const expired = { kind: 'refused', code: 'order-expired', values: {} } as const;

const steps: Record<string, Step> = {
  order,
  review: send({ type: 'REVIEW' }),
  confirm: send(confirm),
  confirmTwice: send(confirm, confirm),
  confirmWithoutCode: send({ type: 'CONFIRM' }),
  back: send({ type: 'BACK' }),
  move: send(priced('121.00')),
  gone: send({ type: 'FACTS', facts: { isGone: true } }),
  there: send({ type: 'FACTS', facts: { isGone: false } }),
  offline: send({ type: 'OFFLINE' }),
  online: send({ type: 'ONLINE' }),
  editAnyway: send({ type: 'EDIT_ANYWAY' }),
  lookAgain: send({ type: 'RECONCILE_AGAIN' }),
  pick: (flow) => flow.edit({ type: 'PICK', percent: 75 }),
  wait: (flow) => flow.wait(8000),
  done: (flow) => flow.answer({ kind: 'done', value: receipt }),
  wrongCode: (flow) => flow.answer(refused('wrong-authorization-password')),
  refused: (flow) => flow.answer(refused('price-changed')),
  lost: (flow) => flow.answer(timedOut),
  absent: (flow) => flow.answerReconcile(absent),
  found: (flow) => flow.answerReconcile({ kind: 'done', value: receipt }),
  unanswered: (flow) => flow.answerReconcile(timedOut),
  expired: (flow) => flow.answerReconcile({ kind: 'done', value: { failed: expired } }),
};

it('in any order of events keeps an order, places it once, and never places two at a time', async () => {
  const walks = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 40, maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const flow = openDeal();
      for (const name of ['order', ...walk]) await steps[name]?.(flow);
      const kept = flow.calls.filter((call) => /^(?:persist|place|clear)/.test(call));
      // Each order in turn: kept, placed, forgotten; the last one may still be open.
      expect(kept.map((call) => call.split(' ')[0]).join(' ')).toMatch(
        /^(?:persist place clear ?)*(?:persist place)?$/,
      );
      const keys = flow.placings.map((placing) => placing.order.key);
      expect(keys).toEqual([...new Set(keys)]);
      expect(twoAtATime(flow.history)).toEqual([]);
      expect(flow.placings.every((placing) => placing.code === code)).toBe(true);
    }),
  );
});
