import { confirmByCode } from '../../../harness/orderSheet.ts';
import type { MachineScenario } from '../../runner/MachineScenario.ts';
import { pressStep, waitStep } from '../../runner/steps.ts';
import { backSteps, codeSteps, movingSteps, networkSteps, leaveStep } from './commonSteps.ts';
import { reconcileSteps } from './reconcileSteps.ts';
import type { OrderFlowScenario } from './OrderFlowScenario.ts';
import { placingScenario } from './placing.ts';

type Parts = Pick<MachineScenario, 'steps' | 'replies' | 'automaticEvents' | 'situation'>;

const hintDelayMs = 3000;

/** Replies and steps of every flow that places an order, from the complete form on. */
export function orderFlowParts(flow: OrderFlowScenario): Parts {
  const { id, reopen } = flow;
  const call = placingScenario(flow);
  const reconcileAttempts = reconcileSteps(flow);
  return {
    replies: { ...call.replies, ...reconcileAttempts.replies },
    automaticEvents: ['FACTS', 'ONLINE', 'OFFLINE'],
    // The form has no effect on the machine after the confirmation.
    situation: ({ order, form, haveTermsMoved, reconcileAttempts: made, isOnline, refusal }) =>
      [isOnline, order === null ? [form, haveTermsMoved, refusal?.code] : made] as const,
    steps: {
      'a hint is due': {
        event: { type: `xstate.after.hintDelay.${id}.editing.hint.quiet.waiting` },
        act: waitStep(hintDelayMs),
      },
      review: { event: { type: 'REVIEW' }, act: pressStep(flow.review) },
      confirm: {
        event: { type: 'CONFIRM', ...(flow.code === undefined ? {} : { code: flow.code.text }) },
        act:
          flow.code === undefined
            ? pressStep(flow.confirm)
            : (page) => confirmByCode(page, flow.confirm),
      },
      ...networkSteps,
      ...backSteps(flow),
      ...movingSteps(flow),
      ...codeSteps(flow),
      ...call.steps,
      ...reconcileAttempts.steps,
      'new order': { event: { type: 'NEW_ORDER' }, act: leaveStep(flow.another, reopen) },
    },
  };
}
