import { beforeEach, describe, expect, test } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import {
  bankAccount,
  openForFile,
  photoForm,
  refusalBody,
  transactionCode,
} from '../testSandbox.fixture.ts';

// Some tests advance the clock by weeks without a call, which must not end the session.
const kit = await openForFile({ sessionIdleMs: 30 * 86_400_000 });
let token: string;

beforeEach(async () => {
  kit.setTime(start);
  token = await kit.newcomer();
});

const day = 86_400_000;

interface Notice {
  id: string;
  kind: string;
  is_read: boolean;
  no: string | null;
  created_at: string;
}

const post = async <Data>(path: string, body: unknown) =>
  (await kit.post(`/stock/success${path}`, body, token)).body?.data as Data;

const listNotices = async (query = '') =>
  (await kit.data(`/stock/success/v2/notice/list${query}`, token)) as {
    rows: Notice[];
    count: number;
  };
const unread = () => kit.data('/stock/success/v2/notice/unread-count', token);
const read = (body: object) => kit.post('/stock/success/v2/notice/read', body, token);
const listKinds = async () => (await listNotices()).rows.map(({ kind }) => kind);

/**
 * Advances the clock and runs the due jobs in order. A job that another job adds runs with the next
 * call, so several calls follow.
 */
async function advance(milliseconds: number): Promise<void> {
  kit.advance(milliseconds);
  for (let turn = 0; turn < 3; turn += 1) await unread();
}

const repay = (no: string) => post('/loans/repay', { no });

/** Requests a loan of 30 days and waits for its payout, 40 s later. */
async function borrow(count = '800'): Promise<string> {
  const { no } = await post<{ no: string }>('/loans/add', { count });
  await advance(40_000);
  return no;
}

/** Submits a name for review and waits for the decision. */
const submit = async (id_number: string) => {
  const [front, back] = [
    await post<{ url: string }>('/upload', photoForm()),
    await post<{ url: string }>('/upload', photoForm()),
  ];
  const images = { id_number_img: front.url, id_number_img_two: back.url };
  await post('/autonomy/add', { real_name: 'Nombre', id_number, ...images });
  await advance(60_000);
};

/** Creates three notices and lists them, newest first. */
async function three(): Promise<Notice[]> {
  for (let turn = 0; turn < 3; turn += 1) {
    await post('/v2/recharge/add', { count: '5000' });
    kit.advance(1000);
  }
  await advance(20_000);
  return (await listNotices()).rows;
}

const marks = async () => (await listNotices()).rows.map((row) => row.is_read);

const nothing = {
  tag: null,
  name: null,
  account: null,
  asked: null,
  count: null,
  amount: null,
  returned: null,
  earned: null,
  browser: null,
  system: null,
  device: null,
  end_time: null,
};

test('a new customer has no notices, and neither has a pending request', async () => {
  expect(await listNotices()).toEqual({ rows: [], count: 0 });
  await post('/v2/recharge/add', { count: '5000' });
  expect(await unread()).toEqual({ unread_count: 0 });
});

test('announces a completed and a failed deposit', async () => {
  const done = await post<{ no: string }>('/v2/recharge/add', { count: '5000' });
  kit.advance(1000);
  const failed = await post<{ no: string }>('/v2/recharge/add', { count: '5013' });
  await advance(20_000);
  expect(await listNotices()).toEqual({
    count: 2,
    rows: [
      {
        ...nothing,
        id: `deposit-failed-${failed.no}`,
        kind: 'deposit-failed',
        is_read: false,
        no: failed.no,
        amount: '5013.00',
        created_at: '2026-11-20T15:30:21.000Z',
      },
      {
        ...nothing,
        id: `deposit-done-${done.no}`,
        kind: 'deposit-done',
        is_read: false,
        no: done.no,
        amount: '5000.00',
        created_at: '2026-11-20T15:30:20.000Z',
      },
    ],
  });
  expect(await unread()).toEqual({ unread_count: 2 });
});

test('announces a paid and a failed withdrawal, also after its card is deleted', async () => {
  token = await kit.newcomerWithCode();
  await post('/bank/add', bankAccount);
  const bank_id = await kit.cardOf(token);
  for (const count of ['250', '113']) {
    await post('/money/access', { bank_id, count, stock_password: transactionCode });
    kit.advance(1000);
  }
  await advance(30_000);
  expect((await listNotices()).rows).toMatchObject([
    { kind: 'withdrawal-failed', amount: '113.00' },
    { kind: 'withdrawal-done', amount: '250.00' },
    { kind: 'card-added', name: 'Banco del Centro', account: '•••• 7771' },
  ]);
  await post('/bank/delete', { id: bank_id });
  const [removed] = (await listNotices()).rows;
  expect(removed).toMatchObject({
    kind: 'card-removed',
    no: null,
    name: 'Banco del Centro',
    account: '•••• 7771',
  });
});

