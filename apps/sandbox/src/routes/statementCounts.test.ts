import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  bankAccount,
  openForFile,
  photoForm,
  type Reply,
  transactionCode,
} from '../testSandbox.fixture.ts';
import { routes } from '../http/app.ts';

// Limits how many statements each call sends to the database. The numbers here are the decided
// limits: a call that needs more gets slower on every database behind a network.

const kit = await openForFile();
let token: string;
/** Ids of the customer's data. */
const own = { lot: '', card: '', photo: '' };

async function data<Data>(path: string, body: unknown): Promise<Data> {
  const answer = (await kit.post(`/stock/success${path}`, body, token)).body;
  expect([path, answer?.msg, answer?.data]).toEqual([path, 'ok', answer?.data]);
  return answer?.data as Data;
}

const share = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };

async function uploaded(): Promise<string> {
  return (await data<{ url: string }>('/upload', photoForm())).url;
}

beforeAll(async () => {
  token = await kit.newcomerWithCode();
  await data('/bank/add', bankAccount);
  own.card = await kit.cardOf(token);
  own.lot = (await data<{ no: string }>('/deal/buy', share)).no;
  own.photo = await uploaded();
}, 120_000);

/** Cost of one call: its reads and writes, and its transactions. */
interface Cost {
  statements: number;
  transactions: number;
}

async function costOf(call: () => Promise<unknown>): Promise<Cost> {
  const before = kit.statements.length;
  await call();
  const sent = kit.statements.slice(before);
  const transactions = sent.filter((text) => text === 'begin').length;
  return { statements: sent.length - 2 * transactions, transactions };
}

type Call = [method: 'GET' | 'POST', path: string, asked?: () => object | Promise<object>];

async function makeCall([method, path, getInput = () => ({})]: Call): Promise<void> {
  const input = await getInput();
  const { body, status } =
    method === 'POST'
      ? await kit.post(path, input, token)
      : await kit.get(`${path}?${new URLSearchParams(Object(input)).toString()}`, token);
  expect([path, status, body?.msg ?? 'ok', body?.msg === 'no' ? body.data : null]).toEqual([
    path,
    200,
    'ok',
    null,
  ]);
}

const deal = '/stock/success';

/** Calls that other tests count, or that are not counted. */
const uncounted = [
  'GET /files/:id',
  // This stream runs for minutes.
  'GET /v2/quotes/stream',
  'POST /v2/user/forget',
  `POST ${deal}/v2/session/logout`,
  `POST ${deal}/v2/recovery/secure`,
  'POST /stock/user/passkey/options',
  'POST /stock/user/passkey/login',
  ...['add', 'card', 'options', 'remove', 'rename', 'withdraw'].map(
    (name) => `POST ${deal}/v2/passkey/${name}`,
  ),
];

/** Reads that need input, with their input. */
const readsOf: Call[] = [
  ['GET', '/v2/yahoo', () => ({ symbol: 'ACME' })],
  ['GET', '/v2/market/list', () => ({ market: 'FOREX' })],
  ['GET', '/stock/new/list'],
  ['GET', '/stock/new/list', () => ({ page: '9999' })],
  ['GET', '/stock/new/index', () => ({ id: 'demo-01' })],
  ['GET', `${deal}/v2/portfolio`],
  ['GET', `${deal}/v2/portfolio`, () => ({ range: 'max' })],
  ['GET', `${deal}/v2/bill`],
  ['GET', `${deal}/v2/bill`, () => ({ type: 'income' })],
  ['GET', `${deal}/v2/statement/entries`, () => ({ month: '2026-11' })],
  ['POST', `${deal}/deal/list`, () => ({ mold: 'stock' })],
  ['POST', `${deal}/deal/list`, () => ({ mold: 'ipo' })],
  ['POST', `${deal}/stock/list`, () => ({ mold: 'bulk' })],
  ['GET', `${deal}/v2/transaction`, () => ({ type: 'stock' })],
  ['GET', `${deal}/collection/check`, () => ({ symbol: 'ACME' })],
  ['GET', `${deal}/user_message/list-message`],
  ['GET', `${deal}/user_message/list-message`, () => ({ peek: '1' })],
  ['GET', `${deal}/v2/gain/instruments`, () => ({ year: '2026' })],
  ['GET', `${deal}/v2/gain/list`, () => ({ year: '2026', kind: 'sale', tag: 'ACME' })],
];

/** All other reads; they need no input. */
const plain = routes
  .filter(({ method, path }) => method === 'GET' && !uncounted.includes(`GET ${path}`))
  .filter(({ path }) => readsOf.every(([, other]) => other !== path))
  .map(({ path }): Call => ['GET', path]);

const reads = [...readsOf, ...plain];

/** One statement reads the session with its due jobs, the other the requested data. */
test.each(reads)('%s %s reads in at most two statements', async (...call) => {
  const { statements, transactions } = await costOf(() => makeCall(call));
  expect(statements).toBeLessThanOrEqual(2);
  expect(transactions).toBe(0);
});

