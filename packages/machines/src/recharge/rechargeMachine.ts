import { createOrderFlow } from '../orderFlow/index.ts';
import { recharge } from './recharge.ts';

/** Asking for money to come in; it is there once its record says so. */
export const rechargeMachine = createOrderFlow(recharge);
