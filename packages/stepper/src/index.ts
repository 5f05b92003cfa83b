export * from './model/activePaths.ts';
export type * from './model/checkedValues.ts';
export { readChart } from './model/readChart.ts';
export type * from './model/readChart.ts';
export * from './model/sentences.ts';
export {
  type PathSearch,
  type PathStep,
  pathToTransition,
  pathToUnwalked,
  shortestPath,
} from './model/shortestPath.ts';
export * from './model/verdicts.ts';
export * from './model/walkPaths.ts';
export * from './model/Walked.ts';
export * from './model/words.ts';
export * from './run/address.ts';
export * from './run/MachineStage.ts';
export * from './run/machineTest.ts';
export * from './run/Recording.ts';
export * from './run/RunLog.ts';
export * from './run/script.ts';
export * from './run/sentenceOf.ts';
export { type Timer, timersOf } from './run/timers.ts';
export * from './run/useRecording.ts';
export * from './chart/StateChart.tsx';
export * from './run/StepperStage.ts';
export type * from './panels/Sample.ts';
export * from './panels/Stepper.tsx';
export * from './panels/StepperScreen.ts';
export * from './remote/ActorHost.ts';
export * from './remote/ActorStage.ts';
export type * from './remote/messages.ts';
export * from './remote/RemoteStage.ts';
