import { createConfirmation } from '../formFlow/createConfirmation.ts';
import { formProgress } from '../formFlow/createFormFlow.ts';

/** Which case is closed. */
export interface CaseToClose {
  readonly caseNumber: string;
}

/** Closing a case, by one tap: nothing is lost by it. */
export const caseClosingMachine = createConfirmation<CaseToClose>('caseClosing');

/** What a screen shows of it. */
export const caseClosingView = formProgress<CaseToClose>;
