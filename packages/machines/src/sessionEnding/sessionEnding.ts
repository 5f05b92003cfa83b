import { createConfirmation } from '../formFlow/createConfirmation.ts';
import { formProgress } from '../formFlow/createFormFlow.ts';

/** Which sessions end. */
export interface SessionsToEnd {
  /** Those that the customer was shown. */
  readonly ids: readonly string[];
  /** All but the customer's own, also those that were not shown. */
  readonly areAllOthers: boolean;
}

/** Ending sessions, once it is confirmed. */
export const sessionEndingMachine = createConfirmation<SessionsToEnd>('sessionEnding');

/** What a screen shows of it. */
export const sessionEndingView = formProgress<SessionsToEnd>;
