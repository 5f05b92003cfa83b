import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/** Which sessions end. */
export interface SessionsToEnd {
  /** Those that the customer was shown. */
  readonly ids: readonly string[];
  /** All but the customer's own, those that were not shown too. */
  readonly areAllOthers: boolean;
}

/**
 * Ending sessions, once it is confirmed. A call that did not come back may have ended them all the same, so the list is
 * read before anything is said.
 */
export const sessionEndingMachine = createFormFlow<SessionsToEnd, SessionsToEnd, SessionsToEnd>({
  id: 'sessionEnding',
  check: () => [],
  toSend: (sessions) => sessions,
  toRemember: (sessions) => sessions,
  reconciles: true,
});

/** What a screen shows of it. */
export const sessionEndingView = formProgress<SessionsToEnd>;
