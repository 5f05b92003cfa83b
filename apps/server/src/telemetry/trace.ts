import { randomBytes } from 'node:crypto';

/** A call's place in a trace (W3C Trace Context), in lower-case hex. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
}

const shape = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/;

/** Parses a `traceparent`; null if invalid. */
export function readTraceparent(header: string | null): TraceContext | null {
  const [, traceId = '', spanId = ''] = shape.exec(header ?? '') ?? [];
  const isValid = !header?.startsWith('ff') && /[^0]/.test(traceId) && /[^0]/.test(spanId);
  return isValid ? { traceId, spanId } : null;
}

/** Creates a span in the caller's trace, or in a new trace. */
export function nextContext(caller: TraceContext | null): TraceContext {
  return {
    traceId: caller?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
  };
}

/** @param isSampled whether the span is recorded */
export function writeTraceparent({ traceId, spanId }: TraceContext, isSampled: boolean): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** Maximum number of segments that are read; no path of the contract has more. */
const maxSegments = 8;

/**
 * Replaces segments that may hold an id, a number or a secret by `:id`; only short lower-case words
 * remain. It is used for calls whose route the sandbox does not report: those of unknown paths, and
 * all calls to an upstream.
 */
export function routePattern(pathname: string): string {
  const segments = pathname.split('/').slice(0, maxSegments + 1);
  return segments
    .map((segment) => (/^(?:|v\d|[a-z][a-z_-]{0,19})$/.test(segment) ? segment : ':id'))
    .join('/');
}
