import type { Exhibit } from '../../walk/Exhibit.ts';
import { waiting } from '../../walk/walk.ts';
import { backSteps, codeSteps, movingSteps, networkSteps } from './besides.ts';
import { lookingUp } from './lookingUp.ts';
import type { OrderFlowExhibit } from './OrderFlowExhibit.ts';
import { placing } from './placing.ts';
import { press, pressing } from '../../walk/pressing.ts';
import { leavingTo } from './leavingTo.ts';

type Parts = Pick<Exhibit, 'steps' | 'replies' | 'told' | 'situation'>;

/** How long something stands before a hint says what is wrong with it. */
const hintDelayMs = 3000;

/** What can happen to every flow that places an order, once its form makes one. */
export function orderFlowParts(flow: OrderFlowExhibit): Parts {
  const { id, reopen } = flow;
  const call = placing(flow);
  const looks = lookingUp(flow);
  return {
    replies: { ...call.replies, ...looks.replies },
    told: ['FACTS', 'ONLINE', 'OFFLINE'],
    // Once it is confirmed the form no longer matters.
    situation: ({ order, form, moved, looks: made, online, refusal }) =>
      [online, order === null ? [form, moved, refusal?.code] : made] as const,
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
      ...backSteps(flow),
      ...movingSteps(flow),
      ...codeSteps(flow),
      ...call.steps,
      ...looks.steps,
      'new order': { event: { type: 'NEW_ORDER' }, act: leavingTo(flow.another, reopen) },
    },
  };
}
