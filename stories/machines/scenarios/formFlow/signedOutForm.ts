import { answer, challengeRefusal } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { says, type Sentence, type VisitorForm } from '../../../harness/form.ts';
import { harnessOf } from '../../../harness/withApp.tsx';
import type { MachineScenario } from '../../runner/MachineScenario.ts';
import { replyStep } from '../../runner/steps.ts';
import { button } from './formFlowShows.ts';
import { type FormFlowScenario, formFlowParts } from './formFlowParts.ts';
import { pageForm } from './pageForm.ts';

interface SignedOutFormScenario extends Pick<FormFlowScenario, 'receipt' | 'refusal' | 'empty'> {
  readonly machine: AnyStateMachine;
  /** A form on a page of its own, with a field for the phone. */
  readonly form: VisitorForm;
  /** Field of the last step that the steps edit. */
  readonly field: string;
  readonly submitting: Sentence;
  readonly done: Sentence;
}

const challenge = answer.refusal(challengeRefusal);

/** A form before the login. The server may require a challenge, and success leads to the login. */
export function signedOutForm(flow: SignedOutFormScenario): MachineScenario {
  const { machine, form, field, submitting, done, ...rest } = flow;
  const { at, route, submit, filled } = form;
  const actions = pageForm(form, field);
  const parts = formFlowParts({
    ...rest,
    id: machine.id,
    route,
    input: filled,
    field,
    actions,
  });
  return {
    ...parts,
    replies: { [route]: { ...parts.replies[route], challenged: challenge } },
    steps: {
      ...parts.steps,
      'a challenge comes first': {
        event: { type: 'CHALLENGED' },
        act: replyStep(route, challenge),
      },
    },
    machine,
    app: { at },
    // The app loads the machine at the first input.
    open: actions.edit,
    shows: {
      editing: button(submit),
      'submitting.sending': button(submitting, true),
      'submitting.checking': button('login.checking', true),
      done: async (context) => {
        await says(context, done);
        const phone = context.canvas.getByLabelText<HTMLInputElement>(
          harnessOf(context).t('login.phone'),
        );
        // The field formats the phone in groups: 55 1234 5678.
        await waitFor(() => expect(phone.value.replaceAll(' ', '')).toBe(filled.phone));
      },
    },
  };
}
