import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import type {
  Backlog,
  CallOutcome,
  LedgerFinding,
  SandboxObserver,
  SecurityEvent,
} from '@corro/sandbox';
import type { StateChange } from '../readiness.ts';
import {
  nextContext,
  readTraceparent,
  routePattern,
  type TraceContext,
  writeTraceparent,
} from './trace.ts';

/** A call of the API as logged: no body, and only the code of a refusal. */
export interface CallRecord extends TraceContext {
  /** Caller's span; null when the trace begins here. */
  readonly parentId: string | null;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** `msg` of the answer; null if unknown. */
  readonly msg: string | null;
  /** Refusal code. */
  readonly code: string | null;
  /** Keyed hash of the customer; null without a session. */
  readonly customer: string | null;
  readonly durationMs: number;
  /** The caller hung up before the answer. */
  readonly isAborted: boolean;
}

/** A security event; `account` is a keyed hash. */
export interface SecurityRecord {
  readonly kind: SecurityEvent['kind'];
  /** The secret or limit, such as `login`. */
  readonly what?: string;
  readonly account?: string;
  readonly customer?: string;
  readonly code?: string;
}

/** Receives records: the log or OpenTelemetry. `call` is the current call; null outside of calls. */
export interface Sink {
  /** True if statements and upstreams record traces too. */
  readonly isSampled: boolean;
  /** The server listens; `report` is for its operator. */
  started?(told: { port: number; report: readonly string[] }): void;
  call(record: CallRecord, startedAt: number): void;
  security(record: SecurityRecord, call: TraceContext | null): void;
  ledger(finding: LedgerFinding): void;
  backlog(backlog: Backlog): void;
  state(change: StateChange): void;
  fault(error: unknown, call: TraceContext | null): void;
  close(): Promise<void>;
}

/** Observes calls and events during them. */
export interface Observer {
  /** Answers and logs a call, and replaces its `traceparent` with the server's. */
  call(request: Request, answer: () => Promise<Response>): Promise<Response>;
  fault(error: unknown): void;
  /** A part, such as the database or the feed, fails or works again. */
  state(change: StateChange): void;
  started(told: { port: number; report: readonly string[] }): void;
  readonly sandbox: SandboxObserver;
  /** Sets the key of customer hashes, unless the operator has set one. */
  useKey(key: string): void;
  close(): Promise<void>;
}

interface CurrentCall extends TraceContext {
  told: CallOutcome | null;
}

/**
 * @param key key of customer hashes; null: random until `useKey`
 * @param now monotonic milliseconds
 */
export function createObserver(
  sinks: readonly Sink[],
  key: string | null,
  now: () => number = () => performance.now(),
): Observer {
  const calls = new AsyncLocalStorage<CurrentCall>();
  const isSampled = sinks.some((sink) => sink.isSampled);
  let hashKey = key ?? randomBytes(32).toString('hex');
  const hashOf = (text: string) =>
    createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 16);

  function currentTraceparent(): string | null {
    const current = calls.getStore();
    return current === undefined ? null : writeTraceparent(current, isSampled);
  }

  async function call(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const caller = readTraceparent(request.headers.get('traceparent'));
    const current: CurrentCall = { ...nextContext(caller), told: null };
    request.headers.set('traceparent', writeTraceparent(current, isSampled));
    const startedAt = now();
    let status = 500;
    try {
      const response = await calls.run(current, answer);
      ({ status } = response);
      return response;
    } finally {
      const { traceId, spanId, told } = current;
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
    state(change) {
      for (const sink of sinks) sink.state(change);
    },
    started(told) {
      for (const sink of sinks) sink.started?.(told);
    },
    sandbox: {
      onCall(told) {
        const current = calls.getStore();
        if (current !== undefined) current.told = told;
      },
      onSecurityEvent(event) {
        const record = securityRecord(event);
        for (const sink of sinks) sink.security(record, calls.getStore() ?? null);
      },
      onLedger(finding) {
        for (const sink of sinks) sink.ledger(finding);
      },
      onBacklog(backlog) {
        for (const sink of sinks) sink.backlog(backlog);
      },
      ...(isSampled ? { trace: currentTraceparent } : {}),
    },
    useKey(shared) {
      hashKey = key ?? shared;
    },
    async close() {
      await Promise.all(sinks.map((sink) => sink.close()));
    },
  };
}
