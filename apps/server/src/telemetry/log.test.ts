import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type CorroServer } from '../createServer.ts';
import { readSettings } from '../settings.ts';
import { builtApp } from '../testApp.fixture.ts';
import { createLogSink } from './logSink.ts';
import { createObserver } from './observer.ts';

/** Values that no log may contain. */
const marks = {
  phone: '5571234987',
  password: 'marca-secreta-71',
  newPassword: 'marca-nueva-72',
  wrongPassword: 'marca-errada-73',
  code: '731946',
  wrongCode: '731945',
  nextCode: '840257',
  lastCode: '951368',
  card: '002010077777777771',
  holder: 'Marcela Marcada',
  words: 'palabras-marcadas-74',
  amount: '193746.82',
  search: 'busqueda-marcada-75',
  id: '7b9e4b1c-0000-4000-8000-123456789abc',
};

let lines: Record<string, unknown>[] = [];
const everyLine: Record<string, unknown>[] = [];
function note(line: string): void {
  const told: Record<string, unknown> = JSON.parse(line);
  lines.push(told);
  everyLine.push(told);
}

const observer = createObserver([createLogSink({ write: note })], { key: 'a key of the test' });
/** Keys that the server has passed to its observer. */
const keys: string[] = [];
let server: CorroServer;

beforeAll(async () => {
  server = await createServer(
    { ...readSettings({}), dataDir: 'memory://' },
    {
      clock: { now: () => Date.now() },
      webFolder: builtApp(),
      frameFolder: '/none',
      observer: { ...observer, useKey: (key) => void keys.push(key) },
      onFault: (error) => observer.fault(error),
    },
  );
}, 60_000);
afterAll(() => server.close());

async function call(path: string, body?: object, token?: string): Promise<unknown> {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token === undefined ? {} : { token }),
  };
  const request = new Request(`http://corro.test/api${path}`, { ...post, headers });
  const answer = await server.fetch(request, '203.0.113.77');
  return answer.json().catch(() => null);
}

async function login(password: string): Promise<string> {
  const answer = await call('/stock/user/login', { user: marks.phone, password });
  return Object(Object(answer).data).token;
}

test('logs no data of the customer during a complete visit', async () => {
  const { phone, password, newPassword, code, wrongCode } = marks;
  await call('/stock/user/reg', { user: phone, password, code: 'CORRO' });
  await login(marks.wrongPassword);
  const token = await login(password);
  const pass = '/stock/success/user/password/up';
  await call(pass, { type: 'transaction', fund_code_new: code, is_first: 1 }, token);
  await call(`/v2/stock/list?market=US&search=${marks.search}&page=1`);
  const change = { type: 'transaction', is_first: false, password };
  await call(pass, { ...change, fund_code: wrongCode, fund_code_new: marks.nextCode }, token);
  await call(pass, { ...change, fund_code: code, fund_code_new: marks.nextCode }, token);
  await call(pass, { ...change, fund_code_new: marks.lastCode }, token);
  await call('/v2/yahoo?code=AAPL');
  await call('/stock/success/v2/user/info', undefined, token);
  const card = {
    bank: 'bank',
    branch_bank: marks.holder,
    bank_card: marks.card,
    bank_user: marks.holder,
    stock_password: marks.lastCode,
  };
  await call('/stock/success/bank/add', card, token);
  const [{ id }] = Object(Object(await call('/stock/success/bank/list', undefined, token)).data);
  const payout = { bank_id: id, count: marks.amount, stock_password: marks.wrongCode };
  await call('/stock/success/money/access', payout, token);
  const edited = {
    ...card,
    id,
    type: 'bank',
    bank_user: `${marks.holder} Dos`,
    stock_password: marks.lastCode,
  };
  await call('/stock/success/bank/edit', edited, token);
  await call('/stock/success/user_message/send', { message: marks.words }, token);
  const order = { tag: 'AAPL', count: 10_000, price: '0.01', mold: 'stock', note: marks.words };
  await call('/stock/success/deal/buy', order, token);
  await call('/stock/success/v2/balance', undefined, token);
  await call(`/stock/success/files/${marks.id}`, undefined, token);
  await call(`/stock/user/login/${phone}?password=${password}`);
  await call(pass, { password, password_new: newPassword }, token);
  await call('/v2/user/forget', { user: phone, password: wrongCode, new_password: password });
  await call('/v2/user/forget', { user: phone, password: marks.lastCode, new_password: password });
  observer.fault(
    Object.assign(new Error(`invalid input syntax for type uuid: "${password}"`), {
      code: '22P02',
    }),
  );
  observer.fault(new Error(`Key (phone)=(${phone}) already exists, ${marks.amount}`));

  // Random ids are left out, because an id may contain the six digits of the transaction code by
  // chance.
  const log = lines
    .map(({ requestId: _request, traceId: _trace, ...line }) => JSON.stringify(line))
    .join('\n');
  for (const mark of [...Object.values(marks), token, '203.0.113.77']) {
    expect(log).not.toContain(mark);
  }
  const calls = lines.filter(({ event }) => event === 'call');
  expect(calls).toHaveLength(22);
  expect(calls.every(({ route }) => /^\/api\/[a-z0-9_/:-]+$/i.test(String(route)))).toBe(true);
  const events = lines.filter(({ event }) => event === 'security').map(({ kind }) => kind);
  expect(events).toEqual([
    'registered',
    'failed-login',
    'login',
    'new-device',
    'code-set',
    'wrong-code',
    'code-changed',
    'code-recovered',
    'card-added',
    'card-changed',
    'password-changed',
    'failed-reset',
    'password-reset',
  ]);
});

