import { randomUUID } from 'node:crypto';
import { readContract } from '@corro/openapi/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TestPasskey } from '../authenticator.fixture.ts';
import {
  bankAccount,
  newcomerPassword as password,
  openForFile,
  type Reply,
  transactionCode as code,
} from '../testSandbox.fixture.ts';

// The server executes exactly what a customer has confirmed. In each row a customer signs something
// in one session; then another session or the market changes it, and the execution is refused.
// Without the change it succeeds.

const kit = await openForFile();

/**
 * Tokens of two sessions of one customer: the owner's own session, and another person's session in
 * which the transaction code is known.
 */
let own: string;
let other: string;
let user: string;
let passkey: TestPasskey;
/** The customer's card, as the review shows it. */
let card: { id: string; version: string };

const cardList = z.array(z.object({ id: z.string(), version: z.string() }));
const rowsOf = (shape: z.ZodRawShape) => z.object({ rows: z.array(z.looseObject(shape)) });
const optionsOf = z.looseObject({ challenge: z.string() });

type Call = (path: string, body: object) => Promise<Reply['body']>;
const by = (token: () => string): Call => {
  return (path, body) => kit.send(path, body, token());
};
const me = by(() => own);
const they = by(() => other);

async function mustSucceed(sent: Promise<Reply['body']>): Promise<unknown> {
  const body = await sent;
  expect(body).toMatchObject({ msg: 'ok' });
  return body?.data;
}

const sign = async (path: string, body: object) =>
  passkey.sign(optionsOf.parse(await mustSucceed(me(`/v2/passkey/${path}`, body))));

const next = '197531';
const clabe = '998010000000000005';
const changeCode = (call: Call, from = code, to = next) =>
  call('/user/password/up', {
    fund_code_new: to,
    fund_code: from,
    type: 'transaction',
    is_first: false,
    password,
  });
/** Changes of the transaction code. Each one ends the other sessions. */
const changedCodes = {
  'the code': () => changeCode(they),
  'the code, in the same session': () => changeCode(me),
};
const refusedCodes = {
  'the code': 'logout',
  'the code, in the same session': 'wrong-authorization-password',
};
const editCard = (more: object) =>
  mustSucceed(they('/bank/edit', { ...bankAccount, id: card.id, type: 'bank', ...more }));

beforeEach(async () => {
  kit.prices.set('ACME', '100.00');
  own = await kit.newcomerWithCode();
  ({ user } = z.object({ user: z.string() }).parse(await kit.read('/v2/user/info', own)));
  other = await kit.login(user, password);
  passkey = new TestPasskey();
  const creation = await mustSucceed(me('/v2/passkey/options', { password, stock_password: code }));
  const made = passkey.create(Object(creation));
  await mustSucceed(me('/v2/passkey/add', { passkey: made }));
  await mustSucceed(me('/bank/add', bankAccount));
  card = cardList.parse(await kit.read('/bank/list', own))[0]!;
});

/** The customer's only passkey, with the password that removes it. */
async function ownPasskey() {
  const listed = await kit.read('/v2/passkey/list', other);
  const [first] = rowsOf({ id: z.string() }).parse(listed).rows;
  return { id: first?.['id'], password };
}

const changePassword = (call: Call, password_new = 'secret-8') =>
  mustSucceed(call('/user/password/up', { password, password_new }));
/** Changes of the login password. One in another session ends the own session. */
const changedPasswords = {
  'the password': () => changePassword(they),
  'the password, in the same session': () => changePassword(me),
};
const refusedPasswords = {
  'the password': 'logout',
  'the password, in the same session': 'wrong-password',
};
/** What ends the own session. */
const endedSession = {
  'the session, ended': () => mustSucceed(they('/v2/session/end', { others: true })),
};

/** Executes the operation after the owner has confirmed it. */
type Execution = () => Promise<Reply['body']>;

interface Row {
  /** Path of the call that executes the operation. */
  readonly call: string;
  /** Signs the operation with everything that its review shows. */
  readonly sign: () => Promise<Execution>;
  readonly changes: Readonly<Record<string, () => Promise<unknown>>>;
  /** Refusal code after each change; `logout` if the change has ended the session. */
  readonly refusals: Readonly<Record<string, string>>;
}

const withdrawal = () => ({ bank_id: card.id, bank_version: card.version, count: '120' });
const newAccount = { ...bankAccount, bank_card: clabe };
const share = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };

