import { answer } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { screenMeta, harnessOf } from '../../harness/withApp.tsx';
import {
  calls,
  fillAndSubmit,
  fresh,
  noVerification,
  storedPhotos,
  submittedVerification,
} from './realName.ts';

export default {
  title: 'Account/Real name/Submitting',
  id: 'screens-real-name-submitting',
  ...screenMeta(fresh()),
};
type Story = StoryObj;

export const Busy: Story = {
  parameters: fresh({ [calls.submit]: answer.stall() }),
  play: async (context) => {
    await fillAndSubmit(context);
    await says(context, 'identity.submitting');
    await expect(buttonOf(context, 'identity.submitting')).toHaveAttribute('aria-busy', 'true');
    await expect(harnessOf(context).upstream.callsTo(calls.submit)[0]?.body).toEqual({
      real_name: 'Nombre Apellido',
      id_number: 'A1234567',
      id_number_img: '/api/files/1',
      id_number_img_two: '/api/files/2',
      id_type: 'idCard',
    });
  },
};

export const Received: Story = {
  parameters: {
    ...fresh({ [calls.state]: [noVerification, submittedVerification()], ...storedPhotos() }),
    ...atRest,
  },
  play: async (context) => {
    await fillAndSubmit(context);
    await says(context, 'identity.stamp.pending');
    await shows(context, 'Nombre Apellido');
    await expect(harnessOf(context).services.storage.read('draft_real-name')).toBeNull();
  },
};

export const Refused: Story = {
  name: 'spec §8 verification failure in own words: shows the text of the server, and a sentence for a code',
  parameters: fresh({
    [calls.submit]: [
      answer.refusal('invalid-verification'),
      answer.refusal('El número ya está registrado.'),
    ],
  }),
  play: async (context) => {
    await fillAndSubmit(context);
    await says(context, 'hint.invalid-verification');
    await context.userEvent.click(buttonOf(context, 'identity.submit'));
    await shows(context, 'El número ya está registrado.');
  },
};

export const Lost: Story = {
  name: 'spec §8 verification failure: keeps the filled-in form',
  parameters: fresh({
    [calls.submit]: answer.offline(),
    [calls.state]: [noVerification, answer.offline()],
  }),
  play: async (context) => {
    const { t, upstream } = harnessOf(context);
    await fillAndSubmit(context);
    await says(context, 'identity.failed');
    await says(context, 'identity.unsure');
    await waitFor(() => expect(upstream.callsTo(calls.state)).toHaveLength(2));
    await expect(context.canvas.getByLabelText(t('identity.number'))).toHaveValue('A1234567');
    await context.userEvent.click(buttonOf(context, 'identity.submit'));
    await waitFor(() => expect(upstream.callsTo(calls.submit)).toHaveLength(2));
  },
};
