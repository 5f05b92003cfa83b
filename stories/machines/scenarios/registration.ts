import { registrationMachine, registrationSteps, type RegistrationStep } from '@corro/machines';
import { answer, challenged } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import { enter, fieldOf, says, type Sentence } from '../../screens/form.ts';
import { form } from '../../screens/register/registerForm.ts';
import { harnessOf } from '../../screens/withApp.tsx';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { replyStep } from '../runner/pathRunner.ts';
import { button } from './formFlow/button.ts';

const { at, route, filled } = form;
const loginRoute = 'POST /stock/user/login';
const answered = `xstate.done.actor.0.${registrationMachine.id}.submitting`;

const replies = {
  done: answer.ok('success'),
  refused: answer.refusal('phone-taken'),
  unclear: answer.html(502),
  challenged: answer.refusal(challenged),
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

/** Fills a step in and presses its button. */
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
  // The machine is fetched with the first thing that happens.
  open: editPhone,
  replies: { [route]: replies, [loginRoute]: loggingIn },
  automaticEvents: [],
  situation: ({ problems, refusal, failure, uncertain }) => [problems, refusal, failure, uncertain],
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
    'it is refused': {
      event: { type: answered, output: { kind: 'refused', code: 'phone-taken', values: {} } },
      act: replyStep(route, replies.refused),
      when: (snapshot) => !snapshot.matches({ submitting: 'loggingIn' }),
    },
    'no clear answer': {
      event: { type: answered, output: { kind: 'failed', failure: 'protocol' } },
      act: replyStep(route, replies.unclear),
      when: (snapshot) => !snapshot.matches({ submitting: 'loggingIn' }),
    },
    'the login is right': {
      event: { type: answered, output: { kind: 'done', value: { isLoggedIn: true } } },
      act: replyStep(loginRoute, loggingIn.done),
      when: (snapshot) => snapshot.matches({ submitting: 'loggingIn' }),
    },
    'the login is refused': {
      event: { type: answered, output: { kind: 'done', value: { isLoggedIn: false } } },
      act: replyStep(loginRoute, loggingIn.refused),
      when: (snapshot) => snapshot.matches({ submitting: 'loggingIn' }),
    },
  },
  shows: {
    'editing.contact': button('register.next'),
    'editing.password': async (page) => {
      await waitFor(() => expect(fieldOf(page, 'password')).toBeVisible());
    },
    'editing.consent': button('register.submit'),
    'submitting.sending': button('register.submitting', true),
    'submitting.checking': button('login.checking', true),
    'submitting.loggingIn': button('login.submitting', true),
    loggedIn: button('login.submitting', true),
    done: (page) => says(page, 'hint.reg.success'),
  },
};
