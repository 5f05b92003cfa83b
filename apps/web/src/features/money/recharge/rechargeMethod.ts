import { defineMessages } from '@corro/messages';

/** What a way to recharge is called. */
export const rechargeMethod = defineMessages({
  bank: { id: 'recharge.method.bank' },
});
