import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { CallTold, LedgerFinding, SandboxObserver, SecurityEvent } from '@corro/sandbox';
import {
  nextContext,
  readTraceparent,
  routePattern,
  type TraceContext,
  writeTraceparent,
} from './trace.ts';

/** One call of the API, as logs and telemetry get it: no body, and of the answer the code alone. */
export interface CallRecord extends TraceContext {
  /** The place of the caller in the trace; null where the trace begins here. */
  readonly parentId: string | null;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** `msg` of the answer; null where it is not known. */
  readonly msg: string | null;
  /** Of a refusal. */
  readonly code: string | null;
  /** The customer as a keyed hash; null without a session. */
  readonly customer: string | null;
  readonly durationMs: number;
  /** Whether the caller was gone before the answer. */
  readonly isAborted: boolean;
}

/** What happened to an account; `account` is a keyed hash. */
export interface SecurityRecord {
  readonly kind: SecurityEvent['kind'];
  /** Which secret or limit of the account, such as `login`. */
  readonly what?: string;
  readonly account?: string;
  readonly customer?: string;
  readonly code?: string;
}

/** Where records go: the log, and OpenTelemetry. `call` is the one under way; null outside of any. */
export interface Sink {
  /** Whether statements and upstreams are to record as well. */
  readonly isSampled: boolean;
  /** The server listens; `report` is for the person who runs it. */
  started?(told: { port: number; report: readonly string[] }): void;
  call(record: CallRecord, startedAt: number): void;
  security(record: SecurityRecord, call: TraceContext | null): void;
  ledger(finding: LedgerFinding): void;
  fault(error: unknown, call: TraceContext | null): void;
  close(): Promise<void>;
}

/** Watches over calls, and over what happens in them. */
export interface Observer {
  /** Answers a call and logs it; its `traceparent` is from then on the server's. */
  call(request: Request, answer: () => Promise<Response>): Promise<Response>;
  fault(error: unknown): void;
  started(told: { port: number; report: readonly string[] }): void;
  readonly sandbox: SandboxObserver;
  close(): Promise<void>;
}

interface CallUnderWay extends TraceContext {
  told: CallTold | null;
}

/**
 * @param key of the hashes that stand for customers; without it they cannot be traced back
 * @param now milliseconds that only ever grow
 */
export function createObserver(
  sinks: readonly Sink[],
  key: string,
  now: () => number = () => performance.now(),
): Observer {
  const calls = new AsyncLocalStorage<CallUnderWay>();
  const isSampled = sinks.some((sink) => sink.isSampled);
  const hashOf = (text: string) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);

  function traceparentOf(place: TraceContext): string {
    return writeTraceparent(place, isSampled);
  }

  async function call(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const caller = readTraceparent(request.headers.get('traceparent'));
    const underWay: CallUnderWay = { ...nextContext(caller), told: null };
    request.headers.set('traceparent', traceparentOf(underWay));
    const startedAt = now();
    let status = 500;
    try {
      const response = await calls.run(underWay, answer);
      ({ status } = response);
      return response;
    } finally {
      const { traceId, spanId, told } = underWay;
      const customerId = told?.customerId ?? null;
      const record: CallRecord = {
        traceId,
        spanId,
        parentId: caller?.spanId ?? null,
        method: request.method,
        route: told?.route ?? routePattern(new URL(request.url).pathname),
        status,
        msg: told?.msg ?? null,
        code: told?.code ?? null,
        customer: customerId === null ? null : hashOf(customerId),
        durationMs: Math.round((now() - startedAt) * 10) / 10,
        isAborted: request.signal.aborted,
      };
      for (const sink of sinks) sink.call(record, startedAt);
    }
  }

  function securityRecord(event: SecurityEvent): SecurityRecord {
    const { kind } = event;
    if ('customerId' in event) return { kind, customer: hashOf(event.customerId) };
    const [what = '', ...account] = event.subject.split(':');
    const code = 'code' in event ? { code: event.code } : {};
    return { kind, what, account: hashOf(account.join(':')), ...code };
  }

  return {
    call,
    fault(error) {
      for (const sink of sinks) sink.fault(error, calls.getStore() ?? null);
    },
    started(told) {
      for (const sink of sinks) sink.started?.(told);
    },
    sandbox: {
      onCall(told) {
        const underWay = calls.getStore();
        if (underWay !== undefined) underWay.told = told;
      },
      onSecurityEvent(event) {
        const record = securityRecord(event);
        for (const sink of sinks) sink.security(record, calls.getStore() ?? null);
      },
      onLedger(finding) {
        for (const sink of sinks) sink.ledger(finding);
      },
      ...(isSampled ? { trace: () => traceOf(calls.getStore(), traceparentOf) } : {}),
    },
    async close() {
      await Promise.all(sinks.map((sink) => sink.close()));
    },
  };
}

function traceOf(
  call: TraceContext | undefined,
  written: (call: TraceContext) => string,
): string | null {
  return call === undefined ? null : written(call);
}
