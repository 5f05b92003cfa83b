export { type Defect, namedActor, notProvided, rethrowDefect } from './notProvided.ts';
