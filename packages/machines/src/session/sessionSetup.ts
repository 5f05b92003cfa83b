import { checkLogin, type LoginInput } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Outcome } from '../outcome.ts';
import type { LoginCall, SessionContext, SessionEnding, SessionEvent } from './types.ts';

/** Nothing is wrong. */
export const noErrors = { problems: [], refusal: null, failure: null } as const;

const left: ReadonlySet<SessionEnding | null> = new Set(['logged-out', 'logged-out-here']);

/**
 * The session's effects, supplied by `provide`:
 * - `readToken`: the stored token; null for none, and where storage cannot be read;
 * - `logIn`: one call, and again with the solution of a challenge; an Outcome with the token;
 * - `logInByPasskey`: the browser asks for a passkey, then one call; an Outcome with the token, refused by
 *   `passkey-cancelled` where the customer has closed the browser's dialog;
 * - `storeToken` and `clearStored` (the token and all else that belongs to the customer): where
 *   storage fails, they do nothing and do not throw;
 * - `endAtServer`: has the server end a session, however long that takes, and sends `LOGOUT_TRIED` after each try; does
 *   not throw;
 * - `reportDefect`: an effect rejected.
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
    noteLogout: assign(({ context }, { isEnded }: { isEnded: boolean }) =>
      left.has(context.ending) ? { ending: isEnded ? 'logged-out' : 'logged-out-here' } : {},
    ),
    forgiveField: assign(({ context }, { field }: { field: string }) => ({
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
