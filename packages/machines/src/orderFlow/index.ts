export { pendingOrder } from './changes.ts';
export { createOrderFlow, type OrderFlow } from './createOrderFlow.ts';
export { laterLookUpPauseMs, lookUpPausesMs } from './lookUps.ts';
export { orderProgress, type OrderProgress, type OrderReview } from './orderProgress.ts';
export { type OrderPhase, phaseOf } from './phase.ts';
export { submitting } from './submitting.ts';
export type * from './types.ts';
export { unknown } from './unknown.ts';
