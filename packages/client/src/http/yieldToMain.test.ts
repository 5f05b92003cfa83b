import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { ownTask } from './request.ts';
import { createTransport } from './transport.ts';

test('prepares and begins each read in a task of its own, and writes immediately', async () => {
  const begun: string[] = [];
  const transport = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: (request) => {
      begun.push(`${request.method} sent`);
      return Promise.resolve(Response.json({ msg: 'ok', data: {} }));
    },
    token: () => 't',
    clock: systemClock,
    yieldToMain: ownTask,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  const read = () =>
    transport.read((wire, init) => {
      begun.push('GET prepared');
      return wire.GET('/v2/config', init);
    });
  const [first, second] = [read(), read()];
  const written = transport.write((wire, init) =>
    wire.POST('/stock/success/v2/session/logout', { ...init, body: {} }),
  );
  await Promise.resolve();
  expect(begun).toEqual(['POST sent']);
  await first;
  expect(begun).toEqual(['POST sent', 'GET prepared', 'GET sent']);
  await Promise.all([second, written]);
  expect(begun).toEqual(['POST sent', 'GET prepared', 'GET sent', 'GET prepared', 'GET sent']);
});
