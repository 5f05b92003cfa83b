import { answer } from '@corro/testing';
import type { MachineScenario, Step } from '../../runner/MachineScenario.ts';
import { endSteps, outcome, replyStep } from '../../runner/steps.ts';

export interface OrderCall {
  readonly id: string;
  /** The call that places the order, as `METHOD /path`, and the receipt in its answer. */
  readonly place: string;
  readonly receipt: object;
  /** A refusal code that the server may send. */
  readonly refusal: string;
}

/** The output for a placed order whose receipt has no details. */
export const emptyReceipt = {
  orderNumber: null,
  price: null,
  quantity: null,
  fee: null,
  total: null,
};

export function placingScenario({
  id,
  place,
  receipt,
  refusal,
}: OrderCall): Pick<MachineScenario, 'steps' | 'replies'> {
  const replies = {
    done: answer.ok(receipt),
    refused: answer.refusal(refusal),
    unclear: answer.html(502),
  };
  return {
    replies: { [place]: replies },
    steps: endSteps(submitted(id), place, {
      'order is placed': [outcome.done(emptyReceipt), replies.done],
      'order is refused': [outcome.refused(refusal), replies.refused],
      'no clear answer': [outcome.unclear, replies.unclear],
    }),
  };
}

export function refuseOrder({ id, place }: Pick<OrderCall, 'id' | 'place'>, code: string): Step {
  return {
    event: { type: submitted(id), output: outcome.refused(code) },
    act: replyStep(place, answer.refusal(code)),
  };
}

function submitted(id: string): string {
  return `xstate.done.actor.0.${id}.submitting`;
}
