/** Why it is not known what the server did: no answer came, or an unreadable one. */
export type Failure = 'network' | 'timeout' | 'protocol';

/** The server's no: nothing was done. */
export interface Refused {
  readonly kind: 'refused';
  /** Kebab-case code of the contract; `session-ended` where the session ended instead. */
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Failed {
  readonly kind: 'failed';
  readonly failure: Failure;
}

/** How a call ended, as data. An effect that writes resolves to this and never rejects. */
export type Outcome<Value> = { readonly kind: 'done'; readonly value: Value } | Refused | Failed;

export function isDone<Value>(outcome: Outcome<Value>): boolean {
  return outcome.kind === 'done';
}

export function isRefused(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused';
}

/** The customer has closed the browser's own dialog: nothing was done, and nothing is wrong. */
export function isCancelled(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.code === 'passkey-cancelled';
}

/** What a call came to. Throws TypeError unless it is done, which a guard has asked before. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind !== 'done') throw new TypeError(`No value: ${outcome.kind}`);
  return outcome.value;
}

/** How a call ended that was not done, for the context of a machine. */
export function errorOf(outcome: Outcome<unknown>): {
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
} {
  return {
    refusal: outcome.kind === 'refused' ? outcome : null,
    failure: outcome.kind === 'failed' ? outcome.failure : null,
  };
}
