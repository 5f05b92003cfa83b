import { answer } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { answerStory, buttonOf, says, saysAtLeastOnce, send, shows } from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { form } from './passwordForm.ts';
import { offlineWithData } from '../../harness/refetchStories.ts';

const { at, route } = form;

// Unreachable: empty, stale. The only data, the customer's phone, is optional and does not age.
// Unreachable: loading. The form shows at once; only the login waits for the session.
export default {
  title: 'Account/Login password',
  id: 'screens-login-password-loginpassword',
  ...screenMeta(scenario({ at })),
};
type Story = StoryObj;

export const Ready: Story = {};

export const ForPasswordManagers: Story = {
  name: 'names the customer whose password changes',
  parameters: {
    ...scenario({
      upstream: { 'GET /stock/success/v2/user/info': answer.ok({ user: '5500000001' }) },
    }),
    ...notPictured('Same picture as “Ready”.'),
  },
  play: async ({ canvasElement }) => {
    const username = () => canvasElement.querySelector('form input[autocomplete="username"]');
    await waitFor(() => expect(username()).toHaveValue('5500000001'));
  },
};

export const Problems: Story = {
  name: 'spec §5 login password required, spec §5 login password confirmation: reports empty fields',
  play: async (context) => {
    await send(context, form, {});
    await says(context, 'problem.current-password-required');
    await says(context, 'problem.new-password-required');
    const confirmation = context.canvasElement.querySelector('input[name="confirmation"]');
    await expect(confirmation).toHaveAccessibleDescription(
      harnessOf(context).t('problem.confirmation-required'),
    );
    const current = context.canvas.getByLabelText(harnessOf(context).t('password.current'));
    await waitFor(() => expect(current).toHaveFocus());
  },
};

export const TooShortAndDifferent: Story = {
  name: 'spec §5 login password length, spec §5 login password match, spec §9 login password minimum: refuses five characters',
  parameters: atRest,
  play: async (context) => {
    await send(context, form, { ...form.filled, newPassword: 'short', confirmation: 'other' });
    await says(context, 'problem.password-too-short', { min: 6 });
    await says(context, 'problem.passwords-do-not-match');
  },
};

export const TooEasy: Story = {
  name: 'refuses a common password before sending it',
  play: async (context) => {
    await send(context, form, { ...form.filled, newPassword: 'Qwerty', confirmation: 'Qwerty' });
    await says(context, 'problem.password-too-easy');
    await expect(harnessOf(context).upstream.callsTo(route)).toEqual([]);
  },
};

export const RefusedAsWeak: Story = {
  name: 'marks the field of a weak password',
  parameters: scenario({ upstream: { [route]: answer.refusal('weak-password') } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'hint.weak-password');
    const field = context.canvas.getByLabelText(harnessOf(context).t('forgot.newPassword'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Submitting: Story = {
  name: "keeps the button's width while busy",
  parameters: scenario({ upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    const { offsetWidth } = buttonOf(context, form.submit);
    await send(context, form, form.filled);
    await says(context, 'forgot.submitting');
    const button = buttonOf(context, 'forgot.submitting');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.offsetWidth).toBe(offsetWidth);
  },
};

export const Changed: Story = {
  parameters: scenario({ upstream: { [route]: answer.ok() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await saysAtLeastOnce(context, 'password.changed');
    await says(context, 'settings.account');
  },
};

export const WrongPassword: Story = answerStory(
  form,
  answer.refusal('wrong-password'),
  'hint.wrong-password',
);

export const RefusedInOwnWords: Story = {
  name: 'spec §8 password failure in own words: shows the text of the server',
  parameters: scenario({
    upstream: { [route]: answer.refusal('Esa contraseña ya se usó antes. Elige otra.') },
  }),
  play: async (context) => {
    await send(context, form, form.filled);
    await shows(context, 'Esa contraseña ya se usó antes. Elige otra.');
  },
};

export const RefusedWithoutReason: Story = {
  ...answerStory(form, answer.refusal('unknown'), 'forgot.failed'),
  name: 'spec §8 password failure: shows a general sentence without a reason',
};

export const Failed: Story = answerStory(form, answer.html(502), 'error.server.text');

export const ProbablyChanged: Story = {
  name: 'says after a lost answer that the password has probably changed',
  parameters: scenario({
    upstream: { [route]: [answer.html(502), answer.refusal('wrong-password')] },
  }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'password.unknown');
    await send(context, form, {});
    await says(context, 'password.probablyChanged');
  },
};

export const Offline = offlineWithData(() => null, 'password.offline');
