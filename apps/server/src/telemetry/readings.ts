import { memoryUsage } from 'node:process';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** Units of the metrics that are read when they are sent. The names follow OpenTelemetry's conventions. */
export const readingUnits = {
  'corro.streams.open': '{stream}',
  'db.client.connection.count': '{connection}',
  'db.client.connection.pending_requests': '{request}',
  'nodejs.eventloop.delay.p99': 's',
  'nodejs.eventloop.utilization': '1',
  'process.memory.usage': 'By',
  'v8js.memory.heap.used': 'By',
} as const;

/** A measured state of the process, such as the number of open streams. */
export interface Reading {
  readonly name: keyof typeof readingUnits;
  readonly value: number;
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * Starts to measure the event loop and the memory. Each reading of the event loop covers the time
 * since the previous reading.
 */
export function watchProcess(): () => readonly Reading[] {
  const delay = monitorEventLoopDelay();
  delay.enable();
  let before = performance.eventLoopUtilization();
  return () => {
    const busy = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(busy, before);
    before = busy;
    const nanoseconds = delay.percentile(99);
    delay.reset();
    const { rss, heapUsed } = memoryUsage();
    return [
      { name: 'nodejs.eventloop.delay.p99', value: nanoseconds / 1e9 },
      { name: 'nodejs.eventloop.utilization', value: utilization },
      { name: 'process.memory.usage', value: rss },
      { name: 'v8js.memory.heap.used', value: heapUsed },
    ];
  };
}
