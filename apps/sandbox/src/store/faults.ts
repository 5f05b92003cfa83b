import { conflictStates, sqlState } from './retry.ts';

/** No connection was available; the work has not begun. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** The connection broke, or an answer did not come in time. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  /** True if the statement may have reached the database. */
  readonly wasSent: boolean;
  constructor(cause: unknown) {
    super('The connection to the database broke.', { cause });
    this.wasSent = !(cause instanceof Error && unsentSentences.test(cause.message));
  }
}

/**
 * The outcome of a commit is unknown: the connection broke during the commit, or it took too long.
 */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
}

/** The call took too long and committed nothing. */
export class CallOver extends Error {
  override name = 'CallOver';
  constructor() {
    super('The call was over before its commit.');
  }
}

/**
 * The customer has started over, and the old records are still being moved to a closed account. The
 * call was refused and changed nothing.
 */
export class AccountMoving extends Error {
  override name = 'AccountMoving';
  constructor() {
    super('The records of the account are moving.');
  }
}

/** The session of a call ended before the call had locked the rows that it changes. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** SQLSTATEs of the timeouts of locks, statements, transactions and idle transactions. */
const limitStates: ReadonlySet<string> = new Set(['55P03', '57014', '25P03', '25P04']);

/** SQLSTATEs of a server that stops, starts, or has too many connections. */
const unavailableStates: ReadonlySet<string> = new Set([
  '53300',
  '53400',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);

/** Socket errors of Node, and their wording in `pg`. */
const socketCodes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const socketSentences = /^(?:Connection terminated|Query read timeout)/;

/** Wording in `pg` of a connection that ended before the statement was sent. */
const unsentSentences = /^Client (?:has encountered a connection error|was closed)/;

/** SQLSTATE of a full disk, and the system's code. */
const fullDiskCodes: ReadonlySet<string> = new Set(['53100', 'ENOSPC']);

/** True for a write that failed because the disk is full. The database has undone it. */
export function isDiskFull(error: unknown): boolean {
  return fullDiskCodes.has(sqlState(error) ?? '');
}

export function isOverLimit(error: unknown): boolean {
  return limitStates.has(sqlState(error) ?? '');
}

export function isConnectionError(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (state.startsWith('08') || unavailableStates.has(state) || socketCodes.has(state)) return true;
  if (!(error instanceof Error)) return false;
  return socketSentences.test(error.message) || unsentSentences.test(error.message);
}

/**
 * True if certainly nothing was done, so that the call can be refused as `busy`: no connection, a
 * connection lost before the commit, a full disk, a timeout, an account that is moving, or a
 * conflict after all retries.
 */
export function isSafeToRefuse(error: unknown): boolean {
  return (
    error instanceof DatabaseUnreachable ||
    error instanceof ConnectionLost ||
    error instanceof CallOver ||
    error instanceof AccountMoving ||
    isDiskFull(error) ||
    isOverLimit(error) ||
    conflictStates.has(sqlState(error) ?? '')
  );
}
