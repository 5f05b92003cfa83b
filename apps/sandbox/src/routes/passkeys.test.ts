import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TestPasskey } from '../authenticator.fixture.ts';
import { createSandbox, inMemory, openStore } from '../index.ts';
import { scriptedFeed, start } from '../testFeed.fixture.ts';
import { bankAccount, openForFile, refusalBody, transactionCode } from '../testSandbox.fixture.ts';

const kit = await openForFile();
const password = 'secret-7';
const minuteMs = 60_000;

const loggedIn = z.object({ token: z.string(), device: z.string() });

interface Options {
  challenge: string;
  rpId: string;
  user: { id: string };
  excludeCredentials: { id: string }[];
  pubKeyCredParams: { alg: number }[];
  allowCredentials?: { id: string }[];
}

interface Row {
  id: string;
  name: string | null;
  created_at: string;
  used_at: string | null;
}

const closed = async (path: string, body: object, token: string, headers = {}) =>
  (await kit.post(`/stock/success${path}`, body, token, headers)).body;
const ask = (token: string, given: object = { password }) =>
  closed('/v2/passkey/options', given, token);
const optionsFor = async (token: string, given?: object) =>
  (await ask(token, given))?.data as Options;
const keep = (token: string, passkey: object) => closed('/v2/passkey/add', { passkey }, token);
const list = async (token: string) =>
  ((await kit.data('/stock/success/v2/passkey/list', token)) as { rows: Row[] }).rows;

const noticesOf = async (token: string) =>
  ((await kit.data('/stock/success/v2/notice/list', token)) as { rows: object[] }).rows;

/** A new customer with a passkey. */
async function owner(passkey = new TestPasskey()) {
  const token = await kit.newcomer();
  expect(await keep(token, passkey.create(await optionsFor(token)))).toMatchObject({ msg: 'ok' });
  return { token, passkey };
}

const loginOptions = async (headers = {}) =>
  (await kit.post('/stock/user/passkey/options', {}, undefined, headers)).body?.data as Options;
const login = async (passkey: object, headers = {}, device?: string) =>
  (await kit.post('/stock/user/passkey/login', { passkey, device }, undefined, headers)).body;

