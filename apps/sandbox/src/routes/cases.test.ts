import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import { bankAccount, openForFile, refusalBody, transactionCode } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

const second = 1000;

beforeEach(async () => {
  kit.setTime(start);
  token = await kit.newcomerWithCode();
});

interface Case {
  no: string;
  kind: string;
  operation_no: string;
  state: string;
}

interface Message {
  message: string;
  from: string;
  case_no: string | null;
  client_key: string | null;
}

const recharge = () => kit.order('/v2/recharge/add', { count: '5000' }, token);

const open = (request: object, key?: string) =>
  kit.send('/v2/case/open', { kind: 'recharge', subject: 'not-received', ...request }, token, key);

const opened = async (request: object) => (await open(request))?.data as Case;
const close = (no: string) => kit.send('/v2/case/close', { no }, token);
const rowsAt = async <Row>(path: string) => ((await kit.read(path, token)) as { rows: Row[] }).rows;
const cases = () => rowsAt<Case>('/v2/case/list');
const chat = () => rowsAt<Message>('/user_message/list-message?peek=1');

it('opens a case with a number and a message in the chat', async () => {
  const no = await recharge();
  const key = randomUUID();
  const answer = await open({ no, message: ' No llegó. ' }, key);
  const expected = {
    kind: 'recharge',
    operation_no: no,
    name: null,
    amount: '5000.00',
    subject: 'not-received',
    message: 'No llegó.',
    state: 'open',
  };
  expect(answer).toMatchObject({ msg: 'ok', data: expected });
  const [row, ...others] = await cases();
  expect(row).toEqual(answer?.data);
  expect(row?.no).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(others).toEqual([]);
  expect(await chat()).toMatchObject([
    { message: 'No llegó.', from: 'customer', case_no: row?.no, client_key: key },
  ]);
});

it('posts the number of the case without a message', async () => {
  const { no } = await opened({ no: await recharge(), message: '  ' });
  expect(await cases()).toMatchObject([{ no, message: null }]);
  expect(await chat()).toMatchObject([{ message: no, case_no: no }]);
});

it('is answered by the automatic reply, and closed by the customer', async () => {
  const { no } = await opened({ no: await recharge() });
  kit.advance(30 * second);
  expect(await cases()).toMatchObject([{ no, state: 'answered' }]);
  expect((await chat()).map(({ from }) => from)).toEqual(['customer', 'agent']);
  expect(await close(no)).toMatchObject({ msg: 'ok' });
  expect(await close(no)).toMatchObject({ msg: 'ok' });
  expect(await cases()).toMatchObject([{ no, state: 'closed' }]);
  expect(await close('7777-7777')).toEqual(refusalBody('not-found'));
});

it('keeps a closed case closed after a later reply', async () => {
  const { no } = await opened({ no: await recharge() });
  await close(no);
  kit.advance(30 * second);
  expect(await cases()).toMatchObject([{ no, state: 'closed' }]);
});

describe('a second case about an operation', () => {
  it('reopens the first case with the new message', async () => {
    const no = await recharge();
    const first = await opened({ no });
    kit.advance(30 * second);
    const again = await opened({ no, subject: 'other', message: 'Sigue sin llegar.' });
    expect(again).toEqual({ ...first, state: 'open' });
    expect(await cases()).toEqual([again]);
    expect((await chat()).at(-1)).toMatchObject({ message: 'Sigue sin llegar.', case_no: null });
  });

  it('changes nothing without a message', async () => {
    const no = await recharge();
    const first = await opened({ no });
    expect(await opened({ no, subject: 'other' })).toEqual(first);
    expect(await chat()).toHaveLength(1);
  });

  it('opens a new case after the first was closed', async () => {
    const no = await recharge();
    const first = await opened({ no });
    await close(first.no);
    kit.advance(second);
    const next = await opened({ no });
    expect(next.no).not.toBe(first.no);
    expect((await cases()).map(({ state }) => state)).toEqual(['open', 'closed']);
  });
});

it('accepts a case that arrives ten minutes late', async () => {
  const no = await recharge();
  const headers = { 'Order-Age': '600000' };
  const body = { kind: 'recharge', no, subject: 'other' };
  const reply = await kit.post('/stock/success/v2/case/open', body, token, headers);
  expect(reply.body).toMatchObject({ msg: 'ok' });
});

it.each(['stock', 'block', 'qip', 'ipo', 'fund', 'withdrawal', 'loan', 'movement'])(
  'refuses a %s with the number of a recharge',
  async (kind) => {
    expect(await open({ kind, no: await recharge() })).toEqual(refusalBody('not-found'));
    expect(await cases()).toEqual([]);
    expect(await chat()).toEqual([]);
  },
);

it('accepts every kind of operation', async () => {
  await kit.send('/bank/add', bankAccount, token);
  const bank_id = await kit.cardOf(token);
  const share = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };
  const paidOut = { bank_id, count: '250', stock_password: transactionCode };
  const offering = { id: '1495990', tag: 'XILONA', count: 200, price: '39.52' };
  const [entry] = await rowsAt<{ id: string }>('/v2/bill');
  const numbers = {
    stock: await kit.order('/deal/buy', share, token),
    withdrawal: await kit.order('/money/access', paidOut, token),
    ipo: await kit.order('/ipo/buy', offering, token),
    loan: await kit.order('/loans/add', { count: '500' }, token),
    fund: await kit.order('/fund/purchase', { project_id: 'LIQ-20777' }, token),
    movement: entry?.id,
  };
  for (const [kind, no] of Object.entries(numbers)) {
    expect([kind, await open({ kind, no })]).toMatchObject([kind, { msg: 'ok' }]);
  }
  const found = Object.fromEntries(
    (await rowsAt<{ kind: string; name: string; amount: string }>('/v2/case/list')).map(
      ({ kind, name, amount }) => [kind, [name !== null, amount]],
    ),
  );
  // The purchase costs 100.00 and a fee of 0.03 %; the application 200 × 39.52 = 7904.00 and a fee
  // of 2.37.
  expect(found).toEqual({
    stock: [true, '100.03'],
    withdrawal: [false, '250.00'],
    ipo: [true, '7906.37'],
    loan: [false, '500.00'],
    fund: [true, expect.any(String)],
    movement: [false, '25000.00'],
  });
});

it('refuses a message that is too long', async () => {
  const no = await recharge();
  expect(await open({ no, message: 'x'.repeat(1001) })).toEqual(refusalBody('message-too-long'));
  expect(await cases()).toEqual([]);
});
