import { expect, test } from 'vitest';
import { z } from 'zod';
import { openForFile } from '../testSandbox.fixture.ts';
import { challengeText, refusal, solutionOf } from '../rules/challenge.fixture.ts';

const kit = await openForFile();
let phones = 5_560_000_000;

const minute = 60_000;
const password = 'secret-7';
const wrong = 'wrong-one';

interface Given {
  password?: string;
  address?: string;
  device?: string;
  challenge?: string;
}

/** Creates a customer with functions that log in from any address and device. */
async function customer() {
  phones += 1;
  const user = String(phones);
  await kit.post('/stock/user/reg', { user, password, code: 'CORRO' });
  const logIn = async ({ address, ...given }: Given = {}) => {
    const headers = address === undefined ? {} : { 'x-corro-address': address };
    const body = { user, password, ...given };
    return (await kit.post('/stock/user/login', body, undefined, headers)).body;
  };
  const guess = async (times: number, given: Given = {}) => {
    for (let turn = 0; turn < times; turn += 1) await logIn({ password: wrong, ...given });
  };
  return { logIn, guess };
}

const device = z.object({ data: z.object({ token: z.string(), device: z.string() }) });
const tooMany = { msg: 'no', data: { code: 'too-many-attempts' } };

test('a known device logs in after other devices have used up the free tries', async () => {
  const { logIn, guess } = await customer();
  const known = device.parse(await logIn()).data.device;
  await guess(8);
  expect(await logIn()).toMatchObject(tooMany);
  expect(device.parse(await logIn({ device: known })).data.device).toBe(known);
});

test('a known device has five tries of its own, then needs a challenge', async () => {
  const { logIn, guess } = await customer();
  const known = device.parse(await logIn()).data.device;
  await guess(5, { device: known });
  expect(await logIn({ device: known })).toMatchObject({ msg: 'ok' });
  await guess(11, { device: known });
  expect(await logIn({ device: known })).toMatchObject(tooMany);
});

test('remembers the ten most recently used devices of a customer', async () => {
  const { logIn, guess } = await customer();
  const devices: string[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    devices.push(device.parse(await logIn()).data.device);
    kit.advance(minute);
  }
  await guess(5);
  const [first, ...others] = devices;
  expect(await logIn({ device: first! })).toMatchObject(tooMany);
  expect(others).toHaveLength(10);
  for (const known of others) expect(await logIn({ device: known })).toMatchObject({ msg: 'ok' });
}, 60_000);

test('the device of another customer and an invented one count as unknown', async () => {
  const other = await customer();
  const foreign = device.parse(await other.logIn()).data.device;
  const { logIn, guess } = await customer();
  await guess(5);
  expect(await logIn({ device: foreign })).toMatchObject(tooMany);
  expect(await logIn({ device: 'A'.repeat(43) })).toMatchObject(tooMany);
});

test('one device can be known for two customers', async () => {
  const [one, other] = [await customer(), await customer()];
  const shared = device.parse(await one.logIn()).data.device;
  expect(device.parse(await other.logIn({ device: shared })).data.device).toBe(shared);
  await other.guess(6);
  expect(await other.logIn({ device: shared })).toMatchObject({ msg: 'ok' });
});

test('a new device logs in by solving a challenge, once per solution', async () => {
  const { logIn, guess } = await customer();
  await guess(5);
  const challenge = await solutionOf(await logIn());
  expect(await logIn({ challenge, password: wrong })).toMatchObject({
    data: 'wrong-credentials',
  });
  expect(await logIn({ challenge })).toMatchObject(tooMany);
  expect(await logIn({ challenge: await solutionOf(await logIn()) })).toMatchObject({
    msg: 'ok',
  });
});

test('refuses solutions that are expired, changed or for another phone', async () => {
  const { logIn, guess } = await customer();
  const other = await customer();
  await Promise.all([guess(5), other.guess(5)]);
  const foreign = await solutionOf(await other.logIn());
  expect(await logIn({ challenge: foreign })).toMatchObject(tooMany);
  const own = await solutionOf(await logIn());
  const changed = btoa(atob(own).replace('"level":0', '"level":9'));
  expect(changed).not.toBe(own);
  expect(await logIn({ challenge: changed })).toMatchObject(tooMany);
  kit.advance(11 * minute);
  expect(await logIn({ challenge: own })).toMatchObject(tooMany);
  expect(await logIn({ challenge: '{}' })).toMatchObject(tooMany);
});

