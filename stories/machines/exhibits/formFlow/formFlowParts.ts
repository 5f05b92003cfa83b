import { answer } from '@corro/testing';
import type { Exhibit, Step } from '../../walk/Exhibit.ts';
import { offScreen, replying } from '../../walk/walk.ts';

type Act = Step['act'];

/** What tells one form that is sent from another, on its screen. */
export interface FormFlowExhibit {
  /** The machine's. */
  readonly id: string;
  /** `METHOD /path` of its call, what it answers when it is done, and the code of a refusal. */
  readonly route: string;
  readonly receipt?: unknown;
  readonly refusal: string;
  /** What the machine is told of the form: nothing wrong with it, and nothing in it. */
  readonly input: object;
  readonly empty: object;
  /** The field that is edited and left, by its name. */
  readonly field: string;
  readonly hands: FormHands;
}

/** What a customer does to the form. */
export interface FormHands {
  readonly fill: Act;
  readonly clear: Act;
  readonly edit: Act;
  readonly submit: Act;
  /** Where the machine hears of it. */
  readonly leave?: Act;
}

type Parts = Pick<Exhibit, 'replies' | 'steps' | 'told' | 'situation'>;

/** What can happen to every form that is checked and sent once. */
export function formFlowParts(flow: FormFlowExhibit): Parts {
  const { id, route, receipt, refusal, input, empty, field, hands } = flow;
  const sent = `xstate.done.actor.0.${id}.submitting`;
  const leave = { type: 'LEAVE', input, field };
  const replies = {
    done: answer.ok(receipt),
    refused: answer.refusal(refusal),
    unclear: answer.html(502),
  };
  return {
    replies: { [route]: replies },
    told: [],
    situation: ({ problems, refusal: refused, failure, uncertain }) =>
      [problems, refused, failure, uncertain] as const,
    steps: {
      'send it filled in': {
        event: { type: 'SUBMIT', input },
        act: async (all) => {
          await hands.fill(all);
          await hands.submit(all);
        },
      },
      'send it empty': {
        event: { type: 'SUBMIT', input: empty },
        act: async (all) => {
          await hands.clear(all);
          await hands.submit(all);
        },
      },
      'edit a field': { event: { type: 'EDIT', field }, act: hands.edit },
      'leave a field':
        hands.leave === undefined ? offScreen(leave) : { event: leave, act: hands.leave },
      'it is taken': {
        event: { type: sent, output: { kind: 'done', value: null } },
        act: replying(route, replies.done),
      },
      'it is refused': {
        event: { type: sent, output: { kind: 'refused', code: refusal, values: {} } },
        act: replying(route, replies.refused),
      },
      'no clear answer': {
        event: { type: sent, output: { kind: 'failed', failure: 'protocol' } },
        act: replying(route, replies.unclear),
      },
    },
  };
}
