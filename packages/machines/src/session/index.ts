export { sessionMachine } from './sessionMachine.ts';
export { type SessionSnapshot, type SessionView, sessionView } from './sessionView.ts';
export type { LoginCall, SessionEnding, SessionEvent } from './types.ts';