/** Changes of the payout account. */
const destinations = {
  'the number': () => editCard({ bank_card: clabe }),
  'the holder': () => editCard({ bank_user: 'Otra persona' }),
  'the bank': () => editCard({ branch_bank: 'Banco del Norte' }),
  'the number and back': async () => {
    await editCard({ bank_card: clabe });
    await editCard({});
  },
  'the card, deleted': () => mustSucceed(they('/bank/delete', { id: card.id })),
  'the card, deleted and added again': async () => {
    await mustSucceed(they('/bank/delete', { id: card.id }));
    await mustSucceed(they('/bank/add', bankAccount));
  },
  'the balance': () =>
    mustSucceed(they('/money/access', { bank_id: card.id, count: '24990', stock_password: code })),
};
const changedCard = {
  'the number': 'card-changed',
  'the holder': 'card-changed',
  'the bank': 'card-changed',
  'the number and back': 'card-changed',
  'the card, deleted': 'unknown-card',
  'the card, deleted and added again': 'unknown-card',
  'the balance': 'insufficient-funds',
};

async function openOffer(mold: string) {
  const shape = { id: z.string(), tag: z.string(), price: z.string(), count: z.number() };
  for (;;) {
    const listed = await mustSucceed(me('/stock/list', { mold }));
    const found = rowsOf({ ...shape, status: z.number() }).parse(listed).rows;
    const offer = found.find(({ status, price }) => status === 1 && Number(price) < 150);
    if (offer !== undefined) return offer;
    kit.advance(86_400_000);
  }
}

const offerRow = (mold: string): Row => ({
  call: '/deal/buy',
  async sign() {
    const { id, tag, price, count } = await openOffer(mold);
    return () => me('/deal/buy', { id, tag, price, count, mold, stock_password: code });
  },
  changes: {
    ...changedCodes,
    'the day': async () => kit.advance(86_400_000),
  },
  refusals: { ...refusedCodes, 'the day': 'time-not-allowed' },
});

const number = async (sent: Promise<Reply['body']>) =>
  z.object({ no: z.string() }).parse(await mustSucceed(sent)).no;

