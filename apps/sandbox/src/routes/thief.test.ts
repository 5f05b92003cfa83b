import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TestPasskey } from '../authenticator.fixture.ts';
import { routes } from '../http/app.ts';
import { start } from '../testFeed.fixture.ts';
import {
  bankAccount,
  newcomerPassword as password,
  openForFile,
  openTestSandbox,
  photoForm,
  refusalBody,
  type TestSandbox,
  transactionCode as code,
} from '../testSandbox.fixture.ts';

// Tests what a thief can do who has stolen one thing from a customer, such as a session or the
// password. `docs/security.md` has the table.

const kit = await openForFile();

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const done = { msg: 'ok', data: null };
const logout = { msg: 'logout', data: null };
const { stock_password: _, ...unconfirmed } = bankAccount;
const thiefsAccount = { ...bankAccount, bank_card: '998010000000000005' };
const { stock_password: __, ...thiefsDetails } = thiefsAccount;

const numbered = z.object({ no: z.string() });
const identified = z.object({ id: z.string() });
const opened = z.object({ token: z.string() });
const rowsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ rows: z.array(z.object(shape)) });

/** A customer with one record of each kind, and the records' ids. */
interface Owner {
  user: string;
  token: string;
  passkey: TestPasskey;
  ids: Record<'card' | 'lot' | 'loan' | 'pendingLoan' | 'recharge' | 'case' | 'passkey', string>;
  photo: string;
}

const userOf = async (token: string, at = kit) =>
  z.object({ user: z.string() }).parse(await at.read('/v2/user/info', token)).user;

async function addPasskey(token: string, passkey = new TestPasskey()) {
  const secrets = { password, stock_password: code };
  const options = await kit.send('/v2/passkey/options', secrets, token);
  const made = passkey.create(Object(options?.data));
  const added = await kit.send('/v2/passkey/add', { passkey: made }, token);
  return { passkey, id: identified.parse(added?.data).id };
}

async function settle(): Promise<Owner> {
  const token = await kit.newcomerWithCode();
  const send = async (path: string, body: unknown) => {
    const answer = await kit.send(path, body, token);
    expect([path, answer]).toEqual([path, expect.objectContaining({ msg: 'ok' })]);
    return answer?.data;
  };
  const place = async (path: string, body: unknown) => numbered.parse(await send(path, body)).no;
  await send('/bank/add', bankAccount);
  const { passkey, id } = await addPasskey(token);
  const lot = await place('/deal/buy', share);
  const loan = await place('/loans/add', { count: '500' });
  kit.advance(2 * minuteMs);
  await kit.read('/v2/balance', token);
  const { url } = z.object({ url: z.string() }).parse(await send('/upload', photoForm()));
  const ids = {
    card: await kit.cardOf(token),
    lot,
    loan,
    pendingLoan: await place('/loans/add', { count: '700' }),
    recharge: await place('/v2/recharge/add', { count: '5000' }),
    case: await place('/v2/case/open', { kind: 'loan', no: loan, subject: 'other' }),
    passkey: id,
  };
  return { user: await userOf(token), token, passkey, ids, photo: url };
}

const share = { tag: 'ACME', count: 10, price: '100.00', mold: 'stock' };

const notices = async (token: string, at = kit) =>
  rowsOf({ kind: z.string() })
    .parse(await at.read('/v2/notice/list?limit=100', token))
    .rows.map(({ kind }) => kind);

const chat = async (token: string, at = kit) =>
  rowsOf({ message: z.string() })
    .parse(await at.read('/user_message/list-message?peek=1', token))
    .rows.map(({ message }) => message);

const payments = async (token: string, at = kit) =>
  rowsOf({ count: z.string(), status: z.string() })
    .parse(await at.read('/property/withdraw?limit=100', token))
    .rows.map(({ count, status }) => `${count} ${status}`);

const withdrawTo = async (account: string, token: string, secret: object, at = kit) => {
  const cards = z
    .array(z.object({ id: z.string(), bank_card: z.string() }))
    .parse(await at.read('/bank/list', token));
  const card = cards.find(({ bank_card }) => bank_card === account);
  return at.send('/money/access', { bank_id: card?.id, count: '20000', ...secret }, token);
};

const changeCode = (body: object, token: string, at: TestSandbox = kit) =>
  at.send(
    '/user/password/up',
    { fund_code_new: '197531', type: 'transaction', is_first: false, ...body },
    token,
  );

