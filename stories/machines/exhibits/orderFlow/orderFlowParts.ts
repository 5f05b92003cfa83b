import { answer } from '@corro/testing';
import type { Exhibit } from '../../walk/Exhibit.ts';
import { replying, waiting } from '../../walk/walk.ts';
import { codeSteps, movingSteps, networkSteps } from './besides.ts';
import { lookingUp } from './lookingUp.ts';
import type { OrderFlowExhibit } from './OrderFlowExhibit.ts';
import { leavingTo, press, pressing } from './pressing.ts';

type Parts = Pick<Exhibit, 'steps' | 'replies' | 'told' | 'situation'>;

/** How long something stands before a hint says what is wrong with it. */
const hintDelayMs = 3000;

/** What can happen to every flow that places an order, once its form makes one. */
export function orderFlowParts(flow: OrderFlowExhibit): Parts {
  const { id, place, receipt, reopen } = flow;
  const done = `xstate.done.actor.0.${id}.submitting`;
  const placed = { orderNumber: null, price: null, quantity: null, fee: null, total: null };
  const placing = {
    done: answer.ok(receipt),
    refused: answer.refusal('time-not-allowed'),
    unclear: answer.html(502),
  };
  const looks = lookingUp(flow, placed);
  return {
    replies: { [place]: placing, ...looks.replies },
    told: ['FACTS', 'ONLINE', 'OFFLINE'],
    situation: ({ form, moved, looks: made, online, refusal }) =>
      [form, moved, made, online, refusal?.code] as const,
    steps: {
      'a hint is due': {
        event: { type: `xstate.after.hintDelay.${id}.editing.hint.quiet.waiting` },
        act: waiting(hintDelayMs),
      },
      review: { event: { type: 'REVIEW' }, act: pressing(flow.review) },
      confirm: {
        event: { type: 'CONFIRM', ...(flow.code === undefined ? {} : { code: flow.code.text }) },
        act: async (hands) => {
          await flow.code?.type(hands);
          await press(hands, flow.confirm);
        },
      },
      ...networkSteps,
      'back from the review': {
        event: { type: 'BACK' },
        act: leavingTo('shell.close', reopen),
        when: (snapshot) => snapshot.matches('reviewing'),
      },
      'back to the form': {
        event: { type: 'BACK' },
        act: pressing(flow.change),
        when: (snapshot) => snapshot.matches('refused'),
      },
      ...movingSteps(flow),
      ...codeSteps(flow),
      'order is placed': {
        event: { type: done, output: { kind: 'done', value: placed } },
        act: replying(place, placing.done),
      },
      'order is refused': {
        event: { type: done, output: { kind: 'refused', code: 'time-not-allowed', values: {} } },
        act: replying(place, placing.refused),
      },
      'no clear answer': {
        event: { type: done, output: { kind: 'failed', failure: 'protocol' } },
        act: replying(place, placing.unclear),
      },
      ...looks.steps,
      'new order': { event: { type: 'NEW_ORDER' }, act: leavingTo(flow.another, reopen) },
    },
  };
}
