import { registrationMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import { challenged } from '../../screens/easyChallenge.ts';
import { says } from '../../screens/form.ts';
import { form } from '../../screens/register/registerForm.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit } from '../walk/Exhibit.ts';
import { replying } from '../walk/walk.ts';
import { button } from './formFlow/button.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';
import { pageForm } from './formFlow/pageForm.ts';

const challenge = answer.refusal(challenged);
const hands = pageForm(form, 'phone');

const parts = formFlowParts({
  id: registrationMachine.id,
  route: form.route,
  receipt: 'success',
  refusal: 'phone-taken',
  input: form.filled,
  empty: { phone: '', password: '', confirmation: '', invitation: '' },
  field: 'phone',
  hands,
});

export const registration: Exhibit = {
  ...parts,
  replies: { [form.route]: { ...parts.replies[form.route], challenged: challenge } },
  steps: {
    ...parts.steps,
    'a challenge comes first': {
      event: { type: 'CHALLENGED' },
      act: replying(form.route, challenge),
    },
  },
  machine: registrationMachine,
  scene: { at: form.at },
  // The machine is fetched with the first thing that happens.
  open: hands.edit,
  shows: {
    editing: button('register.submit'),
    'submitting.sending': button('register.submitting', true),
    'submitting.checking': button('login.checking', true),
    done: async (context) => {
      await says(context, 'hint.reg.success');
      const phone = context.canvas.getByLabelText(stageOf(context).t('login.phone'));
      await waitFor(() => expect(phone).toHaveValue(form.filled.phone));
    },
  },
};
