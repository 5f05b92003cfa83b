import { passwordChangeMachine } from '@corro/machines';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { form } from '../../screens/login-password/passwordForm.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { button } from './formFlow/formFlowShows.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';
import { pageForm } from './formFlow/pageForm.ts';

export const passwordChange: MachineScenario = {
  ...formFlowParts({
    id: passwordChangeMachine.id,
    route: form.route,
    refusal: 'wrong-password',
    input: form.filled,
    empty: { currentPassword: '', newPassword: '', confirmation: '' },
    field: 'currentPassword',
    actions: pageForm(form, 'currentPassword'),
  }),
  machine: passwordChangeMachine,
  app: { at: form.at },
  open: (page) => says(page, 'password.text'),
  shows: {
    editing: button('password.save'),
    submitting: button('forgot.submitting', true),
    done: async (page) => {
      await saysAtLeastOnce(page, 'password.changed');
      await saysAtLeastOnce(page, 'settings.account');
    },
  },
};
