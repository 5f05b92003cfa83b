export { namedAction, namedActor, rethrowDefect } from './effects.ts';
