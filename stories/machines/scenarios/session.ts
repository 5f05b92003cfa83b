import { sessionMachine } from '@corro/machines';
import { answer, challengeRefusal } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonOf, says } from '../../harness/form.ts';
import { form } from '../../screens/login/loginForm.ts';
import { device, loginOptionsRoute, loginRoute, options } from '../../screens/passkeys/passkeys.ts';
import { nothingUnread, unreadRoute } from '../../harness/AppHarness.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import {
  endSteps,
  offScreen,
  outcome,
  pressStep,
  replyStep,
  rescriptStep,
} from '../runner/steps.ts';
import { button } from './formFlow/formFlowShows.ts';
import { pageForm } from './formFlow/pageForm.ts';

const { filled, route } = form;
const actions = pageForm(form, 'phone');

const signed = `xstate.done.actor.0.${sessionMachine.id}.anonymous.authenticating`;
const answered = `xstate.done.actor.0.${sessionMachine.id}.anonymous.submitting`;
const loggingIn = {
  done: answer.ok({ token: 'token-2' }),
  refused: answer.refusal('wrong-credentials'),
  unclear: answer.html(502),
  challenged: answer.refusal(challengeRefusal),
};

const byPasskey = {
  done: answer.ok({ token: 'token-2' }),
  refused: answer.refusal('unknown-passkey'),
  unclear: answer.html(502),
};

async function saysRefusal(all: PlayContext): Promise<void> {
  const { t } = harnessOf(all);
  const sentences = [t('hint.wrong-credentials'), t('hint.unknown-passkey')];
  await waitFor(() =>
    expect(sentences.some((one) => all.canvasElement.textContent.includes(one))).toBe(true),
  );
}

/** The storage event that another tab's login or logout causes. */
const inOtherTab = (token: string | null): Step => ({
  event: { type: 'TOKEN_CHANGED', token },
  act: async (all) => {
    const { storage } = harnessOf(all).services;
    if (token === null) storage.remove('token');
    else storage.write('token', token);
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
  },
});

export const session: MachineScenario = {
  machine: sessionMachine,
  app: {
    at: form.at,
    loggedIn: '/settings',
    settings: { hasPasskeys: true },
    passkeys: device,
    upstream: { [loginOptionsRoute]: options },
  },
  // The login screen listens to the session from the first input on.
  open: actions.edit,
  replies: { [route]: loggingIn, [loginRoute]: byPasskey },
  steps: {
    'log in': {
      event: { type: 'LOG_IN', ...filled },
      act: async (all) => {
        await actions.fill(all);
        await actions.submit(all);
      },
    },
    'log in with nothing': {
      event: { type: 'LOG_IN', phone: '', password: '' },
      act: async (all) => {
        await actions.clear(all);
        await actions.submit(all);
      },
    },
    'log in by a passkey': {
      event: { type: 'LOG_IN_BY_PASSKEY' },
      act: async (all) => {
        await waitFor(() => expect(buttonOf(all, 'login.passkey')).toBeVisible());
        await all.userEvent.click(buttonOf(all, 'login.passkey'));
      },
    },
    ...endSteps(signed, loginRoute, {
      'the passkey is right': [outcome.done('token-2'), byPasskey.done],
      'the passkey is not right': [outcome.refused('unknown-passkey'), byPasskey.refused],
      'no clear answer about the passkey': [outcome.unclear, byPasskey.unclear],
    }),
    'edit a field': { event: { type: 'EDIT', field: 'phone' }, act: actions.edit },
    'a challenge comes first': {
      event: { type: 'CHALLENGED' },
      act: replyStep(route, loggingIn.challenged),
    },
    ...endSteps(answered, route, {
      'the login is right': [outcome.done('token-2'), loggingIn.done],
      'the login is wrong': [outcome.refused('wrong-credentials'), loggingIn.refused],
      'no clear answer': [outcome.unclear, loggingIn.unclear],
    }),
    'want to leave': {
      event: { type: 'ASK_TO_LEAVE' },
      act: (all) => all.userEvent.click(buttonOf(all, 'settings.logOut')),
    },
    stay: { event: { type: 'STAY' }, act: pressStep('settings.stay') },
    'log out': { event: { type: 'LOG_OUT' }, act: pressStep('settings.logOut') },
    'the server is told': offScreen({ type: 'LOGOUT_TRIED', isEnded: true }),
    'the server cannot be told': offScreen({ type: 'LOGOUT_TRIED', isEnded: false }),
    'the server ends it': {
      event: { type: 'EXPIRE' },
      act: rescriptStep(unreadRoute, [answer.unauthorized(), nothingUnread]),
    },
    'another tab logs in': inOtherTab('token-3'),
    'another tab logs out': inOtherTab(null),
  },
  automaticEvents: ['EXPIRE', 'TOKEN_CHANGED'],
  situation: ({ problems, refusal, failure, ending, token }) =>
    [problems, refusal, failure, ending, token] as const,
  shows: {
    'anonymous.ready.editing': button('login.submit'),
    'anonymous.ready.refused': saysRefusal,
    'anonymous.ready.failed': (all) => says(all, 'error.server.text'),
    'anonymous.authenticating': button('login.passkeyBusy', true),
    'anonymous.submitting.sending': button('login.submitting', true),
    'anonymous.submitting.checking': button('login.checking', true),
    'active.using': async (all) => {
      await button('settings.logOut')(all);
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
    'active.askingToLeave': async (all) => {
      const name = harnessOf(all).t('settings.logOutTitle');
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    },
  },
};
