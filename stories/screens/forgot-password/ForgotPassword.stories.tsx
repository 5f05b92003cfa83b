import { answer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { challenged } from '../easyChallenge.ts';
import { answered, buttonOf, says, send, type VisitorForm } from '../form.ts';
import { inApp, scene, stageOf } from '../withApp.tsx';

const form = {
  at: '/forgot-password',
  route: 'POST /v2/user/forget',
  submit: 'forgot.submit',
  filled: {
    phone: '5500000001',
    code: '246810',
    newPassword: 'secret-2',
    confirmation: 'secret-2',
  },
} as const satisfies VisitorForm;
const { at, route } = form;

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scene({ at }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {};

/** Sent with a code of four digits and nothing else. */
export const Problems: Story = {
  parameters: atRest,
  play: async (context) => {
    await send(context, form, { code: '2468' });
    await says(context, 'problem.phone-required');
    await says(context, 'problem.transaction-code-format');
    await says(context, 'problem.new-password-required');
    const phone = context.canvas.getByLabelText(stageOf(context).t('login.phone'));
    await waitFor(() => expect(phone).toHaveFocus());
  },
};

export const Busy: Story = {
  parameters: scene({ at, upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'forgot.submitting');
    const button = buttonOf(context, 'forgot.submitting');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Others have guessed at this code: the device solves a challenge before the call is made again. */
export const Checking: Story = {
  parameters: scene({ at, upstream: { [route]: [answer.refusal(challenged), answer.stall()] } }),
  play: async (context) => {
    const { services, upstream } = stageOf(context);
    services.storage.write('device', 'device-1');
    await send(context, form, form.filled);
    await says(context, 'login.checking');
    const button = buttonOf(context, 'login.checking');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(upstream.callsTo(route)).toHaveLength(2));
    const [first, second] = upstream.callsTo(route).map(({ body }) => body);
    await expect(first).toEqual({
      user: '5500000001',
      password: '246810',
      new_password: 'secret-2',
      device: 'device-1',
    });
    await expect(second).toHaveProperty('challenge');
  },
};

/** Done: the login takes over and says so. */
const changed = answered(form, answer.ok(), 'login.passwordReset');
export const Changed: Story = {
  ...changed,
  parameters: {
    ...changed.parameters,
    ...notPictured('The login says it, and is pictured there.'),
  },
};

export const RefusedCode: Story = answered(form, answer.refusal('wrong-code'), 'hint.wrong-code');

/** The phone number is no password: told before it is sent. */
export const TooEasy: Story = {
  play: async (context) => {
    const { phone } = form.filled;
    await send(context, form, { ...form.filled, newPassword: phone, confirmation: phone });
    await says(context, 'problem.password-too-easy');
    await expect(stageOf(context).upstream.callsTo(route)).toEqual([]);
  },
};

/** Only the upstream knows that it is common: told at the field. */
export const RefusedAsWeak: Story = answered(
  form,
  answer.refusal('weak-password'),
  'hint.weak-password',
);

export const TooManyAttempts: Story = answered(
  form,
  answer.refusal('too-many-attempts'),
  'hint.too-many-attempts',
);

/** An upstream may give no reason, or one in its own words. */
export const RefusedWithoutReason: Story = answered(
  form,
  answer.refusal('unknown'),
  'forgot.failed',
);

export const FailedNetwork: Story = answered(form, answer.offline(), 'error.network.text');

export const FailedProtocol: Story = answered(form, answer.halfJson(), 'error.protocol.text');

/** Nobody knows whether it was changed: the new password tells. */
export const FailedTimeout: Story = {
  parameters: scene({ at, upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'forgot.submitting');
    await stageOf(context).pass(10_000);
    await says(context, 'error.timeout.text');
    await says(context, 'forgot.unknown');
  },
};

export const Offline: Story = {
  play: async (context) => {
    stageOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};

export const LongWordsInLargeText: Story = { globals: { locale: 'de', textSize: 'double' } };