describe('a loan', () => {
  const due = start + 40_000 + 30 * day;
  /** Logs in again on the due day of the loan, because the session has ended. */
  async function logInWhenDue(): Promise<void> {
    const { user } = (await kit.data('/stock/success/v2/user/info', token)) as { user: string };
    kit.setTime(due);
    token = await kit.login(user, 'secret-7');
  }

  test('a loan is announced at its payout, a week before its due day, and on that day', async () => {
    const no = await borrow();
    // The interest is 800 × 12 % × 30 ÷ 365 = 7.89.
    expect((await listNotices()).rows).toMatchObject([
      { kind: 'loan-granted', no, amount: '800.00', end_time: '2026-12-20T15:30:40.000Z' },
    ]);
    kit.setTime(due - 7 * day - 1);
    expect(await listKinds()).toEqual(['loan-granted']);
    expect(await unread()).toEqual({ unread_count: 1 });
    kit.setTime(due - 7 * day);
    expect((await listNotices()).rows[0]).toMatchObject({
      kind: 'loan-due',
      no,
      amount: '807.89',
      end_time: '2026-12-20T15:30:40.000Z',
      created_at: '2026-12-13T15:30:40.000Z',
    });
    expect(await unread()).toEqual({ unread_count: 2 });
    await logInWhenDue();
    expect(await listKinds()).toEqual(['loan-paid', 'loan-due', 'loan-granted']);
  });

  test('a loan has no reminder after an early repayment', async () => {
    await repay(await borrow());
    kit.setTime(due - day);
    expect(await listKinds()).toEqual(['loan-granted']);
  });

  test('keeps its reminder when it is repaid after the reminder was shown', async () => {
    const no = await borrow();
    kit.setTime(due - day);
    await repay(no);
    expect(await listKinds()).toEqual(['loan-due', 'loan-granted']);
  });

  test('a loan is announced as late once for any number of attempts', async () => {
    await borrow('5000');
    const { rows } = (await kit.data('/v2/fund/list', token)) as { rows: { id: string }[] };
    const project_id = rows.find(({ id }) => id.startsWith('REN'))?.id;
    for (let bought = 0; bought < 12; bought += 1) await post('/fund/purchase', { project_id });
    await logInWhenDue();
    for (let hour = 0; hour < 3; hour += 1) await advance(3_600_000);
    expect(await listKinds()).toEqual(['loan-late', 'loan-due', 'loan-granted']);
  });

  test('a loan is announced when it is refused', async () => {
    await borrow('813');
    expect((await listNotices()).rows).toMatchObject([{ kind: 'loan-rejected', amount: '813.00' }]);
    expect(await listKinds()).toHaveLength(1);
  });
});

test('announces the end of a fund with its gain', async () => {
  await post('/fund/purchase', { project_id: 'LIQ-20777' });
  await advance(2 * day);
  const [ended] = (await listNotices()).rows;
  const earned = Number((ended as unknown as { earned: string }).earned);
  expect(ended).toMatchObject({ kind: 'fund-paid', name: 'Liquidez Diaria' });
  // The gain is 0.01 % or 0.02 % of 1,000.00.
  expect([0.1, 0.2]).toContain(earned);
  expect(ended).toMatchObject({ amount: (1000 + earned).toFixed(2) });
});

test('announces the allotment of an application', async () => {
  await post('/ipo/buy', { id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' });
  await advance(3_600_000);
  const orders = await kit.data('/stock/success/ipo/list', token);
  const [order] = (orders as { rows: { no: string }[] }).rows;
  const { rows } = await listNotices();
  expect(rows).toMatchObject([{ no: order?.no, tag: 'VALDRA', asked: 300 }]);
  const { kind, count, amount, returned } = rows[0] as Notice & Record<string, string>;
  expect(kind).toBe(Number(count) > 0 ? 'ipo-allotted' : 'ipo-not-allotted');
  // Payment and return add up to the held amount: 300 × 25.33 = 7,599.00 and a fee of 0.03 %, 2.28.
  expect(Number(amount) + Number(returned)).toBeCloseTo(7601.28, 2);
});

test('announces a rejected and then approved identity', async () => {
  await submit('A13');
  await submit('A1');
  expect(await listKinds()).toEqual(['identity-approved', 'identity-rejected']);
});

describe('marking as read', () => {
  test('one notice leaves the others unread, and a repeat changes nothing', async () => {
    const [, middle] = await three();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await read({ id: middle?.id })).body?.msg).toBe('ok');
      expect(await marks()).toEqual([false, true, false]);
    }
  });

  test('all up to one leaves later notices unread', async () => {
    const [, middle] = await three();
    expect((await read({ id: middle?.id, and_older: true })).body?.msg).toBe('ok');
    expect(await marks()).toEqual([false, true, true]);
    expect(await unread()).toEqual({ unread_count: 1 });
  });

  test('a missing or future notice is not found', async () => {
    const { no } = await post<{ no: string }>('/loans/add', { count: '800' });
    await advance(40_000);
    for (const and_older of [true, false]) {
      const { body } = await read({ id: `loan-due-${no}`, and_older });
      expect(body).toEqual(refusalBody('not-found'));
    }
    expect(await marks()).toEqual([false]);
  });

  test('marking as read without an id changes nothing', async () => {
    await three();
    expect(await read({})).toMatchObject({ status: 400, body: refusalBody('bad-request') });
    expect(await marks()).toEqual([false, false, false]);
  });

  test('pages do not overlap', async () => {
    const all = await three();
    const pages = [await listNotices('?limit=2'), await listNotices('?limit=2&page=2')];
    expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
    expect(pages[1]?.count).toBe(3);
  });
});
