import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import type {
  Backlog,
  CallOutcome,
  LedgerFinding,
  SandboxObserver,
  SecurityEvent,
} from '@corro/sandbox';
import { networkOf } from '../clientAddress.ts';
import type { StateChange } from '../readiness.ts';
import type { Reading } from './readings.ts';
import {
  nextContext,
  readTraceparent,
  routePattern,
  type TraceContext,
  writeTraceparent,
} from './trace.ts';

/**
 * A call of the API as the log shows it. It contains no body; of a refusal it contains only the
 * code.
 */
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
  /** Caller's address in the form of `LOG_ADDRESSES`; null if unknown. */
  readonly address: string | null;
  readonly durationMs: number;
  /** True if the caller closed the connection before the answer. */
  readonly isAborted: boolean;
}

export interface SecurityRecord {
  readonly kind: SecurityEvent['kind'];
  /** Name of the secret or limit, such as `login`. */
  readonly what?: string;
  /** Keyed hash of the phone. */
  readonly account?: string;
  /** Keyed hash of the customer. */
  readonly customer?: string;
  readonly code?: string;
  /** Caller's address in the form of `LOG_ADDRESSES`; null if unknown. */
  readonly address: string | null;
}

/** Receives records: the log or OpenTelemetry. `call` is the current call; null outside of calls. */
export interface Sink {
  /** True if the trace of a call is recorded, including its statements and its calls to the upstream. */
  readonly samples?: (traceId: string) => boolean;
  /** Called when the server listens; `report` is for its operator. */
  started?(start: { port: number; report: readonly string[] }): void;
  call(record: CallRecord, startedAt: number): void;
  security(record: SecurityRecord, call: TraceContext | null): void;
  ledger(finding: LedgerFinding): void;
  backlog(backlog: Backlog): void;
  state(change: StateChange): void;
  fault(error: unknown, call: TraceContext | null): void;
  /** Reads the metrics and sends them at intervals. */
  watch?(read: () => readonly Reading[]): void;
  close(): Promise<void>;
}

/** Observes calls and events while they happen. */
export interface Observer {
  /**
   * Runs `answer` and logs the call, with the caller's address. Replaces the `traceparent` of the
   * request by the server's own.
   */
  call(
    request: Request,
    address: string | null,
    answer: () => Promise<Response>,
  ): Promise<Response>;
  fault(error: unknown): void;
  /** Reports that a part, such as the database or the feed, fails or works again. */
  state(change: StateChange): void;
  started(start: { port: number; report: readonly string[] }): void;
  watch(read: () => readonly Reading[]): void;
  readonly sandbox: SandboxObserver;
  /** Sets the key of customer hashes, unless the operator has set one. */
  useKey(key: string): void;
  close(): Promise<void>;
}

interface CurrentCall extends TraceContext {
  readonly address: string | null;
  outcome: CallOutcome | null;
}

export interface ObserverOptions {
  /** Key of customer hashes. Null uses a random key until `useKey`. */
  readonly key: string | null;
  /** Default: `truncated`, to the /24 or /48 network. */
  readonly addresses?: 'full' | 'truncated';
  /** Monotonic milliseconds. */
  readonly now?: () => number;
}

export function createObserver(
  sinks: readonly Sink[],
  { key, addresses = 'truncated', now = () => performance.now() }: ObserverOptions,
): Observer {
  const calls = new AsyncLocalStorage<CurrentCall>();
  const samplers = sinks.flatMap(({ samples }) => samples ?? []);
  const isSampled = (traceId: string) => samplers.some((samples) => samples(traceId));
  let hashKey = key ?? randomBytes(32).toString('hex');
  const hashOf = (text: string) =>
    createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 16);

  function currentTraceparent(): string | null {
    const current = calls.getStore();
    if (current === undefined || !isSampled(current.traceId)) return null;
    return writeTraceparent(current, true);
  }

  async function call(
    request: Request,
    from: string | null,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const caller = readTraceparent(request.headers.get('traceparent'));
    const address = from === null || addresses === 'full' ? from : networkOf(from);
    const current: CurrentCall = { ...nextContext(caller), address, outcome: null };
    request.headers.set('traceparent', writeTraceparent(current, isSampled(current.traceId)));
    const startedAt = now();
    let status = 500;
    try {
      const response = await calls.run(current, answer);
      ({ status } = response);
      return response;
    } finally {
      const { traceId, spanId, outcome } = current;
      const customerId = outcome?.customerId ?? null;
      const record: CallRecord = {
        traceId,
        spanId,
        parentId: caller?.spanId ?? null,
        method: request.method,
        route: outcome?.route ?? routePattern(new URL(request.url).pathname),
        status,
        msg: outcome?.msg ?? null,
        code: outcome?.code ?? null,
        customer: customerId === null ? null : hashOf(customerId),
        address,
        durationMs: Math.round((now() - startedAt) * 10) / 10,
        isAborted: request.signal.aborted,
      };
      for (const sink of sinks) sink.call(record, startedAt);
    }
  }

  function securityRecord(event: SecurityEvent): SecurityRecord {
    const { kind } = event;
    const customerId = 'customerId' in event ? event.customerId : null;
    return {
      kind,
      ...('subject' in event ? subjectFields(event.subject) : {}),
      ...(customerId === null ? {} : { customer: hashOf(customerId) }),
      ...('code' in event ? { code: event.code } : {}),
      address: calls.getStore()?.address ?? null,
    };
  }

  /** Splits the key of a limit into the name of the limit and, if it has one, its customer or account. */
  function subjectFields(subject: string): Pick<SecurityRecord, 'what' | 'account' | 'customer'> {
    const [what = '', owner = ''] = subject.split(/[:@]/);
    // Drops the caller's address, which has a field of its own.
    if (owner === '' || what.endsWith('-from')) return { what };
    return uuid.test(owner) ? { what, customer: hashOf(owner) } : { what, account: hashOf(owner) };
  }

  return {
    call,
    fault(error) {
      for (const sink of sinks) sink.fault(error, calls.getStore() ?? null);
    },
    state(change) {
      for (const sink of sinks) sink.state(change);
    },
    started(start) {
      for (const sink of sinks) sink.started?.(start);
    },
    watch(read) {
      for (const sink of sinks) sink.watch?.(read);
    },
    sandbox: {
      onCall(outcome) {
        const current = calls.getStore();
        if (current !== undefined) current.outcome = outcome;
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
      ...(samplers.length > 0 ? { trace: currentTraceparent } : {}),
    },
    useKey(shared) {
      hashKey = key ?? shared;
    },
    async close() {
      await Promise.all(sinks.map((sink) => sink.close()));
    },
  };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
