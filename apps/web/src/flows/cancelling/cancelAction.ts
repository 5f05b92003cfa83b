import { defineMessages } from '@corro/messages';

/** Names of the buttons, which are also the titles of the sheets. */
export const cancelAction = defineMessages({
  ipo: { id: 'cancel.action.ipo' },
  loan: { id: 'cancel.action.loan' },
  recharge: { id: 'cancel.action.recharge' },
  withdrawal: { id: 'cancel.action.withdrawal' },
});
