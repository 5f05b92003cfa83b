import { answer, fakeNow } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { checkingStory } from '../../harness/checking.ts';
import { answerStory, buttonOf, enter, says, send } from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { form } from './forgotForm.ts';
import { offlineWithData } from '../../harness/refetchStories.ts';

const { at, route } = form;

// Unreachable: empty, stale. The form reads no data that could be missing or grow old.
// Unreachable: loading. The form shows at once; only the login waits for the session.
export default {
  title: 'Signed out/Forgot password',
  id: 'screens-forgot-password-forgotpassword',
  ...screenMeta(scenario({ at })),
};
type Story = StoryObj;

export const Ready: Story = {};

export const Drafted: Story = {
  name: 'spec §3 forget: the phone number survives a reload',
  parameters: {
    ...scenario({
      stored: { forget: JSON.stringify({ time: fakeNow - 60_000, values: { phone: '5500' } }) },
    }),
    ...notPictured('Same picture as the form, with a number in it.'),
  },
  play: async (context) => {
    const { services, t } = harnessOf(context);
    const phone = context.canvas.getByLabelText(t('login.phone'));
    await waitFor(() => expect(phone).toHaveValue('5500'));
    await context.userEvent.type(phone, '1');
    const kept: unknown = JSON.parse(services.storage.read('forget') ?? '');
    await expect(kept).toMatchObject({ values: { phone: '55 001' } });
  },
};

export const Problems: Story = {
  name: 'asks for the phone first, then marks each wrong field',
  parameters: atRest,
  play: async (context) => {
    await enter(context, {}, 'register.next');
    await says(context, 'problem.phone-required');
    const phone = context.canvas.getByLabelText(harnessOf(context).t('login.phone'));
    await waitFor(() => expect(phone).toHaveFocus());
    await send(context, form, { phone: form.filled.phone, code: '2468' });
    await says(context, 'problem.transaction-code-format');
    await says(context, 'problem.new-password-required');
    const code = context.canvas.getByLabelText(harnessOf(context).t('forgot.code'));
    await waitFor(() => expect(code).toHaveFocus());
  },
};

export const WithoutCode: Story = {
  name: 'says what to do without the transaction code',
  play: async (context) => {
    await says(context, 'forgot.phoneText');
    // Nothing has asked for the code yet.
    await expect(context.canvas.queryByText(harnessOf(context).t('forgot.noCode'))).toBeNull();
    await enter(context, { phone: form.filled.phone }, 'register.next');
    await context.userEvent.click(buttonOf(context, 'forgot.noCode'));
    await says(context, 'forgot.noCode.text');
    await says(context, 'forgot.noCode.contact', { operator: 'none' });
  },
};

export const ShortPassword: Story = {
  name: 'warns of a short password and takes it',
  parameters: scenario({ upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'register.shortPassword', { length: 12 });
    await waitFor(() => expect(harnessOf(context).upstream.callsTo(route)).toHaveLength(1));
  },
};

export const Busy: Story = {
  parameters: scenario({ upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'forgot.submitting');
    const button = buttonOf(context, 'forgot.submitting');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const challengedOnce = checkingStory(form);
export const Checking: Story = {
  ...challengedOnce,
  play: async (context) => {
    const { services, upstream } = harnessOf(context);
    services.storage.write('device', 'device-1');
    await challengedOnce.play?.(context);
    await expect(upstream.callsTo(route)[0]?.body).toEqual({
      user: '5500000001',
      password: '246810',
      new_password: 'secret-2',
      device: 'device-1',
    });
  },
};

const changed = answerStory(form, answer.ok(), 'login.passwordReset');
export const Changed: Story = {
  ...changed,
  parameters: {
    ...changed.parameters,
    ...notPictured('The login shows the message and has its picture.'),
  },
};

export const RefusedCode: Story = answerStory(
  form,
  answer.refusal('wrong-code'),
  'hint.wrong-code',
);

export const TooEasy: Story = {
  name: 'refuses the phone number as password',
  play: async (context) => {
    const { phone } = form.filled;
    await send(context, form, { ...form.filled, newPassword: phone, confirmation: phone });
    await says(context, 'problem.password-too-easy');
    await expect(harnessOf(context).upstream.callsTo(route)).toEqual([]);
  },
};

export const RefusedAsWeak: Story = answerStory(
  form,
  answer.refusal('weak-password'),
  'hint.weak-password',
);

export const RefusedWithoutReason: Story = answerStory(
  form,
  answer.refusal('unknown'),
  'forgot.failed',
);

export const FailedTimeout: Story = {
  name: 'says that the password may have changed',
  parameters: scenario({ upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'forgot.submitting');
    await harnessOf(context).advance(10_000);
    await says(context, 'error.timeout.text');
    await says(context, 'forgot.unknown');
  },
};

export const Offline = offlineWithData();
