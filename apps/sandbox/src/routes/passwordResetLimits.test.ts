import { expect, test } from 'vitest';
import { z } from 'zod';
import { openForFile, transactionCode } from '../testSandbox.fixture.ts';
import { refusal, solutionOf } from '../rules/challenge.fixture.ts';

const kit = await openForFile();
let phones = 5_580_000_000;

const password = 'secret-7';
const wrong = '246813';

interface Given {
  code?: string;
  address?: string;
  device?: string;
  challenge?: string;
}

const loggedIn = z.object({ data: z.object({ token: z.string(), device: z.string() }) });
const tooMany = { msg: 'no', data: { code: 'too-many-attempts' } };
const success = { msg: 'ok' };

/**
 * Creates a customer with a transaction code, and functions that reset the password from any
 * address and device.
 */
async function customer() {
  phones += 1;
  const user = String(phones);
  await kit.post('/stock/user/reg', { user, password, code: 'CORRO' });
  const logIn = async (given: { device?: string; password?: string } = {}) =>
    (await kit.post('/stock/user/login', { user, password, ...given })).body;
  const { token, device } = loggedIn.parse(await logIn()).data;
  await kit.setCode(token);
  const reset = async ({ code = transactionCode, address, ...rest }: Given = {}) => {
    const headers = address === undefined ? {} : { 'x-corro-address': address };
    const body = { user, password: code, new_password: password, ...rest };
    return (await kit.post('/v2/user/forget', body, undefined, headers)).body;
  };
  const guess = async (times: number, given: Given = {}) => {
    for (let turn = 0; turn < times; turn += 1) await reset({ code: wrong, ...given });
  };
  return { user, token, device, logIn, reset, guess };
}

test('a known device resets the password after other devices have used up the free tries', async () => {
  const { reset, guess, device } = await customer();
  await guess(8);
  expect(await reset()).toMatchObject(tooMany);
  expect(await reset({ device })).toMatchObject(success);
});

test('a new device resets the password with a challenge, once per solution', async () => {
  const { reset, guess } = await customer();
  await guess(5);
  const challenge = await solutionOf(await reset());
  expect(await reset({ challenge, code: wrong })).toMatchObject({
    data: 'wrong-code',
  });
  expect(await reset({ challenge })).toMatchObject(tooMany);
  expect(await reset({ challenge: await solutionOf(await reset()) })).toMatchObject(success);
});

test('refuses a login challenge for a reset', async () => {
  const { logIn, reset, guess } = await customer();
  await guess(5);
  for (let turn = 0; turn < 5; turn += 1) await logIn({ password: 'wrong-one' });
  const challenge = await solutionOf(await logIn());
  expect(await reset({ challenge })).toMatchObject(tooMany);
});

test('answers an unknown phone like a customer’s, including the challenge', async () => {
  const { reset, guess } = await customer();
  await guess(5);
  const body = { user: '5599999998', password: wrong, new_password: password };
  const unknown = async () => (await kit.post('/v2/user/forget', body)).body;
  for (let turn = 0; turn < 5; turn += 1) await unknown();
  const [ofUnknown, ofCustomer] = [await unknown(), await reset()].map((answer) =>
    Object.keys(refusal.parse(answer).data.values),
  );
  expect(ofUnknown).toEqual(ofCustomer);
});

type Known = Awaited<ReturnType<typeof customer>>;

test.each([
  ['reset', ({ reset, device }: Known) => reset({ device })],
  [
    'change',
    async ({ token }: Known) => {
      const change = { password, password_new: password };
      return (await kit.post('/stock/success/user/password/up', change, token)).body;
    },
  ],
])('a %s of the password forgets the known devices', async (_, renew) => {
  const known = await customer();
  const { device, logIn, reset, guess } = known;
  expect(loggedIn.parse(await logIn({ device })).data.device).toBe(device);
  expect(await renew(known)).toMatchObject(success);
  for (let turn = 0; turn < 5; turn += 1) await logIn({ password: 'wrong-one' });
  expect(await logIn({ device })).toMatchObject(tooMany);
  await guess(5);
  expect(await reset({ device })).toMatchObject(tooMany);
});

test('a new password forgets the tries at the old one', async () => {
  const { logIn, reset, device } = await customer();
  for (let turn = 0; turn < 5; turn += 1) await logIn({ password: 'wrong-one' });
  expect(await logIn()).toMatchObject(tooMany);
  expect(await reset({ device })).toMatchObject(success);
  expect(await logIn()).toMatchObject(success);
});