/** Returns the security events of a call, without their trace and time. */
async function eventsOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines = [];
  await work();
  return lines
    .filter(({ event }) => event === 'security')
    .map(({ kind, what, code, account, customer, address }) => ({
      kind,
      what,
      code,
      address,
      isLinked: { account: account !== undefined, customer: customer !== undefined },
    }));
}

const network = '203.0.113.0/24';
const ofCustomer = { account: false, customer: true };

test('logs refused secrets with customer, refusal and network', async () => {
  const token = await login(marks.password);
  const wrongPassword = { password: marks.wrongPassword, password_new: marks.newPassword };
  const events = await eventsOf(async () => {
    await call('/stock/success/user/password/up', wrongPassword, token);
    const user = '5571234900';
    await call('/stock/user/login', { user, password: marks.wrongPassword });
    await call('/v2/user/forget', { user, password: '1', new_password: marks.newPassword });
    await login(marks.wrongPassword);
  });
  const unknown = { account: true, customer: false };
  const wrong = { code: 'wrong-credentials', address: network };
  expect(events).toEqual([
    { kind: 'wrong-password', code: 'wrong-password', address: network, isLinked: ofCustomer },
    { kind: 'failed-login', what: 'login', ...wrong, isLinked: unknown },
    {
      kind: 'failed-reset',
      what: 'code',
      code: 'wrong-code',
      address: network,
      isLinked: unknown,
    },
    { kind: 'failed-login', what: 'login', ...wrong, isLinked: { account: true, customer: true } },
  ]);
});

const base64url = (text: string) => Buffer.from(text).toString('base64url');

test('logs a refused passkey', async () => {
  const client = { type: 'webauthn.get', challenge: 'x', origin: 'http://localhost' };
  const response = {
    clientDataJSON: base64url(JSON.stringify(client)),
    authenticatorData: base64url('data'),
    signature: base64url('signature'),
    userHandle: base64url('sixteen bytes of'),
  };
  const id = base64url('credential');
  const passkey = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  const events = await eventsOf(() => call('/stock/user/passkey/login', { passkey }));
  expect(events).toEqual([
    {
      kind: 'failed-login',
      what: 'passkey-from',
      code: 'unknown-passkey',
      address: network,
      isLinked: ofCustomer,
    },
  ]);
});

test.each([
  ['a card', '/stock/success/bank/delete', { id: marks.id }, 'unknown-card'],
  ['a case', '/stock/success/v2/case/close', { no: marks.id }, 'not-found'],
  ['an order in a list', '/stock/success/deal/list', { mold: 'stock', no: 'X-1' }, 'no-row'],
  ['a movement', `/stock/success/v2/bill?id=${marks.id}`, undefined, 'no-row'],
  ['a photo', `/files/${marks.id}`, undefined, 'not-found'],
])('logs an id that is not the customer’s: %s', async (_, path, body, code) => {
  const token = await login(marks.password);
  const events = await eventsOf(() => call(path, body, token));
  expect(events).toEqual([{ kind: 'foreign-id', code, address: network, isLinked: ofCustomer }]);
});

test('logs the owner of an id that another customer has named, in the same call', async () => {
  const user = '5571234901';
  await call('/stock/user/reg', { user, password: marks.password, code: 'CORRO' });
  const entry = await call('/stock/user/login', { user, password: marks.password });
  const { token: other } = Object(Object(entry).data);
  const { rows } = Object(Object(await call('/stock/success/v2/bill', undefined, other)).data);
  lines = [];
  await call('/stock/success/v2/balance', undefined, other);
  const owner = lines.find(({ event }) => event === 'call')?.['customer'];
  const token = await login(marks.password);
  const named = () => lines.filter(({ kind }) => kind === 'foreign-id' || kind === 'id-owner');
  await expect
    .poll(
      async () => {
        lines = [];
        await call(`/stock/success/v2/bill?id=${rows[0].id}`, undefined, token);
        await new Promise((resolve) => setTimeout(resolve, 50));
        return named().map(({ kind }) => kind);
      },
      { timeout: 10_000, interval: 300 },
    )
    .toEqual(['foreign-id', 'id-owner']);
  const [foreign, whose] = named();
  expect(whose).toMatchObject({ customer: owner, requestId: foreign?.['requestId'] });
  expect(foreign?.['customer']).not.toBe(owner);
}, 30_000);

