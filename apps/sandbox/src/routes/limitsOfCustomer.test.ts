import { expect, test } from 'vitest';
import { openForFile } from '../testSandbox.fixture.ts';

const kit = await openForFile();

const hour = 3_600_000;

test('a customer sends at most 300 messages and cases in an hour', async () => {
  const [token, other] = [await kit.newcomer(), await kit.newcomer()];
  const send = (by: string) => kit.send('/user_message/send', { message: 'Hola' }, by);
  for (let sent = 0; sent < 300; sent += 1) expect((await send(token))?.msg).toBe('ok');
  const refusal = { msg: 'no', data: { code: 'too-many-attempts', values: { seconds: 3600 } } };
  expect(await send(token)).toEqual(refusal);
  const purchase = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };
  const no = await kit.order('/deal/buy', purchase, token);
  const request = { kind: 'stock', no, subject: 'other' };
  expect(await kit.send('/v2/case/open', request, token)).toEqual(refusal);
  expect((await send(other))?.msg).toBe('ok');
  kit.advance(hour);
  expect((await send(token))?.msg).toBe('ok');
});

test('a customer requests at most 300 deposits in an hour', async () => {
  const token = await kit.newcomer();
  const pay = () => kit.send('/v2/recharge/add', { count: '5000' }, token);
  for (let sent = 0; sent < 300; sent += 1) expect((await pay())?.msg).toBe('ok');
  expect(await pay()).toMatchObject({ msg: 'no', data: { code: 'too-many-attempts' } });
  kit.advance(hour);
  expect((await pay())?.msg).toBe('ok');
});
