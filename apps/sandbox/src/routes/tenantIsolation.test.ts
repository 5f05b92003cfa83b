import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PasskeyCreation, TestPasskey } from '../authenticator.fixture.ts';
import { bankAccount, openForFile, photoForm, transactionCode } from '../testSandbox.fixture.ts';
import { routes } from '../http/app.ts';

// An id of another customer gives access to nothing.

const kit = await openForFile();
const owner = await kit.newcomerWithCode();
const stranger = await kit.newcomerWithCode();
const another = await kit.newcomerWithCode();
/** Ids of the owner's data. */
const own = {
  lot: '',
  card: '',
  photo: '',
  loan: '',
  notice: '',
  withdrawal: '',
  recharge: '',
  application: '',
  session: '',
  case: '',
  passkey: '',
};

const post = (path: string, body: unknown, by: string) =>
  kit.post(`/stock/success${path}`, body, by);

/** Sends a call that must succeed, and returns its data. */
async function mustSucceed<Data>(path: string, body: unknown, by: string): Promise<Data> {
  const answer = (await post(path, body, by)).body;
  const refusal = answer?.msg === 'ok' ? null : answer;
  expect({ path, refusal }).toEqual({ path, refusal: null });
  return answer?.data as Data;
}

async function uploaded(by: string): Promise<string> {
  return (await mustSucceed<{ url: string }>('/upload', photoForm(), by)).url;
}

/** Creates one of each kind of data for a customer, and stores the ids in `has`. */
async function settle(by: string, has: typeof own): Promise<void> {
  const share = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };
  has.lot = (await mustSucceed<{ no: string }>('/deal/buy', share, by)).no;
  const { no: sold } = await mustSucceed<{ no: string }>('/deal/buy', share, by);
  await mustSucceed('/deal/sell', { no: sold, price: '100.00', sell_price: '100.00' }, by);
  await mustSucceed('/bank/add', bankAccount, by);
  has.card = await kit.cardOf(by);
  has.photo = await uploaded(by);
  const images = { id_number_img: has.photo, id_number_img_two: await uploaded(by) };
  await mustSucceed('/autonomy/add', { real_name: 'Nombre', id_number: 'A1', ...images }, by);
  const ipo = { id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' };
  has.application = (await mustSucceed<{ no: string }>('/ipo/buy', ipo, by)).no;
  await mustSucceed('/fund/purchase', { project_id: 'LIQ-20777' }, by);
  has.recharge = (await mustSucceed<{ no: string }>('/v2/recharge/add', { count: '5000' }, by)).no;
  const paidOut = { bank_id: has.card, count: '250', stock_password: transactionCode };
  has.withdrawal = (await mustSucceed<{ no: string }>('/money/access', paidOut, by)).no;
  has.loan = (await mustSucceed<{ no: string }>('/loans/add', { count: '500' }, by)).no;
  const secrets = { password: 'secret-7', stock_password: transactionCode };
  const options = await mustSucceed<PasskeyCreation>('/v2/passkey/options', secrets, by);
  const passkey = new TestPasskey().create(options);
  has.passkey = (await mustSucceed<{ id: string }>('/v2/passkey/add', { passkey }, by)).id;
  await mustSucceed('/collection/add', { symbol: 'ACME' }, by);
  await mustSucceed('/user_message/send', { message: 'Hola' }, by);
  const asked = { kind: 'loan', no: has.loan, subject: 'other' };
  has.case = (await mustSucceed<{ no: string }>('/v2/case/open', asked, by)).no;
}

/**
 * Everything that the owner sees, before and after another customer has created the same kinds of
 * data.
 */
let aroundAnother: readonly (readonly string[])[] = [];

beforeAll(async () => {
  await settle(owner, own);
  const before = await everything();
  await settle(another, { ...own });
  aroundAnother = [before, await everything()];
  // After an hour all requests have ended and the agent has answered.
  kit.advance(3_600_000);
  const told = await kit.data('/stock/success/v2/notice/list', owner);
  own.notice = (told as { rows: { id: string }[] }).rows[0]!.id;
  const open = await kit.data('/stock/success/v2/session/list', owner);
  own.session = (open as { rows: { id: string }[] }).rows[0]!.id;
}, 120_000);

