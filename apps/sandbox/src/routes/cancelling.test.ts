import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import { bankAccount, openForFile, refusalBody, transactionCode } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

const second = 1000;
const minute = 60 * second;

/**
 * An offering of 278,000 shares, for 111,200 of which others apply. It closes at 16:20. The shares
 * cost 200 × 39.52 = 7904.00, and the fee is 2.3712.
 */
const offering = { id: '1495990', tag: 'XILONA', count: 200, price: '39.52' };
/** An offering of 104,000 shares. Others apply for 270,400. It closes at 16:00. */
const scarce = { id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' };
/** An offering that is open from 18:40 to 19:40. */
const evening = { id: '1496000', tag: 'INDIGA', count: 200, price: '18.42' };
/** An offering of 450,000 shares. Others apply for 180,000. It is open from 20:00 to 21:00. */
const night = { id: '1496004', tag: 'MAREDA', count: 200, price: '24.59' };

beforeEach(async () => {
  kit.setTime(start);
  token = await kit.newcomerWithCode();
});

async function withdrawal(): Promise<string> {
  await kit.send('/bank/add', bankAccount, token);
  const body = { bank_id: await kit.cardOf(token), count: '250', stock_password: transactionCode };
  return kit.order('/money/access', body, token);
}

const recharge = () => kit.order('/v2/recharge/add', { count: '5000' }, token);
const application = (of = offering, by = token) => kit.order('/ipo/buy', of, by);
const loan = () => kit.order('/loans/add', { count: '500' }, token);

const cancel = (kind: string, no: string, key?: string) =>
  kit.send('/v2/cancel', { kind, no }, token, key);

const data = (path: string) => kit.read(path, token);
const balance = () => kit.balance(token);

/** Kinds of the notices about the request. */
const notices = async () =>
  ((await data('/v2/notice/list')) as { rows: { kind: string }[] }).rows
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'card-added');

/** Time five seconds after the request. */
const cancelledAt = '2026-11-20T15:30:05.000Z';

const cases = [
  [
    'withdrawal',
    withdrawal,
    '24750.00',
    '250.00',
    '/property/withdraw',
    { status: 'c', ended_at: cancelledAt },
  ],
  [
    'recharge',
    recharge,
    '25000.00',
    '0.00',
    '/property/list',
    { status: 4, ended_at: cancelledAt },
  ],
  // The balance after the application is 25000.00 − 7906.37.
  [
    'ipo',
    () => application(),
    '17093.63',
    '7906.37',
    '/ipo/list',
    { status: 4, returned: '7906.37', ended_at: cancelledAt },
  ],
  [
    'loan',
    loan,
    '25000.00',
    '0.00',
    '/loans/list',
    { state: 6, decided_at: cancelledAt, paid_out_at: null },
  ],
] as const;

describe.each(cases)('a cancelled %s', (kind, request, pending, returned, list, ended) => {
  it('returns its held money, never settles and has no notice', async () => {
    const no = await request();
    expect(await balance()).toBe(pending);
    kit.advance(5 * second);
    expect(await cancel(kind, no)).toEqual({ msg: 'ok', data: { no, returned } });
    expect(await balance()).toBe('25000.00');
    kit.advance(3 * 3600 * second);
    expect(await balance()).toBe('25000.00');
    expect(await data(list)).toMatchObject({ rows: [{ no, ...ended }], count: 1 });
    expect(await notices()).toEqual([]);
    expect(await data('/v2/user/info')).toMatchObject({ money: '25000.00', total: '25000.00' });
  });

  it('repeats the answer to the same key and refuses another key', async () => {
    const no = await request();
    const key = randomUUID();
    const first = await cancel(kind, no, key);
    expect(await cancel(kind, no, key)).toEqual(first);
    expect(await cancel(kind, no)).toEqual(refusalBody('already-cancelled'));
    expect(await balance()).toBe('25000.00');
  });

  it('cannot be cancelled as another kind', async () => {
    const no = await request();
    for (const [other] of cases.filter(([one]) => one !== kind)) {
      expect(await cancel(other, no)).toEqual(refusalBody('not-found'));
    }
    expect(await balance()).toBe(pending);
  });

  it('cannot be cancelled after its end', async () => {
    const no = await request();
    for (let turn = 0; turn < 3; turn += 1) {
      kit.advance(60 * minute);
      await balance();
    }
    const before = await balance();
    expect(await cancel(kind, no)).toEqual(refusalBody('too-late-to-cancel'));
    expect(await balance()).toBe(before);
  });
});

