import { answer, type ScriptedAnswer } from '@corro/testing';
import type { MachineScenario, Step } from '../../runner/MachineScenario.ts';
import { replyStep } from '../../runner/pathRunner.ts';

/** The call that places an order. */
export interface OrderCall {
  /** The machine's. */
  readonly id: string;
  /** `METHOD /path`, and what it answers when it is done. */
  readonly place: string;
  readonly receipt: object;
  /** The code that it is refused with: one that the server may well give. */
  readonly refusal: string;
}

/** An order that was placed, of which the server says nothing more. */
export const placed = { orderNumber: null, price: null, quantity: null, fee: null, total: null };

/** How the call ends. */
export function placing({
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
    steps: {
      'order is placed': ended({ id, place }, replies.done, { kind: 'done', value: placed }),
      'order is refused': refused({ id, place }, refusal),
      'no clear answer': ended({ id, place }, replies.unclear, {
        kind: 'failed',
        failure: 'protocol',
      }),
    },
  };
}

type Call = Pick<OrderCall, 'id' | 'place'>;

/** The call ends with a refusal of a code. */
export function refused(call: Call, code: string): Step {
  return ended(call, answer.refusal(code), { kind: 'refused', code, values: {} });
}

function ended({ id, place }: Call, how: ScriptedAnswer, output: object): Step {
  return {
    event: { type: `xstate.done.actor.0.${id}.submitting`, output },
    act: replyStep(place, how),
  };
}
