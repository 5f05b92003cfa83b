import { createFormFlow } from './createFormFlow.ts';

/**
 * Makes the machine of a call that the customer only confirms: there is nothing to fill in. A call that did not come
 * back may have been carried out all the same, so the result is looked for before anything is said.
 */
export function createConfirmation<Subject extends object>(id: string) {
  return createFormFlow<Subject, Subject, Subject>({
    id,
    check: () => [],
    toSend: (subject) => subject,
    toRemember: (subject) => subject,
    reconciles: true,
  });
}
