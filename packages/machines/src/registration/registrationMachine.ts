import { plainText, readPhone } from '@corro/domain';
import { assertEvent, assign, matchesState, stateIn, type SnapshotFrom } from 'xstate';
import { reportDefect } from '../effects.ts';
import type { FormProgress } from '../formFlow/formFlowSetup.ts';
import { isDone, noErrors, valueOf } from '../outcome.ts';
import {
  registrationSetup,
  registrationSteps,
  type RegistrationStep,
} from './registrationSetup.ts';

/**
 * Opens an account in three steps and logs in. Problems are reported at their step. A call with an
 * unknown outcome may have registered the phone, so the machine remembers this phone number and
 * nothing else. `registrationSetup` names the effects.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: { ...noErrors, sent: null, lostCall: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'contact',
      on: { EDIT: { actions: { type: 'clearProblem', params: ({ event }) => event } } },
      states: {
        contact: {
          on: {
            SUBMIT: [
              { guard: ({ event }) => event.step !== 'contact' },
              {
                guard: { type: 'isRightAt', params: ({ event }) => event },
                target: 'password',
                actions: 'clearErrors',
              },
              { actions: { type: 'showProblems', params: ({ event }) => event } },
            ],
          },
        },
        password: {
          on: {
            BACK: { target: 'contact', actions: 'clearErrors' },
            SUBMIT: [
              { guard: ({ event }) => event.step !== 'password' },
              {
                guard: { type: 'isRightAt', params: ({ event }) => event },
                target: 'consent',
                actions: 'clearErrors',
              },
              { actions: { type: 'showProblems', params: ({ event }) => event } },
            ],
          },
        },
        consent: {
          on: {
            BACK: { target: 'password', actions: 'clearErrors' },
            SUBMIT: [
              { guard: ({ event }) => event.step !== 'consent' },
              // The last step checks all steps again, because browsers may autofill hidden fields.
              {
                guard: {
                  type: 'isWrongAt',
                  params: ({ event }) => ({ step: 'contact', input: event.input }),
                },
                target: 'contact',
                actions: {
                  type: 'showProblems',
                  params: ({ event }) => ({ step: 'contact', input: event.input }),
                },
              },
              {
                guard: {
                  type: 'isWrongAt',
                  params: ({ event }) => ({ step: 'password', input: event.input }),
                },
                target: 'password',
                actions: {
                  type: 'showProblems',
                  params: ({ event }) => ({ step: 'password', input: event.input }),
                },
              },
              {
                target: '#registration.submitting',
                actions: [
                  'clearErrors',
                  assign(({ event }) => ({ sent: readPhone(event.input.phone) })),
                ],
              },
            ],
          },
        },
      },
    },
    submitting: {
      initial: 'sending',
      states: {
        sending: { on: { CHALLENGED: 'checking', REGISTERED: 'loggingIn' } },
        checking: { on: { REGISTERED: 'loggingIn' } },
        loggingIn: {},
      },
      invoke: {
        src: 'register',
        input: ({ event, self }) => {
          assertEvent(event, 'SUBMIT');
          const { phone, password, invitation } = event.input;
          return {
            form: { phone: readPhone(phone), password, invitation: plainText(invitation) },
            onChallenge: () => self.send({ type: 'CHALLENGED' }),
            onRegistered: () => self.send({ type: 'REGISTERED' }),
          };
        },
        onDone: [
          {
            guard: ({ event }) => isDone(event.output) && valueOf(event.output).isLoggedIn,
            target: 'loggedIn',
          },
          { guard: ({ event }) => isDone(event.output), target: 'done' },
          {
            guard: {
              type: 'isRefusedAt',
              params: ({ event }) => ({ step: 'contact', outcome: event.output }),
            },
            target: 'editing.contact',
            actions: { type: 'takeError', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'isRefusedAt',
              params: ({ event }) => ({ step: 'password', outcome: event.output }),
            },
            target: 'editing.password',
            actions: { type: 'takeError', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'isRefusedAt',
              params: ({ event }) => ({ step: 'consent', outcome: event.output }),
            },
            target: 'editing.consent',
            actions: { type: 'takeError', params: ({ event }) => event.output },
          },
          {
            target: 'editing.consent',
            actions: [
              { type: 'takeError', params: ({ event }) => event.output },
              'rememberLostCall',
            ],
          },
        ],
        onError: [
          {
            guard: stateIn({ submitting: 'loggingIn' }),
            target: 'done',
            actions: reportDefect,
          },
          {
            target: 'editing.consent',
            actions: ['takeDefect', 'rememberLostCall', reportDefect],
          },
        ],
      },
    },
    /** The session has started. */
    loggedIn: { type: 'final' },
    /** The account is open, but the login failed; the login screen says so. */
    done: { type: 'final' },
  },
});

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** View of the registration. The sentence of a refusal is `hint.reg.<code>`. */
export interface RegistrationView extends FormProgress {
  /** Visible step; the last step while sending. */
  readonly step: RegistrationStep;
  /** The account is open, and the login is running or done. */
  readonly isLoggingIn: boolean;
  /** An earlier call of this customer probably registered the phone, so a login is suggested. */
  readonly suggestsLogin: boolean;
  /** Last sent phone number. */
  readonly phone: string | null;
}

export function registrationView({ value, context }: RegistrationSnapshot): RegistrationView {
  const { problems, refusal, failure, sent, lostCall } = context;
  const isIn = (state: Parameters<typeof matchesState>[0]) => matchesState(state, value);
  const isBusy = isIn('submitting') || isIn('loggedIn');
  return {
    phase: isBusy ? 'submitting' : isIn('done') ? 'done' : 'editing',
    step: registrationSteps.find((step) => isIn({ editing: step })) ?? 'consent',
    isBusy,
    isChecking: isIn({ submitting: 'checking' }),
    isLoggingIn: isIn({ submitting: 'loggingIn' }) || isIn('loggedIn'),
    problems,
    refusal,
    failure,
    suggestsLogin: refusal?.code === 'phone-taken' && lostCall !== null && lostCall === sent,
    phone: sent,
  };
}
