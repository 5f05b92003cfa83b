export * from './chat/index.ts';
export type { Failed, Failure, Outcome, Refused } from './outcome/index.ts';
export * from './registration/index.ts';
export * from './session/index.ts';
export * from './stockTicket/index.ts';
export * from './watchlist/index.ts';
