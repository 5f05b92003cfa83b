import { answer, type ScriptedAnswer } from '@corro/testing';
import type { MachineScenario, Step } from '../../runner/MachineScenario.ts';
import { offScreen, replyStep } from '../../runner/pathRunner.ts';

type Act = Step['act'];

/** The call of a form's machine. */
interface Sending {
  /** The machine's. */
  readonly id: string;
  /** `METHOD /path` of its call, what it answers when it is done, and the code of a refusal. */
  readonly route: string;
  readonly receipt?: unknown;
  readonly refusal: string;
}

/** What differs between forms, on their screens. */
export interface FormFlowScenario extends Sending {
  /** Input of the form for the machine: valid, and empty. */
  readonly input: object;
  readonly empty: object;
  /** The field that is edited and left, by its name. */
  readonly field: string;
  readonly actions: FormActions;
}

/** What a customer does to the form. */
export interface FormActions {
  readonly fill: Act;
  readonly clear: Act;
  readonly edit: Act;
  readonly submit: Act;
  /** Where the machine hears of it. */
  readonly leave?: Act;
}

type Parts = Pick<MachineScenario, 'replies' | 'steps' | 'automaticEvents' | 'situation'>;

/** What a form's call can come to. */
export function sendingParts({ id, route, receipt, refusal }: Sending) {
  const sent = `xstate.done.actor.0.${id}.submitting`;
  const replies = {
    done: answer.ok(receipt),
    refused: answer.refusal(refusal),
    unclear: answer.html(502),
  };
  return {
    replies: { [route]: replies },
    steps: {
      'it is taken': {
        event: { type: sent, output: { kind: 'done', value: null } },
        act: replyStep(route, replies.done),
      },
      'it is refused': {
        event: { type: sent, output: { kind: 'refused', code: refusal, values: {} } },
        act: replyStep(route, replies.refused),
      },
      'no clear answer': {
        event: { type: sent, output: { kind: 'failed', failure: 'protocol' } },
        act: replyStep(route, replies.unclear),
      },
    },
  };
}

/** What looking for what was sent can come to; `answers` of the list, where it is there and where not. */
export function reconcilingParts(
  { id, route }: Pick<Sending, 'id' | 'route'>,
  answers: Readonly<Record<'found' | 'absent', ScriptedAnswer>>,
) {
  const reconciled = `xstate.done.actor.0.${id}.reconciling`;
  const unanswered = answer.html(502);
  return {
    replies: { [route]: { ...answers, unanswered } },
    steps: {
      'it is found': {
        event: { type: reconciled, output: { kind: 'done', value: true } },
        act: replyStep(route, answers.found),
      },
      'it is not found': {
        event: { type: reconciled, output: { kind: 'done', value: false } },
        act: replyStep(route, answers.absent),
      },
      'the reconciliation is not answered': {
        event: { type: reconciled, output: { kind: 'failed', failure: 'protocol' } },
        act: replyStep(route, unanswered),
      },
    },
  };
}

/** What can happen to every form that is checked and sent once. */
export function formFlowParts(flow: FormFlowScenario): Parts {
  const { input, empty, field, actions } = flow;
  const leave = { type: 'LEAVE', input, field };
  const sending = sendingParts(flow);
  return {
    replies: sending.replies,
    automaticEvents: [],
    situation: ({ problems, refusal: refused, failure, uncertain }) =>
      [problems, refused, failure, uncertain] as const,
    steps: {
      'send it filled in': {
        event: { type: 'SUBMIT', input },
        act: async (all) => {
          await actions.fill(all);
          await actions.submit(all);
        },
      },
      'send it empty': {
        event: { type: 'SUBMIT', input: empty },
        act: async (all) => {
          await actions.clear(all);
          await actions.submit(all);
        },
      },
      'edit a field': { event: { type: 'EDIT', field }, act: actions.edit },
      'leave a field':
        actions.leave === undefined ? offScreen(leave) : { event: leave, act: actions.leave },
      ...sending.steps,
    },
  };
}
