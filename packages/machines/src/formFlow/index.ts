export { createFormFlow, type FormFlow } from './createFormFlow.ts';
export { formProgress } from './formProgress.ts';
export type { FormFlowDefinition, FormFlowEvent, FormProgress } from './types.ts';
