/** Reason for an unknown outcome: no answer, a fault of the server, or an unreadable answer. */
export type Failure = 'network' | 'timeout' | 'server' | 'protocol';

/** The server refused; nothing was done. */
export interface Refused {
  readonly kind: 'refused';
  /** Kebab-case contract code; `session-ended` where the session ended. */
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Failed {
  readonly kind: 'failed';
  readonly failure: Failure;
}

/** Outcome of a call as data. Effects that write return it and never reject. */
export type Outcome<Value> = { readonly kind: 'done'; readonly value: Value } | Refused | Failed;

export function isDone<Value>(outcome: Outcome<Value>): boolean {
  return outcome.kind === 'done';
}

export function isRefused(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused';
}

/** The customer closed the browser's dialog; nothing was done. */
export function isCancelled(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.code === 'passkey-cancelled';
}

/** Returns the value of a done call; call it after `isDone`. Throws TypeError otherwise. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind !== 'done') throw new TypeError(`No value: ${outcome.kind}`);
  return outcome.value;
}

/** Returns the errors of an outcome for the context of a machine; both null for a done call. */
export function errorOf(outcome: Outcome<unknown>): {
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
} {
  return {
    refusal: outcome.kind === 'refused' ? outcome : null,
    failure: outcome.kind === 'failed' ? outcome.failure : null,
  };
}

/** Context without errors. */
export const noErrors = { problems: [], refusal: null, failure: null } as const;

/** Outcome of an effect that rejected: whether the call was executed is unknown. */
export const brokenOutcome = { kind: 'failed', failure: 'protocol' } as const;
