import { defineMessages } from '@corro/messages';

/** Names of the methods. */
export const rechargeMethod = defineMessages({
  bank: { id: 'recharge.method.bank' },
});