const signed: Readonly<Record<string, Row>> = {
  'a withdrawal with the code': {
    call: '/money/access',
    async sign() {
      const body = { ...withdrawal(), stock_password: code };
      return () => me('/money/access', body);
    },
    changes: { ...destinations, ...changedCodes },
    refusals: { ...changedCard, ...refusedCodes },
  },
  'a withdrawal with a passkey': {
    call: '/money/access',
    async sign() {
      const body = { ...withdrawal(), passkey: await sign('withdraw', withdrawal()) };
      return () => me('/money/access', body);
    },
    changes: {
      ...destinations,
      'the passkey': async () => mustSucceed(they('/v2/passkey/remove', await ownPasskey())),
      'the challenge, expired': async () => kit.advance(300_000),
    },
    refusals: {
      ...changedCard,
      'the passkey': 'unknown-passkey',
      'the challenge, expired': 'passkey-challenge-expired',
    },
  },
  // The call has the form of the specification, without a version: only the signature binds the
  // destination.
  'a withdrawal with a passkey that names no version': {
    call: '/money/access',
    async sign() {
      const body = { bank_id: card.id, count: '120' };
      const assertion = await sign('withdraw', body);
      return () => me('/money/access', { ...body, passkey: assertion });
    },
    changes: destinations,
    refusals: {
      ...changedCard,
      'the number': 'passkey-challenge-expired',
      'the holder': 'passkey-challenge-expired',
      'the bank': 'passkey-challenge-expired',
      'the number and back': 'passkey-challenge-expired',
    },
  },
  'an account that is added with the code': {
    call: '/bank/add',
    sign: async () => () => me('/bank/add', newAccount),
    changes: {
      ...changedCodes,
      'the account, added with another holder': () =>
        mustSucceed(they('/bank/add', { ...newAccount, bank_user: 'Otra persona' })),
    },
    refusals: {
      ...refusedCodes,
      'the account, added with another holder': 'card-exists',
    },
  },
  'an account that is added with a passkey': {
    call: '/bank/add',
    async sign() {
      const { stock_password: _, ...details } = newAccount;
      const assertion = await sign('card', { ...details, type: 'bank' });
      return () => me('/bank/add', { ...details, ...replaced, passkey: assertion });
    },
    changes: {
      'the number': async () => void (replaced = { bank_card: '012180001234567899' }),
      'the holder': async () => void (replaced = { bank_user: 'Otra persona' }),
      'the bank': async () => void (replaced = { branch_bank: 'Banco del Norte' }),
    },
    refusals: {
      'the number': 'passkey-challenge-expired',
      'the holder': 'passkey-challenge-expired',
      'the bank': 'passkey-challenge-expired',
    },
  },
  'an account that is changed with the code': {
    call: '/bank/edit',
    async sign() {
      const body = { ...newAccount, id: card.id, type: 'bank', version: card.version };
      return () => me('/bank/edit', body);
    },
    changes: {
      'the holder': destinations['the holder'],
      'the bank': destinations['the bank'],
      'the card, deleted': destinations['the card, deleted'],
      ...changedCodes,
    },
    refusals: {
      'the holder': 'card-changed',
      'the bank': 'card-changed',
      'the card, deleted': 'unknown-card',
      ...refusedCodes,
    },
  },
  'an account that is changed with a passkey': {
    call: '/bank/edit',
    async sign() {
      const { stock_password: _, ...details } = newAccount;
      const body = { ...details, id: card.id, type: 'bank' };
      const assertion = await sign('card', body);
      return () => me('/bank/edit', { ...body, passkey: assertion });
    },
    changes: {
      'the holder': destinations['the holder'],
      'the bank': destinations['the bank'],
      'the card, deleted': destinations['the card, deleted'],
    },
    refusals: {
      'the holder': 'passkey-challenge-expired',
      'the bank': 'passkey-challenge-expired',
      'the card, deleted': 'unknown-card',
    },
  },
  'a block trade': offerRow('bulk'),
  'a QIP purchase': offerRow('finalize'),
  'a purchase of shares': {
    call: '/deal/buy',
    sign: async () => () => me('/deal/buy', share),
    changes: {
      'the price': async () => void kit.prices.set('ACME', '101.00'),
      'the balance': destinations['the balance'],
    },
    refusals: { 'the price': 'price-changed', 'the balance': 'insufficient-funds' },
  },
  'a sale of shares': {
    call: '/deal/sell',
    async sign() {
      const no = await number(me('/deal/buy', share));
      return () => me('/deal/sell', { no, price: '100.00', sell_price: '100.00' });
    },
    changes: {
      'the price': async () => void kit.prices.set('ACME', '99.00'),
      'the lot': async () => {
        const listed = await kit.read('/v2/transaction?type=stock', other);
        const [lot] = rowsOf({ no: z.string() }).parse(listed).rows;
        await mustSucceed(
          they('/deal/sell', { no: lot?.['no'], price: '100.00', sell_price: '100.00' }),
        );
      },
    },
    refusals: { 'the price': 'price-changed', 'the lot': 'already-sold' },
  },
  'an application for an IPO': {
    call: '/ipo/buy',
    async sign() {
      const shape = {
        id: z.string(),
        symbol: z.string(),
        issue_price: z.string(),
        min: z.number(),
      };
      const listed = await kit.data('/client/ipo', own);
      const { rows } = rowsOf({ ...shape, status: z.string() }).parse(listed);
      const ipo = rows.find(({ status }) => status === 'Forthcoming');
      const { id, symbol: tag, issue_price: price, min: count } = Object(ipo);
      application = { id, tag, count, price };
      return () => me('/ipo/buy', { ...application, price: offered ?? price });
    },
    changes: {
      'the price': async () => void (offered = '1.00'),
      'the application, made elsewhere': () => mustSucceed(they('/ipo/buy', application)),
      'the balance': destinations['the balance'],
    },
    refusals: {
      'the price': 'invalid-price',
      'the application, made elsewhere': 'already-applied',
      'the balance': 'insufficient-funds',
    },
  },
  'a participation in a fund': {
    call: '/fund/purchase',
    async sign() {
      const shape = { id: z.string(), version: z.string() };
      const [fund] = rowsOf(shape).parse(await kit.data('/v2/fund/list', own)).rows;
      return () =>
        me('/fund/purchase', { project_id: fund?.['id'], version: offered ?? fund?.['version'] });
    },
    changes: {
      'the terms': async () => void (offered = '1000.00-1-0.01-0.03'),
      'the balance': destinations['the balance'],
    },
    refusals: { 'the terms': 'terms-changed', 'the balance': 'insufficient-funds' },
  },
  'a loan': {
    call: '/loans/add',
    async sign() {
      const shape = z.looseObject({ version: z.string() });
      const { version } = shape.parse(await kit.read('/loans/data', own));
      return () => me('/loans/add', { count: '9000', version: offered ?? version });
    },
    changes: {
      'the rate': async () => void (offered = '11.00-30-0.00'),
      'the days': async () => void (offered = '12.00-31-0.00'),
      'the fee': async () => void (offered = '12.00-30-1.00'),
      'the credit': () => mustSucceed(they('/loans/add', { count: '2000' })),
    },
    refusals: {
      'the rate': 'terms-changed',
      'the days': 'terms-changed',
      'the fee': 'terms-changed',
      'the credit': 'above-limit',
    },
  },
  'the cancelling of a withdrawal': {
    call: '/v2/cancel',
    async sign() {
      pending = await number(me('/money/access', { ...withdrawal(), stock_password: code }));
      return () => me('/v2/cancel', { kind: 'withdrawal', no: pending });
    },
    changes: {
      'the withdrawal, cancelled': () =>
        mustSucceed(they('/v2/cancel', { kind: 'withdrawal', no: pending })),
      'the withdrawal, paid': async () => kit.advance(30_000),
    },
    refusals: {
      'the withdrawal, cancelled': 'already-cancelled',
      'the withdrawal, paid': 'too-late-to-cancel',
    },
  },
  'the cancelling of a deposit': {
    call: '/v2/cancel',
    async sign() {
      pending = await number(me('/v2/recharge/add', { count: '5000' }));
      return () => me('/v2/cancel', { kind: 'recharge', no: pending });
    },
    changes: {
      'the deposit, cancelled': () =>
        mustSucceed(they('/v2/cancel', { kind: 'recharge', no: pending })),
      'the deposit, credited': async () => kit.advance(60_000),
    },
    refusals: {
      'the deposit, cancelled': 'already-cancelled',
      'the deposit, credited': 'too-late-to-cancel',
    },
  },
  'the cancelling of a loan': {
    call: '/v2/cancel',
    async sign() {
      pending = await number(me('/loans/add', { count: '500' }));
      return () => me('/v2/cancel', { kind: 'loan', no: pending });
    },
    changes: {
      'the loan, cancelled': () => mustSucceed(they('/v2/cancel', { kind: 'loan', no: pending })),
      'the loan, paid out': async () => {
        kit.advance(60_000);
        await kit.balance(own);
      },
    },
    refusals: {
      'the loan, cancelled': 'already-cancelled',
      'the loan, paid out': 'too-late-to-cancel',
    },
  },
  'the repayment of a loan': {
    call: '/loans/repay',
    async sign() {
      pending = await number(me('/loans/add', { count: '500' }));
      // The first step decides the loan, the second pays it out.
      for (const _ of ['decision', 'payout']) {
        kit.advance(30_000);
        await kit.balance(own);
      }
      return () => me('/loans/repay', { no: pending });
    },
    changes: {
      'the loan, repaid': () => mustSucceed(they('/loans/repay', { no: pending })),
      'the balance': () =>
        mustSucceed(
          they('/money/access', { bank_id: card.id, count: '25400', stock_password: code }),
        ),
    },
    refusals: { 'the loan, repaid': 'loan-paid', 'the balance': 'insufficient-funds' },
  },
  'a deposit': {
    call: '/v2/recharge/add',
    sign: async () => () => me('/v2/recharge/add', { count: '5000' }),
    changes: endedSession,
    refusals: { 'the session, ended': 'logout' },
  },
  'a start over': {
    call: '/v2/start-over',
    sign: async () => () => me('/v2/start-over', {}),
    changes: endedSession,
    refusals: { 'the session, ended': 'logout' },
  },
  'a new login password': {
    call: '/user/password/up',
    sign: async () => () => me('/user/password/up', { password, password_new: 'secret-9' }),
    changes: changedPasswords,
    refusals: refusedPasswords,
  },
  'a forgotten login password': {
    call: '/v2/user/forget',
    sign: async () => async () => {
      const body = { user, password: code, new_password: 'secret-9' };
      return (await kit.post('/v2/user/forget', body)).body;
    },
    changes: { 'the code': () => changeCode(they) },
    refusals: { 'the code': 'wrong-code' },
  },
  'the removal of a passkey': {
    call: '/v2/passkey/remove',
    async sign() {
      const removal = await ownPasskey();
      return () => me('/v2/passkey/remove', removal);
    },
    changes: {
      ...changedPasswords,
      'the passkey': async () => mustSucceed(they('/v2/passkey/remove', await ownPasskey())),
    },
    refusals: { ...refusedPasswords, 'the passkey': 'unknown-passkey' },
  },
  'this was not me': {
    call: '/v2/recovery/secure',
    async sign() {
      const { id } = await ownPasskey();
      return () => me('/v2/recovery/secure', { password, passkeys: [id] });
    },
    changes: changedPasswords,
    refusals: refusedPasswords,
  },
  'a new transaction code': {
    call: '/user/password/up',
    sign: async () => () => changeCode(me, code, '864213'),
    changes: { ...changedCodes },
    refusals: { ...refusedCodes },
  },
  'a new passkey': {
    call: '/v2/passkey/add',
    async sign() {
      const options = await mustSucceed(
        me('/v2/passkey/options', { password, stock_password: code }),
      );
      const made = new TestPasskey().create(Object(options));
      return () => me('/v2/passkey/add', { passkey: made });
    },
    changes: { ...changedCodes },
    refusals: { ...refusedCodes, 'the code, in the same session': 'passkey-challenge-expired' },
  },
};

