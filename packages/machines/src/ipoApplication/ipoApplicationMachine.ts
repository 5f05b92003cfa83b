import { createOrderFlow } from '../orderFlow/index.ts';
import { ipoApplication } from './ipoApplication.ts';

/** Applying for an IPO: only while it is forthcoming, and at its price of issue. */
export const ipoApplicationMachine = createOrderFlow(ipoApplication);
