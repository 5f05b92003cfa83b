import { expect, waitFor } from 'storybook/test';
import { passwordChangeMachine } from '@corro/machines';
import { says, saysInTheEnd } from '../../screens/form.ts';
import { form } from '../../screens/login-password/passwordForm.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit } from '../walk/Exhibit.ts';
import { button } from './formFlow/button.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';
import { pageForm } from './formFlow/pageForm.ts';

export const passwordChange: Exhibit = {
  ...formFlowParts({
    id: passwordChangeMachine.id,
    route: form.route,
    refusal: 'wrong-password',
    input: form.filled,
    empty: { currentPassword: '', newPassword: '', confirmation: '' },
    field: 'currentPassword',
    hands: pageForm(form, 'currentPassword'),
  }),
  machine: passwordChangeMachine,
  scene: { at: form.at },
  open: (hands) => says(hands, 'password.text'),
  shows: {
    editing: button('forgot.submit'),
    submitting: button('forgot.submitting', true),
    done: async (hands) => {
      await saysInTheEnd(hands, 'password.changed');
      // The code of the settings may be fetched only now.
      const text = stageOf(hands).t('settings.account');
      await waitFor(() => expect(hands.canvas.getByText(text)).toBeVisible(), { timeout: 50_000 });
    },
  },
};
