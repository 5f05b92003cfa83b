import { checkLogin } from '@corro/domain';
import { assertEvent, assign } from 'xstate';
import { isDone, isRefused, trouble, valueOf } from '../outcome/index.ts';
import { quiet, sessionSetup } from './sessionSetup.ts';

/**
 * The session: restored from storage, begun by logging in, ended by logging out, by the server or by
 * another tab. Its effects are named in `sessionSetup`.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { ...quiet, token: null, ending: null },
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
          actions: { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    anonymous: {
      initial: 'ready',
      states: {
        ready: {
          initial: 'editing',
          states: { editing: {}, refused: {}, failed: {} },
          on: {
            EDIT: {
              target: '.editing',
              actions: { type: 'forgiveField', params: ({ event }) => event },
            },
            LOG_IN: [
              {
                guard: { type: 'isFilledIn', params: ({ event }) => event },
                target: 'submitting',
              },
              {
                target: '.editing',
                actions: assign(({ event }) => ({ ...quiet, problems: checkLogin(event) })),
              },
            ],
          },
        },
        submitting: {
          entry: assign({ ...quiet, ending: null }),
          initial: 'sending',
          states: { sending: { on: { CHALLENGED: 'checking' } }, checking: {} },
          invoke: {
            src: 'logIn',
            input: ({ event, self }) => {
              assertEvent(event, 'LOG_IN');
              return {
                credentials: { phone: event.phone, password: event.password },
                onChallenge: () => self.send({ type: 'CHALLENGED' }),
              };
            },
            onDone: [
              {
                guard: ({ event }) => isDone(event.output),
                target: '#session.active',
                actions: [
                  {
                    type: 'storeToken',
                    params: ({ event }) => ({ token: valueOf(event.output) }),
                  },
                  { type: 'begin', params: ({ event }) => ({ token: valueOf(event.output) }) },
                ],
              },
              {
                guard: ({ event }) => isRefused(event.output),
                target: 'ready.refused',
                actions: assign(({ event }) => trouble(event.output)),
              },
              {
                target: 'ready.failed',
                actions: assign(({ event }) => trouble(event.output)),
              },
            ],
            onError: {
              target: 'ready.failed',
              actions: [
                assign({ failure: 'protocol' }),
                { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
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
            LOG_OUT: {
              target: '#session.anonymous',
              actions: ['clearStored', { type: 'end', params: { ending: 'logged-out' } }],
            },
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
