import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TestPasskey } from '../authenticator.fixture.ts';
import { bankAccount, openForFile, refusalBody, transactionCode } from '../testSandbox.fixture.ts';

const kit = await openForFile();

const password = 'secret-7';
const newPassword = 'secret-8';
const done = { msg: 'ok', data: null };
const logout = { msg: 'logout', data: null };
const halfMinute = 30_000;

let user: string;
let token: string;
let card: string;

beforeEach(async () => {
  token = await kit.newcomerWithCode();
  user = z.object({ user: z.string() }).parse(await kit.read('/v2/user/info', token)).user;
  await kit.send('/bank/add', bankAccount, token);
  card = await kit.cardOf(token);
});

const withdraw = (count: string, by = token, stock_password = transactionCode) =>
  kit.send('/money/access', { bank_id: card, count, stock_password }, by);

const reset = async () => {
  const body = { user, password: transactionCode, new_password: newPassword };
  return (await kit.post('/v2/user/forget', body)).body;
};

const changeCode = async (more: object, by = token) => {
  const body = { fund_code_new: '197531', type: 'transaction', is_first: false, ...more };
  return (await kit.post('/stock/success/user/password/up', body, by)).body;
};

interface Withdrawal {
  count: string;
  status: string;
}

async function withdrawals(by: string): Promise<string[]> {
  const { rows } = (await kit.read('/property/withdraw?limit=50', by)) as { rows: Withdrawal[] };
  return rows.map(({ count, status }) => `${count} ${status}`).toSorted();
}

const stoppedNotices = async (by: string) => {
  const { rows } = (await kit.read('/v2/notice/list?limit=50', by)) as {
    rows: { kind: string; amount: string | null }[];
  };
  return rows.filter(({ kind }) => kind === 'withdrawal-stopped').map(({ amount }) => amount);
};

const bodyOf = async (path: string, by: string) => (await kit.get(path, by)).body;

describe('a withdrawal that is pending when the password is reset', () => {
  test('a withdrawal that is pending when the password is reset is stopped: the money comes back and the owner is told', async () => {
    expect(await withdraw('120')).toMatchObject({ msg: 'ok' });
    expect(await reset()).toEqual(done);
    const owner = await kit.login(user, newPassword);
    expect(await kit.balance(owner)).toBe('25000.00');
    expect(await withdrawals(owner)).toEqual(['120.00 c']);
    expect(await stoppedNotices(owner)).toEqual(['120.00']);
    kit.advance(10 * halfMinute);
    expect(await withdrawals(owner)).toEqual(['120.00 c']);
    expect(await kit.balance(owner)).toBe('25000.00');
  });

  test('a withdrawal that is pending when the password is reset is stopped also when it was due and not yet paid', async () => {
    await withdraw('313');
    kit.advance(2 * halfMinute);
    expect(await reset()).toEqual(done);
    const owner = await kit.login(user, newPassword);
    expect(await kit.balance(owner)).toBe('25000.00');
    expect(await withdrawals(owner)).toEqual(['313.00 c']);
  });

  test('a withdrawal that is pending when the password is reset is stopped with all others, and a second reset changes nothing', async () => {
    for (let turn = 0; turn < 12; turn += 1) await withdraw(String(200 + turn));
    expect(await reset()).toEqual(done);
    expect(await reset()).toEqual(done);
    const owner = await kit.login(user, newPassword);
    await expect.poll(() => kit.balance(owner)).toBe('25000.00');
    expect(await stoppedNotices(owner)).toHaveLength(12);
    expect((await withdrawals(owner)).every((one) => one.endsWith(' c'))).toBe(true);
  });

  test('leaves a paid withdrawal as it is', async () => {
    await withdraw('150');
    kit.advance(halfMinute);
    expect(await withdrawals(token)).toEqual(['150.00 y']);
    await withdraw('160');
    await reset();
    const owner = await kit.login(user, newPassword);
    expect(await kit.balance(owner)).toBe('24850.00');
    expect(await withdrawals(owner)).toEqual(['150.00 y', '160.00 c']);
  });

  test('a withdrawal that is pending when the password is reset cannot be cancelled a second time', async () => {
    const order = { bank_id: card, count: '120', stock_password: transactionCode };
    const no = await kit.order('/money/access', order, token);
    await reset();
    const owner = await kit.login(user, newPassword);
    const again = await kit.send('/v2/cancel', { kind: 'withdrawal', no }, owner);
    expect(again).toEqual(refusalBody('already-cancelled'));
    expect(await kit.balance(owner)).toBe('25000.00');
  });
});

