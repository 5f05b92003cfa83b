import { createOrderFlow } from '../orderFlow/index.ts';
import { dealPurchase } from './dealPurchase.ts';

/**
 * Buying from a block trade or QIP. The price is the offer's: it has no age, and where it changes
 * while the customer reads, however little, it has to be accepted again.
 */
export const dealPurchaseMachine = createOrderFlow(dealPurchase);
