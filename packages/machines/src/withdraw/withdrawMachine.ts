import { createOrderFlow } from '../orderFlow/index.ts';
import { withdraw } from './withdraw.ts';

/** Withdrawing to one of the customer's cards, with the transaction code. */
export const withdrawMachine = createOrderFlow(withdraw);
