import { checkLogin, type LoginInput } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, noErrors, type Outcome } from '../outcome.ts';
import type { LoginCall, SessionContext, SessionEnding, SessionEvent } from './types.ts';

const logoutEndings: ReadonlySet<SessionEnding | null> = new Set(['logged-out', 'logged-out-here']);

/**
 * The session's effects, supplied by `provide`:
 * - `readToken`: reads the stored token; null for none or unreadable storage;
 * - `logIn`: one call, repeated with the solution of a challenge; an Outcome with the token;
 * - `logInByPasskey`: a browser dialog, then one call; an Outcome with the token, or the refusal
 *   `passkey-cancelled`;
 * - `storeToken`, `clearStored` (all data of the customer): do nothing where storage fails;
 * - `endAtServer`: ends the session at the server, retrying, and sends `LOGOUT_TRIED` after each
 *   attempt; does not throw;
 * - `reportDefect`: reports an effect that rejected.
 */
export const sessionSetup = setup({
  types: {} as { context: SessionContext; events: SessionEvent },
  actors: {
    readToken: namedActor<string | null>('readToken'),
    logIn: namedActor<Outcome<string>, LoginCall>('logIn'),
    logInByPasskey: namedActor<Outcome<string>>('logInByPasskey'),
  },
  actions: {
    storeToken: namedAction<{ token: string }>('storeToken'),
    clearStored: namedAction('clearStored'),
    endAtServer: namedAction<{ token: string }>('endAtServer'),
    reportDefect: rethrowDefect,
    takeError: assign((_, outcome: Outcome<unknown>) => errorOf(outcome)),
    takeDefect: assign({ failure: 'protocol' }),
    begin: assign((_, { token }: { token: string | null }) => ({
      ...noErrors,
      token,
      ending: null,
    })),
    end: assign((_, { ending }: { ending: SessionEnding }) => ({
      ...noErrors,
      token: null,
      ending,
    })),
    recordLogout: assign(({ context }, { isEnded }: { isEnded: boolean }) =>
      logoutEndings.has(context.ending)
        ? { ending: isEnded ? 'logged-out' : 'logged-out-here' }
        : {},
    ),
    clearProblem: assign(({ context }, { field }: { field: string }) => ({
      ...noErrors,
      problems: context.problems.filter((problem) => problem.field !== field),
    })),
  },
  guards: {
    isFilledIn: (_, input: LoginInput) => checkLogin(input).length === 0,
    isToken: (_, { token }: { token: string | null }) => token !== null,
    isEndedAtServer: (_, { atServer = false }: { atServer?: boolean }) => atServer,
    isCurrent: ({ context }, { token }: { token?: string }) =>
      token === undefined || token === context.token,
  },
});
