import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { logIn, registerCustomer, resetPassword } from '../resources/session.ts';
import { createTransport, type Transport } from './transport.ts';

/** Returns a header of the requests that `run` sends. */
async function headersOf(
  name: string,
  run: (api: Transport) => Promise<unknown>,
  language?: string,
): Promise<(string | null)[]> {
  const sent: (string | null)[] = [];
  const transport = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: (request) => {
      sent.push(request.headers.get(name));
      return Promise.resolve(Response.json({ msg: 'ok', data: { token: 'T-2' } }));
    },
    token: () => 'T-1',
    language,
    clock: systemClock,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  await run(transport);
  return sent;
}

const readConfig = (api: Transport) => api.read((wire, init) => wire.GET('/v2/config', init));

test.each([
  ['de', 'de'],
  [undefined, null],
])('a call asks for the language %s', async (language, sent) => {
  expect(await headersOf('accept-language', readConfig, language)).toEqual([sent]);
});

const [phone, password] = ['5512345678', 'correct horse'];

test.each<[string, string | null, (api: Transport) => Promise<unknown>]>([
  ['a call of a session', 'T-1', readConfig],
  ['a login', null, (api) => logIn(api, { phone, password })],
  ['a registration', null, (api) => registerCustomer(api, { phone, password, invitation: 'I' })],
  [
    'a password reset',
    null,
    (api) => resetPassword(api, { phone, code: '123456', newPassword: password }),
  ],
])('%s sends the token %s', async (_, token, run) => {
  expect(await headersOf('token', run)).toEqual([token]);
});
