import { randomBytes } from 'node:crypto';

/** Which trace a call belongs to, and its own place in it (W3C Trace Context): lower-case hex digits. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
}

const shape = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/;

/** What a `traceparent` says; null for one that is not valid. */
export function readTraceparent(header: string | null): TraceContext | null {
  const [, traceId = '', spanId = ''] = shape.exec(header ?? '') ?? [];
  const isValid = !header?.startsWith('ff') && /[^0]/.test(traceId) && /[^0]/.test(spanId);
  return isValid ? { traceId, spanId } : null;
}

/** A place in the trace of the caller, or in a new one. */
export function nextContext(caller: TraceContext | null): TraceContext {
  return {
    traceId: caller?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
  };
}

/** @param isSampled whether what is done in this place is recorded */
export function writeTraceparent({ traceId, spanId }: TraceContext, isSampled: boolean): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** Longer paths than the contract has are cut. */
const mostSegments = 8;

/**
 * A path without what may be an id, a number or a secret, for calls of which nothing but the path is known: what is
 * not a short word in lower case becomes `:id`.
 */
export function routePattern(pathname: string): string {
  const segments = pathname.split('/').slice(0, mostSegments + 1);
  return segments
    .map((segment) => (/^(?:|v\d|[a-z][a-z_-]{0,19})$/.test(segment) ? segment : ':id'))
    .join('/');
}