describe('adding a passkey', () => {
  test('lists the passkey without a name, and excludes it from the next creation', async () => {
    const { token, passkey } = await owner();
    expect(await list(token)).toEqual([
      {
        id: expect.any(String),
        name: null,
        is_paused: false,
        created_at: '2026-11-20T15:30:00.000Z',
        browser: null,
        system: null,
        device: null,
        used_at: null,
        used_browser: null,
        used_system: null,
        used_device: null,
      },
    ]);
    expect((await optionsFor(token)).excludeCredentials).toMatchObject([{ id: passkey.id }]);
  });

  test('requires the login password', async () => {
    const token = await kit.newcomer();
    expect(await ask(token, { password: 'wrong-1' })).toEqual(refusalBody('wrong-password'));
  });

  test('also requires the transaction code, if there is one', async () => {
    const token = await kit.newcomerWithCode();
    const wrong = refusalBody('wrong-authorization-password');
    expect(await ask(token)).toEqual(wrong);
    expect(await ask(token, { password, stock_password: '111111' })).toEqual(wrong);
    const right = { password, stock_password: transactionCode };
    expect(await ask(token, right)).toMatchObject({ msg: 'ok' });
  });

  test('adds one passkey for a repeated call, with the same answer', async () => {
    const token = await kit.newcomer();
    const made = new TestPasskey().create(await optionsFor(token));
    const first = await keep(token, made);
    expect(first).toEqual({ msg: 'ok', data: { id: expect.any(String) } });
    expect(await keep(token, made)).toEqual(first);
    expect(await list(token)).toHaveLength(1);
  });

  test('accepts a challenge once, also from many simultaneous calls', async () => {
    const token = await kit.newcomer();
    const options = await optionsFor(token);
    const all = Array.from({ length: 4 }, () => new TestPasskey().create(options));
    const answers = await Promise.all(all.map((made) => keep(token, made)));
    expect(answers.filter((one) => one?.msg === 'ok')).toHaveLength(1);
    expect(await list(token)).toHaveLength(1);
  });

  test('adding a passkey is refused after five minutes', async () => {
    const token = await kit.newcomer();
    const options = await optionsFor(token);
    kit.advance(5 * minuteMs);
    const late = await keep(token, new TestPasskey().create(options));
    expect(late).toEqual(refusalBody('passkey-challenge-expired'));
  });

  test('adding a passkey is refused with the challenge of another customer', async () => {
    const [token, other] = [await kit.newcomer(), await kit.newcomer()];
    const made = new TestPasskey().create(await optionsFor(other));
    expect(await keep(token, made)).toEqual(refusalBody('passkey-challenge-expired'));
  });

  test.each([
    ['a page of another site', { origin: 'https://corro.example' }, 'passkey-wrong-origin'],
    [
      'a name that begins like ours',
      { origin: 'http://localhost.example' },
      'passkey-wrong-origin',
    ],
    ['another domain', { domain: 'corro.example' }, 'passkey-rejected'],
    ['a device that did not ask who it is', { isUserVerified: false }, 'passkey-rejected'],
  ])('is refused on %s', async (_, deviation, code) => {
    const token = await kit.newcomer();
    const made = new TestPasskey().create(await optionsFor(token), deviation);
    expect(await keep(token, made)).toEqual(refusalBody(code));
    expect(await list(token)).toEqual([]);
  });

  test.each([
    ['ES256', -7, () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['EdDSA', -8, () => generateKeyPairSync('ed25519')],
    ['RS256', -257, () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ])('adds a passkey of %s, which then logs in', async (_, id, makeKey) => {
    const passkey = new TestPasskey(undefined, makeKey());
    const { token } = await owner(passkey);
    const { pubKeyCredParams } = await optionsFor(token);
    expect(pubKeyCredParams.map(({ alg }) => alg)).toContain(id);
    expect(await login(passkey.sign(await loginOptions()))).toMatchObject({ msg: 'ok' });
  });

  test('asks for no further algorithm, and refuses a passkey of one', async () => {
    const token = await kit.newcomer();
    const options = await optionsFor(token);
    expect(options.pubKeyCredParams).toHaveLength(3);
    const key = generateKeyPairSync('ec', { namedCurve: 'P-521' });
    const made = new TestPasskey(undefined, key).create(options);
    expect(await keep(token, made)).toEqual(refusalBody('passkey-rejected'));
    expect(await list(token)).toEqual([]);
  });

  test('adding a passkey is refused for the eleventh passkey', async () => {
    const { token } = await owner();
    for (let count = 1; count < 10; count += 1) {
      await keep(token, new TestPasskey().create(await optionsFor(token)));
    }
    expect(await list(token)).toHaveLength(10);
    expect(await ask(token)).toEqual(refusalBody('too-many-passkeys'));
  });
});

describe('logging in with a passkey', () => {
  test('opens a session of the customer, and records when the passkey was used', async () => {
    const { token, passkey } = await owner();
    kit.advance(minuteMs);
    const answer = await login(passkey.sign(await loginOptions()));
    const { token: opened } = loggedIn.parse(answer?.data);
    expect(opened).not.toBe(token);
    expect(await list(opened)).toMatchObject([{ used_at: expect.stringMatching(/^2026-/) }]);
    const sessions = await kit.data('/stock/success/v2/session/list', opened);
    expect(sessions).toMatchObject({ count: 2 });
  });

  test('lists no passkeys, because they would reveal the customer', async () => {
    expect(Object.keys(await loginOptions())).not.toContain('allowCredentials');
  });

  test('each challenge has 32 random bytes', async () => {
    const token = await kit.newcomer();
    const all = [await optionsFor(token), await optionsFor(token), await loginOptions()];
    const challenges = all.map(({ challenge }) => Buffer.from(challenge, 'base64url'));
    expect(challenges.map((bytes) => bytes.length)).toEqual([32, 32, 32]);
    expect(new Set(challenges.map((bytes) => bytes.toString('hex'))).size).toBe(3);
  });

  test('adds a notice for a new device, not for a known one', async () => {
    const { token, passkey } = await owner();
    kit.advance(minuteMs);
    const first = await login(passkey.sign(await loginOptions()));
    expect(await noticesOf(token)).toMatchObject([
      { kind: 'new-login' },
      { kind: 'passkey-added' },
    ]);
    const { device } = loggedIn.parse(first?.data);
    await login(passkey.sign(await loginOptions()), {}, device);
    expect(await noticesOf(token)).toHaveLength(2);
  });

  test('logging in with a passkey is refused after five minutes', async () => {
    const { passkey } = await owner();
    const signed = passkey.sign(await loginOptions());
    kit.advance(5 * minuteMs);
    expect(await login(signed)).toEqual(refusalBody('passkey-challenge-expired'));
  });

  test.each([
    ['a page of another site', { origin: 'https://corro.example' }, 'passkey-wrong-origin'],
    ['another domain', { domain: 'corro.example' }, 'passkey-rejected'],
    ['a device that did not ask who it is', { isUserVerified: false }, 'passkey-rejected'],
    ['a key that was never added', { isForged: true }, 'passkey-rejected'],
  ])('is refused with %s', async (_, deviation, code) => {
    const { passkey } = await owner();
    const signed = passkey.sign(await loginOptions(), deviation);
    expect(await login(signed)).toEqual(refusalBody(code));
  });

  test('logging in with a passkey is refused with a copied passkey, whose counter is lower', async () => {
    const counting = new TestPasskey();
    counting.counter = 1;
    const { passkey } = await owner(counting);
    expect(await login(passkey.sign(await loginOptions()))).toMatchObject({ msg: 'ok' });
    passkey.counter = 1;
    expect(await login(passkey.sign(await loginOptions()))).toEqual(
      refusalBody('passkey-rejected'),
    );
  });

  test('logging in with a passkey is refused with an unknown passkey and with one of another customer', async () => {
    const { passkey: other } = await owner();
    const { passkey } = await owner();
    const stranger = new TestPasskey();
    expect(await login({ ...stranger.sign(await loginOptions()) })).toEqual(
      refusalBody('bad-request'),
    );
    stranger.userHandle = passkey.userHandle;
    expect(await login(stranger.sign(await loginOptions()))).toEqual(
      refusalBody('unknown-passkey'),
    );
    passkey.userHandle = other.userHandle;
    expect(await login(passkey.sign(await loginOptions()))).toEqual(refusalBody('unknown-passkey'));
  });

  test('limits wrong passkeys and challenges of one address', async () => {
    const headers = { 'x-corro-address': '203.0.113.9' };
    const { passkey } = await owner();
    for (let turn = 0; turn < 20; turn += 1) {
      await login(passkey.sign({ challenge: 'x' }), headers);
    }
    const late = await login(passkey.sign(await loginOptions(headers)), headers);
    expect(late).toMatchObject({ data: { code: 'too-many-attempts' } });
    const elsewhere = { 'x-corro-address': '203.0.113.10' };
    expect(await login(passkey.sign(await loginOptions(elsewhere)), elsewhere)).toMatchObject({
      msg: 'ok',
    });
    for (let turn = 0; turn < 98; turn += 1) await loginOptions(elsewhere);
    expect(await loginOptions(elsewhere)).toMatchObject({ challenge: expect.any(String) });
    expect(await loginOptions(elsewhere)).toMatchObject({ code: 'too-many-attempts' });
  });
});

/** Adds an account, confirmed by a passkey. */
async function addCard(token: string, passkey: TestPasskey, bank_card: string) {
  const { bank, branch_bank, bank_user } = bankAccount;
  const details = { branch_bank, bank_card, bank_user };
  const options = (await closed('/v2/passkey/card', { type: bank, ...details }, token))?.data;
  const signed = { bank, ...details, passkey: passkey.sign(options as Options) };
  expect(await closed('/bank/add', signed, token)).toEqual({ msg: 'ok', data: null });
}

async function withCard() {
  const { token, passkey } = await owner();
  await addCard(token, passkey, bankAccount.bank_card);
  return { token, passkey, bank_id: await kit.cardOf(token) };
}
const askFor = async (token: string, withdrawal: object) =>
  (await closed('/v2/passkey/withdraw', withdrawal, token))?.data as Options;
const withdraw = (token: string, body: object, key: string = randomUUID()) =>
  closed('/money/access', body, token, { 'Idempotency-Key': key });
const balance = async (token: string) => kit.data('/stock/success/v2/balance', token);

describe('a withdrawal', () => {
  test('a withdrawal is confirmed by a passkey, without a transaction code', async () => {
    const { token, passkey, bank_id } = await withCard();
    const withdrawal = { bank_id, count: '250' };
    const options = await askFor(token, withdrawal);
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const body = { ...withdrawal, passkey: passkey.sign(options) };
    const key = randomUUID();
    const first = await withdraw(token, body, key);
    expect(first).toMatchObject({ msg: 'ok', data: { count: '250.00' } });
    expect(await withdraw(token, body, key)).toEqual(first);
    expect(await withdraw(token, body)).toEqual(refusalBody('passkey-challenge-expired'));
    expect(await balance(token)).toEqual({ balance: '24750.00' });
  });

  test('a withdrawal is not confirmed with another amount or another card', async () => {
    const { token, passkey, bank_id } = await withCard();
    await addCard(token, passkey, '012180001234567899');
    const cards = (await kit.data('/stock/success/bank/list', token)) as { id: string }[];
    const other = cards.find((one) => one.id !== bank_id)!;
    const options = await askFor(token, { bank_id, count: '250' });
    for (const asked of [
      { bank_id, count: '260' },
      { bank_id: other.id, count: '250' },
    ]) {
      const body = { ...asked, passkey: passkey.sign(options) };
      expect(await withdraw(token, body)).toEqual(refusalBody('passkey-challenge-expired'));
    }
    expect(await balance(token)).toEqual({ balance: '25000.00' });
  });

  test('a withdrawal is not confirmed by the signature of a login, nor a login by that of a withdrawal', async () => {
    const { token, passkey, bank_id } = await withCard();
    const withdrawal = { bank_id, count: '250' };
    const expired = refusalBody('passkey-challenge-expired');
    const byLogin = { ...withdrawal, passkey: passkey.sign(await loginOptions()) };
    expect(await withdraw(token, byLogin)).toEqual(expired);
    expect(await login(passkey.sign(await askFor(token, withdrawal)))).toEqual(expired);
  });

  test('a withdrawal is not confirmed by the passkey of another customer', async () => {
    const { token, bank_id } = await withCard();
    const { passkey } = await owner();
    const withdrawal = { bank_id, count: '250' };
    const body = { ...withdrawal, passkey: passkey.sign(await askFor(token, withdrawal)) };
    expect(await withdraw(token, body)).toEqual(refusalBody('unknown-passkey'));
  });

  test('a withdrawal that fails does not use up the signature', async () => {
    const { token, passkey, bank_id } = await withCard();
    const withdrawal = { bank_id, count: '5' };
    const body = { ...withdrawal, passkey: passkey.sign(await askFor(token, withdrawal)) };
    expect(await withdraw(token, body)).toEqual(refusalBody('below-minimum'));
  });

  test('needs no passkey for a customer without one', async () => {
    const token = await kit.newcomer();
    const asked = await closed('/v2/passkey/withdraw', { bank_id: 'x', count: '250' }, token);
    expect(asked).toEqual(refusalBody('unknown-passkey'));
  });
});

test('is accepted by only one of two processes that receive its signature at once', async () => {
  const store = await openStore({ dataDir: inMemory, databaseUrl: null });
  const clock = { now: () => start };
  const parts = {
    settings: {
      dataDir: inMemory,
      databaseUrl: null,
      marketFeed: 'simulated' as const,
      marketDataDir: null,
    },
    clock,
    store,
    feed: scriptedFeed(new Map(), clock.now),
  };
  const processes = [await createSandbox(parts), await createSandbox(parts)] as const;
  const send = async (at: 0 | 1, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', token };
    const request = { method: 'POST', body: JSON.stringify(body), headers };
    const answer = await processes[at].fetch(new Request(`http://sandbox/api${path}`, request));
    return (await answer.json()) as { msg: string; data: Options & { token: string } };
  };
  const user = '5530000001';
  await send(0, '/stock/user/reg', { user, password, code: 'CORRO' });
  const { token } = (await send(0, '/stock/user/login', { user, password })).data;
  const options = await send(1, '/stock/success/v2/passkey/options', { password }, token);
  const passkey = new TestPasskey();
  const made = passkey.create(options.data);
  await send(0, '/stock/success/v2/passkey/add', { passkey: made }, token);
  const signed = passkey.sign((await send(0, '/stock/user/passkey/options', {})).data);
  const answers = await Promise.all(
    ([0, 1, 0, 1] as const).map((at) => send(at, '/stock/user/passkey/login', { passkey: signed })),
  );
  expect(answers.map(({ msg }) => msg).toSorted()).toEqual(['no', 'no', 'no', 'ok']);
  await Promise.all(processes.map((one) => one.close()));
}, 60_000);

describe('in the inbox', () => {
  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
  const words = { browser: 'Firefox', system: 'Windows', device: 'computer' };

  async function newcomerOnFirefox(): Promise<string> {
    const token = await kit.newcomer();
    const { user } = (await kit.data('/stock/success/v2/user/info', token)) as { user: string };
    const headers = { 'user-agent': firefox };
    const answer = await kit.post('/stock/user/login', { user, password }, undefined, headers);
    return loggedIn.parse(answer.body?.data).token;
  }

  test('an added passkey has one notice, with the device that added it', async () => {
    const token = await newcomerOnFirefox();
    kit.advance(minuteMs);
    const made = new TestPasskey().create(await optionsFor(token));
    await keep(token, made);
    await keep(token, made);
    const [{ id } = { id: '' }] = await list(token);
    expect(await noticesOf(token)).toMatchObject([
      { id: `passkey-added-${id}`, kind: 'passkey-added', name: null, is_read: false, ...words },
      { kind: 'new-login' },
    ]);
  });

  test('a removed passkey has one notice, with its name and the device that removed it', async () => {
    const token = await newcomerOnFirefox();
    await keep(token, new TestPasskey().create(await optionsFor(token)));
    const { id } = (await list(token))[0]!;
    await closed('/v2/passkey/rename', { id, name: 'Mi teléfono' }, token);
    kit.advance(minuteMs);
    for (const given of ['wrong-1', password, password]) {
      await closed('/v2/passkey/remove', { id, password: given }, token);
    }
    expect(await noticesOf(token)).toMatchObject([
      { id: `passkey-removed-${id}`, kind: 'passkey-removed', name: 'Mi teléfono', ...words },
      { kind: 'passkey-added' },
      { kind: 'new-login' },
    ]);
  });

  test('a refused passkey has no notice', async () => {
    const token = await kit.newcomer();
    const options = await optionsFor(token);
    await keep(token, new TestPasskey().create(options, { origin: 'https://corro.example' }));
    kit.advance(5 * minuteMs);
    await keep(token, new TestPasskey().create(options));
    expect(await noticesOf(token)).toEqual([]);
  });

  test('starting over keeps the notices', async () => {
    const { token } = await owner();
    await closed('/v2/start-over', {}, token, { 'Idempotency-Key': randomUUID() });
    expect(await noticesOf(token)).toMatchObject([{ kind: 'passkey-added' }]);
  });
});

describe('a passkey', () => {
  test('a passkey can be renamed', async () => {
    const { token } = await owner();
    const { id } = (await list(token))[0]!;
    const rename = (name: string) => closed('/v2/passkey/rename', { id, name }, token);
    expect(await rename('  Mi teléfono ')).toEqual({ msg: 'ok', data: null });
    expect(await list(token)).toMatchObject([{ name: 'Mi teléfono' }]);
    for (const name of ['', '   ', 'x'.repeat(41)]) {
      expect(await rename(name)).toEqual(refusalBody('invalid-passkey-name'));
    }
  });

  test('a passkey is removed with the login password, and no longer logs in', async () => {
    const { token, passkey } = await owner();
    const { id } = (await list(token))[0]!;
    const remove = (given: string) => closed('/v2/passkey/remove', { id, password: given }, token);
    expect(await remove('wrong-1')).toEqual(refusalBody('wrong-password'));
    expect(await remove(password)).toEqual({ msg: 'ok', data: null });
    expect(await remove(password)).toEqual(refusalBody('unknown-passkey'));
    expect(await list(token)).toEqual([]);
    expect(await login(passkey.sign(await loginOptions()))).toEqual(refusalBody('unknown-passkey'));
  });
});
