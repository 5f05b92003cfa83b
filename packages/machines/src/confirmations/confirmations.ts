import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/**
 * Makes the machine of a call that the customer only confirms: there is nothing to fill in. A call that did not come
 * back may have been carried out all the same, so the result is looked for before anything is said.
 */
function createConfirmation<Subject extends object>(id: string) {
  return createFormFlow<Subject, Subject, Subject>({
    id,
    check: () => [],
    toSend: (subject) => subject,
    toRemember: (subject) => subject,
    reconciles: true,
  });
}

/** Which card goes. */
export interface CardToRemove {
  readonly cardId: string;
}

/** Deleting a card, once it is confirmed. */
export const cardRemovalMachine = createConfirmation<CardToRemove>('cardRemoval');

/** What a screen shows of it. */
export const cardRemovalView = formProgress<CardToRemove>;

/** Which case is closed. */
export interface CaseToClose {
  readonly caseNumber: string;
}

/** Closing a case, by one tap: nothing is lost by it. */
export const caseClosingMachine = createConfirmation<CaseToClose>('caseClosing');

/** What a screen shows of it. */
export const caseClosingView = formProgress<CaseToClose>;

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

/** Which start over it is. */
export interface StartOver {
  /** The Idempotency-Key of the call: the same as long as its end is not known. */
  readonly key: string;
}

/** Setting a play account back to its first day, once it is confirmed. */
export const startingOverMachine = createConfirmation<StartOver>('startingOver');

/** What a screen shows of it. */
export const startingOverView = formProgress<StartOver>;