const secure = (token: string, secret = password) =>
  kit.send('/v2/recovery/secure', { password: secret, passkeys: [] }, token);

/** Logs in with the password on a device that the customer has not used. */
async function logInElsewhere(user: string, at = kit, secret = password): Promise<string> {
  const { body } = await at.post('/stock/user/login', { user, password: secret });
  return opened.parse(body?.data).token;
}

/**
 * Effect of a write without a secret: the server refuses it with a code (`refused`), the inbox or
 * the chat tells the owner at once (`told`) or within a minute, when it is decided (`told-later`),
 * or no money leaves the account (`stays`).
 */
type Effect = { refused: string } | 'told' | 'told-later' | 'stays';

/** Every write that a session can call, as a thief without a secret sends it. */
const writes: Readonly<Record<string, readonly [body: (own: Owner) => unknown, effect: Effect]>> = {
  '/bank/add': [() => thiefsDetails, { refused: 'wrong-authorization-password' }],
  '/bank/edit': [
    ({ ids }) => ({ ...thiefsDetails, id: ids.card, type: 'bank' }),
    { refused: 'wrong-authorization-password' },
  ],
  '/bank/delete': [({ ids }) => ({ id: ids.card }), 'told'],
  '/money/access': [
    ({ ids }) => ({ bank_id: ids.card, count: '250' }),
    { refused: 'wrong-authorization-password' },
  ],
  '/v2/passkey/options': [() => ({ password: '' }), { refused: 'wrong-password' }],
  '/v2/passkey/add': [
    ({ passkey, ids }) => ({
      passkey: new TestPasskey().create({
        challenge: 'x',
        user: { id: passkey.userHandle },
        excludeCredentials: [{ id: ids.passkey }],
      } as never),
    }),
    { refused: 'passkey-challenge-expired' },
  ],
  '/v2/passkey/rename': [({ ids }) => ({ id: ids.passkey, name: 'Otra' }), 'stays'],
  '/v2/passkey/remove': [
    ({ ids }) => ({ id: ids.passkey, password: '' }),
    { refused: 'wrong-password' },
  ],
  // This call returns only the options for a passkey, so it confirms nothing.
  '/v2/passkey/withdraw': [({ ids }) => ({ bank_id: ids.card, count: '250' }), 'stays'],
  '/v2/passkey/card': [
    () => ({ ...unconfirmed, type: 'bank', bank_card: thiefsDetails.bank_card }),
    'stays',
  ],
  '/user/password/up': [
    () => ({ password: '', password_new: 'thief-secret-9' }),
    { refused: 'wrong-password' },
  ],
  '/v2/recovery/secure': [() => ({ password: '', passkeys: [] }), { refused: 'wrong-password' }],
  '/v2/start-over': [() => ({}), 'told'],
  '/loans/add': [() => ({ count: '600' }), 'told-later'],
  '/v2/recharge/add': [() => ({ count: '5000' }), 'told-later'],
  '/user_message/send': [() => ({ message: 'Cambien mi cuenta, por favor' }), 'told'],
  '/v2/case/open': [({ ids }) => ({ kind: 'stock', no: ids.lot, subject: 'other' }), 'told'],
  '/v2/case/close': [({ ids }) => ({ no: ids.case }), 'stays'],
  '/autonomy/add': [
    ({ photo }) => ({
      real_name: 'Ladrón',
      id_number: 'A1',
      id_number_img: photo,
      id_number_img_two: photo,
    }),
    'told-later',
  ],
  '/loans/repay': [({ ids }) => ({ no: ids.loan }), 'stays'],
  '/v2/cancel': [({ ids }) => ({ kind: 'loan', no: ids.pendingLoan }), 'stays'],
  // The specification asks for no code: the shares and the proceeds stay in the account.
  '/deal/buy': [() => share, 'stays'],
  '/deal/sell': [({ ids }) => ({ no: ids.lot, price: '100.00', sell_price: '100.00' }), 'stays'],
  '/fund/purchase': [() => ({ project_id: 'LIQ-20777' }), 'stays'],
  '/ipo/buy': [() => ({ id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' }), 'stays'],
  '/upload': [photoForm, 'stays'],
  '/collection/add': [() => ({ symbol: 'ACME' }), 'stays'],
  '/collection/remove': [() => ({ symbol: 'ACME' }), 'stays'],
  '/v2/notice/read': [({ ids }) => ({ id: `passkey-added-${ids.passkey}` }), 'stays'],
  // Whoever knows the password can log in again, so the ended sessions do no lasting harm.
  '/v2/session/end': [() => ({ others: true }), 'stays'],
  '/v2/session/logout': [() => ({}), 'stays'],
};

const calls = Object.entries(writes);
const refused = calls.flatMap(([path, [body, effect]]) =>
  typeof effect === 'object' ? [[path, [body, effect]] as const] : [],
);
const staying = calls.filter(([, [, effect]]) => effect === 'stays');
const told = calls.filter(([, [, effect]]) => effect === 'told');
const toldLater = calls.filter(([, [, effect]]) => effect === 'told-later');

const prefix = '/stock/success';

/** Calls by POST that only read. */
const reads = ['/deal/list', '/stock/list'];

test('every write that a session can call is tried', () => {
  const known = new Set(reads);
  const all = routes
    .filter(({ isPublic, method }) => !isPublic && method !== 'GET')
    .map(({ path }) => path.slice(prefix.length))
    .filter((path) => !known.has(path));
  expect(Object.keys(writes).toSorted()).toEqual([...new Set(all)].toSorted());
});

describe('a session alone', () => {
  let owner: Owner;
  let thief: string;
  beforeEach(async () => {
    kit.setTime(start);
    owner = await settle();
    thief = await kit.login(owner.user, password);
  });

  test.each(refused)('is refused by %s', async (path, [body, effect]) => {
    expect(await kit.send(path, body(owner), thief)).toEqual(refusalBody(effect.refused));
  });

  /** Ids of the notices and messages that the owner sees. */
  async function seen(): Promise<string[]> {
    const lists = ['/v2/notice/list?limit=100', '/user_message/list-message?peek=1'];
    const answers = await Promise.all(lists.map((path) => kit.read(path, owner.token)));
    const list = rowsOf({ id: z.string() });
    return answers.flatMap((answer) => list.parse(answer).rows).map(({ id }) => id);
  }

  /** Returns the ids that the owner sees since the thief has made the call. */
  async function toldOf([path, body]: readonly [string, unknown], afterMs: number) {
    // The owner's own requests have ended and the agent has answered, so nothing else is told.
    kit.advance(60 * minuteMs);
    await kit.balance(owner.token);
    const before = new Set(await seen());
    kit.advance(afterMs);
    expect((await seen()).filter((id) => !before.has(id))).toEqual([]);
    expect(await kit.send(path, body, thief)).toMatchObject({ msg: 'ok' });
    // A loan has two steps: the first decides it, the second pays it out.
    for (let step = 0; step < 2; step += 1) {
      kit.advance(afterMs / 2);
      await kit.balance(owner.token);
    }
    return (await seen()).filter((id) => !before.has(id));
  }

  test.each(told)('is told of %s at once', async (path, [body]) => {
    expect(await toldOf([path, body(owner)], 0)).toHaveLength(1);
  });

  test.each(toldLater)('is told of %s within a minute', async (path, [body]) => {
    expect(await toldOf([path, body(owner)], minuteMs)).toHaveLength(1);
  });

  test.each(staying)('%s moves nothing out', async (path, [body]) => {
    expect(await kit.send(path, body(owner), thief)).toMatchObject({ msg: 'ok' });
    kit.advance(2 * dayMs);
    const again = await kit.login(owner.user, password);
    expect(await payments(again)).toEqual([]);
    expect(await kit.read('/bank/list', again)).toMatchObject([{ version: '0' }]);
  });

  test('a session alone cannot buy a block trade or a QIP', async () => {
    for (const mold of ['bulk', 'finalize']) {
      const order = { ...share, mold, id: `${mold}-2026-11-20-ACME` };
      expect(await kit.send('/deal/buy', order, thief)).toMatchObject({ msg: 'no' });
    }
  });

  test('changes no code: neither without a secret, nor as a first one', async () => {
    for (const is_first of [true, false]) {
      expect(await changeCode({ is_first }, thief)).toEqual(refusalBody('transaction-code-exists'));
    }
  });

  test('pays nothing out and keeps the secrets, whichever calls are made in whichever order', async () => {
    const paths = fc.shuffledSubarray(Object.keys(writes), { minLength: 15 });
    const waits = fc.array(fc.constantFrom(0, minuteMs, dayMs), { minLength: 5, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(paths, waits, async (called, pauses) => {
        const own = await settle();
        let by = await kit.login(own.user, password);
        for (const [index, path] of called.entries()) {
          await kit.send(path, writes[path]![0](own), by);
          kit.advance(pauses[index % pauses.length]!);
          if (path === '/v2/session/logout') by = own.token;
        }
        kit.advance(3 * dayMs);
        const again = await kit.login(own.user, password);
        expect(await payments(again)).toEqual([]);
        const cards = await kit.read('/bank/list', again);
        expect([[], [expect.objectContaining({ id: own.ids.card, version: '0' })]]).toContainEqual(
          cards,
        );
        const passkeys = rowsOf({ id: z.string() }).parse(
          await kit.read('/v2/passkey/list', again),
        );
        expect(passkeys.rows).toEqual([{ id: own.ids.passkey }]);
        expect(await changeCode({ password, fund_code: code }, again)).toEqual(done);
      }),
      { numRuns: 5, seed: Number(process.env['CORRO_SEED'] ?? 1) },
    );
  }, 60_000);

  test('a session alone that guesses the code or the password is told after the fifth wrong one', async () => {
    const warnings = async () =>
      (await chat(owner.token)).filter((text) => text.includes('agotar los intentos')).length;
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await warnings()).toBe(0);
      await withdrawTo(bankAccount.bank_card, thief, { stock_password: '246813' });
    }
    for (let turn = 0; turn < 6; turn += 1) await secure(thief, 'wrong-one');
    expect(await warnings()).toBe(2);
    expect(await kit.read('/user_message/unread-count', owner.token)).not.toEqual({
      unread_count: 0,
    });
  });

  test('costs at most the interest of the credit line, and fees of orders', async () => {
    await kit.send('/v2/cancel', { kind: 'loan', no: owner.ids.pendingLoan }, thief);
    await kit.send('/loans/repay', { no: owner.ids.loan }, thief);
    expect(await kit.send('/loans/add', { count: '10000' }, thief)).toMatchObject({ msg: 'ok' });
    expect(await kit.send('/loans/add', { count: '500' }, thief)).toEqual(
      refusalBody('above-limit'),
    );
    kit.advance(minuteMs);
    // The debt is the loan and its interest of 10,000 × 12 % × 30 ÷ 365.
    await expect
      .poll(() => kit.read('/loans/data', owner.token))
      .toMatchObject({ amountDue: '10098.63' });
    expect(await notices(owner.token)).toContain('loan-granted');
  });

  test('a session alone is ended by the owner, and has no effect from then on', async () => {
    expect(await kit.send('/v2/session/end', { others: true }, owner.token)).toEqual(done);
    for (const [path, [body]] of calls) {
      expect([path, await kit.send(path, body(owner), thief)]).toEqual([path, logout]);
    }
  });

  test('a session alone of a customer who registered minutes ago sets a code, is told, and pays a day later', async () => {
    const token = await kit.newcomer();
    const first = { fund_code_new: code, type: 'transaction', is_first: true };
    expect(await kit.send('/user/password/up', first, token)).toEqual(done);
    expect(await chat(token)).toEqual([expect.stringContaining('Se creó tu NIP de operaciones')]);
    await kit.send('/bank/add', thiefsAccount, token);
    await withdrawTo(thiefsAccount.bank_card, token, { stock_password: code });
    kit.advance(dayMs - 1);
    expect(await payments(token)).toEqual(['20000.00 n']);
    expect(await notices(token)).toEqual(
      expect.arrayContaining(['card-added', 'withdrawal-waiting']),
    );
    const own = await kit.login(await userOf(token), password);
    expect(await secure(own)).toEqual(done);
    kit.advance(dayMs);
    expect(await payments(own)).toEqual(['20000.00 c']);
    expect(await kit.balance(own)).toBe('25000.00');
  });
});

describe('the password', () => {
  let owner: Owner;
  let thief: string;
  beforeEach(async () => {
    owner = await settle();
    thief = await logInElsewhere(owner.user);
  });

  test('tells the owner of the login at once', async () => {
    expect((await notices(owner.token))[0]).toBe('new-login');
  });

  test('the password that replaces the code pays nothing for a day, ends the sessions and is told', async () => {
    kit.advance(minuteMs);
    await withdrawTo(bankAccount.bank_card, owner.token, { stock_password: code });
    expect(await changeCode({ password }, thief)).toEqual(done);
    expect(await kit.send('/v2/case/close', { no: '1' }, owner.token)).toEqual(logout);
    expect((await chat(thief)).at(-1)).toContain('se cambió con tu contraseña');
    expect(
      await kit.send('/bank/add', { ...thiefsAccount, stock_password: '197531' }, thief),
    ).toEqual(done);
    const withdraw = () => withdrawTo(thiefsAccount.bank_card, thief, { stock_password: '197531' });
    expect(await withdraw()).toMatchObject({ data: { code: 'withdrawals-held' } });
    kit.advance(dayMs - 1);
    expect(await withdraw()).toMatchObject({ data: { code: 'withdrawals-held' } });
    // If the owner has not acted within the day, the thief gets the money.
    kit.advance(1);
    expect(await withdraw()).toEqual({ msg: 'ok', data: expect.anything() });
    kit.advance(minuteMs);
    expect(await payments(thief)).toEqual(['20000.00 y', '20000.00 c']);
  });

  test('helps no longer once the owner has replaced code and password within the day', async () => {
    await changeCode({ password }, thief);
    await kit.send('/bank/add', { ...thiefsAccount, stock_password: '197531' }, thief);
    kit.advance(dayMs / 2);
    const own = await kit.login(owner.user, password);
    expect(await changeCode({ password, fund_code_new: '864213' }, own)).toEqual(done);
    const change = { password, password_new: 'owners-secret-9' };
    expect(await kit.send('/user/password/up', change, own)).toEqual(done);
    expect(await kit.send('/v2/start-over', {}, thief)).toEqual(logout);
    const { body } = await kit.post('/stock/user/login', { user: owner.user, password });
    expect(body).toEqual(refusalBody('wrong-credentials'));
    kit.advance(3 * dayMs);
    expect(await payments(own)).toEqual([]);
  });

  test('of a customer without a code or an account pays nothing for a day', async () => {
    const own = await kit.newcomer();
    kit.advance(dayMs);
    const elsewhere = await logInElsewhere(await userOf(own));
    await kit.setCode(elsewhere);
    expect(await kit.send('/bank/add', thiefsAccount, elsewhere)).toEqual(done);
    await withdrawTo(thiefsAccount.bank_card, elsewhere, { stock_password: code });
    kit.advance(dayMs - 1);
    expect(await payments(own)).toEqual(['20000.00 n']);
    expect((await notices(own)).toSorted()).toEqual([
      'card-added',
      'new-login',
      'withdrawal-waiting',
    ]);
    expect(await secure(own)).toEqual(done);
    kit.advance(2 * dayMs);
    expect(await payments(own)).toEqual(['20000.00 c']);
  });

  test('pays nothing out where the operator lets no password replace the code', async () => {
    const at = await openTestSandbox({ codeRecovery: 'off' });
    try {
      const own = await at.newcomerWithCode();
      await at.send('/bank/add', bankAccount, own);
      const elsewhere = await logInElsewhere(await userOf(own, at), at);
      expect(await changeCode({ password }, elsewhere, at)).toEqual(
        refusalBody('transaction-code-exists'),
      );
      at.advance(3 * dayMs);
      const { stock_password: ___, ...account } = thiefsAccount;
      expect(await at.send('/bank/add', account, elsewhere)).toMatchObject({ msg: 'no' });
      expect(await withdrawTo(bankAccount.bank_card, elsewhere, {}, at)).toMatchObject({
        msg: 'no',
      });
    } finally {
      await at.sandbox.close();
    }
  });
});

const reset = async (user: string, secret: string, next: string) =>
  (await kit.post('/v2/user/forget', { user, password: secret, new_password: next })).body;

describe('the code', () => {
  test('the code without a session or the phone number opens nothing', async () => {
    const owner = await settle();
    expect(await reset('5500009999', code, 'thief-secret-9')).toMatchObject({ msg: 'no' });
    expect(await withdrawTo(bankAccount.bank_card, owner.token, {})).toMatchObject({ msg: 'no' });
  });

  test('resets the password; nothing is paid for a day, and the owner’s app asks for a login', async () => {
    const owner = await settle();
    await withdrawTo(bankAccount.bank_card, owner.token, { stock_password: code });
    expect(await reset(owner.user, code, 'thief-secret-9')).toEqual(done);
    expect(await kit.send('/v2/start-over', {}, owner.token)).toEqual(logout);
    const thief = await logInElsewhere(owner.user, kit, 'thief-secret-9');
    expect(await kit.send('/bank/add', thiefsAccount, thief)).toEqual(done);
    kit.advance(dayMs - 1);
    expect(
      await withdrawTo(thiefsAccount.bank_card, thief, { stock_password: code }),
    ).toMatchObject({ data: { code: 'withdrawals-held' } });
    expect(await payments(thief)).toEqual(['20000.00 c']);
    // Within that day the owner also resets the password, and changes the code.
    expect(await reset(owner.user, code, 'owners-secret-9')).toEqual(done);
    const own = await kit.login(owner.user, 'owners-secret-9');
    const change = { password: 'owners-secret-9', fund_code: code };
    expect(await changeCode(change, own)).toEqual(done);
    expect(await kit.send('/v2/start-over', {}, thief)).toEqual(logout);
    expect(await reset(owner.user, code, 'thief-secret-9')).toEqual(refusalBody('wrong-code'));
    kit.advance(2 * dayMs);
    expect(await payments(own)).toEqual(['20000.00 c']);
    expect(await chat(own)).toEqual(
      expect.arrayContaining([expect.stringContaining('se cambió con tu NIP de operaciones')]),
    );
  });

  test('the code with a session adds an account that is paid a day later, and stopped with one call', async () => {
    const owner = await settle();
    expect(await kit.send('/bank/add', thiefsAccount, owner.token)).toEqual(done);
    const placed = await withdrawTo(thiefsAccount.bank_card, owner.token, { stock_password: code });
    const { no } = numbered.parse(placed?.data);
    expect((await notices(owner.token)).slice(0, 2).toSorted()).toEqual([
      'card-added',
      'withdrawal-waiting',
    ]);
    kit.advance(dayMs - 1);
    const stop = { kind: 'withdrawal', no };
    expect(await kit.send('/v2/cancel', stop, owner.token)).toMatchObject({ msg: 'ok' });
    kit.advance(2 * dayMs);
    expect(await payments(owner.token)).toEqual(['20000.00 c']);
  });
});

test('an unlocked phone confirms nothing by its passkey without the owner’s finger or face', async () => {
  const owner = await settle();
  const body = { bank_id: owner.ids.card, count: '250' };
  const options = await kit.send('/v2/passkey/withdraw', body, owner.token);
  const signed = owner.passkey.sign(Object(options?.data), { isUserVerified: false });
  expect(await kit.send('/money/access', { ...body, passkey: signed }, owner.token)).toEqual(
    refusalBody('passkey-rejected'),
  );
  expect(await payments(owner.token)).toEqual([]);
});

test('an added passkey pays to no new account for a day, is told, and ends with one call', async () => {
  const owner = await settle();
  const { passkey } = await addPasskey(await kit.login(owner.user, password));
  const { body: asked } = await kit.post('/stock/user/passkey/options', {});
  const assertion = passkey.sign(Object(asked?.data));
  const { body } = await kit.post('/stock/user/passkey/login', { passkey: assertion });
  const thief = opened.parse(body?.data).token;
  const details = { ...thiefsDetails, type: 'bank' };
  const creation = await kit.send('/v2/passkey/card', details, thief);
  const confirmed = { ...thiefsDetails, passkey: passkey.sign(Object(creation?.data)) };
  expect(await kit.send('/bank/add', confirmed, thief)).toEqual(done);
  const cards = z.array(z.object({ id: z.string() })).parse(await kit.read('/bank/list', thief));
  const withdrawal = { bank_id: cards[1]!.id, count: '20000' };
  const options = await kit.send('/v2/passkey/withdraw', withdrawal, thief);
  const paid = { ...withdrawal, passkey: passkey.sign(Object(options?.data)) };
  expect(await kit.send('/money/access', paid, thief)).toMatchObject({ msg: 'ok' });
  expect((await notices(owner.token)).slice(0, 4).toSorted()).toEqual([
    'card-added',
    'new-login',
    'passkey-added',
    'withdrawal-waiting',
  ]);
  kit.advance(dayMs - 1);
  expect(await secure(owner.token)).toEqual(done);
  expect(await kit.send('/v2/start-over', {}, thief)).toEqual(logout);
  kit.advance(2 * dayMs);
  expect(await payments(owner.token)).toEqual(['20000.00 c']);
});
