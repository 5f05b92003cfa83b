import { registrationMachine, registrationSteps, type RegistrationStep } from '@corro/machines';
import { answer, challengeRefusal } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import { enter, fieldOf, says, type Sentence } from '../../harness/form.ts';
import { form } from '../../screens/register/registerForm.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { endSteps, outcome, replyStep } from '../runner/steps.ts';
import { button } from './formFlow/formFlowShows.ts';

const { at, route, filled } = form;
const loginRoute = 'POST /stock/user/login';
const answered = `xstate.done.actor.0.${registrationMachine.id}.submitting`;

const replies = {
  done: answer.ok('success'),
  refused: answer.refusal('phone-taken'),
  unclear: answer.html(502),
  challenged: answer.refusal(challengeRefusal),
};
const loggingIn = { done: answer.ok({ token: 'token-2' }), refused: answer.refusal('busy') };

const namesOf: Readonly<Record<RegistrationStep, readonly (keyof typeof filled)[]>> = {
  contact: ['phone', 'invitation'],
  password: ['password', 'confirmation'],
  consent: [],
};
const buttonOf: Readonly<Record<RegistrationStep, Sentence>> = {
  contact: 'register.next',
  password: 'register.next',
  consent: 'register.submit',
};

const submit = (step: RegistrationStep): Step => ({
  event: { type: 'SUBMIT', step, input: filled },
  act: (page) => {
    const fields = namesOf[step].map((name) => [name, filled[name]]);
    return enter(page, Object.fromEntries(fields), buttonOf[step]);
  },
  when: (snapshot) => snapshot.matches({ editing: step }),
});

const clear = ({ canvasElement, userEvent }: PlayContext, name: string) =>
  userEvent.clear(fieldOf({ canvasElement }, name));

const editPhone = (page: PlayContext) => page.userEvent.type(fieldOf(page, 'phone'), '5');

export const registration: MachineScenario = {
  machine: registrationMachine,
  app: { at },
  // The app loads the machine at the first input.
  open: editPhone,
  replies: { [route]: replies, [loginRoute]: loggingIn },
  automaticEvents: [],
  situation: ({ problems, refusal, failure, lostCall }) => [problems, refusal, failure, lostCall],
  steps: {
    ...Object.fromEntries(registrationSteps.map((step) => [`go on from ${step}`, submit(step)])),
    'go on without a phone': {
      event: { type: 'SUBMIT', step: 'contact', input: { ...filled, phone: '' } },
      act: async (page) => {
        await clear(page, 'phone');
        await enter(page, { invitation: filled.invitation }, 'register.next');
      },
      when: (snapshot) => snapshot.matches({ editing: 'contact' }),
    },
    'one step back': {
      event: { type: 'BACK' },
      act: ({ canvas, loaded, userEvent }) =>
        userEvent.click(canvas.getByRole('link', { name: harnessOf({ loaded }).t('shell.back') })),
      when: (snapshot) => !snapshot.matches({ editing: 'contact' }),
    },
    'edit a field': {
      event: { type: 'EDIT', field: 'phone' },
      act: editPhone,
      when: (snapshot) => snapshot.matches({ editing: 'contact' }),
    },
    'a challenge comes first': {
      event: { type: 'CHALLENGED' },
      act: replyStep(route, replies.challenged),
    },
    'the account is open': { event: { type: 'REGISTERED' }, act: replyStep(route, replies.done) },
    ...endSteps(
      answered,
      route,
      {
        'it is refused': [outcome.refused('phone-taken'), replies.refused],
        'no clear answer': [outcome.unclear, replies.unclear],
      },
      (snapshot) => !snapshot.matches({ submitting: 'loggingIn' }),
    ),
    ...endSteps(
      answered,
      loginRoute,
      {
        'the login is right': [outcome.done({ isLoggedIn: true }), loggingIn.done],
        'the login is refused': [outcome.done({ isLoggedIn: false }), loggingIn.refused],
      },
      (snapshot) => snapshot.matches({ submitting: 'loggingIn' }),
    ),
  },
  shows: {
    'editing.contact': button('register.next'),
    'editing.password': (page) => waitFor(() => expect(fieldOf(page, 'password')).toBeVisible()),
    'editing.consent': button('register.submit'),
    'submitting.sending': button('register.submitting', true),
    'submitting.checking': button('login.checking', true),
    'submitting.loggingIn': button('login.submitting', true),
    loggedIn: button('login.submitting', true),
    done: (page) => says(page, 'hint.reg.success'),
  },
};
