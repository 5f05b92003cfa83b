/**
 * Failure kinds of a call. An abort by the caller is not among them and rejects with the signal's
 * reason.
 */
export type CorroErrorKind =
  | 'refusal'
  | 'session-ended'
  | 'timed-out'
  | 'network-failed'
  | 'protocol-broken';

/** Base class of all call failures. The message is for logs only. */
export abstract class CorroError extends Error {
  /** Discriminates the five classes. */
  abstract readonly kind: CorroErrorKind;
  /** Class name. */
  abstract override readonly name: string;
}

/** The upstream refused the call; nothing was done. */
export class Refusal extends CorroError {
  readonly kind = 'refusal';
  override readonly name = 'Refusal';
  /** Kebab-case contract code. Without a code: the upstream's sentence, or `unknown`. */
  readonly code: string;
  /** Values for the refusal's message, such as `{ seconds: 60 }`. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: string, values: Readonly<Record<string, string | number>> = {}) {
    super(`Refused: ${code}`);
    this.code = code;
    this.values = values;
  }
}

/**
 * `logout`: an answer with the message `logout`. `unauthorized`: 401 as HTTP status or `code`, or a
 * login page.
 */
export type SessionEndReason = 'logout' | 'unauthorized';

/** The token is invalid or expired. */
export class SessionEnded extends CorroError {
  readonly kind = 'session-ended';
  override readonly name = 'SessionEnded';
  /** Code by which the upstream reported the end. */
  readonly reason: SessionEndReason;

  constructor(reason: SessionEndReason) {
    super(`Session ended: ${reason}`);
    this.reason = reason;
  }
}

/** No response in time. A write may have been executed. */
export class TimedOut extends CorroError {
  readonly kind = 'timed-out';
  override readonly name = 'TimedOut';
  /** Timeout in milliseconds. */
  readonly afterMs: number;

  constructor(afterMs: number) {
    super(`No answer within ${afterMs} ms`);
    this.afterMs = afterMs;
  }
}

/** The request or its response was interrupted. A write may have been executed. */
export class NetworkFailed extends CorroError {
  readonly kind = 'network-failed';
  override readonly name = 'NetworkFailed';

  constructor(cause: unknown) {
    super('The network failed', { cause });
  }
}

/**
 * `empty`: no body. `not-json`: anything but JSON. `no-msg`: JSON without an envelope.
 * `unknown-msg`: an envelope with neither ok nor no, or ok with an HTTP error. `bad-data`: required
 * data is missing.
 */
export type ProtocolProblem = 'empty' | 'not-json' | 'no-msg' | 'unknown-msg' | 'bad-data';

/** The response violates the contract. A write may have been executed. */
export class ProtocolBroken extends CorroError {
  readonly kind = 'protocol-broken';
  override readonly name = 'ProtocolBroken';
  /** Kind of violation. */
  readonly reason: ProtocolProblem;
  /** Violating part, for logs: `quote.price is not a decimal`. */
  readonly detail: string;
  /** HTTP status, where known. */
  readonly status: number | null;

  constructor(reason: ProtocolProblem, detail: string, status: number | null = null) {
    super(`Protocol broken (${reason}): ${detail}`);
    this.reason = reason;
    this.detail = detail;
    this.status = status;
  }
}

/** All five classes, discriminated by `kind`. */
export type AnyCorroError = Refusal | SessionEnded | TimedOut | NetworkFailed | ProtocolBroken;

/** Checks if a thrown value is a call failure. */
export function isCorroError(error: unknown): error is AnyCorroError {
  return error instanceof CorroError;
}
