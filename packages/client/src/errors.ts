/** How a call can fail. An abort by the caller is none of these: it rejects with the AbortError. */
export type CorroErrorKind =
  | 'refusal'
  | 'session-ended'
  | 'timed-out'
  | 'network-failed'
  | 'protocol-broken';

/** What every failure of a call extends. The message is for logs, never for the customer. */
export abstract class CorroError extends Error {
  /** Tells the five apart. */
  abstract readonly kind: CorroErrorKind;
  /** That of its class, for logs. */
  abstract override readonly name: string;
}

/** The upstream has answered no: nothing was done. */
export class Refusal extends CorroError {
  readonly kind = 'refusal';
  override readonly name = 'Refusal';
  /** Kebab-case code of the contract; a sentence or `unknown` from an upstream without codes. */
  readonly code: string;
  /** What the sentence for the code needs, such as `{ seconds: 60 }`; mostly empty. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: string, values: Readonly<Record<string, string | number>> = {}) {
    super(`Refused: ${code}`);
    this.code = code;
    this.values = values;
  }
}

/** `logout`: HTTP 400 with that message. `unauthorized`: HTTP 401. */
export type SessionEndReason = 'logout' | 'unauthorized';

/** The token is not, or no longer, good. */
export class SessionEnded extends CorroError {
  readonly kind = 'session-ended';
  override readonly name = 'SessionEnded';
  /** How the upstream said so. */
  readonly reason: SessionEndReason;

  constructor(reason: SessionEndReason) {
    super(`Session ended: ${reason}`);
    this.reason = reason;
  }
}

/** No answer in time. Whether a write was carried out is not known. */
export class TimedOut extends CorroError {
  readonly kind = 'timed-out';
  override readonly name = 'TimedOut';
  /** How long it was waited for, in milliseconds. */
  readonly afterMs: number;

  constructor(afterMs: number) {
    super(`No answer within ${afterMs} ms`);
    this.afterMs = afterMs;
  }
}

/** The call did not get through, or its answer broke off. Whether a write was carried out is not known. */
export class NetworkFailed extends CorroError {
  readonly kind = 'network-failed';
  override readonly name = 'NetworkFailed';

  constructor(cause: unknown) {
    super('The network failed', { cause });
  }
}

/**
 * `empty`: no body. `not-json`: HTML, half a JSON, anything else. `no-msg`: JSON, but not an envelope.
 * `unknown-msg`: an envelope that says neither ok nor no. `bad-data`: it lacks what it must have.
 */
export type ProtocolProblem = 'empty' | 'not-json' | 'no-msg' | 'unknown-msg' | 'bad-data';

/** An answer that the contract does not know. Whether a write was carried out is not known. */
export class ProtocolBroken extends CorroError {
  readonly kind = 'protocol-broken';
  override readonly name = 'ProtocolBroken';
  /** What kind of thing is wrong. */
  readonly reason: ProtocolProblem;
  /** Which part of the answer, for logs: `quote.price is not a decimal`. */
  readonly detail: string;
  /** HTTP status, where it is known. */
  readonly status: number | null;

  constructor(reason: ProtocolProblem, detail: string, status: number | null = null) {
    super(`Protocol broken (${reason}): ${detail}`);
    this.reason = reason;
    this.detail = detail;
    this.status = status;
  }
}

/** One of the five, to be told apart by `kind`. */
export type AnyCorroError = Refusal | SessionEnded | TimedOut | NetworkFailed | ProtocolBroken;

/** Whether a thrown value is one of the five. */
export function isCorroError(error: unknown): error is AnyCorroError {
  return error instanceof CorroError;
}
