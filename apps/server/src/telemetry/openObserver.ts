import type { Settings } from '../settings.ts';
import { createObserver, type Observer, type Sink } from './observer.ts';

/**
 * Opens the observer of the settings: JSON lines, OpenTelemetry or both; null for neither. Loads only the sinks that
 * are used.
 */
export async function openObserver(
  settings: Settings,
  log: 'json' | 'text',
): Promise<Observer | null> {
  const sinks: Sink[] = [];
  if (log === 'json') {
    const { createLogSink } = await import('./logSink.ts');
    sinks.push(createLogSink(undefined, settings.logLevel));
  }
  if (settings.openTelemetryUrl !== null) {
    const { createOpenTelemetrySink } = await import('./openTelemetrySink.ts');
    sinks.push(createOpenTelemetrySink(settings.openTelemetryUrl, settings.sampledTraces));
  }
  if (sinks.length === 0) return null;
  return createObserver(sinks, { key: settings.logKey, addresses: settings.logAddresses });
}
