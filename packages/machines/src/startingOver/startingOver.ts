import { createConfirmation } from '../formFlow/createConfirmation.ts';
import { formProgress } from '../formFlow/createFormFlow.ts';

/** Which start over it is. */
export interface StartOver {
  /** The Idempotency-Key of the call: the same as long as its end is not known. */
  readonly key: string;
}

/** Setting a play account back to its first day, once it is confirmed. */
export const startingOverMachine = createConfirmation<StartOver>('startingOver');

/** What a screen shows of it. */
export const startingOverView = formProgress<StartOver>;
