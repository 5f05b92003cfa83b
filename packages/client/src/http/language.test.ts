import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createTransport } from './transport.ts';

test.each([
  ['de', 'de'],
  [undefined, null],
])('a call asks for the language %s', async (language, sent) => {
  const asked: (string | null)[] = [];
  const transport = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: (request) => {
      asked.push(request.headers.get('accept-language'));
      return Promise.resolve(Response.json({ msg: 'ok', data: {} }));
    },
    token: () => 't',
    language,
    clock: systemClock,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  await transport.read((wire, init) => wire.GET('/v2/config', init));
  expect(asked).toEqual([sent]);
});
