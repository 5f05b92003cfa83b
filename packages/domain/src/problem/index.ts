export type { ProblemCode } from './codes.ts';
export type { Problem } from './problem.ts';