test('five guesses double the work of the challenge; an easier solution is refused', async () => {
  const { logIn, guess } = await customer();
  await guess(5);
  const easy = await solutionOf(await logIn());
  const costs: number[] = [];
  const guessOnce = async () => {
    const refused = await logIn();
    const { challenge = '' } = refusal.parse(refused).data.values;
    costs.push(challengeText.parse(JSON.parse(challenge)).parameters.cost);
    await logIn({ password: wrong, challenge: await solutionOf(refused) });
  };
  for (let turn = 0; turn < 6; turn += 1) await guessOnce();
  expect(costs).toEqual([4000, 4000, 4000, 4000, 4000, 8000]);
  expect(await logIn({ challenge: easy })).toMatchObject(tooMany);
  expect(await logIn({ challenge: await solutionOf(await logIn()) })).toMatchObject({ msg: 'ok' });
}, 60_000);

test('checks at most five guesses of one address, even with solved challenges', async () => {
  const { logIn, guess } = await customer();
  const address = '203.0.113.7';
  await guess(5, { address: '203.0.113.8' });
  const solve = async (from: string) => solutionOf(await logIn({ address: from }));
  for (let turn = 0; turn < 5; turn += 1) {
    await guess(1, { address, challenge: await solve(address) });
  }
  const refused = await logIn({ address, challenge: await solve(address) });
  expect(refusal.parse(refused).data.values.challenge).toBeUndefined();
  const elsewhere = '2001:db8:1:2:3::4';
  expect(await logIn({ address: elsewhere, challenge: await solve(elsewhere) })).toMatchObject({
    msg: 'ok',
  });
}, 60_000);

test('an address that has tried twenty phones needs a challenge for each further phone', async () => {
  const addresses = ['198.51.100.1', '2001:db8::1:2', '2001:db8:0:0:ffff::9'];
  const guesses = async (count: number, address: string) => {
    for (let turn = 0; turn < count; turn += 1) {
      const { guess } = await customer();
      await guess(1, { address });
    }
  };
  await guesses(20, addresses[0]!);
  const { logIn } = await customer();
  expect(await logIn({ address: addresses[0]! })).toMatchObject(tooMany);
  expect(await logIn({ address: '198.51.100.2' })).toMatchObject({ msg: 'ok' });
  await guesses(20, addresses[1]!);
  // This address has the same /64 prefix as the refused one, so both count as one household.
  expect(await logIn({ address: addresses[2]! })).toMatchObject(tooMany);
}, 60_000);

test('the right password of another customer does not restore an address’s tries', async () => {
  const address = '198.51.100.77';
  const attacker = await customer();
  for (let turn = 0; turn < 20; turn += 1) {
    await attacker.logIn({ address });
    const { guess } = await customer();
    await guess(1, { address });
  }
  expect(await attacker.logIn({ address })).toMatchObject(tooMany);
}, 60_000);

/** Registers from one address. */
async function register(user: string, given: { challenge?: string } = {}) {
  const body = { user, password, code: 'CORRO', ...given };
  const headers = { 'x-corro-address': '192.0.2.5' };
  return (await kit.post('/stock/user/reg', body, undefined, headers)).body;
}

test('the sixth registration of an address in an hour needs a challenge, also after failures', async () => {
  const taken = '5570000001';
  expect(await register(taken)).toMatchObject({ msg: 'ok' });
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await register(taken)).toMatchObject({ data: 'phone-taken' });
  }
  const [ofTaken, ofFree] = [await register(taken), await register('5570000002')];
  expect(ofTaken).toMatchObject(tooMany);
  expect(ofFree).toMatchObject(tooMany);
  const challenge = await solutionOf(ofFree);
  expect(await register('5570000002', { challenge })).toMatchObject({ msg: 'ok' });
});
