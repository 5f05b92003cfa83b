import { answer, fakeNow } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerWaiting } from '../../machines/runner/script.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { checkingStory } from '../../harness/checking.ts';
import { operator } from '../../harness/StoryScenario.ts';
import {
  answerStory,
  buttonOf,
  enter,
  fieldOf,
  says,
  send,
  type Sentence,
} from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { form } from './registerForm.ts';
import { offlineWithData } from '../../harness/refetchStories.ts';

const { at, route, filled } = form;
const { phone, invitation, password, confirmation } = filled;
const writtenPhone = '55 0000 0002';
const loginRoute = 'POST /stock/user/login';

async function reach(context: StoryContext, name: 'password' | 'consent'): Promise<void> {
  await enter(context, { phone, invitation }, 'register.next');
  await waitFor(() => expect(fieldOf(context, 'password')).toBeVisible());
  if (name === 'password') return;
  await enter(context, { password, confirmation }, 'register.next');
  await waitFor(() => buttonOf(context, 'register.submit'));
}

// Unreachable: empty, stale. The form reads no data that could be missing or grow old.
// Unreachable: loading. The form shows at once; only the login waits for the session.
export default {
  title: 'Signed out/Register',
  id: 'screens-register',
  ...screenMeta(scenario({ at })),
};
type Story = StoryObj;

export const Ready: Story = { parameters: atRest };

export const Problems: Story = {
  name: 'spec §5 register required: requires phone and invitation code',
  play: async (context) => {
    await enter(context, {}, 'register.next');
    await says(context, 'problem.phone-required');
    await says(context, 'problem.invitation-required');
    await waitFor(() => expect(fieldOf(context, 'phone')).toHaveFocus());
    await expect(fieldOf(context, 'password')).not.toBeVisible();
  },
};

export const Password: Story = {
  parameters: atRest,
  play: async (context) => {
    await reach(context, 'password');
    await waitFor(() => expect(fieldOf(context, 'password')).toHaveFocus());
  },
};

export const PasswordProblems: Story = {
  name: 'spec §5 register required, spec §5 register passwords match, spec §5 register password length: reports an empty password, then a short and different one',
  play: async (context) => {
    await reach(context, 'password');
    await enter(context, {}, 'register.next');
    await says(context, 'problem.password-required');
    await expect(fieldOf(context, 'confirmation')).toHaveAccessibleDescription(
      harnessOf(context).t('problem.confirmation-required'),
    );
    await enter(context, { password: 'short', confirmation: 'other' }, 'register.next');
    await says(context, 'problem.password-too-short', { min: 6 });
    await says(context, 'problem.passwords-do-not-match');
  },
};

export const RulesMet: Story = {
  name: 'ticks off each rule at the key that meets it',
  play: async (context) => {
    await reach(context, 'password');
    const { t } = harnessOf(context);
    const { canvas, userEvent } = context;
    const list = canvas.getByRole('list', { name: t('register.password') });
    const met = () =>
      [...list.querySelectorAll('li')].map((item) => item.textContent.endsWith(t('register.met')));
    const type = async (name: string, text: string, then: readonly boolean[]) => {
      await userEvent.type(fieldOf(context, name), text);
      await expect(met()).toEqual(then);
    };
    await expect(met()).toEqual([false, false, false]);
    await type('password', '12345', [false, false, false]);
    await type('password', '6', [true, false, false]);
    await type('password', 'x', [true, true, false]);
    await type('confirmation', '123456', [true, true, false]);
    await type('confirmation', 'x', [true, true, true]);
    await type('password', 'y', [true, true, false]);
    await userEvent.type(fieldOf(context, 'confirmation'), 'y');
  },
};

export const ShortPassword: Story = {
  name: 'warns of a short password in plain words, and goes on with it',
  parameters: notPictured('The step of the password with a warning below it.'),
  play: async (context) => {
    await reach(context, 'password');
    const { t } = harnessOf(context);
    const warning = t('register.shortPassword', { length: 12 });
    const { canvas, userEvent } = context;
    await userEvent.type(fieldOf(context, 'password'), 'clave-');
    await expect(canvas.getByText(warning)).toBeVisible();
    await userEvent.type(fieldOf(context, 'password'), 'larga-1');
    await expect(canvas.queryByText(warning)).toBeNull();
    await userEvent.clear(fieldOf(context, 'password'));
    await userEvent.type(fieldOf(context, 'password'), 'clave-');
    await userEvent.type(fieldOf(context, 'confirmation'), 'clave-');
    await expect(canvas.getByText(warning)).toBeVisible();
  },
};

export const Consent: Story = {
  parameters: atRest,
  play: async (context) => {
    await reach(context, 'consent');
    const { t } = harnessOf(context);
    const group = context.canvas.getByRole('group', { name: new RegExp(t('register.consent')) });
    await waitFor(() => expect(group).toHaveFocus());
  },
};

const legalTexts =
  (texts: readonly (readonly [title: Sentence, ...sentences: Sentence[]])[]) =>
  async (context: StoryContext) => {
    await reach(context, 'consent');
    const { t } = harnessOf(context);
    for (const [title, ...sentences] of texts) {
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await context.userEvent.click(context.canvas.getByText(t(title)));
      const dialog = await screen.findByRole('dialog', { name: t(title) });
      for (const sentence of sentences) await expect(dialog).toHaveTextContent(t(sentence));
    }
  };

