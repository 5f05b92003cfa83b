import { defineMessages } from '@corro/messages';

/** What is done: buying or selling. */
export const orderSide = defineMessages({
  buy: { id: 'order.buy' },
  sell: { id: 'order.sell' },
});
