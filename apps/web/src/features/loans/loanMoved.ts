import { defineMessages } from '@corro/messages';

/** That a loan costs something else now, and its acceptance. */
export const loanMoved = defineMessages({
  moved: { id: 'loan.moved' },
  accept: { id: 'loan.accept' },
});