/** Terms and details that the execution sends in place of the reviewed ones. */
let offered: string | null;
let replaced: object;
let pending = '';
let application: object = {};
beforeEach(() => {
  offered = null;
  replaced = {};
});

/** Returns the refusal code; `logout` if the change has ended the owner's session. */
function refusalOf(body: Reply['body']): unknown {
  if (body?.msg !== 'no') return body?.msg;
  return z.object({ code: z.string() }).safeParse(body.data).data?.code ?? body.data;
}

/**
 * Calls with a secret that execute nothing later: they open an account or a session, or return the
 * options for a passkey.
 */
const opening = ['/v2/passkey/options', 'login', 'passkey/login', 'reg'];

test('every call with a secret or a key for an operation has a row', () => {
  const contract = readContract();
  const secrets = /"(password|stock_password|fund_code|passkey)":/;
  const confirmed = contract.calls.flatMap((call) => {
    const { parameters, body } = contract.requestShapeOf(call);
    const isOrder = parameters.some(({ name }) => name === 'Order-Age');
    const hasSecret = secrets.test(JSON.stringify(body?.schema ?? {}));
    return isOrder || hasSecret
      ? call.replace(/^POST (\/stock\/success|\/stock\/user\/)?/, '')
      : [];
  });
  const rows = Object.values(signed).map(({ call }) => call);
  // Starting over shows nothing to sign, but it empties the account.
  const listed = new Set([...confirmed, '/v2/start-over']);
  expect([...new Set([...rows, ...opening])].toSorted()).toEqual([...listed].toSorted());
});

