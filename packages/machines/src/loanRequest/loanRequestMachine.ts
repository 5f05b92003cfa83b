import { createOrderFlow } from '../orderFlow/index.ts';
import { loanRequest } from './loanRequest.ts';

/** Asking for a loan; the money is there once the request is approved. */
export const loanRequestMachine = createOrderFlow(loanRequest);
