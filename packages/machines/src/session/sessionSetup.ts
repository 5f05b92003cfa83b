import { checkLogin, type LoginInput, type Problem } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Failure, noErrors, type Outcome, type Refused } from '../outcome.ts';

/**
 * Reason for the end of a session. `logged-out-here`: logged out on this device, while the server
 * has not confirmed it.
 */
export type SessionEnding = 'expired' | 'logged-out' | 'logged-out-here' | 'other-tab';

export interface SessionContext {
  /** Null unless a session is active. Passwords are never stored. */
  readonly token: string | null;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  readonly ending: SessionEnding | null;
}

/** Input of `logIn`. */
export interface LoginCall {
  readonly credentials: LoginInput;
  /** Called by `logIn` before it solves a challenge. */
  readonly onChallenge: () => void;
}

export type SessionEvent =
  /** Ignored while another password is being sent; ends a passkey prompt. */
  | ({ readonly type: 'LOG_IN' } & LoginInput)
  /** Ignored while another login is running. */
  | { readonly type: 'LOG_IN_BY_PASSKEY' }
  /** The server requests a challenge. */
  | { readonly type: 'CHALLENGED' }
  /** Clears the problems of an edited field, and the error of the last call. */
  | { readonly type: 'EDIT'; readonly field: keyof LoginInput }
  /** Opens the logout confirmation (spec §2 Settings). */
  | { readonly type: 'ASK_TO_LEAVE' }
  /** Closes the confirmation. */
  | { readonly type: 'STAY' }
  /**
   * Confirms the logout. `hasLogoutCall`: the server has a logout call; the device forgets the
   * session without waiting for this call.
   */
  | { readonly type: 'LOG_OUT'; readonly hasLogoutCall?: boolean }
  /** Result of an attempt to end the session at the server. */
  | { readonly type: 'LOGOUT_TRIED'; readonly isEnded: boolean }
  /** The server ended the session of `token`; without `token`, the current session. */
  | { readonly type: 'EXPIRE'; readonly token?: string }
  /** Another tab has stored or removed a token. */
  | { readonly type: 'TOKEN_CHANGED'; readonly token: string | null };

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
    isEndedAtServer: (_, { hasLogoutCall = false }: { hasLogoutCall?: boolean }) => hasLogoutCall,
    isCurrent: ({ context }, { token }: { token?: string }) =>
      token === undefined || token === context.token,
  },
});
