export { createOrderFlow, type OrderFlow } from './createOrderFlow.ts';
export { orderProgress, type OrderProgress, type OrderReview } from './orderProgress.ts';
export type { OrderPhase } from './phase.ts';
export type * from './types.ts';
