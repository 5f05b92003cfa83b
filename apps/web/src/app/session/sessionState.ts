import type { SessionEnding, SessionView } from '@corro/machines';
import type { SafeStorage } from '../storage/storage.ts';

/** Decides whether the app shows the signed-in or the signed-out screens. */
export interface SessionState {
  readonly token: string | null;
  /** How the previous session ended; null if there was none. */
  readonly ending: SessionEnding | null;
}

/** The stored token; text that is not a valid header value is removed. */
export function readToken(storage: SafeStorage): string | null {
  const token = storage.read('token');
  if (token === null || isToken(token)) return token;
  storage.remove('token');
  return null;
}

function isToken(text: string): boolean {
  try {
    return new Headers({ token: text }).get('token') === text && text !== '';
  } catch {
    return false;
  }
}

/** View of the session before its machine is loaded. */
export const idleSession: SessionView = {
  phase: 'anonymous',
  token: null,
  isBusy: false,
  isChecking: false,
  isAuthenticating: false,
  canLogIn: true,
  isAskedToLeave: false,
  problems: [],
  refusal: null,
  failure: null,
  ending: null,
};
