import { createOrderFlow } from '../orderFlow/index.ts';
import { fundPurchase } from './fundPurchase.ts';

/** Buying one participation in a fund. */
export const fundPurchaseMachine = createOrderFlow(fundPurchase);
