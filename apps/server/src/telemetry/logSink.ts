import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import type { Sink } from './observer.ts';
import type { TraceContext } from './trace.ts';

/** Lowest level that is written. */
export type LogLevel = 'info' | 'warn' | 'error';

function openLog(destination?: DestinationStream, lowest: LogLevel = 'info') {
  return pino(
    {
      level: lowest,
      base: { pid: process.pid },
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    ...(destination === undefined ? [] : [destination]),
  );
}

/** Logs why the process ends, with the `details` of the error, such as missing migrations. */
export function logFailure(error: unknown): void {
  const reason = error instanceof Error ? error.name : 'Error';
  const message = error instanceof Error ? error.message : String(error);
  openLog().fatal({ reason, message, ...Object(Object(error).details) }, 'failed');
}

/** Writes a JSON line for each call and event, to standard output by default. The request id is the span id. */
export function createLogSink(destination?: DestinationStream, lowest?: LogLevel): Sink {
  const log = openLog(destination, lowest);
  // Writes security events at any log level, because an investigation needs all of them.
  const always = log.child({}, { level: 'info' });
  return {
    started: (details) => log.info(details, 'started'),
    call({ spanId, ...record }) {
      const level = record.status >= 500 ? 'warn' : 'info';
      log[level]({ requestId: spanId, ...present(record) }, 'call');
    },
    security(record, call) {
      always.info({ ...idsOf(call), ...present(record) }, 'security');
    },
    ledger(finding) {
      if (finding.isSound) log.info(finding, 'ledger-checked');
      else log.error(finding, 'ledger-alarm');
    },
    backlog({ jobs, oldestDueAt }) {
      if (oldestDueAt === null) return;
      log.warn({ jobs, oldestDueAt: new Date(oldestDueAt).toISOString() }, 'overdue-jobs');
    },
    state(change) {
      log[change.ok ? 'info' : 'error'](change, 'state');
    },
    fault(error, call) {
      log.error({ ...idsOf(call), ...maskedFault(error) }, 'fault');
    },
    close: () =>
      new Promise((resolve) => {
        log.flush(() => resolve());
      }),
  };
}

/**
 * Returns the part of an error that may be logged. Messages may quote input (`invalid input syntax
 * for type uuid: "…"`), so quoted text, ids and numbers are masked. Of the stack, only the lines
 * that name a place in a file are logged.
 */
function maskedFault(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { fault: typeof error };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    fault: error.name,
    ...('code' in error && typeof error.code === 'string' ? { faultCode: error.code } : {}),
    message: maskedText(error.message),
    at: places.slice(0, 8).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: maskedFault(error.cause) }),
  };
}

function maskedText(text: string): string {
  return text
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\([^)]*\)=\([^)]*\)/g, '…')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}/gi, '…')
    .replaceAll(/[\w.-]*\d{3}[\w.-]*/g, '…')
    .slice(0, 300);
}

function idsOf(call: TraceContext | null): object {
  return call === null ? {} : { requestId: call.spanId, traceId: call.traceId };
}

/** Leaves out null and false, because they would be most of a line. */
function present(record: object): object {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== false),
  );
}
