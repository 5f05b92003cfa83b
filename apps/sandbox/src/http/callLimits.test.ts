import { expect, test } from 'vitest';
import { openForFile, photoForm } from '../testSandbox.fixture.ts';
import { takePlace } from './callLimits.ts';

const kit = await openForFile();

/** An upload whose body stays open; `end` closes it before the file is complete. */
function slowUpload(token: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const answer = kit.sandbox.fetch(
    new Request('http://sandbox/api/stock/success/upload', {
      method: 'POST',
      headers: { token, 'content-type': 'multipart/form-data; boundary=part' },
      body: readable,
      duplex: 'half',
    }),
  );
  return { answer, end: () => writable.close() };
}

/** Gives the running uploads time to read what has been sent so far. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

test('each customer can have two uploads in progress', async () => {
  const [token, other] = [await kit.newcomer(), await kit.newcomer()];
  const slow = [slowUpload(token), slowUpload(token)];
  await settled();
  const send = (by: string) => kit.post('/stock/success/upload', photoForm(), by);
  expect((await send(token)).body).toEqual({ msg: 'no', data: 'busy' });
  expect((await send(other)).body?.msg).toBe('ok');
  for (const { answer, end } of slow) {
    await end();
    expect((await answer).status).toBe(400);
  }
  expect((await send(token)).body?.msg).toBe('ok');
});

test('at most twelve uploads are in progress, and a finished one frees one place', () => {
  const places = Array.from({ length: 12 }, (_, index) => takePlace(`customer ${index}`));
  expect(places).not.toContain(null);
  expect(takePlace('one more')).toBeNull();
  places[0]?.();
  places[0]?.();
  const again = takePlace('one more');
  expect(again).not.toBeNull();
  expect(takePlace('another')).toBeNull();
  for (const leave of [...places.slice(1), again]) leave?.();
  expect(takePlace('another')?.()).toBeUndefined();
});
