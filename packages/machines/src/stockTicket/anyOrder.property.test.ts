import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { absent, accept, openTicket, receipt, timedOut, twoAtATime } from './ticket.fixture.ts';

type Ticket = ReturnType<typeof openTicket>;
type Step = (ticket: Ticket) => unknown;

const send =
  (...events: Parameters<Ticket['send']>): Step =>
  (ticket) =>
    ticket.send(...events);

/** All that leads from anywhere to a call, so that a walk makes many. */
const order: Step = (ticket) => {
  ticket.send({ type: 'NEW_ORDER' }, { type: 'EDIT', edit: { type: 'QUANTITY', text: '10' } });
  ticket.price('101.00');
  ticket.send({ type: 'REVIEW' }, accept('101.00'), { type: 'CONFIRM' });
};

const expired = { kind: 'refused', code: 'order-expired', values: {} } as const;

const steps: Record<string, Step> = {
  order,
  review: send({ type: 'REVIEW' }),
  confirm: send({ type: 'CONFIRM' }),
  confirmTwice: send({ type: 'CONFIRM' }, { type: 'CONFIRM' }),
  back: send({ type: 'BACK' }),
  accept: send(accept('101.00')),
  offline: send({ type: 'OFFLINE' }),
  online: send({ type: 'ONLINE' }),
  editAnyway: send({ type: 'EDIT_ANYWAY' }),
  lookAgain: send({ type: 'RECONCILE_AGAIN' }),
  newOrder: send({ type: 'NEW_ORDER' }),
  price: (ticket) => ticket.price('100.00'),
  move: (ticket) => ticket.price('101.00'),
  wait: (ticket) => ticket.wait(8000),
  done: (ticket) => ticket.answer({ kind: 'done', value: receipt }),
  refused: (ticket) => ticket.answer({ kind: 'refused', code: 'price-changed', values: {} }),
  lost: (ticket) => ticket.answer(timedOut),
  absent: (ticket) => ticket.answerReconcile(absent),
  found: (ticket) => ticket.answerReconcile({ kind: 'done', value: receipt }),
  unanswered: (ticket) => ticket.answerReconcile(timedOut),
  expired: (ticket) => ticket.answerReconcile({ kind: 'done', value: { failed: expired } }),
};

it('in any order of events keeps an order, places it once, and never places two at a time', async () => {
  const walks = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 40, maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const ticket = openTicket();
      for (const name of ['order', ...walk]) await steps[name]?.(ticket);
      const kept = ticket.calls.filter((call) => /^(?:persist|place|clear)/.test(call));
      // Each order in turn: kept, placed, forgotten; the last one may still be open.
      expect(kept.map((call) => call.split(' ')[0]).join(' ')).toMatch(
        /^(?:persist place clear ?)*(?:persist place)?$/,
      );
      const keys = ticket.placed().map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)]);
      expect(twoAtATime(ticket.history)).toEqual([]);
    }),
  );
});
