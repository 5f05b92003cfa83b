import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import { maskedFault } from './masked.ts';
import type { Sink } from './observer.ts';
import type { TraceContext } from './trace.ts';

/**
 * One line of JSON for each call and for each event, on standard output or where it is given. A request's id is its
 * place in the trace.
 */
export function createLogSink(destination?: DestinationStream): Sink {
  const log = pino(
    {
      base: { pid: process.pid },
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    ...(destination === undefined ? [] : [destination]),
  );
  return {
    isSampled: false,
    started: (told) => log.info(told, 'started'),
    call({ spanId, ...record }) {
      const level = record.status >= 500 ? 'warn' : 'info';
      log[level]({ requestId: spanId, ...present(record) }, 'call');
    },
    security(record, call) {
      log.info({ ...idsOf(call), ...present(record) }, 'security');
    },
    ledger(finding) {
      if (finding.isSound) log.info(finding, 'ledger-checked');
      else log.error(finding, 'ledger-alarm');
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

function idsOf(call: TraceContext | null): object {
  return call === null ? {} : { requestId: call.spanId, traceId: call.traceId };
}

/** Leaves out what is not so, which is most of a line. */
function present(record: object): object {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== false),
  );
}
