export { createFormFlow, type FormFlow } from './createFormFlow.ts';
export { formProgress } from './formProgress.ts';
export type { FormFlowEvent, FormProgress } from './types.ts';