export const LegalTexts: Story = {
  name: 'opens the texts of a demo',
  play: legalTexts([
    ['register.privacy', 'legal.privacy.storedText'],
    ['register.terms', 'legal.terms.moneyText'],
  ]),
};

export const LegalTextsUnpublished: Story = {
  name: 'says whom to ask if an operator has no texts yet',
  parameters: {
    ...scenario({ settings: { operator } }),
    ...notPictured('Same picture as “LegalTexts”, with other sentences.'),
  },
  play: legalTexts([
    ['register.privacy', 'legal.unset', 'legal.privacyUnset', 'legal.ask'],
    ['register.terms', 'legal.unset', 'legal.termsUnset', 'legal.ask'],
  ]),
};

export const BackLosesNothing: Story = {
  name: 'goes back one step at a time and loses nothing',
  parameters: notPictured('Ends with the picture of “DraftRestored”.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reach(context, 'consent');
    const back = () => canvas.getByRole('link', { name: harnessOf(context).t('shell.back') });
    await userEvent.click(back());
    await waitFor(() => expect(fieldOf(context, 'password')).toHaveFocus());
    await expect(fieldOf(context, 'password')).toHaveValue(password);
    await expect(fieldOf(context, 'confirmation')).toHaveValue(confirmation);
    await userEvent.click(back());
    await waitFor(() => expect(fieldOf(context, 'phone')).toHaveFocus());
    await expect(fieldOf(context, 'phone')).toHaveValue(writtenPhone);
    await expect(fieldOf(context, 'invitation')).toHaveValue(invitation);
  },
};

export const Busy: Story = {
  parameters: scenario({ upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'register.submitting');
    const button = buttonOf(context, 'register.submitting');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Checking: Story = checkingStory(form);

export const LoggedIn: Story = {
  name: 'spec §8 registration success: shows a message while logging in',
  parameters: scenario({ upstream: { [route]: answer.ok('success') } }),
  play: async (context) => {
    const harness = harnessOf(context);
    const { upstream, services } = harness;
    upstream.hold(loginRoute);
    await send(context, form, filled);
    await says(context, 'hint.reg.success');
    await expect(buttonOf(context, 'login.submitting')).toHaveAttribute('aria-busy', 'true');
    await answerWaiting(harness, loginRoute, answer.ok({ token: 'token-2' }));
    await expect(upstream.callsTo(loginRoute)).toMatchObject([{ body: { user: phone, password } }]);
    await waitFor(() => expect(services.session.state().token).toBe('token-2'));
    await expect(services.storage.read('draft_register')).toBeNull();
    // Home offers a passkey to a new customer and then removes this entry.
    await expect(services.storage.read('done_before_login')).toBe('registered');
  },
};

export const Registered: Story = {
  name: 'leads to the login if the login is refused',
  parameters: {
    ...scenario({
      upstream: {
        [route]: answer.ok('success'),
        [loginRoute]: answer.refusal('too-many-attempts'),
      },
    }),
    ...notPictured('Ends at the login, pictured by its story “Registered”.'),
  },
  play: async (context) => {
    await send(context, form, filled);
    const { t } = harnessOf(context);
    const button = await waitFor(() => buttonOf(context, 'login.submit'));
    await expect(button).toBeVisible();
    await says(context, 'hint.reg.success');
    await waitFor(() =>
      expect(context.canvas.getByLabelText(t('login.phone'))).toHaveValue(writtenPhone),
    );
  },
};

/**
 * A story in which the server refuses the value of a field: the field shows the message and takes
 * the focus.
 */
const refusedAt = (label: Sentence, code: string, sentence: Sentence): Story => {
  const story = answerStory(form, answer.refusal(code), sentence);
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
  name: 'spec §8 registration failure: says that the phone is taken',
};

export const RefusedPassword = refusedAt('login.password', 'weak-password', 'hint.weak-password');

export const FailedNetwork: Story = {
  name: 'says that the account may exist',
  parameters: scenario({ upstream: { [route]: answer.offline() } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'register.unknown');
    await says(context, 'error.network.text');
  },
};

export const TakenByOwnEarlierTry: Story = {
  name: 'offers to log in after a lost answer',
  parameters: scenario({ upstream: { [route]: [answer.stall(), answer.refusal('phone-taken')] } }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'register.submitting');
    await harnessOf(context).advance(10_000);
    await waitFor(() => buttonOf(context, form.submit));
    await enter(context, {}, form.submit);
    await says(context, 'hint.reg.phone-taken');
    const { t } = harnessOf(context);
    await expect(context.canvas.getAllByRole('link', { name: t('register.login') })).toHaveLength(
      2,
    );
  },
};

export const DraftRestored: Story = {
  name: 'restores a draft',
  parameters: scenario({
    stored: {
      draft_register: JSON.stringify({
        time: fakeNow - 20 * 60_000,
        values: { phone: writtenPhone, invitation },
      }),
    },
  }),
  play: async ({ canvas, loaded }) => {
    const field = canvas.getByLabelText(harnessOf({ loaded }).t('login.phone'));
    await waitFor(() => expect(field).toHaveValue(writtenPhone));
  },
};

export const Offline = offlineWithData();
