import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openForFile } from '../testSandbox.ts';
import { routes } from './app.ts';

const kit = await openForFile();
const token = await kit.newcomer();

interface Several {
  answers: { status: number; body: { msg: string; data: unknown } | null }[];
}

const asked = (reads: readonly string[]) =>
  `/v2/reads?${reads.map((read) => `read=${encodeURIComponent(read)}`).join('&')}`;

const several = async (reads: readonly string[], by = token, headers = {}) =>
  (await kit.get(asked(reads), by, headers)).body?.data as Several;

const missing = { status: 404, body: { msg: 'no', data: 'not-found' } };

test('reads are answered in their order, each to the letter as by its own call', async () => {
  const reads = [
    '/stock/success/v2/balance',
    '/v2/yahoo?symbol=ACME&interval=1m&range=1d',
    '/stock/success/bank/list?type=bank',
    '/stock/success/user_message/list-message?peek=1',
    '/v2/quotes?symbols=ACME%2CMEX&lines=MEX',
  ];
  const { text } = await kit.get(asked(reads), token);
  const alone = await Promise.all(reads.map((read) => kit.get(read, token)));
  const parts = alone.map((reply) => `{"status":200,"body":${reply.text}}`);
  expect(text).toBe(`{"msg":"ok","data":{"answers":[${parts.join(',')}]}}`);
});

test('what is refused leaves the others alone', async () => {
  const { answers } = await several([
    '/v2/yahoo?symbol=NONE',
    '/stock/success/v2/balance',
    '/v2/quotes',
    '/stock/success/v2/balance',
  ]);
  expect(answers).toMatchObject([
    { status: 200, body: { msg: 'no', data: 'unknown-instrument' } },
    { status: 200, body: { msg: 'ok' } },
    { status: 400, body: { msg: 'no', data: 'bad-request' } },
    { status: 200, body: { msg: 'ok' } },
  ]);
});

test('a read that fails says so in its place, and is told of', async () => {
  kit.prices.set('ACME', 'broken');
  const { answers } = await several(['/v2/yahoo?symbol=ACME', '/stock/success/v2/balance']);
  kit.prices.set('ACME', '100.00');
  expect(answers).toEqual([
    { status: 500, body: null },
    { status: 200, body: expect.objectContaining({ msg: 'ok' }) },
  ]);
  expect(kit.faults.splice(0)).toHaveLength(1);
});

const unread = async () => {
  const count = await kit.data('/stock/success/user_message/unread-count', token);
  return (count as { unread_count: number }).unread_count;
};

test.each([
  ['nothing', '/stock/success/nothing'],
  ['a stream', '/v2/quotes/stream?symbols=ACME'],
  ['a photo', '/files/0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11'],
  ['itself', asked(['/v2/config'])],
  ['what is taken by POST alone', '/stock/success/bank/add'],
  ['another place', '//elsewhere.example/v2/config'],
  ['another folder', '/../v2/config'],
  ['a listing of messages, which marks them', '/stock/success/user_message/list-message'],
  ['the same by another name', '/stock/success/user_message/list%2Dmessage?peek=0&peek=1'],
])('does not read %s', async (_, read) => {
  const { answers } = await several([read, '/stock/success/v2/balance']);
  expect(answers).toEqual([missing, { status: 200, body: expect.objectContaining({ msg: 'ok' }) }]);
});

test('reads whatever can be read, and marks no message as read', async () => {
  await kit.post('/stock/success/user_message/send', { message: 'Hola' }, token);
  kit.pass(60_000);
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  const all = routes.map(({ path }) => path);
  for (let from = 0; from < all.length; from += 20) {
    const { answers } = await several(all.slice(from, from + 20));
    expect(answers.map(({ status }) => status)).not.toContain(500);
  }
  expect(await unread()).toBe(before);
  expect(kit.faults).toEqual([]);
});

test('answers any address whatever, and without a failure', async () => {
  const paths = routes.map(({ path }) => path);
  const address = fc.tuple(
    fc.constantFrom('/', ...paths),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const most = { numRuns: 40 };
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 5 }), async (addresses) => {
      const reads = addresses.map(([path, more]) =>
        (path + more.toWellFormed()).replaceAll('\0', ''),
      );
      const { answers } = await several(reads);
      expect(answers).toHaveLength(reads.length);
      for (const { status } of answers) expect([200, 400, 404]).toContain(status);
    }),
    most,
  );
  expect(kit.faults).toEqual([]);
});

test.each([
  ['no read', '/v2/reads'],
  ['more than twenty', asked(Array.from({ length: 21 }, () => '/v2/config'))],
  ['an address without a path', asked(['v2/config'])],
  ['one that is too long', asked([`/v2/config?${'x'.repeat(2000)}`])],
])('refuses %s', async (_, path) => {
  const { status, body } = await kit.get(path, token);
  expect([status, body]).toEqual([400, { msg: 'no', data: 'bad-request' }]);
});

test('more at once than there are turns do not wait for each other', async () => {
  const calls = Array.from({ length: 6 }, () =>
    several(Array.from({ length: 4 }, () => '/stock/success/v2/balance')),
  );
  const answers = (await Promise.all(calls)).flatMap((call) => call.answers);
  expect(answers).toHaveLength(24);
  expect(new Set(answers.map(({ body }) => body?.msg))).toEqual(new Set(['ok']));
});

test('a session that is over ends the call', async () => {
  const over = await kit.newcomer();
  await kit.post('/stock/success/v2/session/logout', {}, over);
  for (const by of [over, undefined, 'nonsense']) {
    const { status, body } = await kit.get(asked(['/v2/config']), by);
    expect([status, body]).toEqual([400, { msg: 'logout', data: null }]);
  }
});

test('what a browser says comes from another site is refused', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const { body } = await kit.get(asked(['/stock/success/v2/balance']), token, headers);
  expect(body).toEqual({ msg: 'no', data: 'other-site' });
});

test('is written in the customer’s language, and whole whatever the browser has already', async () => {
  const read = '/v2/yahoo?symbol=ACME&interval=1d&range=1y';
  const english = { 'accept-language': 'en', 'accept-encoding': 'gzip' };
  const alone = await kit.get(read, token, { 'accept-language': 'en' });
  const headers = { ...english, 'if-none-match': alone.headers.get('etag') ?? '' };
  const { answers } = await several([read, '/v2/config'], token, headers);
  expect(answers[0]).toEqual({ status: 200, body: alone.body });
  expect(answers[1]?.status).toBe(200);
});

test('is announced', async () => {
  const config = (await kit.data('/v2/config', token)) as { tag: string; value: string }[];
  const announced = config.find(({ tag }) => tag === 'extensions')?.value.split(', ');
  expect(announced).toContain('reads');
});
