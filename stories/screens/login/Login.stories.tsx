import { answer, fakeNow } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { answerStory, buttonOf, says, send, type Sentence } from '../../harness/form.ts';
import { checkingStory } from '../../harness/checking.ts';
import { operator, type StoryScenario } from '../../harness/StoryScenario.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { form } from './loginForm.ts';
import { device } from '../passkeys/passkeys.ts';
import { offlineWithData } from '../../harness/refetchStories.ts';

const { at, route } = form;

// Unreachable: empty, stale. The form reads no data that could be missing or grow old.
export default { title: 'Signed out/Login', id: 'screens-login', ...screenMeta(scenario({ at })) };
type Story = StoryObj;

export const Loading: Story = { parameters: scenario({ at: null }) };

export const Ready: Story = {
  parameters: {
    ...scenario({ passkeys: device, settings: { hasPasskeys: true } }),
    ...atRest,
  },
};

export const OfAnOperator: Story = {
  parameters: scenario({ settings: { operator, locales: ['es', 'en'] } }),
};

export const Languages: Story = {
  name: 'opens and closes the languages',
  parameters: { ...OfAnOperator.parameters, ...notPictured('Ends with the picture of its start.') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = `ES ${harnessOf(context).t('settings.language')}`;
    await userEvent.click(await canvas.findByRole('button', { name, expanded: false }));
    await expect(canvas.getByRole('button', { name, expanded: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'English' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '✓ Español' }));
    await expect(canvas.queryByRole('button', { name: 'English' })).toBeNull();
  },
};

export const Problems: Story = {
  play: async (context) => {
    await send(context, form, {});
    await says(context, 'problem.phone-required');
    await says(context, 'problem.password-required');
    const phone = context.canvas.getByLabelText(harnessOf(context).t('login.phone'));
    await waitFor(() => expect(phone).toHaveFocus());
  },
};

export const Busy: Story = {
  name: "keeps the button's width while busy",
  parameters: scenario({ upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    const { offsetWidth } = buttonOf(context, form.submit);
    await send(context, form, form.filled);
    await says(context, 'login.submitting');
    const button = buttonOf(context, 'login.submitting');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.offsetWidth).toBe(offsetWidth);
  },
};

export const Checking: Story = checkingStory(form);

export const InvisibleCharacter: Story = {
  name: 'says that a refused password has an invisible character',
  parameters: scenario({ upstream: { [route]: answer.refusal('wrong-credentials') } }),
  play: async (context) => {
    const password = '\u202Acorro-demo\u202C';
    await send(context, form, { phone: '\u202A+52 55 0000 0001\u202C', password });
    await says(context, 'hint.wrong-credentials');
    await says(context, 'password.invisible');
    const { t, upstream } = harnessOf(context);
    await expect(upstream.callsTo(route)[0]?.body).toMatchObject({ user: '5500000001', password });
    const field = context.canvas.getByLabelText(t('login.password'));
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'corro-demo');
    await waitFor(() => expect(context.canvas.queryByText(t('password.invisible'))).toBeNull());
  },
};

export const LastTry: Story = answerStory(
  form,
  answer.refusal({ code: 'wrong-credentials', values: { seconds: 900 } }),
  'hint.wrong-credentials.wait',
  { unit: 'minutes', count: 15 },
);

export const Closed: Story = {
  name: 'names the ways that stay open while a new device has to wait',
  parameters: scenario({
    upstream: {
      [route]: answer.refusal({ code: 'too-many-attempts', values: { seconds: 86_400 } }),
    },
  }),
  play: async (context) => {
    await send(context, form, form.filled);
    await says(context, 'hint.too-many-attempts.wait', { unit: 'hours', count: 24 });
    await says(context, 'login.otherWays');
  },
};

export const LoggedIn: Story = {
  name: 'spec §4 session kept: stores the token on the device',
  parameters: {
    ...scenario({ upstream: { [route]: answer.ok({ token: 'token-2' }) } }),
    ...notPictured('Same picture as “Busy” until the signed-in app is loaded.'),
  },
  play: async (context) => {
    await send(context, form, form.filled);
    const { session, storage } = harnessOf(context).services;
    await waitFor(() => expect(session.state().token).toBe('token-2'));
    await expect(storage.read('token')).toBe('token-2');
    await expect(buttonOf(context, 'login.submitting')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = answerStory(
  form,
  answer.refusal('wrong-credentials'),
  'hint.wrong-credentials',
);

export const FailedServer: Story = answerStory(form, answer.html(502), 'error.server.text');

const ended = (ending: NonNullable<StoryScenario['ending']>, sentence: Sentence): Story => ({
  parameters: scenario({ ending }),
  play: (context) => says(context, sentence),
});
export const Expired = ended('expired', 'login.ended');
export const LoggedOut = ended('logged-out', 'login.loggedOut');
export const LoggedOutHere = ended('logged-out-here', 'login.loggedOutHere');

const phoneKept = JSON.stringify({ time: fakeNow, values: { phone: '55 0000 0001' } });

/** Asserts that the login shows a message once: the stored reason is deleted. */
const once = (sentence: Sentence) => async (context: StoryContext) => {
  await says(context, sentence);
  const { storage } = harnessOf(context).services;
  await waitFor(() => expect(storage.read('done_before_login')).toBeNull());
};

export const Registered: Story = {
  parameters: scenario({ stored: { done_before_login: 'registered', draft_login: phoneKept } }),
  play: once('hint.reg.success'),
};

export const PasswordReset: Story = {
  parameters: scenario({ stored: { done_before_login: 'passwordReset', draft_login: phoneKept } }),
  play: once('login.passwordReset'),
};

export const Offline = offlineWithData();