test('logs no foreign id for an empty list and for an own row', async () => {
  const token = await login(marks.password);
  const events = await eventsOf(async () => {
    await call('/stock/success/loans/list', undefined, token);
    await call('/stock/success/deal/list', { mold: 'ipo' }, token);
    const { rows } = Object(Object(await call('/stock/success/v2/bill', undefined, token)).data);
    await call(`/stock/success/v2/bill?id=${rows[0].id}`, undefined, token);
  });
  expect(events).toEqual([]);
});

test('logs a logout, and calls that another site may have sent', async () => {
  const token = await login(marks.password);
  const events = await eventsOf(async () => {
    const from = (headers: Record<string, string>) =>
      server.fetch(
        new Request('http://corro.test/api/stock/success/bank/delete', {
          method: 'POST',
          headers: { token, ...headers },
          body: '{"id":"1"}',
        }),
      );
    await from({ 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' });
    await from({ 'content-type': 'text/plain' });
    await call('/stock/success/v2/session/logout', {}, token);
  });
  const unlinked = { account: false, customer: false };
  expect(events).toEqual([
    { kind: 'cross-site', code: 'other-site', isLinked: unlinked },
    { kind: 'cross-site', code: 'wrong-content-type', isLinked: unlinked },
    { kind: 'logout', address: network, isLinked: ofCustomer },
  ]);
});

test('gives a phone one hash at every limit, and names the customer of a secret', () => {
  const told: Record<string, unknown>[] = [];
  const sink = createLogSink({ write: (line) => void told.push(JSON.parse(line)) });
  const { sandbox } = createObserver([sink], { key: 'a key of the test' });
  const customerId = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';
  for (const subject of [
    `login:${marks.phone}`,
    `login-device:${marks.phone}:device`,
    `login:${marks.phone}@2001:db8::1`,
    `code:${marks.phone}@all`,
    'login-from:2001:db8::1',
    `order-code:${customerId}`,
  ]) {
    sandbox.onSecurityEvent?.({ kind: 'lockout', subject });
  }
  sandbox.onSecurityEvent?.({ kind: 'login', customerId });
  const [first, ...others] = told.map(({ account }) => account);
  expect(others).toEqual([first, first, first, undefined, undefined, undefined]);
  expect(told[5]?.['customer']).toBe(told[6]?.['customer']);
});

test.each([
  ['truncated', '203.0.113.0/24'],
  ['full', '203.0.113.77'],
] as const)('logs addresses %s', async (addresses, address) => {
  const told: Record<string, unknown>[] = [];
  const sink = createLogSink({ write: (line) => void told.push(JSON.parse(line)) });
  const own = createObserver([sink], { key: 'a key of the test', addresses });
  await own.call(new Request('http://corro.test/api/x'), '203.0.113.77', async () => {
    own.sandbox.onSecurityEvent?.({ kind: 'login', customerId: 'c-1' });
    return new Response();
  });
  expect(told).toMatchObject([
    { event: 'security', address },
    { event: 'call', address },
  ]);
});

test('writes security events and failures at any log level', () => {
  const told: Record<string, unknown>[] = [];
  const sink = createLogSink({ write: (line) => void told.push(JSON.parse(line)) }, 'error');
  const own = createObserver([sink], { key: null });
  own.started({ port: 1, report: [] });
  own.state({ part: 'feed', ok: true, lastedMs: 1 });
  own.state({ part: 'database', ok: false, detail: 'The database does not answer.' });
  own.sandbox.onSecurityEvent?.({ kind: 'login', customerId: 'c-1' });
  own.fault(new Error('broken'));
  expect(told.map(({ event }) => event)).toEqual(['state', 'security', 'fault']);
});

test('a line break of a caller or of an error makes no second line', async () => {
  const written: string[] = [];
  const sink = createLogSink({ write: (line) => void written.push(line) });
  const own = createObserver([sink], { key: null });
  own.fault(new Error('broken\n{"level":"info","event":"security","kind":"login"}'));
  expect(written).toHaveLength(1);
  expect(written[0]?.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'error', event: 'fault' });
  lines = [];
  await call('/v2/yahoo?symbol=A%0A%7B%22event%22:%22security%22%7D');
  await call('/nothing%0A%7B%22event%22:%22security%22%7D');
  expect(lines.map(({ event, route }) => [event, route])).toEqual([
    ['call', '/api/v2/yahoo'],
    ['call', '/api/:id'],
  ]);
});

test('logs a cached answer like a new one', async () => {
  const token = await login(marks.password);
  lines = [];
  const headers = { token };
  const ask = async () =>
    server.fetch(new Request('http://corro.test/api/v2/stock/list?limit=1', { headers }));
  for (let turn = 0; turn < 3; turn += 1) await ask();
  const told = lines.map(({ route, msg, status, customer }) => ({ route, msg, status, customer }));
  expect(told).toEqual([told[0], told[0], told[0]]);
  expect(told[0]).toMatchObject({ route: '/api/v2/stock/list', msg: 'ok', status: 200 });
  expect(told[0]?.customer).toEqual(expect.any(String));
});

test('logs route, result, customer and trace of a call', async () => {
  const token = await login(marks.password);
  lines = [];
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const request = new Request('http://corro.test/api/stock/success/v2/user/info', {
    headers: { token, traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await server.fetch(request);
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pid: process.pid,
      event: 'call',
      requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
      traceId,
      parentId: 'b7ad6b7169203331',
      method: 'GET',
      route: '/api/stock/success/v2/user/info',
      status: 200,
      msg: 'ok',
      customer: expect.stringMatching(/^[\w-]{16}$/),
      durationMs: expect.any(Number),
    },
  ]);
});

test('logs the code of a refusal and the trace of an event', async () => {
  lines = [];
  await login(marks.wrongPassword);
  const [event, told] = lines;
  expect(told).toMatchObject({ event: 'call', status: 200, msg: 'no', code: 'wrong-credentials' });
  expect(event).toMatchObject({
    event: 'security',
    kind: 'failed-login',
    what: 'login',
    code: 'wrong-credentials',
    traceId: told?.['traceId'],
    requestId: told?.['requestId'],
  });
});

test('distinguishes customers by a keyed hash', async () => {
  const hashes = ['one key of it', 'another key'].map((key) => {
    const told: Record<string, unknown>[] = [];
    const sink = createLogSink({ write: (line) => void told.push(JSON.parse(line)) });
    const { sandbox } = createObserver([sink], { key });
    sandbox.onSecurityEvent?.({ kind: 'login', customerId: 'c-1' });
    sandbox.onSecurityEvent?.({ kind: 'login', customerId: 'c-1' });
    sandbox.onSecurityEvent?.({ kind: 'login', customerId: 'c-2' });
    return told.map(({ customer }) => customer);
  });
  const [[first, again, other] = [], [elsewhere] = []] = hashes;
  expect(first).toBe(again);
  expect(new Set([first, other, elsewhere]).size).toBe(3);
});

/** Returns a customer's name in the log with the operator's key, if any, and that of a database. */
function nameWith(own: string | null, shared: string): unknown {
  const told: Record<string, unknown>[] = [];
  const sink = createLogSink({ write: (line) => void told.push(JSON.parse(line)) });
  const created = createObserver([sink], { key: own });
  created.useKey(shared);
  created.sandbox.onSecurityEvent?.({ kind: 'login', customerId: 'c-1' });
  return told[0]?.['customer'];
}

test('names customers by the key of the database, unless the operator has set one', () => {
  expect(nameWith(null, 'of the database')).toBe(nameWith(null, 'of the database'));
  expect(nameWith(null, 'of another one')).not.toBe(nameWith(null, 'of the database'));
  expect(nameWith('the operator’s', 'x')).toBe(nameWith('the operator’s', 'of the database'));
});

test('the server passes on the key of its database', () => {
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});

test('logs an unsound ledger as an error', () => {
  lines = [];
  observer.sandbox.onLedger?.({ isSound: true, isFull: true, wrong: [], entries: 5, tookMs: 3 });
  observer.sandbox.onLedger?.({
    isSound: false,
    isFull: true,
    wrong: ['drifted'],
    entries: 5,
    tookMs: 3,
  });
  expect(lines).toMatchObject([
    { level: 'info', event: 'ledger-checked', entries: 5 },
    { level: 'error', event: 'ledger-alarm', wrong: ['drifted'] },
  ]);
});

test('every line that is logged here is in the table of the guide', () => {
  const guide = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const table = guide.slice(guide.indexOf('### Lines of the log'));
  const names = [
    ...everyLine.flatMap(({ event, kind = event }) => [event, kind]),
    ...everyLine.flatMap((line) => Object.keys(line)),
  ];
  expect(new Set(names).size).toBeGreaterThan(30);
  for (const name of new Set(names)) expect(table).toContain(`\`${String(name)}\``);
});
