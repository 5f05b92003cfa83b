import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../testSandbox.ts';

let dataDir: string;
let kit: TestSandbox;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corro-waits-'));
  kit = await openTestSandbox({ dataDir });
}, 120_000);
afterAll(async () => {
  await kit.sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

const minute = 60_000;
const wrong = (code: string) => ({ msg: 'no', data: code });
const last = (seconds: number) => ({
  msg: 'no',
  data: { code: 'wrong-credentials', values: { seconds } },
});
const wait = (seconds: number) => ({
  msg: 'no',
  data: { code: 'too-many-attempts', values: { seconds, challenge: expect.any(String) } },
});

async function login(password: string) {
  const body = { user: '5500000001', password };
  return (await kit.post('/stock/user/login', body)).body;
}

test('a wait outlives a restart, grows, and is forgotten by the right password', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await login('wrong-one')).toEqual(wrong('wrong-credentials'));
  }
  expect(await login('wrong-one')).toEqual(last(900));
  await kit.sandbox.close();
  kit = await openTestSandbox({ dataDir });
  kit.pass(5 * minute);
  expect(await login('corro-demo')).toEqual(wait(600));
  kit.pass(10 * minute);
  expect(await login('wrong-two')).toEqual(last(1800));
  expect(await login('corro-demo')).toEqual(wait(1800));
  kit.pass(30 * minute);
  expect(await login('corro-demo')).toMatchObject({ msg: 'ok' });
  for (let turn = 0; turn < 5; turn += 1) await login('wrong-three');
  expect(await login('corro-demo')).toEqual(wait(900));
}, 120_000);