/** A call that returns the caller's own data. */
type Reading = [method: 'GET' | 'POST', path: string, asked?: Record<string, string>];

/** Reads that need input. */
const readingWith: readonly Reading[] = [
  ['GET', '/v2/portfolio', { range: 'max' }],
  ['GET', '/v2/statement/entries', { month: '2026-11' }],
  ['POST', '/deal/list', { mold: 'stock' }],
  ['POST', '/deal/list', { mold: 'ipo' }],
  ['GET', '/v2/transaction', { type: 'stock' }],
  ['GET', '/collection/check', { symbol: 'ACME' }],
  ['GET', '/user_message/list-message', { peek: '1' }],
  ['GET', '/v2/notice/list', { limit: '100' }],
  ['GET', '/v2/gain/instruments', { year: '2026' }],
  ['GET', '/v2/gain/list', { year: '2026', kind: 'sale', tag: 'ACME' }],
];

const prefix = '/stock/success';

/** Calls that need a session and know its customer. */
const closed = routes.filter((route) => !route.isPublic && route.sharedAnswer === null);

const reading: readonly Reading[] = [
  ...readingWith,
  ...closed
    .filter(({ method, path }) => method === 'GET' && path.startsWith(prefix))
    .map(({ path }) => path.slice(prefix.length))
    .filter((path) => readingWith.every((call) => call[1] !== path))
    .map((path): Reading => ['GET', path]),
];

async function read([method, path, asked = {}]: Reading, by: string) {
  if (method === 'POST') return (await post(path, asked, by)).text;
  const query = new URLSearchParams(asked).toString();
  return (await kit.get(`/stock/success${path}?${query}`, by)).text;
}

/** Everything that a customer sees; the owner by default. */
const everything = (by = owner) => Promise.all(reading.map((call) => read(call, by)));

/** Reads public offers, whose ids belong to no customer. */
const everyList = (by: string) =>
  Promise.all(
    ['/v2/fund/list', '/client/ipo', '/stock/new/list'].map(
      async (path) => (await kit.get(path, by)).text,
    ),
  );

/** Ids in an answer that would reveal data of a customer. */
function idsIn(answer: string): readonly string[] {
  const named = /"(?:id|no|user|client_key|id_number_img|id_number_img_two)":"([^"]+)"/g;
  return [...answer.matchAll(named)].map(([, id]) => id!);
}

test.each(reading)(
  '%s %s %j shows data to the owner and none of it to another customer',
  async (...call) => {
    const [theirs, seen] = await Promise.all([read(call, owner), read(call, stranger)]);
    expect(theirs).toContain('"msg":"ok"');
    expect(seen, 'the owner has none of it: give the owner one in `settle`').not.toBe(theirs);
    for (const id of idsIn(theirs)) expect(seen).not.toContain(id);
  },
);

/** Calls that take the id of a customer's data: path, kind of data and body. */
const asking = [
  ['/deal/sell', 'lot', (no: string) => ({ no, price: '100.00', sell_price: '100.00' })],
  ['/bank/edit', 'card', (id: string) => ({ id, type: 'bank', ...bankAccount })],
  ['/v2/passkey/card', 'card', (id: string) => ({ id, type: 'bank', ...bankAccount })],
  ['/bank/delete', 'card', (id: string) => ({ id })],
  ['/loans/repay', 'loan', (no: string) => ({ no })],
  ['/v2/cancel', 'loan', (no: string) => ({ kind: 'loan', no })],
  ['/v2/cancel', 'withdrawal', (no: string) => ({ kind: 'withdrawal', no })],
  ['/v2/cancel', 'recharge', (no: string) => ({ kind: 'recharge', no })],
  ['/v2/cancel', 'application', (no: string) => ({ kind: 'ipo', no })],
  ['/v2/case/open', 'lot', (no: string) => caseAbout('stock', no)],
  ['/v2/case/open', 'loan', (no: string) => caseAbout('loan', no)],
  ['/v2/case/open', 'withdrawal', (no: string) => caseAbout('withdrawal', no)],
  ['/v2/case/open', 'recharge', (no: string) => caseAbout('recharge', no)],
  ['/v2/case/open', 'application', (no: string) => caseAbout('ipo', no)],
  ['/v2/case/close', 'case', (no: string) => ({ no })],
  ['/v2/notice/read', 'notice', (id: string) => ({ id })],
  ['/v2/session/end', 'session', (id: string) => ({ id })],
  ['/v2/passkey/rename', 'passkey', (id: string) => ({ id, name: 'Otra' })],
  ['/v2/passkey/remove', 'passkey', (id: string) => ({ id, password: 'secret-7' })],
  ['/v2/notice/read', 'notice', (id: string) => ({ id, and_older: true })],
  [
    '/money/access',
    'card',
    (bank_id: string) => ({ bank_id, count: '250', stock_password: transactionCode }),
  ],
  ['/autonomy/add', 'photo', (id_number_img: string) => verification({ id_number_img })],
  ['/autonomy/add', 'photo', (id_number_img_two: string) => verification({ id_number_img_two })],
  ['/files/:id', 'photo', null],
] as const;

