import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/**
 * Creates the machine of a call that needs a confirmation only. A call without a clear answer may
 * have been executed, so the flow looks up whether it took effect before it reports a failure.
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

export interface CardToRemove {
  readonly cardId: string;
  readonly kind: 'bank' | 'trc20';
}

/** Deletes a card after a confirmation. */
export const cardRemovalMachine = createConfirmation<CardToRemove>('cardRemoval');

export const cardRemovalView = formProgress<CardToRemove>;

export interface CaseToClose {
  readonly caseNumber: string;
}

/** Closes a case with one tap, because nothing is lost. */
export const caseClosingMachine = createConfirmation<CaseToClose>('caseClosing');

export const caseClosingView = formProgress<CaseToClose>;

/** Sessions to end. */
export interface SessionsToEnd {
  /** Ids of the displayed sessions to end. */
  readonly ids: readonly string[];
  /** True to end all other sessions, including those not displayed. */
  readonly areAllOthers: boolean;
}

/** Ends sessions after a confirmation. */
export const sessionEndingMachine = createConfirmation<SessionsToEnd>('sessionEnding');

export const sessionEndingView = formProgress<SessionsToEnd>;

export interface StartOver {
  /** Idempotency-Key, constant while the outcome is unknown. */
  readonly key: string;
}

/** Resets a play-money account after a confirmation. */
export const accountResetMachine = createConfirmation<StartOver>('startingOver');

export const startingOverView = formProgress<StartOver>;
