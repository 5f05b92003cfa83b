import { checkPasswordChange } from '@corro/domain';
import { assertEvent, assign } from 'xstate';
import { isDone, isRefused, trouble } from '../outcome/index.ts';
import { passwordChangeSetup } from './passwordChangeSetup.ts';

const quiet = { problems: [], refusal: null, failure: null } as const;

/**
 * Changing the login password: the form is checked, sent once, and stays for correction when it is
 * refused. No password is ever in the context. A call that did not come back may have changed it all
 * the same, which is remembered: the old password is then most likely refused.
 */
export const passwordChangeMachine = passwordChangeSetup.createMachine({
  id: 'passwordChange',
  context: { ...quiet, uncertain: false },
  initial: 'editing',
  states: {
    editing: {
      on: {
        EDIT: {
          actions: assign(({ context, event }) => ({
            ...quiet,
            problems: context.problems.filter(({ field }) => field !== event.field),
          })),
        },
        SUBMIT: [
          {
            guard: { type: 'isFilledIn', params: ({ event }) => event },
            target: 'submitting',
            actions: assign(quiet),
          },
          {
            actions: assign(({ event }) => ({
              ...quiet,
              problems: checkPasswordChange(event.input),
            })),
          },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'SUBMIT');
          const { currentPassword, newPassword } = event.input;
          return { password: currentPassword, newPassword };
        },
        onDone: [
          { guard: ({ event }) => isDone(event.output), target: 'changed' },
          {
            guard: ({ event }) => isRefused(event.output),
            target: 'editing',
            actions: assign(({ event }) => trouble(event.output)),
          },
          {
            target: 'editing',
            actions: assign(({ event }) => ({ ...trouble(event.output), uncertain: true })),
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            assign({ failure: 'protocol', uncertain: true }),
            { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    changed: { type: 'final' },
  },
});
