import { conflictStates, sqlState } from './retry.ts';

/** No connection was available: the work has not begun. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** The connection broke, or an answer did not come in time. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  /** Whether the statement may have reached the database. */
  readonly wasSent: boolean;
  constructor(cause: unknown) {
    super('The connection to the database broke.', { cause });
    this.wasSent = !(cause instanceof Error && unsentSentences.test(cause.message));
  }
}

/** The connection broke while a commit was under way: it is not known whether it took effect. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
}

/** The call has taken too long to be committed. Nothing of it was. */
export class CallOver extends Error {
  override name = 'CallOver';
  constructor() {
    super('The call was over before its commit.');
  }
}

/** SQLSTATEs of a statement that was stopped by one of the limits: a lock, a statement, an idle transaction. */
const limitStates: ReadonlySet<string> = new Set(['55P03', '57014', '25P03', '25P04']);

/** SQLSTATEs of a server that is going down, coming up, or full. Classes 08 and 57P are connections. */
const unavailableStates: ReadonlySet<string> = new Set([
  '53300',
  '53400',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);

/** The end of a socket as Node names it, and as `pg` words it. */
const socketCodes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const socketSentences = /^(?:Connection terminated|Query read timeout)/;

/** What `pg` says of a connection that had ended before the statement. */
const unsentSentences = /^Client (?:has encountered a connection error|was closed)/;

/** Whether a statement was stopped because it waited or ran for too long. */
export function isOverLimit(error: unknown): boolean {
  return limitStates.has(sqlState(error) ?? '');
}

/** Whether the error of a statement means that its connection is gone. */
export function isConnectionError(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (state.startsWith('08') || unavailableStates.has(state) || socketCodes.has(state)) return true;
  if (!(error instanceof Error)) return false;
  return socketSentences.test(error.message) || unsentSentences.test(error.message);
}

/**
 * Whether the error says for certain that nothing was done, so that the call can be refused as
 * `busy`: no connection to begin with, a connection that broke before the commit, a limit, or a
 * conflict that outlasted every retry. Each of them is undone as a whole.
 */
export function isSafeToRefuse(error: unknown): boolean {
  return (
    error instanceof DatabaseUnreachable ||
    error instanceof ConnectionLost ||
    error instanceof CallOver ||
    isOverLimit(error) ||
    conflictStates.has(sqlState(error) ?? '')
  );
}