function caseAbout(kind: string, no: string) {
  return { kind, no, subject: 'other' };
}

function verification(one: object) {
  const photo = `/api/files/${randomUUID()}`;
  return {
    real_name: 'Nombre',
    id_number: 'A1',
    id_number_img: photo,
    id_number_img_two: photo,
    ...one,
  };
}

/** Changes an id to one of the same form that does not exist. */
function absent(id: string): string {
  return id.replace(/\w(?=\w*$)/g, (sign) => (sign === '7' ? '8' : '7'));
}

/** Every call that takes an id. The stranger sends them with the owner's ids. */
const takesId: readonly (readonly [string, (id: string) => ReturnType<typeof post>])[] = [
  ...asking.map(
    ([path, what, body]) =>
      [
        `${path} (${what})`,
        (id: string) =>
          body === null
            ? kit.get(`/files/${encodeURIComponent(id.replace('/api/files/', ''))}`, stranger)
            : post(path, body(id), stranger),
      ] as const,
  ),
  ['/fund/purchase', (id) => post('/fund/purchase', { project_id: id }, stranger)],
  ['/ipo/buy', (id) => post('/ipo/buy', { id, tag: id, count: 300, price: '25.33' }, stranger)],
  ['/stock/new/index', (id) => kit.get(`/stock/new/index?id=${encodeURIComponent(id)}`, stranger)],
];

describe('the id of another customer’s data', () => {
  test.each(asking)('is answered like a missing id by %s (%s)', async (path, what, body) => {
    const ask = (id: string) =>
      body === null ? kit.get(id.replace('/api', ''), stranger) : post(path, body(id), stranger);
    expect(absent(own[what])).not.toBe(own[what]);
    const [theirs, absentOnes] = [await ask(own[what]), await ask(absent(own[what]))];
    expect(theirs.body?.msg).toBe('no');
    expect([theirs.status, theirs.text]).toEqual([absentOnes.status, absentOnes.text]);
  });

  test('the id of another customer’s data is answered like a missing id, for every visible id in every call with an id', async () => {
    const shown = new Set((await everything()).flatMap(idsIn));
    const seen = [...(await everyList(stranger)), ...(await everything(stranger))].join('\n');
    const ownIds = [...shown].filter((id) => !seen.includes(id));
    expect(ownIds.length).toBeGreaterThan(15);
    /** Answers to ids that do not exist, by call and form of the id. */
    const answers = new Map<string, Awaited<ReturnType<typeof post>>>();
    const answerToAbsent = async ([what, ask]: (typeof takesId)[number], id: string) => {
      const form = `${what} ${id.replaceAll(/[\da-f]/g, '0').replaceAll(/[A-Z]/g, 'A')}`;
      const answer = answers.get(form) ?? (await ask(absent(id)));
      answers.set(form, answer);
      return answer;
    };
    for (const id of ownIds) {
      // An hour passes, because cases and messages have a limit per hour.
      kit.advance(3_600_000);
      for (const call of takesId) {
        const [what, ask] = call;
        const [theirs, absentOnes] = [await ask(id), await answerToAbsent(call, id)];
        expect([what, id, theirs.status, theirs.text]).toEqual([
          what,
          id,
          absentOnes.status,
          absentOnes.text,
        ]);
        expect([what, theirs.body?.msg]).toEqual([what, 'no']);
      }
    }
  }, 120_000);

  test('changes nothing', async () => {
    const before = await everything();
    for (const [path, what, body] of asking) {
      if (body !== null) await post(path, body(own[what]), stranger);
    }
    expect(await everything()).toEqual(before);
  });
});