test('a withdrawal that is confirmed while the password is reset is never paid', async () => {
  const calls = Array.from({ length: 6 }, (_, turn) => withdraw(String(100 + turn)));
  expect(await reset()).toEqual(done);
  await Promise.all(calls);
  kit.advance(10 * halfMinute);
  const owner = await kit.login(user, newPassword);
  await expect.poll(() => kit.balance(owner)).toBe('25000.00');
  expect((await withdrawals(owner)).filter((one) => !one.endsWith(' c'))).toEqual([]);
});

describe('a change of the transaction code', () => {
  test('ends the other sessions', async () => {
    const others = [await kit.login(user, password), await kit.login(user, password)];
    expect(await changeCode({ password, fund_code: transactionCode })).toEqual(done);
    for (const other of others) {
      expect(await bodyOf('/stock/success/v2/balance', other)).toEqual(logout);
    }
    expect(await bodyOf('/stock/success/v2/balance', token)).toMatchObject({ msg: 'ok' });
  });

  test('a change of the transaction code without the code also stops the pending withdrawals', async () => {
    const thief = await kit.login(user, password);
    await withdraw('120', thief);
    expect(await changeCode({ password })).toEqual(done);
    expect(await bodyOf('/stock/success/v2/balance', thief)).toEqual(logout);
    expect(await kit.balance(token)).toBe('25000.00');
    expect(await withdrawals(token)).toEqual(['120.00 c']);
  });
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const wrongCode = '246813';
const tooMany = { msg: 'no', data: { code: 'too-many-attempts' } };

const secure = async (by: string, more: object = {}) =>
  kit.send('/v2/recovery/secure', { password, passkeys: [], ...more }, by);

interface Options {
  challenge: string;
  user: { id: string };
}

interface PasskeyRow {
  id: string;
  is_paused: boolean;
  browser: string | null;
  used_browser: string | null;
}

const passkeysOf = async (by: string) =>
  ((await kit.read('/v2/passkey/list', by)) as { rows: PasskeyRow[] }).rows;

const creationOptions = async (by: string, secret = password) => {
  const secrets = { password: secret, stock_password: transactionCode };
  return (await kit.send('/v2/passkey/options', secrets, by))?.data as Options;
};

async function addPasskey(by: string, passkey = new TestPasskey()) {
  const made = passkey.create(await creationOptions(by));
  const added = await kit.send('/v2/passkey/add', { passkey: made }, by);
  const { id } = z.object({ id: z.string() }).parse(added?.data);
  return { passkey, id };
}

async function logInBy(passkey: TestPasskey, headers = {}) {
  const { body } = await kit.post('/stock/user/passkey/options', {});
  const signed = { passkey: passkey.sign(body?.data as Options) };
  return (await kit.post('/stock/user/passkey/login', signed, undefined, headers)).body;
}

const optionsToWithdraw = (by: string) =>
  kit.send('/v2/passkey/withdraw', { bank_id: card, count: '120' }, by);

async function withdrawBy(passkey: TestPasskey, by: string) {
  const options = await optionsToWithdraw(by);
  if (options?.msg !== 'ok') return options;
  const signed = passkey.sign(options.data as Options);
  return kit.send('/money/access', { bank_id: card, count: '120', passkey: signed }, by);
}

const kindsOf = async (by: string) =>
  ((await kit.read('/v2/notice/list?limit=50', by)) as { rows: { kind: string }[] }).rows.map(
    ({ kind }) => kind,
  );

describe.each([
  [
    'a reset of the password',
    async () => {
      await reset();
      return { owner: await kit.login(user, newPassword), secret: newPassword };
    },
  ],
  [
    'a code that is replaced with the password alone',
    async () => {
      await changeCode({ password });
      return { owner: token, secret: password };
    },
  ],
] as const)('after %s', (_, recover) => {
  test('a passkey neither logs in nor confirms a withdrawal until the owner marks it', async () => {
    const { passkey: thiefs } = await addPasskey(token);
    const { passkey: owners, id } = await addPasskey(token);
    const { owner, secret } = await recover();
    for (const passkey of [thiefs, owners]) {
      expect(await logInBy(passkey)).toEqual(refusalBody('passkey-paused'));
    }
    expect((await passkeysOf(owner)).map((one) => one.is_paused)).toEqual([true, true]);
    expect(await kindsOf(owner)).toContain('passkeys-paused');
    kit.advance(dayMs);
    expect(await optionsToWithdraw(owner)).toEqual(refusalBody('passkey-paused'));
    expect(await secure(owner, { password: secret, passkeys: [id] })).toEqual(done);
    expect(await passkeysOf(owner)).toMatchObject([{ id, is_paused: false }]);
    expect(await logInBy(thiefs)).toEqual(refusalBody('unknown-passkey'));
    expect(await logInBy(owners)).toMatchObject({ msg: 'ok' });
    expect(await withdrawBy(owners, owner)).toMatchObject({ msg: 'ok' });
    expect(await withdrawBy(thiefs, owner)).toEqual(refusalBody('unknown-passkey'));
  });

  test('a confirmation that was signed before is refused', async () => {
    const { passkey } = await addPasskey(token);
    const options = await optionsToWithdraw(token);
    const signed = passkey.sign(options?.data as Options);
    const { owner } = await recover();
    kit.advance(minuteMs);
    const answer = await kit.send(
      '/money/access',
      { bank_id: card, count: '120', passkey: signed },
      owner,
    );
    expect(answer?.msg).toBe('no');
    expect(await kit.balance(owner)).toBe('25000.00');
  });

  test('a passkey cannot be added if only its options were requested before', async () => {
    const made = new TestPasskey().create(await creationOptions(token));
    const thief = await kit.login(user, password);
    await recover();
    expect((await kit.send('/v2/passkey/add', { passkey: made }, thief))?.msg).toBe('logout');
  });

  test('sessions that an added passkey has opened are ended', async () => {
    const { passkey } = await addPasskey(token);
    const opened = z.object({ data: z.object({ token: z.string() }) });
    const thief = opened.parse(await logInBy(passkey)).data.token;
    await recover();
    expect(await bodyOf('/stock/success/v2/balance', thief)).toEqual(logout);
  });
});

describe('"this was not me"', () => {
  test('requires the password', async () => {
    const thief = await kit.login(user, password);
    const { id } = await addPasskey(token);
    await withdraw('120');
    expect(await secure(thief, { password: 'wrong-one' })).toEqual(refusalBody('wrong-password'));
    expect(await passkeysOf(token)).toMatchObject([{ id, is_paused: false }]);
    expect(await withdrawals(token)).toEqual(['120.00 n']);
  });

  test('ends other sessions, stops withdrawals, and removes passkeys that are not named', async () => {
    const thief = await kit.login(user, password);
    const [{ passkey: thiefs }, { id }] = [await addPasskey(thief), await addPasskey(token)];
    await withdraw('120', thief);
    const unknown = '0e5a1c0e-3f6b-4d52-9a53-0d4f3c1b2a10';
    expect(await secure(token, { passkeys: [id, unknown, 'x'] })).toEqual(done);
    expect(await bodyOf('/stock/success/v2/balance', thief)).toEqual(logout);
    expect(await kit.balance(token)).toBe('25000.00');
    expect(await withdrawals(token)).toEqual(['120.00 c']);
    expect(await passkeysOf(token)).toMatchObject([{ id, is_paused: false }]);
    expect(await logInBy(thiefs)).toEqual(refusalBody('unknown-passkey'));
    expect(await kindsOf(token)).toEqual(
      expect.arrayContaining(['passkey-removed', 'withdrawal-stopped']),
    );
    expect(await secure(token, { passkeys: [id] })).toEqual(done);
    expect(await passkeysOf(token)).toMatchObject([{ id }]);
  });

  test('removes a passkey that was added after the list was shown', async () => {
    const { id } = await addPasskey(token);
    const { passkey: thiefs } = await addPasskey(await kit.login(user, password));
    expect(await secure(token, { passkeys: [id] })).toEqual(done);
    expect(await logInBy(thiefs)).toEqual(refusalBody('unknown-passkey'));
  });

  test('leaves other customers alone', async () => {
    const other = await kit.newcomerWithCode();
    const { id } = await addPasskey(other);
    expect(await secure(token, { passkeys: [id] })).toEqual(done);
    expect(await passkeysOf(other)).toMatchObject([{ id, is_paused: false }]);
    expect(await bodyOf('/stock/success/v2/balance', other)).toMatchObject({ msg: 'ok' });
  });
});

test('lists on which device a passkey was added and last used', async () => {
  const { passkey } = await addPasskey(token);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(await logInBy(passkey, { 'user-agent': agent })).toMatchObject({ msg: 'ok' });
  const [row] = await passkeysOf(token);
  expect(row).toMatchObject({
    browser: null,
    used_browser: 'Firefox',
    used_system: 'Linux',
    used_device: 'computer',
  });
  expect(await withdrawBy(passkey, token)).toMatchObject({ msg: 'ok' });
  expect((await passkeysOf(token))[0]).toMatchObject({ used_browser: null });
});

describe('a credential', () => {
  test('a credential that another customer has is refused, until that customer removes it', async () => {
    const other = await kit.newcomerWithCode();
    const { passkey: taken, id } = await addPasskey(other);
    const copy = new TestPasskey({ ...taken.save(), userHandle: '' });
    const made = copy.create(await creationOptions(token));
    const answer = await kit.send('/v2/passkey/add', { passkey: made }, token);
    expect(answer).toEqual(refusalBody('passkey-rejected'));
    expect(await passkeysOf(token)).toEqual([]);
    await kit.send('/v2/passkey/remove', { id, password }, other);
    expect(await addPasskey(token, copy)).toMatchObject({ id: expect.any(String) });
  });

  test('a credential is added for one of two customers at the same moment', async () => {
    const other = await kit.newcomerWithCode();
    const first = new TestPasskey();
    const second = new TestPasskey({ ...first.save(), userHandle: '' });
    const calls = [
      { by: token, made: first.create(await creationOptions(token)) },
      { by: other, made: second.create(await creationOptions(other)) },
    ];
    const answers = await Promise.all(
      calls.map(({ by, made }) => kit.send('/v2/passkey/add', { passkey: made }, by)),
    );
    expect(answers.filter((one) => one?.msg === 'ok')).toHaveLength(1);
  });
});

/** Logs in with the password on a new device. */
async function onNewDevice(): Promise<string> {
  const { body } = await kit.post('/stock/user/login', { user, password });
  return z.object({ token: z.string() }).parse(body?.data).token;
}

const wrongPassword = (by: string) => secure(by, { password: 'wrong-one' });

async function guess(by: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await withdraw('120', by, wrongCode);
}

describe('tries of the transaction code', () => {
  test('that a stolen session has used up are not the owner’s', async () => {
    const thief = await kit.login(user, password);
    await guess(thief, 5);
    expect(await withdraw('120', thief)).toMatchObject(tooMany);
    expect(await withdraw('120')).toMatchObject({ msg: 'ok' });
    expect(await withdraw('120', thief)).toMatchObject(tooMany);
  });

  test('tries of the transaction code are available again after a new login, if the stolen session is the owner’s own', async () => {
    await withdraw('120');
    await guess(token, 6);
    expect(await withdraw('120')).toMatchObject(tooMany);
    expect(await withdraw('120', await kit.login(user, password))).toMatchObject({ msg: 'ok' });
  });

  test('tries of the transaction code are fifty a day in all sessions of devices that never showed the code', async () => {
    expect(await withdraw('120')).toMatchObject({ msg: 'ok' });
    let guesses = 0;
    for (let session = 0; session < 15; session += 1) {
      const thief = await onNewDevice();
      for (let turn = 0; turn < 5; turn += 1) {
        const answer = await withdraw('120', thief, wrongCode);
        if (JSON.stringify(answer).includes('wrong-authorization-password')) guesses += 1;
      }
    }
    expect(guesses).toBe(50);
    // The right code was entered on the owner's device, so the tries of other devices do not count
    // for it.
    expect(await withdraw('120')).toMatchObject({ msg: 'ok' });
    // The refusal is the same for a right code, so a device on which the right code was never
    // entered learns nothing.
    const late = await onNewDevice();
    expect(await withdraw('120', late)).toMatchObject(tooMany);
  });

  test('tries of the transaction code count for all sessions after a wrong code on a device that has shown the code', async () => {
    expect(await withdraw('120')).toMatchObject({ msg: 'ok' });
    let guesses = 0;
    for (let session = 0; session < 20; session += 1) {
      const again = await kit.login(user, password);
      for (let turn = 0; turn < 5; turn += 1) {
        const answer = await withdraw('120', again, wrongCode);
        if (JSON.stringify(answer).includes('wrong-authorization-password')) guesses += 1;
      }
    }
    // After the first wrong code the device is no longer exempt; fifty more codes count against the
    // limit of a day.
    expect(guesses).toBe(51);
  });

  test('tries of the transaction code are given back by "this was not me" once a day', async () => {
    const useUp = async () => {
      for (let session = 0; session < 11; session += 1) await guess(await onNewDevice(), 5);
    };
    await useUp();
    const owner = await onNewDevice();
    expect(await withdraw('120', owner)).toMatchObject(tooMany);
    expect(await secure(owner)).toEqual(done);
    expect(await withdraw('120', owner)).toMatchObject({ msg: 'ok' });
    await useUp();
    const thief = await onNewDevice();
    expect(await secure(thief)).toEqual(done);
    expect(await withdraw('120', thief)).toMatchObject(tooMany);
  });

  test('tries of the transaction code are given back by a new code', async () => {
    await guess(token, 4);
    expect(await changeCode({ password, fund_code: transactionCode })).toEqual(done);
    await guess(token, 4);
    expect(await withdraw('120', token, '197531')).toMatchObject({ msg: 'ok' });
  });
});

describe('tries of the password in a session', () => {
  test('that a stolen session has used up are not the owner’s', async () => {
    const thief = await kit.login(user, password);
    for (let turn = 0; turn < 6; turn += 1) await wrongPassword(thief);
    expect(await secure(thief)).toMatchObject(tooMany);
    expect(await secure(token)).toEqual(done);
  });

  test('tries of the password in sessions that a stolen passkey opens do not lock the owner out', async () => {
    const { passkey } = await addPasskey(token);
    let guesses = 0;
    for (let session = 0; session < 12; session += 1) {
      const { token: thief } = z
        .object({ token: z.string() })
        .parse((await logInBy(passkey))?.data);
      for (let turn = 0; turn < 5; turn += 1) {
        if (JSON.stringify(await wrongPassword(thief)).includes('wrong-password')) guesses += 1;
      }
    }
    expect(guesses).toBe(50);
    expect(await secure(token)).toEqual(done);
    expect(await logInBy(passkey)).toEqual(refusalBody('unknown-passkey'));
  });
});

test('is announced', async () => {
  expect(JSON.stringify(await kit.data('/v2/config', token))).toMatch(/\brecovery\b/);
});
