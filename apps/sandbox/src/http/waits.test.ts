import { expect, test } from 'vitest';
import { openForFile } from '../store/testStore.fixture.ts';
import { openTestSandbox } from '../testSandbox.fixture.ts';

const store = await openForFile();
const openSandbox = () =>
  openTestSandbox({
    openDatabase: async (clock) => ({ ...store, clock, close: async () => undefined }),
  });
let kit = await openSandbox();

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

test('a login lock survives a restart, grows, and ends after the right password', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await login('wrong-one')).toEqual(wrong('wrong-credentials'));
  }
  expect(await login('wrong-one')).toEqual(last(900));
  await kit.sandbox.close();
  kit = await openSandbox();
  kit.advance(5 * minute);
  expect(await login('corro-demo')).toEqual(wait(600));
  kit.advance(10 * minute);
  expect(await login('wrong-two')).toEqual(last(1800));
  expect(await login('corro-demo')).toEqual(wait(1800));
  kit.advance(30 * minute);
  expect(await login('corro-demo')).toMatchObject({ msg: 'ok' });
  for (let turn = 0; turn < 5; turn += 1) await login('wrong-three');
  expect(await login('corro-demo')).toEqual(wait(900));
}, 120_000);