test('another customer’s same actions leave the owner’s data unchanged', async () => {
  expect(aroundAnother[1]).toEqual(aroundAnother[0]);
  const before = await everything();
  expect(await kit.data('/stock/success/user_message/unread-count', owner)).not.toEqual({
    unread_count: 0,
  });
  await mustSucceed('/collection/remove', { symbol: 'ACME' }, another);
  await kit.data('/stock/success/user_message/list-message', another);
  const passwords = { password: 'secret-7', password_new: 'secret-8' };
  await mustSucceed('/user/password/up', passwords, another);
  await mustSucceed('/v2/session/logout', {}, await kit.newcomer());
  expect(await everything()).toEqual(before);
});

test('starting over empties only the caller’s account', async () => {
  const before = await everything();
  const again = await kit.newcomer();
  expect((await post('/v2/recharge/add', { count: '5000' }, again)).body?.msg).toBe('ok');
  expect((await post('/v2/start-over', {}, again)).body?.msg).toBe('ok');
  expect(await everything()).toEqual(before);
});

test('the same key of another customer is independent', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const send = (by: string) =>
    kit.post('/stock/success/v2/recharge/add', { count: '5000' }, by, headers);
  const [first, second] = [await send(owner), await send(stranger)];
  expect(second.body?.msg).toBe('ok');
  expect(second.text).not.toBe(first.text);
});

test('a stream shows the figures of its own customer', async () => {
  const numbers = await Promise.all(
    [owner, stranger].map(async (token) => {
      const request = new Request('http://sandbox/api/v2/quotes/stream?account=1', {
        headers: { token },
      });
      const reader = (await kit.sandbox.fetch(request)).body!.getReader();
      const { value } = await reader.read();
      await reader.cancel();
      const event = JSON.parse(new TextDecoder().decode(value).slice('data: '.length));
      const { user, unread_count: messages, unread_notices: notices } = event;
      const polled = async (path: string) => (await kit.get(path, token)).body?.data;
      expect(user).toEqual(await polled('/stock/success/v2/user/info'));
      expect(await polled('/stock/success/user_message/unread-count')).toEqual({
        unread_count: messages,
      });
      expect(await polled('/stock/success/v2/notice/unread-count')).toEqual({
        unread_count: notices,
      });
      return [user.no, messages, notices];
    }),
  );
  const [ofOwner, ofStranger] = numbers;
  expect(ofOwner).not.toEqual(ofStranger);
});

/** Calls with a session that take no id of a customer's data. */
const harmless = [
  '/v2/quotes/stream',
  '/stock/success/bank/add',
  '/stock/success/collection/add',
  '/stock/success/collection/remove',
  '/stock/success/deal/buy',
  '/stock/success/fund/purchase',
  '/stock/success/ipo/buy',
  '/stock/success/loans/add',
  '/stock/success/upload',
  '/stock/success/user/password/up',
  '/stock/success/user_message/send',
  '/stock/success/v2/passkey/add',
  '/stock/success/v2/passkey/options',
  '/stock/success/v2/passkey/withdraw',
  '/stock/success/v2/recharge/add',
  '/stock/success/v2/recovery/secure',
  '/stock/success/v2/session/logout',
  '/stock/success/v2/start-over',
];

test('covers every call that needs a session', () => {
  const looked = [...reading.map(([, path]) => path), ...asking.map(([path]) => path)].map((path) =>
    path === '/files/:id' ? path : prefix + path,
  );
  const rule = 'each is in `reading`, in `asking` or among the `harmless`';
  expect([...new Set([...looked, ...harmless])].toSorted(), rule).toEqual(
    closed.map(({ path }) => path).toSorted(),
  );
});
