import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

/** One white pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

const uploadCall = 'POST /stock/success/upload';
const imageCall = 'GET /files/{id}';
const submitCall = 'POST /stock/success/autonomy/add';
const stateCall = 'GET /stock/success/autonomy/state';

const { upstream, token } = await openForFile();

const upload = <Data>(bytes: Buffer) => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'foto.gif'));
  return upstream.call<Data>(uploadCall, { token, body });
};

/** Uploads a photo and answers its address. */
const uploaded = async () => (await upload<{ url: string }>(gif)).data.url;

const submit = (body: object) => upstream.call(submitCall, { token, body });

const state = async () => (await upstream.call(stateCall, { token })).data;

const pathOf = (url: string) => ({ id: url.split('/').at(-1)! });

it('takes an image and serves it to its owner', async () => {
  const path = pathOf(await uploaded());
  const bytes = await upstream.bytes(imageCall, { token, path });
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

it('refuses to show an image that is not there', async () => {
  const answer = await upstream.call(imageCall, { token, path: { id: randomUUID() } });
  expect(answer).toMatchObject({ status: 200, msg: 'no', data: 'not-found' });
});

it('refuses a file that is not an image, one that is too large, and a body that is not a form', async () => {
  expect(await upload(Buffer.from('hola'))).toMatchObject({ msg: 'no', data: 'not-an-image' });
  expect(await upload(Buffer.alloc(5_242_881))).toMatchObject({ msg: 'no', data: 'too-large' });
  const bare = await upstream.call(uploadCall, { token, body: 'hola' });
  expect(bare).toMatchObject({ status: 400, msg: 'no', data: 'wrong-content-type' });
});

it('puts a name under review, once', async () => {
  const asked = {
    real_name: 'Nombre Apellido',
    id_number: 'A1234567',
    id_number_img: await uploaded(),
    id_number_img_two: await uploaded(),
    id_type: 'driver',
  };
  expect(await state()).toBeNull();
  expect(await submit({ ...asked, id_number: '' })).toMatchObject({ data: 'invalid-verification' });
  expect(await submit({ ...asked, id_number_img: '/api/files/8d1f' })).toMatchObject({
    data: 'not-found',
  });
  expect(await submit(asked)).toMatchObject({ status: 200, msg: 'ok' });
  expect(await state()).toEqual({ ...asked, status: 1 });
  expect(await submit(asked)).toMatchObject({ msg: 'no', data: 'already-verified' });
});