describe.each(Object.entries(signed))('%s', (_, { sign: give, changes, refusals }) => {
  test('is executed once as it was signed', async () => {
    expect(await (await give())()).toMatchObject({ msg: 'ok' });
  });

  test.each(Object.entries(refusals))(
    'is refused after a change of %s: %s',
    async (what, refusal) => {
      const execute = await give();
      await changes[what]!();
      expect(refusalOf(await execute())).toBe(refusal);
    },
  );
});

test('a key that confirmed a withdrawal confirms none to the changed account', async () => {
  const key = randomUUID();
  const body = { ...withdrawal(), stock_password: code };
  const first = await kit.send('/money/access', body, own, key);
  expect(first).toMatchObject({ msg: 'ok' });
  await editCard({ bank_card: clabe });
  expect(await kit.send('/money/access', body, own, key)).toEqual(first);
  const later = cardList.parse(await kit.read('/bank/list', own))[0]!;
  const moved = { ...body, bank_version: later.version };
  expect(refusalOf(await kit.send('/money/access', moved, own, key))).toBe('duplicate-key');
});

test('a withdrawal during a change of its account pays the old account or none', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const body = { ...withdrawal(), stock_password: code };
    const to = turn % 2 === 0 ? clabe : bankAccount.bank_card;
    const masked = `•••• ${(turn % 2 === 0 ? bankAccount.bank_card : clabe).slice(-4)}`;
    const [paid] = await Promise.all([me('/money/access', body), editCard({ bank_card: to })]);
    // A refused withdrawal has no number, so the lookup by number finds no record.
    const no = z.object({ no: z.string() }).safeParse(paid?.data).data?.no ?? 'none';
    const listed = await kit.read(`/property/withdraw?no=${no}`, own);
    const records = rowsOf({ bank_card: z.string() }).parse(listed).rows;
    const outcome = records.map((record) => record['bank_card']).at(0) ?? refusalOf(paid);
    expect([masked, 'card-changed']).toContain(outcome);
    card = cardList.parse(await kit.read('/bank/list', own))[0]!;
  }
});