describe('a cancelled request', () => {
  it('appears in the bill', async () => {
    kit.advance(second);
    const no = await withdrawal();
    kit.advance(5 * second);
    await cancel('withdrawal', no);
    expect(await data('/v2/bill')).toMatchObject({
      rows: [
        { type: 'income', amount: '250.00', balance: '25000.00', reason: 'withdraw-cancel', no },
        { type: 'expense', amount: '250.00', balance: '24750.00', reason: 'withdraw-request', no },
        { reason: 'welcome-credit' },
      ],
    });
  });

  it('is listed by its status', async () => {
    await cancel('withdrawal', await withdrawal());
    await cancel('recharge', await recharge());
    await cancel('loan', await loan());
    kit.setTime(Date.parse('2026-11-20T18:45:00Z'));
    await cancel('ipo', await application(evening));
    for (const list of ['/property/withdraw?status=c', '/property/list?status=4']) {
      expect(await data(list)).toMatchObject({ count: 1 });
    }
    expect(await data('/loans/list?state=6')).toMatchObject({ count: 1 });
    const orders = { mold: 'ipo', status: 4 };
    const listed = await kit.send('/deal/list', orders, token);
    expect(listed).toMatchObject({ data: { rows: [{ status: 4 }], count: 1 } });
  });

  it('releases the credit of an approved loan before its payout', async () => {
    const no = await loan();
    kit.advance(30 * second);
    expect(await data('/loans/list')).toMatchObject({ rows: [{ state: 2 }] });
    expect(await data('/loans/data')).toMatchObject({ remainingAmount: '9500.00' });
    expect(await cancel('loan', no)).toMatchObject({ msg: 'ok' });
    kit.advance(minute);
    expect(await data('/loans/data')).toMatchObject({
      amountDue: '0.00',
      remainingAmount: '10000.00',
      creditScore: 100,
    });
    expect(await balance()).toBe('25000.00');
  });
});

describe('a cancelled application', () => {
  it('lets the customer apply again', async () => {
    kit.setTime(Date.parse('2026-11-20T20:05:00Z'));
    await cancel('ipo', await application(night));
    kit.advance(second);
    const no = await application({ ...night, count: 400 });
    expect(await kit.send('/ipo/buy', night, token)).toEqual(refusalBody('already-applied'));
    kit.advance(55 * minute);
    // All 400 shares are allotted. They cost 400 × 24.59 = 9836.00, and the fee is 2.9508.
    expect(await data('/ipo/list')).toMatchObject({
      rows: [{ no, status: 2, allotted: 400, amount: '9836.00' }, { status: 4 }],
    });
    expect(await balance()).toBe('15161.05');
    expect(await notices()).toEqual(['ipo-allotted']);
  });

  it('does not count in the allotment', async () => {
    const no = await application(scarce);
    const other = await kit.newcomer();
    await application({ ...scarce, count: 900 }, other);
    await cancel('ipo', no);
    kit.advance(30 * minute);
    // Together 270,400 + 900 = 271,300 shares are applied for, and 900 × 104,000 ÷ 271,300 = 345.0.
    expect(await kit.read('/ipo/list', other)).toMatchObject({
      rows: [{ status: 2, allotted: 345 }],
    });
  });

  it('cannot be cancelled after the offering has closed', async () => {
    kit.setTime(Date.parse('2026-11-20T18:45:00Z'));
    const no = await application(evening);
    kit.setTime(Date.parse('2026-11-20T19:40:00Z'));
    expect(await cancel('ipo', no)).toEqual(refusalBody('too-late-to-cancel'));
  });
});
