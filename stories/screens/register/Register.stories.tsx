import { answer, fakeNow, type ScriptedAnswer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { checking } from '../checking.ts';
import { answered, buttonOf, says, send, type Sentence } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { form } from './registerForm.ts';

const { at, route } = form;

// Unreachable: empty, stale. A form that reads nothing: there is nothing to be without, and nothing to grow old.
// Unreachable: loading. A form that reads nothing is there at once. That of login awaits the session.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {};

/** Sent empty: each field says what it wants. */
export const Problems: Story = {
  name: 'spec §5 register required: sent empty',
  parameters: atRest,
  play: async (context) => {
    await send(context, form, {});
    await says(context, 'problem.phone-required');
    await says(context, 'problem.password-required');
    const confirmation = context.canvasElement.querySelector('input[name="confirmation"]');
    await expect(confirmation).toHaveAccessibleDescription(
      harnessOf(context).t('problem.confirmation-required'),
    );
    await says(context, 'problem.invitation-required');
    const phone = context.canvas.getByLabelText(harnessOf(context).t('login.phone'));
    await waitFor(() => expect(phone).toHaveFocus());
  },
};

export const PasswordsDiffer: Story = {
  name: 'spec §5 register passwords match, spec §5 register password length: neither',
  play: async (context) => {
    await send(context, form, { ...form.filled, password: 'short', confirmation: 'other' });
    await says(context, 'problem.password-too-short', { min: 6 });
    await says(context, 'problem.passwords-do-not-match');
  },
};

/** The call is on its way. */
export const Busy: Story = {
  parameters: scenario({ at, upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'register.submitting');
    const button = buttonOf(context, 'register.submitting');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Many have registered from this address: the device solves a challenge before the call is made again. */
export const Checking: Story = checking(form);

/** Done: the login takes over, with the phone filled in. */
export const Registered: Story = {
  name: 'spec §8 registration success: the login says so',
  parameters: scenario({ at, upstream: { [route]: answer.ok('success') } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'hint.reg.success');
    const phone = context.canvas.getByLabelText(harnessOf(context).t('login.phone'));
    await waitFor(() => expect(phone).toHaveValue(form.filled.phone));
  },
};

/** What is refused of a field is said at the field, which takes the focus. */
const refusedAt = (label: Sentence, code: string, sentence: Sentence): Story => {
  const story = answered(form, answer.refusal(code), sentence);
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      const { t } = harnessOf(context);
      const field = context.canvas.getByLabelText(t(label));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(t(sentence)));
    },
  };
};

export const RefusedPhoneTaken = {
  ...refusedAt('login.phone', 'phone-taken', 'hint.reg.phone-taken'),
  name: 'spec §8 registration failure: the phone is taken',
};

export const RefusedInvitation = refusedAt(
  'register.invitation',
  'wrong-invitation',
  'hint.reg.wrong-invitation',
);

export const RefusedPhone = refusedAt('login.phone', 'invalid-phone', 'hint.reg.invalid-phone');

export const RefusedPassword = refusedAt('login.password', 'weak-password', 'hint.weak-password');

export const TooManyAttempts: Story = answered(
  form,
  answer.refusal('too-many-attempts'),
  'hint.reg.too-many-attempts',
);

export const RefusedByUnknownCode: Story = answered(
  form,
  answer.refusal('moon-phase'),
  'error.refusal.unknown',
  { code: 'moon-phase' },
);

const unknownAfter = (failing: ScriptedAnswer, sentence: Sentence): Story => ({
  parameters: scenario({ at, upstream: { [route]: failing } }),
  play: async (context) => {
    await send(context, form, form.filled);
    const { t } = harnessOf(context);
    await expect(await context.canvas.findByText(t('register.unknown'))).toBeVisible();
    await expect(context.canvas.getByText(t(sentence))).toBeVisible();
  },
});

/** No answer: the account may be there all the same, and logging in is offered. */
export const FailedNetwork: Story = unknownAfter(answer.offline(), 'error.network.text');

export const FailedProtocol: Story = unknownAfter(answer.html(502), 'error.protocol.text');

/** Sent again after a timeout: the phone is taken, most likely by the customer's own first try. */
export const TakenByOwnEarlierTry: Story = {
  parameters: scenario({
    at,
    upstream: { [route]: [answer.stall(), answer.refusal('phone-taken')] },
  }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'register.submitting');
    await harnessOf(context).pass(10_000);
    await waitFor(() => buttonOf(context, form.submit));
    await send(context, form, {});
    await says(context, 'hint.reg.phone-taken');
    const { t } = harnessOf(context);
    await expect(context.canvas.getAllByRole('link', { name: t('register.login') })).toHaveLength(
      2,
    );
  },
};

/** Half filled in twenty minutes ago: everything except secrets is still there. */
export const DraftKept: Story = {
  parameters: scenario({
    at,
    stored: {
      draft_register: JSON.stringify({
        time: fakeNow - 20 * 60_000,
        values: { phone: form.filled.phone, invitation: form.filled.invitation },
      }),
    },
  }),
  play: async ({ canvas, loaded }) => {
    const phone = canvas.getByLabelText(harnessOf({ loaded }).t('login.phone'));
    await waitFor(() => expect(phone).toHaveValue(form.filled.phone));
  },
};

export const Offline: Story = {
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};

export const LongWordsInLargeText: Story = { globals: { locale: 'de', textSize: 'double' } };
