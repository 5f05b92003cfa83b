import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { openObserver } from './openObserver.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';

/** Opens a fake collector that records the path and body of each request. */
async function openCollector() {
  const received: { path: string; body: unknown }[] = [];
  const http = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ path: request.url ?? '', body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = Object(http.address());
  return { received, url: `http://127.0.0.1:${port}`, close: () => http.close() };
}

test("sends the span of a call, in its caller's trace, and metrics", async () => {
  const collector = await openCollector();
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const observer = await openObserver(settings, 'text');
  let given: string | null = null;
  let inStatements: string | null | undefined = null;
  const request = new Request('http://corro.test/api/v2/yahoo?code=SECRET', {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-00` },
  });
  observer?.watch(() => [
    { name: 'corro.streams.open', value: 3 },
    {
      name: 'db.client.connection.count',
      value: 7,
      attributes: { 'db.client.connection.state': 'used' },
    },
  ]);
  await observer?.call(request, '203.0.113.77', async () => {
    given = request.headers.get('traceparent');
    inStatements = observer.sandbox.trace?.();
    observer.sandbox.onCall?.({
      route: '/api/v2/yahoo',
      customerId: 'c-1',
      msg: 'no',
      code: 'busy',
    });
    observer.sandbox.onSecurityEvent?.({ kind: 'login', customerId: 'c-1' });
    return new Response('{}');
  });
  observer?.sandbox.onLedger?.({
    isSound: false,
    isFull: true,
    wrong: ['drifted'],
    entries: 1,
    tookMs: 1,
  });
  observer?.state({ part: 'feed', ok: false, detail: 'There are no prices.' });
  observer?.sandbox.onBacklog?.({ jobs: 2, oldestDueAt: 1 });
  await observer?.close();
  collector.close();

  const [, placeGiven] = new RegExp(`^00-${traceId}-([0-9a-f]{16})-01$`).exec(given ?? '') ?? [];
  expect(inStatements).toBe(given);
  const span = Object(collector.received.find(({ path }) => path === '/v1/traces')?.body)
    .resourceSpans[0].scopeSpans[0].spans[0];
  expect(span).toMatchObject({
    traceId,
    spanId: placeGiven,
    parentSpanId: 'b7ad6b7169203331',
    name: 'GET /api/v2/yahoo',
  });
  const sent = JSON.stringify(collector.received);
  for (const name of [
    'http.server.request.duration',
    'corro.security.events',
    'corro.ledger.sound',
    'corro.part.ok',
    'corro.jobs.overdue',
    'corro.streams.open',
    'db.client.connection.count',
    'nodejs.eventloop.delay.p99',
    'nodejs.eventloop.utilization',
    'process.memory.usage',
    'v8js.memory.heap.used',
  ]) {
    expect(sent).toContain(`"${name}"`);
  }
  expect(sent).toContain('"busy"');
  expect(sent).not.toContain('SECRET');
  expect(sent).not.toContain('c-1');
  expect(sent).not.toContain('203.0.113');
});

test('sends the result of an audit for two hours, since another process does the next', async () => {
  const audited = { isSound: false, isFull: true, wrong: ['drifted'], entries: 1, tookMs: 1 };
  for (const [hours, isSent] of [
    [1.9, true],
    [2.1, false],
  ] as const) {
    const collector = await openCollector();
    const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const observer = await openObserver(settings, 'text');
    observer?.sandbox.onLedger?.(audited);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + hours * 3_600_000);
    await observer?.close();
    vi.restoreAllMocks();
    collector.close();
    expect(JSON.stringify(collector.received).includes('"corro.ledger.sound"')).toBe(isSent);
  }
});

test('sends only a share of the traces, and metrics of every call', async () => {
  const collector = await openCollector();
  const settings = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const observer = await openObserver(settings, 'text');
  const request = new Request('http://corro.test/api/v2/yahoo');
  let inStatements: string | null | undefined;
  await observer?.call(request, null, async () => {
    inStatements = observer.sandbox.trace?.();
    return new Response('{}');
  });
  await observer?.close();
  collector.close();
  expect(request.headers.get('traceparent')).toMatch(/-00$/);
  expect(inStatements).toBeNull();
  expect(collector.received.map(({ path }) => path)).toEqual(['/v1/metrics']);
});

test('has no observer without configuration', async () => {
  expect(await openObserver(readSettings({}), 'text')).toBeNull();
});
