import { registrationMachine } from '@corro/machines';
import { expect, waitFor } from 'storybook/test';
import { says } from '../../screens/form.ts';
import { form } from '../../screens/register/registerForm.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit } from '../walk/Exhibit.ts';
import { button } from './formFlow/button.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';
import { pageForm } from './formFlow/pageForm.ts';

const hands = pageForm(form, 'phone');

export const registration: Exhibit = {
  ...formFlowParts({
    id: registrationMachine.id,
    route: form.route,
    receipt: 'success',
    refusal: 'phone-taken',
    input: form.filled,
    empty: { phone: '', password: '', confirmation: '', invitation: '' },
    field: 'phone',
    hands,
  }),
  machine: registrationMachine,
  scene: { at: form.at },
  // The machine is fetched with the first thing that happens.
  open: hands.edit,
  shows: {
    editing: button('register.submit'),
    submitting: button('register.submitting', true),
    done: async (context) => {
      await says(context, 'hint.reg.success');
      const phone = context.canvas.getByLabelText(stageOf(context).t('login.phone'));
      await waitFor(() => expect(phone).toHaveValue(form.filled.phone));
    },
  },
};
