import type { LoginInput, Problem } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

/**
 * Why a session is over; null when there was none. `logged-out-here`: the customer has logged out, and the server,
 * which was to end the session, has not been reached so far.
 */
export type SessionEnding = 'expired' | 'logged-out' | 'logged-out-here' | 'other-tab';

export interface SessionContext {
  /** Null unless active. Passwords are never held. */
  readonly token: string | null;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  readonly ending: SessionEnding | null;
}

/** What logging in is given. */
export interface LoginCall {
  readonly credentials: LoginInput;
  /** To be called when the server wants a challenge solved first. */
  readonly onChallenge: () => void;
}

export type SessionEvent =
  /** One call at most: ignored while another is on its way. */
  | ({ readonly type: 'LOG_IN' } & LoginInput)
  /** The browser asks for a passkey, which says who it is; ignored while another login is on its way. */
  | { readonly type: 'LOG_IN_BY_PASSKEY' }
  /** The server wants a challenge solved before it looks at the password. */
  | { readonly type: 'CHALLENGED' }
  /** A field was edited: its problems are cleared. */
  | { readonly type: 'EDIT'; readonly field: keyof LoginInput }
  /** The customer wants to log out, and is asked whether they are sure (spec §2 Settings). */
  | { readonly type: 'ASK_TO_LEAVE' }
  /** They are not. */
  | { readonly type: 'STAY' }
  /**
   * They are; heard only while they are asked. `atServer`: the server has a call that ends the session. The device
   * forgets the session at once, without waiting for that call.
   */
  | { readonly type: 'LOG_OUT'; readonly atServer?: boolean }
  /** The server was told of the last logout, or could not be reached. */
  | { readonly type: 'LOGOUT_TRIED'; readonly isEnded: boolean }
  /** The server ended the session. With `token`, only if that is still the session's. */
  | { readonly type: 'EXPIRE'; readonly token?: string }
  /** Another tab logged in or out; the storage holds this already. */
  | { readonly type: 'TOKEN_CHANGED'; readonly token: string | null };