test('of all reads, only the chat changes rows, because reading marks its messages', async () => {
  const changing: string[] = [];
  for (const call of reads) {
    const before = kit.statements.length;
    await makeCall(call);
    const sent = kit.statements.slice(before);
    if (sent.some((text) => /\b(insert into|update [\w"]+ set|delete from)\b/.test(text))) {
      changing.push(call[1]);
    }
  }
  expect(changing).toEqual([`${deal}/user_message/list-message`]);
});

/** Figures that apps read every few seconds. */
const figures: Call[] = [
  ['GET', `${deal}/v2/balance`],
  ['GET', `${deal}/v2/user/info`],
  ['GET', `${deal}/user_message/unread-count`],
];

test.each(figures)(
  '%s %s reads the figures with the session, in one statement',
  async (...call) => {
    expect(await costOf(() => makeCall(call))).toEqual({ statements: 1, transactions: 0 });
  },
);

test('a photo is read in two statements', async () => {
  const { statements } = await costOf(() => kit.get(own.photo.replace(/^\/api/, ''), token));
  expect(statements).toBe(2);
});

interface Offer {
  id: string;
  tag: string;
  price: string;
  count: number;
  status: number;
}

async function offer(mold: 'bulk' | 'finalize'): Promise<object> {
  const { rows } = await data<{ rows: Offer[] }>('/stock/list', { mold });
  const open = rows.find(({ status }) => status === 1);
  if (open !== undefined) {
    const { id, tag, price, count } = open;
    return { id, tag, price, count, mold, stock_password: transactionCode };
  }
  kit.advance(24 * 3_600_000);
  return offer(mold);
}

async function verification(): Promise<object> {
  const images = { id_number_img: own.photo, id_number_img_two: await uploaded() };
  return { real_name: 'Nombre', id_number: 'A1', ...images };
}

/** Requests a loan, waits until it is paid out, and returns its number. */
async function owedLoan(): Promise<string> {
  const { no } = await data<{ no: string }>('/loans/add', { count: '500' });
  // The first step decides the loan, the second pays it out.
  for (const _ of ['decision', 'payout']) {
    kit.advance(30_000);
    await kit.get(`${deal}/v2/balance`, token);
  }
  return no;
}

/** Creates a pending request and returns the input that cancels it. */
async function pending(kind: string, path: string, asked: object): Promise<object> {
  return { kind, no: (await data<{ no: string }>(`/${path}`, asked)).no };
}

const dollars = { count: '5000' };
const payment = () => ({ bank_id: own.card, count: '250', stock_password: transactionCode });

async function openedCase(): Promise<{ no: string }> {
  const asked = await pending('recharge', 'v2/recharge/add', dollars);
  return data('/v2/case/open', { ...asked, subject: 'other' });
}

const phone = '5520000001';
const application = { id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' };
const other = { ...bankAccount, bank_card: '002010000000000014' };

/**
 * Limits per call: statements without `begin` and `commit`, and transactions. With `begin` and
 * `commit`, a purchase sends the database five statements in all, a sale six.
 */
const writes: [...Call, cost: [statements: number, transactions: number]][] = [
  ['POST', `${deal}/deal/buy`, () => share, [3, 1]],
  ['POST', `${deal}/deal/buy`, () => offer('bulk'), [5, 1]],
  [
    'POST',
    `${deal}/deal/sell`,
    () => ({ no: own.lot, price: '100.00', sell_price: '100.00' }),
    [4, 1],
  ],
  ['POST', `${deal}/ipo/buy`, () => application, [6, 1]],
  ['POST', `${deal}/fund/purchase`, () => ({ project_id: 'LIQ-20777' }), [5, 1]],
  ['POST', `${deal}/v2/recharge/add`, () => ({ count: '5000' }), [7, 1]],
  ['POST', `${deal}/money/access`, payment, [10, 1]],
  ['POST', `${deal}/loans/add`, () => ({ count: '500' }), [8, 1]],
  ['POST', `${deal}/v2/cancel`, () => pending('withdrawal', 'money/access', payment()), [8, 1]],
  ['POST', `${deal}/v2/cancel`, () => pending('recharge', 'v2/recharge/add', dollars), [7, 1]],
  ['POST', `${deal}/v2/cancel`, () => pending('loan', 'loans/add', dollars), [8, 1]],
  ['POST', `${deal}/collection/add`, () => ({ symbol: 'ACME' }), [2, 0]],
  ['POST', `${deal}/collection/remove`, () => ({ symbol: 'ACME' }), [2, 0]],
  ['POST', `${deal}/user_message/send`, () => ({ message: 'Hola' }), [7, 1]],
  [
    'POST',
    `${deal}/v2/case/open`,
    async () => ({ subject: 'other', ...(await pending('recharge', 'v2/recharge/add', dollars)) }),
    [8, 1],
  ],
  ['POST', `${deal}/bank/add`, () => other, [12, 1]],
  [
    'POST',
    `${deal}/bank/edit`,
    () => ({ id: own.card, type: 'bank', ...bankAccount, bank_user: 'Otra persona' }),
    [11, 1],
  ],
  ['POST', `${deal}/upload`, photoForm, [3, 1]],
  ['POST', `${deal}/autonomy/add`, verification, [6, 1]],
  [
    'POST',
    `${deal}/user/password/up`,
    () => ({ password: 'secret-7', password_new: 'secret-8' }),
    [8, 1],
  ],
  ['POST', '/stock/user/reg', () => ({ user: phone, password: 'secret-7', code: 'CORRO' }), [5, 1]],
  ['POST', '/stock/user/login', () => ({ user: phone, password: 'secret-7' }), [9, 0]],
  ['POST', `${deal}/v2/case/close`, async () => ({ no: (await openedCase()).no }), [2, 0]],
  ['POST', `${deal}/bank/delete`, () => ({ id: own.card }), [2, 0]],
  [
    'POST',
    `${deal}/v2/notice/read`,
    () => ({ id: `card-removed-${own.card}`, and_older: true }),
    [2, 0],
  ],
  ['POST', `${deal}/v2/session/end`, () => ({ others: true }), [2, 0]],
  ['POST', `${deal}/v2/start-over`, () => ({}), [59, 1]],
  ['POST', `${deal}/loans/repay`, async () => ({ no: await owedLoan() }), [9, 1]],
];

test.each(writes)('%s %s writes in at most the listed number of statements', async (...given) => {
  const [method, path, asked, [statements, transactions]] = given;
  const input = await asked?.();
  const cost = await costOf(() => makeCall([method, path, () => input ?? {}]));
  expect(cost.statements).toBeLessThanOrEqual(statements);
  expect(cost.transactions).toBeLessThanOrEqual(transactions);
});

test.each([
  // The order fails. It takes two more statements than a purchase: one stores the failed order, one
  // replaces the answer stored for the key. Three others count the first code after the change of
  // the password, which has made the server forget the device.
  ['/deal/buy', async () => ({ ...(await offer('bulk')), count: 1_000_000 }), [10, 1]],
  ['/ipo/buy', async () => ({ ...application, count: 1600 }), [6, 1]],
] as const)(
  '%s beyond the balance is refused in at most the decided number of statements',
  async (path, asked, most) => {
    const input = await asked();
    const by = path === '/ipo/buy' ? await kit.newcomer() : token;
    let refused: Reply | null = null;
    const cost = await costOf(async () => {
      refused = await kit.post(`${deal}${path}`, input, by);
    });
    expect(refused).toMatchObject({ body: { msg: 'no', data: 'insufficient-funds' } });
    expect(cost.statements).toBeLessThanOrEqual(most[0]);
    expect(cost.transactions).toBe(most[1]);
  },
);

test('a repeated order is answered by the one statement that reads its session', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await kit.post(`${deal}/deal/buy`, share, token, key);
  let again: Reply | null = null;
  const cost = await costOf(async () => {
    again = await kit.post(`${deal}/deal/buy`, share, token, key);
  });
  expect(again).toMatchObject({ text: first.text });
  expect(cost).toEqual({ statements: 1, transactions: 0 });
});

test('every call of the sandbox is counted here', () => {
  const counted = [...reads, ...writes].map(([method, path]) => `${method} ${path}`);
  const all = routes.map(({ method, path }) => `${method} ${path}`);
  const rule = 'list a read with input in `readsOf`, and a write in `writes`';
  expect(new Set([...counted, ...uncounted]), rule).toEqual(new Set(all));
});

async function openStream(query: Record<string, string>) {
  const search = new URLSearchParams(query).toString();
  const request = new Request(`http://sandbox/api/v2/quotes/stream?${search}`, {
    headers: { token },
  });
  return (await kit.sandbox.fetch(request)).body!.getReader();
}

test('each event of a stream with the account reads it with the session, in one statement', async () => {
  const reader = await openStream({ account: '1', every: '1' });
  await reader.read();
  const { statements, transactions } = await costOf(() => reader.read());
  await reader.cancel();
  expect({ statements, transactions }).toEqual({ statements: 1, transactions: 0 });
});

test('a stream of prices reads its session once, then only the list of ended sessions', async () => {
  const reader = await openStream({ symbols: 'ACME', every: '1' });
  await reader.read();
  const before = kit.statements.length;
  // Reads for more than five seconds, after which the stream checks whether its session has ended.
  for (let second = 0; second < 7; second += 1) await reader.read();
  await reader.cancel();
  const sent = kit.statements.slice(before);
  expect(sent.filter((text) => text.includes('"sessions"'))).toEqual([]);
  expect(sent.filter((text) => text.includes('ended_sessions'))).toHaveLength(1);
}, 20_000);

test('a balance is read again after the due jobs that were found with it', async () => {
  const by = await kit.newcomer();
  const balance = async () => (await kit.get(`${deal}/v2/balance`, by)).body?.data;
  const before = await balance();
  await kit.post(`${deal}/v2/recharge/add`, { count: '5000' }, by);
  kit.advance(60_000);
  expect([before, await balance()]).toEqual([{ balance: '25000.00' }, { balance: '30000.00' }]);
});
