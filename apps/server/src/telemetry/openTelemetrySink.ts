import {
  type Attributes,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { CallRecord, Sink } from './observer.ts';
import { readingUnits, watchProcess } from './readings.ts';
import type { TraceContext } from './trace.ts';

const metricsEveryMs = 30_000;

/**
 * Milliseconds that the result of an audit is reported. By then another process must have made a
 * newer audit.
 */
const auditLifeMs = 2 * 3_600_000;

/**
 * Sends a span for each call, and the metrics of the server, to an OTLP collector over HTTP. This
 * module is loaded only if a collector is configured.
 *
 * @param endpoint address without `/v1/traces`, as in `OTEL_EXPORTER_OTLP_ENDPOINT`
 * @param share share of the traces that are sent, from 0 to 1; metrics count every call
 */
export function createOpenTelemetrySink(endpoint: string, share = 1): Sink {
  const base = endpoint.replace(/\/+$/, '');
  const resource = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME ?? 'corro',
    'process.pid': process.pid,
  });
  // Ids of the next span. The calls to the database and the upstream have already sent them, so the span must use the
  // same ids.
  let place: TraceContext = { traceId: '', spanId: '' };
  const sampler = new TraceIdRatioBasedSampler(share);
  const traces = new TracerProvider({
    resource,
    sampler,
    idGenerator: { generateTraceId: () => place.traceId, generateSpanId: () => place.spanId },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) }),
    ],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
        exportIntervalMillis: metricsEveryMs,
      }),
    ],
  });
  const tracer = traces.getTracer('corro');
  const meter = metrics.getMeter('corro');
  const durations = meter.createHistogram('http.server.request.duration', { unit: 's' });
  const securityEvents = meter.createCounter('corro.security.events');
  const faults = meter.createCounter('corro.faults');
  let ledger: { readonly isSound: boolean; readonly until: number } | null = null;
  meter
    .createObservableGauge('corro.ledger.sound', {
      description: '1 if the last audit found the ledger sound, else 0; of the process that did it',
    })
    .addCallback((result) => {
      if (ledger !== null && performance.now() < ledger.until) {
        result.observe(ledger.isSound ? 1 : 0);
      }
    });

  const overdueJobs = meter.createGauge('corro.jobs.overdue', {
    description: 'jobs that are due for more than a minute',
  });
  const partWorks = meter.createGauge('corro.part.ok', {
    description: '1 where a part that calls need works, else 0',
  });

  const gauges = new Map(
    Object.entries(readingUnits).map(([name, unit]) => [
      name,
      meter.createObservableGauge(name, { unit }),
    ]),
  );
  return {
    samples: (traceId) =>
      sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED,
    call(record, startedAt) {
      const attributes = attributesOf(record);
      const startTime = performance.timeOrigin + startedAt;
      place = record;
      const span = tracer.startSpan(
        `${record.method} ${record.route}`,
        {
          kind: SpanKind.SERVER,
          startTime,
          attributes:
            record.customer === null
              ? attributes
              : { ...attributes, 'enduser.id': record.customer },
        },
        parentOf(record),
      );
      if (record.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(startTime + record.durationMs);
      durations.record(record.durationMs / 1000, attributes);
    },
    security: ({ kind }) => securityEvents.add(1, { kind }),
    fault: () => faults.add(1),
    ledger({ isSound }) {
      ledger = { isSound, until: performance.now() + auditLifeMs };
    },
    backlog: ({ jobs }) => overdueJobs.record(jobs),
    state: ({ part, ok }) => partWorks.record(ok ? 1 : 0, { part }),
    watch(read) {
      const readProcess = watchProcess();
      meter.addBatchObservableCallback(
        (result) => {
          for (const { name, value, attributes = {} } of [...readProcess(), ...read()]) {
            const gauge = gauges.get(name);
            if (gauge !== undefined) result.observe(gauge, value, attributes);
          }
        },
        [...gauges.values()],
      );
    },
    async close() {
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    },
  };
}

function attributesOf({ method, route, status, msg, code }: CallRecord): Attributes {
  return {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    ...(msg === null ? {} : { 'corro.msg': msg }),
    ...(code === null ? {} : { 'corro.code': code }),
  };
}

function parentOf({ traceId, parentId }: CallRecord) {
  if (parentId === null) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId: parentId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
}
