import { checkLogin, type Problem, readPhone } from '@corro/domain';
import { assertEvent, assign, type SnapshotFrom } from 'xstate';
import { type DoneArgs, reportDefect } from '../effects.ts';
import {
  type Failure,
  isCancelled,
  isDone,
  isRefused,
  noErrors,
  type Outcome,
  type Refused,
  valueOf,
} from '../outcome.ts';
import { type SessionEnding, sessionSetup } from './sessionSetup.ts';

const tokenOf = ({ event }: DoneArgs<Outcome<string>>) => ({ token: valueOf(event.output) });

const takeError = {
  type: 'takeError',
  params: ({ event }: DoneArgs<Outcome<string>>) => event.output,
} as const;

/** Transitions after a login by password or by passkey. */
const loginEnds = {
  onDone: [
    {
      guard: ({ event }: DoneArgs<Outcome<string>>) => isDone(event.output),
      target: '#session.active',
      actions: [
        { type: 'storeToken', params: tokenOf },
        { type: 'begin', params: tokenOf },
      ],
    },
    {
      guard: ({ event }: DoneArgs<Outcome<string>>) => isCancelled(event.output),
      target: 'ready.editing',
    },
    {
      guard: ({ event }: DoneArgs<Outcome<string>>) => isRefused(event.output),
      target: 'ready.refused',
      actions: takeError,
    },
    { target: 'ready.failed', actions: takeError },
  ],
  onError: {
    target: 'ready.failed',
    actions: ['takeDefect', reportDefect],
  },
} as const;

/**
 * Manages the session from login to logout. It is restored from storage, and ended by the customer,
 * the server or another tab. `sessionSetup` names the effects.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { ...noErrors, token: null, ending: null },
  initial: 'restoring',
  on: {
    TOKEN_CHANGED: {
      guard: { type: 'isToken', params: ({ event }) => event },
      target: '.active',
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
  states: {
    restoring: {
      invoke: {
        src: 'readToken',
        onDone: [
          {
            guard: { type: 'isToken', params: ({ event }) => ({ token: event.output }) },
            target: 'active',
            actions: { type: 'begin', params: ({ event }) => ({ token: event.output }) },
          },
          { target: 'anonymous' },
        ],
        onError: {
          target: 'anonymous',
          actions: reportDefect,
        },
      },
    },
    anonymous: {
      initial: 'ready',
      on: {
        LOGOUT_TRIED: { actions: { type: 'recordLogout', params: ({ event }) => event } },
        // A password login ends a passkey prompt, because the prompt may never settle.
        LOG_IN: [
          {
            guard: { type: 'isFilledIn', params: ({ event }) => event },
            target: '.submitting',
          },
          {
            target: '.ready.editing',
            actions: assign(({ event }) => ({ ...noErrors, problems: checkLogin(event) })),
          },
        ],
      },
      states: {
        ready: {
          initial: 'editing',
          states: { editing: {}, refused: {}, failed: {} },
          on: {
            EDIT: {
              target: '.editing',
              actions: { type: 'clearProblem', params: ({ event }) => event },
            },
            LOG_IN_BY_PASSKEY: 'authenticating',
          },
        },
        submitting: {
          entry: assign({ ...noErrors, ending: null }),
          on: { LOG_IN: {} },
          initial: 'sending',
          states: { sending: { on: { CHALLENGED: 'checking' } }, checking: {} },
          invoke: {
            src: 'logIn',
            input: ({ event, self }) => {
              assertEvent(event, 'LOG_IN');
              return {
                credentials: { phone: readPhone(event.phone), password: event.password },
                onChallenge: () => self.send({ type: 'CHALLENGED' }),
              };
            },
            ...loginEnds,
          },
        },
        authenticating: {
          entry: assign({ ...noErrors, ending: null }),
          invoke: { src: 'logInByPasskey', ...loginEnds },
        },
      },
    },
    active: {
      initial: 'using',
      states: {
        using: { on: { ASK_TO_LEAVE: 'askingToLeave' } },
        askingToLeave: {
          on: {
            STAY: 'using',
            LOG_OUT: [
              {
                guard: { type: 'isEndedAtServer', params: ({ event }) => event },
                target: '#session.anonymous',
                actions: [
                  'clearStored',
                  {
                    type: 'endAtServer',
                    params: ({ context }) => ({ token: context.token ?? '' }),
                  },
                  { type: 'end', params: { ending: 'logged-out' } },
                ],
              },
              {
                target: '#session.anonymous',
                actions: ['clearStored', { type: 'end', params: { ending: 'logged-out' } }],
              },
            ],
          },
        },
      },
      on: {
        EXPIRE: {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'anonymous',
          actions: ['clearStored', { type: 'end', params: { ending: 'expired' } }],
        },
        TOKEN_CHANGED: [
          {
            guard: { type: 'isToken', params: ({ event }) => event },
            target: '.using',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            target: 'anonymous',
            actions: { type: 'end', params: { ending: 'other-tab' } },
          },
        ],
      },
    },
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export interface SessionView {
  readonly phase: 'restoring' | 'anonymous' | 'active';
  readonly token: string | null;
  readonly isBusy: boolean;
  /** The device is solving a challenge, which takes a second or more. */
  readonly isChecking: boolean;
  /** A login by passkey is running. */
  readonly isAuthenticating: boolean;
  readonly canLogIn: boolean;
  /** The logout confirmation is open. */
  readonly isAskedToLeave: boolean;
  readonly problems: readonly Problem[];
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  readonly ending: SessionEnding | null;
}

export function sessionView(snapshot: SessionSnapshot): SessionView {
  const { token, problems, refusal, failure, ending } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    token,
    isBusy: snapshot.matches({ anonymous: 'submitting' }),
    isChecking: snapshot.matches({ anonymous: { submitting: 'checking' } }),
    isAuthenticating: snapshot.matches({ anonymous: 'authenticating' }),
    canLogIn: snapshot.matches({ anonymous: 'ready' }),
    isAskedToLeave: snapshot.matches({ active: 'askingToLeave' }),
    problems,
    refusal,
    failure,
    ending,
  };
}

function phaseOf(snapshot: SessionSnapshot): SessionView['phase'] {
  if (snapshot.matches('restoring')) return 'restoring';
  return snapshot.matches('active') ? 'active' : 'anonymous';
}
