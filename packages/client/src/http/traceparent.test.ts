import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createTransport } from './transport.ts';

const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-00$/;

/** Returns a transport whose first request fails, and the trace of each request. */
function open() {
  const sent: { trace: string; place: string }[] = [];
  const transport = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: (request) => {
      const [, trace = '', place = ''] = shape.exec(request.headers.get('traceparent') ?? '') ?? [];
      sent.push({ trace, place });
      const isFirst = sent.length === 1;
      return Promise.resolve(
        isFirst ? new Response('broken', { status: 502 }) : Response.json({ msg: 'ok', data: {} }),
      );
    },
    token: () => 't',
    clock: systemClock,
    random: () => 0,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  return { transport, sent };
}

test('each call has its own trace, and each try its own span', async () => {
  const { transport, sent } = open();
  const call = () => transport.read((wire, init) => wire.GET('/v2/config', init));
  await call();
  await call();
  const [failed, repeated, other] = sent;
  expect(failed?.trace).toMatch(/^[0-9a-f]{32}$/);
  expect(repeated?.trace).toBe(failed?.trace);
  expect(repeated?.place).not.toBe(failed?.place);
  expect(other?.trace).not.toBe(failed?.trace);
});
