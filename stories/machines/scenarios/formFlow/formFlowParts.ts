import { answer, type ScriptedAnswer } from '@corro/testing';
import type { MachineScenario, Step } from '../../runner/MachineScenario.ts';
import { endSteps, offScreen, outcome } from '../../runner/steps.ts';

type Act = Step['act'];

export interface Sending {
  readonly id: string;
  /** The form's call as `METHOD /path`, the receipt in its answer, and the code of a refusal. */
  readonly route: string;
  readonly receipt?: unknown;
  readonly refusal: string;
  /** The call that looks for the sent data after an unclear answer, with its possible answers. */
  readonly reconcile?: {
    readonly route: string;
    readonly found: ScriptedAnswer;
    readonly absent: ScriptedAnswer;
  };
}

export interface FormFlowScenario extends Sending {
  /** A valid and an empty input of the form. */
  readonly input: object;
  readonly empty: object;
  /** Name of the field that the steps edit and leave. */
  readonly field: string;
  readonly actions: FormActions;
}

export interface FormActions {
  readonly fill: Act;
  readonly clear: Act;
  readonly edit: Act;
  readonly submit: Act;
  /** Moves the focus out of the field, if the screen sends the machine an event for this. */
  readonly leave?: Act;
}

type Parts = Pick<MachineScenario, 'replies' | 'steps' | 'automaticEvents' | 'situation'>;

/** Replies and steps for the outcomes of a form's call and of its reconciliation. */
export function callParts({ id, route, receipt, refusal, reconcile }: Sending) {
  const replies = {
    done: answer.ok(receipt),
    refused: answer.refusal(refusal),
    unclear: answer.html(502),
  };
  const steps = endSteps(`xstate.done.actor.0.${id}.submitting`, route, {
    'it is taken': [outcome.done(), replies.done],
    'it is refused': [outcome.refused(refusal), replies.refused],
    'no clear answer': [outcome.unclear, replies.unclear],
  });
  if (reconcile === undefined) return { replies: { [route]: replies }, steps };
  const { route: listRoute, found, absent } = reconcile;
  const lists = { found, absent, unanswered: answer.html(502) };
  return {
    replies:
      listRoute === route
        ? { [route]: { ...replies, ...lists } }
        : { [route]: replies, [listRoute]: lists },
    steps: {
      ...steps,
      ...endSteps(`xstate.done.actor.0.${id}.reconciling`, listRoute, {
        'it is found': [outcome.done(true), found],
        'it is not found': [outcome.done(false), absent],
        'the reconciliation is not answered': [outcome.unclear, lists.unanswered],
      }),
    },
  };
}

/** Replies and steps of every form that is validated and sent once. */
export function formFlowParts(flow: FormFlowScenario): Parts {
  const { input, empty, field, actions } = flow;
  const leave = { type: 'LEAVE', input, field };
  const sending = callParts(flow);
  return {
    replies: sending.replies,
    automaticEvents: [],
    situation: ({ problems, refusal: refused, failure, lostCall }) =>
      [problems, refused, failure, lostCall] as const,
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
