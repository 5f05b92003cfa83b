import type { SessionEnding, SessionView } from '@corro/machines';
import type { SafeStorage } from '../storage/storage.ts';

/** The part of the session's state that decides what is shown. */
export interface SessionState {
  readonly token: string | null;
  /** Why the last session is over; null when there was none. */
  readonly ending: SessionEnding | null;
}

/** The stored token. Text that no header can carry is not a token and is removed. */
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

/** What is shown of the session until its machine is there. */
export const idleSession: SessionView = {
  phase: 'anonymous',
  token: null,
  busy: false,
  isChecking: false,
  isAuthenticating: false,
  canLogIn: true,
  isAskedToLeave: false,
  problems: [],
  refusal: null,
  failure: null,
  ending: null,
};
