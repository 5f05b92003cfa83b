import type { LoginInput, Problem } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

/** Reason for the end of a session. `logged-out-here`: the server could not be reached so far. */
export type SessionEnding = 'expired' | 'logged-out' | 'logged-out-here' | 'other-tab';

export interface SessionContext {
  /** Null unless active. Passwords are never stored. */
  readonly token: string | null;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  readonly ending: SessionEnding | null;
}

/** Input of `logIn`. */
export interface LoginCall {
  readonly credentials: LoginInput;
  /** Call before solving a challenge. */
  readonly onChallenge: () => void;
}

export type SessionEvent =
  /** Ignored while another login is running. */
  | ({ readonly type: 'LOG_IN' } & LoginInput)
  /** Ignored while another login is running. */
  | { readonly type: 'LOG_IN_BY_PASSKEY' }
  /** The server requests a challenge. */
  | { readonly type: 'CHALLENGED' }
  /** Clears the problems of an edited field. */
  | { readonly type: 'EDIT'; readonly field: keyof LoginInput }
  /** Opens the logout confirmation (spec §2 Settings). */
  | { readonly type: 'ASK_TO_LEAVE' }
  /** Closes the confirmation. */
  | { readonly type: 'STAY' }
  /**
   * Confirms the logout. `atServer`: the server has a logout call; the device forgets the session
   * without waiting for it.
   */
  | { readonly type: 'LOG_OUT'; readonly atServer?: boolean }
  /** Result of an attempt to end the session at the server. */
  | { readonly type: 'LOGOUT_TRIED'; readonly isEnded: boolean }
  /** The server ended the session of `token`; without it, the current one. */
  | { readonly type: 'EXPIRE'; readonly token?: string }
  /** Another tab has stored or removed a token. */
  | { readonly type: 'TOKEN_CHANGED'; readonly token: string | null };
