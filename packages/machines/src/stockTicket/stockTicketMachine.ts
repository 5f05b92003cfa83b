import { createOrderFlow } from '../orderFlow/index.ts';
import { stockTicket } from './stockTicket.ts';

/** Buying shares at the market's price, or selling a lot of them. */
export const stockTicketMachine = createOrderFlow(stockTicket);
